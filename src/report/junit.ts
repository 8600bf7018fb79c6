import type {
  ArmResult,
  CaseInfo,
  CaseResult,
  GateResult,
  Results,
  TrialResult,
} from '../results/results.ts';
import { clip, visible, xmlText } from './escape.ts';
import { gateText, isMissed } from './format.ts';

/** Graphemes of an input or an output inside a failure, so that 80,000 of them still make a file that can be read. */
const TEXT_LENGTH = 600;
/** Graphemes of a message: GitLab and Jenkins show it in one line. */
const MESSAGE_LENGTH = 300;

/** A test of a suite: a case, a gate, or the verdict of an arm that gave none. */
interface Test {
  readonly name: string;
  /** Milliseconds. */
  readonly time: number;
  readonly outcome: 'passed' | 'failed' | 'errored' | 'skipped';
  /** Elements inside the test, in full. */
  readonly inside: string;
}

/**
 * JUnit XML as Jenkins (schema junit-10) and GitLab read it: one suite an arm, one test a case and one a gate. An
 * errored case is an `<error>`, a skipped one `<skipped>`; a case that passed although some trials did not carries them
 * as `<flakyFailure>`. Jenkins knows no place of a test, so file and line stand in the text of its failure. Times are
 * seconds.
 */
export function renderJunit(results: Results): string {
  const suites = results.arms.map((arm, index) => ({ arm, index, tests: testsOf(results, arm) }));
  const all = suites.flatMap(({ tests }) => tests);
  const totals = `tests="${all.length}" failures="${tally(all, 'failed')}" errors="${tally(all, 'errored')}" time="${seconds(sum(all))}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xmlText(results.suite.name)}" ${totals}>`,
    ...suites.map(({ arm, index, tests }) => suiteElement(results, arm, index, tests)),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteElement(results: Results, arm: ArmResult, index: number, tests: readonly Test[]): string {
  const name = xmlText(`${results.suite.name}: ${arm.name}`);
  const counts = `tests="${tests.length}" failures="${tally(tests, 'failed')}" errors="${tally(tests, 'errored')}" skipped="${tally(tests, 'skipped')}"`;
  const properties = Object.entries({
    arm: arm.name,
    verdict: arm.verdict,
    required: String(arm.required),
    reference: String(arm.name === results.reference),
    wins: String(arm.wins),
    ...usageOf(arm),
    suite: results.suite.path,
    hash: results.suite.hash,
  }).map(([key, value]) => `      <property name="${key}" value="${xmlText(value)}"/>`);
  const group = `${className(results.suite.name)}.${className(arm.name)}`;
  return [
    `  <testsuite id="${index}" name="${name}" ${counts} time="${seconds(sum(tests))}">`,
    '    <properties>',
    ...properties,
    '    </properties>',
    ...tests.map((test) => testElement(test, group)),
    '  </testsuite>',
  ].join('\n');
}

/** Where the arm's answers came from, what they cost, and what this run paid; in USD. */
function usageOf(arm: ArmResult): Record<string, string> {
  const { replayed, recorded, live, missed } = arm.cassette;
  if (replayed + recorded + live + missed === 0) return {};
  const calls = { replayed, recorded, live, missed };
  return {
    ...Object.fromEntries(Object.entries(calls).map(([kind, count]) => [`calls.${kind}`, String(count)])),
    cost_usd: arm.cost_usd === null ? 'unknown' : String(arm.cost_usd),
    spent_usd: String(arm.spent_usd),
  };
}

function testElement(test: Test, group: string): string {
  const head = `    <testcase name="${xmlText(test.name)}" classname="${group}" time="${seconds(test.time)}"`;
  return test.inside === '' ? `${head}/>` : `${head}>\n${test.inside}\n    </testcase>`;
}

function testsOf(results: Results, arm: ArmResult): Test[] {
  const infos = new Map(results.cases.map((info) => [info.case, info]));
  return [
    ...arm.results.map((result) => caseTest(result, infos.get(result.case))),
    ...arm.gates.map(gateTest),
    // Without this a run that was stopped early would look all green.
    ...(arm.verdict === 'inconclusive' ? [verdictTest(arm)] : []),
  ];
}

function caseTest(result: CaseResult, info: CaseInfo | undefined): Test {
  return {
    name: result.case,
    time: result.latency_ms,
    outcome: result.verdict,
    inside: caseInside(result, info),
  };
}

function caseInside(result: CaseResult, info: CaseInfo | undefined): string {
  const reasons = reasonsOf(result);
  const text = [...reasons.map(({ text }) => text), ...context(result, info)].join('\n');
  const type = reasons[0]?.type ?? 'case';
  switch (result.verdict) {
    case 'passed':
      return (result.trials ?? []).flatMap(flakyTrial).join('\n');
    case 'failed':
      return element('failure', type, reasons[0]?.text ?? 'failed', text);
    case 'errored':
      return element('error', type, reasons[0]?.text ?? 'errored', text);
    case 'skipped':
      return element('skipped', undefined, result.error ?? 'skipped', '');
  }
}

/** Why a case did not pass: the error, or each scorer that did not pass, and how its trials went. */
function reasonsOf(result: CaseResult): { type: string; text: string }[] {
  const trials = result.trials ?? [];
  const error = result.error ?? trials.find((trial) => trial.error !== undefined)?.error;
  const passed = trials.filter((trial) => trial.passed).length;
  const scores = (trials.find((trial) => !trial.passed) ?? result).scores.filter((one) => !one.passed);
  return [
    ...(error === undefined ? [] : [{ type: 'target', text: error }]),
    ...scores.map((one) => ({
      type: one.scorer,
      text: `${one.scorer}: ${one.error ?? one.reason ?? 'failed'}`,
    })),
    ...(trials.length === 0 ? [] : [{ type: 'trials', text: `${passed} of ${trials.length} trials passed` }]),
  ];
}

function context(result: CaseResult, info: CaseInfo | undefined): string[] {
  const output = result.output ?? result.trials?.find((trial) => !trial.passed)?.output;
  return [
    ...(info === undefined ? [] : [`at ${info.file}:${info.line}`]),
    ...(info?.input === undefined ? [] : [`input: ${clip(visible(info.input), TEXT_LENGTH)}`]),
    ...(info?.expected === undefined ? [] : [`expected: ${clip(visible(info.expected), TEXT_LENGTH)}`]),
    ...(output === undefined
      ? []
      : [`output: ${clip(visible(output.slice(0, 20 * TEXT_LENGTH)), TEXT_LENGTH)}`]),
  ];
}

function flakyTrial(trial: TrialResult, index: number): string[] {
  if (trial.passed) return [];
  const reason = trial.error ?? trial.scores.find((one) => !one.passed)?.reason ?? trial.verdict;
  const name = trial.verdict === 'errored' ? 'flakyError' : 'flakyFailure';
  return [element(name, 'trial', `trial ${index + 1}: ${reason}`, '')];
}

function gateTest(gate: GateResult): Test {
  const outcome = gate.passed ? 'passed' : isMissed(gate) ? 'failed' : 'errored';
  const inside = {
    passed: '',
    failed: element('failure', 'gate', `missed ${gateText(gate)}`, ''),
    errored: element('error', 'undecided', `undecided ${gateText(gate)}`, ''),
  }[outcome];
  return { name: `gate: ${gate.gate}`, time: 0, outcome, inside };
}

function verdictTest(arm: ArmResult): Test {
  const inside = element('error', 'inconclusive', `inconclusive: ${arm.reasons.join(', ')}`, '');
  return { name: 'verdict', time: 0, outcome: 'errored', inside };
}

function element(name: string, type: string | undefined, message: string, text: string): string {
  const short = clip(visible(message.slice(0, 20 * MESSAGE_LENGTH)).replaceAll('\n', ' '), MESSAGE_LENGTH);
  const kind = type === undefined ? '' : ` type="${xmlText(type)}"`;
  const head = `      <${name}${kind} message="${xmlText(short)}"`;
  return text === '' ? `${head}/>` : `${head}>${xmlText(text).replaceAll('&#10;', '\n')}</${name}>`;
}

/** Jenkins takes what stands before the last dot for a package, so `gpt-4.1` must have none of its own. */
function className(name: string): string {
  return xmlText(name.replaceAll('.', '_'));
}

function tally(tests: readonly Test[], outcome: Test['outcome']): number {
  return tests.filter((test) => test.outcome === outcome).length;
}

function sum(tests: readonly Test[]): number {
  return tests.reduce((total, test) => total + test.time, 0);
}

function seconds(ms: number): string {
  // Above 1e21 it would be written with an exponent, which a decimal in XML has not.
  return Math.min(ms / 1000, 1e15).toFixed(3);
}
