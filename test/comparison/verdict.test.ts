import { describe, expect, it } from 'vitest';
import type { Policy } from '../../src/comparison/input.ts';
import { type ArmEvidence, judgeArm, judgeRun } from '../../src/comparison/verdict.ts';
import type { Verdict } from '../../src/results/results.ts';

type Counts = Partial<Record<'passed' | 'failed' | 'errored' | 'skipped', number>>;

function evidence(counts: Counts, over: Partial<ArmEvidence> = {}): ArmEvidence {
  const { passed = 0, failed = 0, errored = 0, skipped = 0 } = counts;
  const total = passed + failed + errored + skipped;
  return {
    cases: { total, passed, failed, errored, skipped },
    gates: [],
    interrupted: 0,
    missedRecordings: 0,
    ...over,
  };
}

const held = { gate: 'pass_rate >= 0.5', actual: 0.75, passed: true };
const undecided = {
  gate: 'not_worse_than(gpt) >= -0.05',
  actual: 0,
  passed: false,
  undecided: true,
  reason: 'too few',
} as const;
const missed = { gate: 'pass_rate >= 0.95', actual: 0.75, passed: false };

describe('judgeArm', () => {
  it.each<{
    what: string;
    found: ArmEvidence;
    contract: Verdict;
    gates: Verdict;
    reasons: string[];
  }>([
    { what: 'all passed', found: evidence({ passed: 3 }), contract: 'met', gates: 'met', reasons: [] },
    {
      what: 'all passed, gate held',
      found: evidence({ passed: 3 }, { gates: [held] }),
      contract: 'met',
      gates: 'met',
      reasons: [],
    },
    {
      what: 'one failed',
      found: evidence({ passed: 3, failed: 1 }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['1 of 4 cases failed'],
    },
    {
      what: 'one failed, gate held',
      found: evidence({ passed: 3, failed: 1 }, { gates: [held] }),
      contract: 'missed',
      gates: 'met',
      reasons: ['1 of 4 cases failed'],
    },
    {
      what: 'one errored, and a gate allows it',
      found: evidence({ passed: 3, errored: 1 }, { gates: [held], errorsAllowed: true }),
      contract: 'met',
      gates: 'met',
      reasons: [],
    },
    {
      what: 'all errored, and a gate allows it',
      found: evidence({ errored: 2 }, { gates: [held], errorsAllowed: true }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['2 of 2 cases errored'],
    },
    {
      what: 'a gate undecided',
      found: evidence({ passed: 3 }, { gates: [held, undecided] }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['undecided gate not_worse_than(gpt) >= -0.05 (too few)'],
    },
    {
      what: 'a gate undecided and one missed',
      found: evidence({ passed: 3 }, { gates: [undecided, missed] }),
      contract: 'missed',
      gates: 'missed',
      reasons: [
        'missed gate pass_rate >= 0.95 (actual 0.75)',
        'undecided gate not_worse_than(gpt) >= -0.05 (too few)',
      ],
    },
    {
      what: 'a case that must pass failed',
      found: evidence({ passed: 3, failed: 1 }, { gates: [held], mustPass: { failed: ['a'], errored: [] } }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['must-pass case "a" failed', '1 of 4 cases failed'],
    },
    {
      what: 'cases that must pass errored',
      found: evidence(
        { passed: 3, errored: 5 },
        { gates: [held], mustPass: { failed: [], errored: ['a', 'b', 'c', 'd', 'e'] } },
      ),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['must-pass cases "a", "b", "c", 2 more errored', '5 of 8 cases errored'],
    },
    {
      what: 'gate missed',
      found: evidence({ passed: 3 }, { gates: [missed] }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['missed gate pass_rate >= 0.95 (actual 0.75)'],
    },
    {
      what: 'one errored',
      found: evidence({ passed: 3, errored: 1 }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['1 of 4 cases errored'],
    },
    {
      what: 'one errored, gate held',
      found: evidence({ passed: 3, errored: 1 }, { gates: [held] }),
      contract: 'inconclusive',
      gates: 'met',
      reasons: ['1 of 4 cases errored'],
    },
    {
      what: 'all errored, gate held',
      found: evidence({ errored: 2 }, { gates: [held] }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['2 of 2 cases errored'],
    },
    {
      what: 'one skipped, gate held',
      found: evidence({ passed: 3, skipped: 1 }, { gates: [held], skipReason: 'run budget of $2 exhausted' }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['1 of 4 cases skipped: run budget of $2 exhausted'],
    },
    {
      what: 'stopped',
      found: evidence({ passed: 3, skipped: 2 }, { interrupted: 2, skipReason: 'the run was stopped' }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['2 of 5 cases not finished: the run was stopped'],
    },
    {
      what: 'stopped and out of budget',
      found: evidence({ passed: 3, skipped: 3 }, { interrupted: 2, skipReason: 'the run was stopped' }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['2 of 6 cases not finished: the run was stopped', '1 of 6 cases skipped'],
    },
    {
      what: 'a recording missing in a trial of a case that passed',
      found: evidence({ passed: 1 }, { gates: [held], missedRecordings: 1 }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['1 call had no recording to replay'],
    },
    {
      what: 'failed beats errored',
      found: evidence({ failed: 1, errored: 1 }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['1 of 2 cases failed', '1 of 2 cases errored'],
    },
    {
      what: 'a missed gate beats a skipped case',
      found: evidence({ passed: 1, skipped: 1 }, { gates: [missed] }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['missed gate pass_rate >= 0.95 (actual 0.75)', '1 of 2 cases skipped'],
    },
    {
      what: 'one case in the singular',
      found: evidence({ failed: 1 }),
      contract: 'missed',
      gates: 'missed',
      reasons: ['1 of 1 case failed'],
    },
    {
      what: 'no cases',
      found: evidence({}),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['no cases'],
    },
    {
      what: 'no cases, gate held',
      found: evidence({}, { gates: [held] }),
      contract: 'inconclusive',
      gates: 'inconclusive',
      reasons: ['no cases'],
    },
  ])('$what', ({ found, contract, gates, reasons }) => {
    expect(judgeArm(found, 'contract')).toEqual({ verdict: contract, reasons });
    expect(judgeArm(found, 'gates').verdict).toBe(gates);
    // `never` changes the check, not the verdict.
    expect(judgeArm(found, 'never')).toEqual({ verdict: contract, reasons });
  });

  it('names only what decides when gates alone decide', () => {
    const found = evidence({ passed: 1, failed: 1, errored: 1 }, { gates: [missed] });
    expect(judgeArm(found, 'gates').reasons).toEqual(['missed gate pass_rate >= 0.95 (actual 0.75)']);
  });

  it.each([
    { gate: { ...missed, actual: 2 / 3 }, reason: 'missed gate pass_rate >= 0.95 (actual 0.666667)' },
    { gate: { ...missed, actual: 0.949999 }, reason: 'missed gate pass_rate >= 0.95 (actual 0.949999)' },
    { gate: { ...missed, actual: -0 }, reason: 'missed gate pass_rate >= 0.95 (actual 0)' },
    { gate: { ...missed, reason: 'no cases' }, reason: 'missed gate pass_rate >= 0.95 (no cases)' },
  ])('says $reason', ({ gate, reason }) => {
    expect(judgeArm(evidence({ passed: 1 }, { gates: [gate] }), 'contract').reasons).toEqual([reason]);
  });
});

describe('judgeRun', () => {
  const policy = (over: Partial<Policy> = {}): Policy => ({
    failOn: 'contract',
    onInconclusive: 'fail',
    ...over,
  });

  it.each<{ arms: Verdict[]; verdict: Verdict; exit_code: 0 | 1; policy?: Policy }>([
    { arms: ['met', 'met'], verdict: 'met', exit_code: 0 },
    { arms: ['met', 'missed'], verdict: 'missed', exit_code: 1 },
    { arms: ['met', 'inconclusive'], verdict: 'inconclusive', exit_code: 1 },
    { arms: ['inconclusive', 'missed'], verdict: 'missed', exit_code: 1 },
    {
      arms: ['met', 'inconclusive'],
      verdict: 'inconclusive',
      exit_code: 0,
      policy: policy({ onInconclusive: 'warn' }),
    },
    {
      arms: ['missed', 'inconclusive'],
      verdict: 'missed',
      exit_code: 1,
      policy: policy({ onInconclusive: 'warn' }),
    },
    { arms: ['missed'], verdict: 'missed', exit_code: 1, policy: policy({ failOn: 'gates' }) },
    { arms: ['missed'], verdict: 'missed', exit_code: 0, policy: policy({ failOn: 'never' }) },
    { arms: ['inconclusive'], verdict: 'inconclusive', exit_code: 0, policy: policy({ failOn: 'never' }) },
  ])('$arms with $policy', ({ arms, verdict, exit_code, policy: given }) => {
    const required = arms.map((found) => ({ verdict: found, required: true }));
    expect(judgeRun(required, given ?? policy())).toEqual({ verdict, exit_code });
  });

  it('lets an informational arm miss its bar', () => {
    const arms = [
      { verdict: 'met' as const, required: true },
      { verdict: 'missed' as const, required: false },
    ];
    expect(judgeRun(arms, policy())).toEqual({ verdict: 'met', exit_code: 0 });
  });
});
