import { z } from 'zod';
import { canonicalJson, isRawNumber, type JsonValue, parseJson } from '../base/json.ts';
import { rustDebug } from '../base/text.ts';
import type { FieldMatcher, TrajectoryRule, TrajectoryScorerSpec } from '../suite/scorer-spec.ts';
import { stepList } from '../targets/steps.ts';
import type { Step } from '../targets/target.ts';
import { failed, PASSED, shown } from './score.ts';
import type { ScoreInput, Scorer } from './scorer.ts';

/** Checks which tools an agent called, with what, in what order, and how often. 1 when every rule holds, else 0. */
export function trajectoryScorer(spec: TrajectoryScorerSpec): Scorer {
  return {
    score(input) {
      const steps = stepsOf(input);
      if (steps === null) {
        const error = `the target gave no steps, and its output is no trajectory: ${shown(input.output)}`;
        return { kind: 'errored', error };
      }
      const broken = spec.rules.map((rule) => checkRule(rule, steps)).filter((reason) => reason !== null);
      return broken.length === 0 ? PASSED : failed(broken.join('; '));
    },
  };
}

const printed = z.object({ steps: stepList });

/** The target's own steps, or else those that its output spells out as `{"steps": […]}`. */
function stepsOf({ trajectory, output }: ScoreInput): readonly Step[] | null {
  if (trajectory !== undefined) return trajectory;
  try {
    return printed.parse(parseJson(output)).steps;
  } catch {
    return null;
  }
}

/** Why the rule does not hold; `null` when it does. */
function checkRule(rule: TrajectoryRule, steps: readonly Step[]): string | null {
  switch (rule.kind) {
    case 'must_call':
      return checkMustCall(rule, steps);
    case 'must_not_call':
      return checkMustNotCall(rule, steps);
    case 'max_steps':
      return steps.length > rule.max
        ? `max_steps ${rule.max}: trajectory has ${steps.length} tool calls`
        : null;
  }
}

/** One matching call is enough. With `after`, only calls behind the first call of that tool count. */
function checkMustCall(
  { tool, with: fields = {}, after }: TrajectoryRule & { kind: 'must_call' },
  steps: readonly Step[],
): string | null {
  const rule = `must_call ${rustDebug(tool)}`;
  const gate = after === undefined ? -1 : firstCall(steps, after);
  if (after !== undefined && gate < 0) {
    return `${rule} after ${rustDebug(after)}: ${rustDebug(after)} was never called`;
  }
  const calls = steps.slice(gate + 1).filter((step) => step.tool === tool);
  if (calls.some((step) => matches(step.input, fields))) return null;
  if (calls.length > 0) return `${rule}: called, but no call matched \`with\` constraints`;
  return after === undefined
    ? `${rule}: never called`
    : `${rule} after ${rustDebug(after)}: not called after it`;
}

/** With `before`, calls behind the first call of that tool are allowed; when it never comes, none are. */
function checkMustNotCall(
  { tool, before }: TrajectoryRule & { kind: 'must_not_call' },
  steps: readonly Step[],
): string | null {
  const gate = before === undefined ? -1 : firstCall(steps, before);
  const guarded = gate < 0 ? steps : steps.slice(0, gate);
  const call = firstCall(guarded, tool);
  if (call < 0) return null;
  const until = before === undefined ? '' : ` before ${rustDebug(before)}`;
  return `must_not_call ${rustDebug(tool)}${until}: called at step ${call + 1}`;
}

function firstCall(steps: readonly Step[], tool: string): number {
  return steps.findIndex((step) => step.tool === tool);
}

function matches(input: unknown, fields: Readonly<Record<string, FieldMatcher>>): boolean {
  return Object.entries(fields).every(([field, matcher]) => fieldMatches(input, field, matcher));
}

function fieldMatches(input: unknown, field: string, { contains, equals }: FieldMatcher): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || isRawNumber(input)) return false;
  if (!Object.hasOwn(input, field)) return false;
  const value: JsonValue = (input as { readonly [key: string]: JsonValue })[field] ?? null;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  if (contains !== undefined && !text.includes(contains)) return false;
  return equals === undefined || canonicalJson(plain(equals)) === canonicalJson(plain(value));
}

/** `5.0` in a rule equals `5` in a trace; integers past 2^53 stay what they are. */
function plain(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isRawNumber(value)) return /[.e]/i.test(value.rawJSON) ? Number(value.rawJSON) : value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
