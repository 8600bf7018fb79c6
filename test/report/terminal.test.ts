import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../src/report/terminal.ts';
import { rulerFor } from '../../src/report/width.ts';
import type { Results } from '../../src/results/results.ts';
import {
  arm,
  failed,
  judgeArms,
  passed,
  score,
  scored,
  scorerErrored,
  skipped,
  targetErrored,
  testCase,
  trial,
} from '../comparison/builders.ts';

const plain = { color: false, quiet: false };

const wants = (value: string, got: string) => [
  score(0, false, { reason: `expected output to contain "${value}", got: "${got}"` }),
];
const upper = arm('upper', [passed('refund-1', { latency_ms: 5 }), passed('refund-2', { latency_ms: 6 })]);
const refund1 = passed('refund-1', { latency_ms: 7 });

const priced = { tokens: { input: 1_000, output: 500 }, cost_usd: 0.00125 };
const wide = ['返品ポリシー', '👩‍👩‍👧 family', 'café', 'naïve\u0301', 'plain-ascii'];
const hostile = [
  '\x1b[31mred\x1b[0m',
  'over\rwrite',
  'two\nlines\tand a tab',
  'rtl\u202egnp.exe',
  'bell\x07 c1\x9b nul\0',
];
const long = (tail: string) => `${'a-very-long-identifier-'.repeat(13)}${tail}`;

const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `c${from + index}`);
/** A case with three trials: `'100'` passed once. */
const thrice = (id: string, signs: string) => {
  const trials = [...signs].map((sign) => trial(sign === '1'));
  return signs === '111' ? passed(id, { trials }) : failed(id, { trials });
};
/** Failed cases, then passed ones with scores of their own. */
const scores = (lost: number, kept: number) => [
  ...numbered(lost).map((id) => scored(id, 0.2, false)),
  ...numbered(kept, lost).map((id, index) => scored(id, 0.7 + 0.1 * (index % 3))),
];

/** One run a golden file; the file is what a reader sees. */
const RUNS: Record<string, Results> = {
  'reference-failed': judgeArms([
    arm('echo', [refund1, failed('refund-2', { scores: wants('REFUND', 'refund please') })]),
    upper,
  ]),
  'reference-passed': judgeArms([arm('echo', [refund1, passed('refund-2', { latency_ms: 4 })]), upper]),
  'errors-and-skips': judgeArms([
    arm('gpt', [
      passed('a'),
      targetErrored('b', 'shell target exited with exit status: 7: '),
      scorerErrored('c'),
      skipped('d'),
      failed('e', { scores: [score(0, false), score(1, true, { scorer: 'judge' })] }),
    ]),
    arm('claude', [passed('a'), failed('b'), passed('c'), passed('d'), passed('e')]),
  ]),
  'all-errored': judgeArms(
    ['alpha', 'beta'].map((name) =>
      arm(name, [targetErrored('x', `${name} is down`), targetErrored('y', `${name} is down`)]),
    ),
    {
      gates: [
        { type: 'pass_rate', min: 0 },
        { type: 'mean_score', min: 0 },
        { type: 'mean_score', min: 0, scorer: 'contains' },
      ],
    },
  ),
  'gates-labels-costs': judgeArms(
    [
      arm('cheap', [passed('t1', priced), passed('t2', priced), failed('t3', { ...priced, output: 'yes' })]),
      arm('pricey', [passed('t1', priced), passed('t2', { ...priced, cost_usd: 1.5 }), passed('t3', priced)]),
    ],
    {
      cases: [testCase('t1', { label: 'yes' }), testCase('t2', { label: 'yes' }), testCase('t3')],
      gates: [
        { type: 'pass_rate', min: 0.95 },
        { type: 'accuracy', min: 0.5 },
      ],
    },
  ),
  trials: judgeArms(
    [
      arm('wobbly', [
        passed('stable', { trials: [trial(true), trial(true), trial(true)] }),
        failed('flaky', {
          scores: [
            score(1, false, { scorer: 'regex' }),
            score(0.67, false, { scorer: 'exact', reason: 'trial 1: expected "yes", got "no"' }),
          ],
          trials: [
            trial(true),
            trial(false),
            trial(false, { verdict: 'errored', scores: [], error: 'request timed out after 30s' }),
          ],
        }),
        failed('judge-broke-once', {
          scores: [score(0.5, false, { scorer: 'judge', reason: 'trial 0: too short' })],
          trials: [
            trial(false),
            trial(false, {
              verdict: 'errored',
              scores: [{ scorer: 'judge', value: null, passed: false, error: 'judge call failed' }],
            }),
            trial(true),
          ],
        }),
        {
          ...targetErrored('down', 'connection refused'),
          trials: ['connection refused', 'connection refused', 'connection reset'].map((error) =>
            trial(false, { verdict: 'errored', scores: [], error }),
          ),
        },
      ]),
      arm('any', [
        passed('stable', { trials: [trial(true), trial(true), trial(true)] }),
        passed('flaky', {
          trials: [
            trial(true),
            trial(false),
            trial(false, { verdict: 'errored', scores: [], error: 'no answer' }),
          ],
        }),
        passed('judge-broke-once', { trials: [trial(true), trial(true), trial(true)] }),
        passed('down', { trials: [trial(true), trial(true), trial(true)] }),
      ]),
    ],
    { trials: { count: 3, require: 'any' } },
  ),
  hostile: judgeArms(
    [
      arm(
        'esc\x1b[2J',
        hostile.map((id) => failed(id, { scores: [score(0, false, { scorer: 'jud\x1bge', reason: id })] })),
      ),
      arm(
        '__proto__',
        hostile.map((id) => passed(id)),
      ),
    ],
    { gates: [{ type: 'mean_score', min: 0, scorer: 'jud\x1bge\n' }] },
  ),
  wide: judgeArms([
    arm(
      '模型甲',
      wide.map((id) => passed(id)),
    ),
    arm(
      'b',
      wide.map((id) => failed(id)),
    ),
  ]),
  inconclusive: judgeArms([
    arm('cheap', [passed('t1'), passed('t2'), passed('t3')]),
    arm('pricey', [passed('t1'), skipped('t2'), skipped('t3')]),
    arm('down', [passed('t1'), targetErrored('t2', 'no answer'), passed('t3')], {
      calls: { replayed: 2, recorded: 0, live: 0, missed: 1 },
    }),
  ]),
  'one-arm': judgeArms([arm('gpt', [passed('a'), failed('b')])]),
  stopped: judgeArms([
    arm('gpt', [failed('a'), skipped('b', 'skipped: the run was stopped')], { interrupted: 1 }),
    arm(
      'claude',
      ['a', 'b'].map((id) => skipped(id, 'skipped: the run was stopped')),
      { interrupted: 2 },
    ),
  ]),
  'never-fails': judgeArms([arm('gpt', [failed('a')]), arm('claude', [passed('a')], { required: false })], {
    policy: { failOn: 'never', onInconclusive: 'fail' },
  }),
  // The public BehavTest table: 33, 36 and 32 of 36 attempts.
  differences: judgeArms(
    [
      arm('nano', [thrice('c0', '000'), ...numbered(11, 1).map((id) => thrice(id, '111'))]),
      arm(
        'mini',
        numbered(12).map((id) => thrice(id, '111')),
      ),
      arm(
        'flaky',
        numbered(12).map((id) => thrice(id, id === 'c1' || id === 'c2' ? '100' : '111')),
      ),
    ],
    { trials: { count: 3, require: 'all' } },
  ),
  'differences-of-many-cases': judgeArms(
    [
      arm('large', scores(0, 40)),
      arm('small', scores(9, 31)),
      arm('large-again', scores(1, 39)),
      arm('twin', scores(0, 40)),
    ],
    {
      reference: 'large',
      sameRequests: [['large', 'large-again']],
      gates: [{ type: 'not_worse_than', arm: 'large', margin: 0.03 }],
      policy: { failOn: 'gates', onInconclusive: 'fail' },
    },
  ),
  'informational-arm': judgeArms([
    arm('gpt', [passed('a')]),
    arm('experiment', [failed('a')], { required: false }),
  ]),
};

describe('renderTerminal', () => {
  it.each(Object.entries(RUNS))('%s', async (name, results) => {
    await expect(await renderTerminal(results, plain)).toMatchFileSnapshot(`./${name}.golden.txt`);
  });

  it.each(Object.entries(RUNS))('%s is the same text in colour, marks aside', async (_, results) => {
    const colored = await renderTerminal(results, { ...plain, color: true });
    expect(colored).not.toBe(stripVTControlCharacters(colored));
    expect(stripVTControlCharacters(colored).replace(/^[✔✗] (?=(PASSED|FAILED)\n$)/m, '')).toBe(
      await renderTerminal(results, plain),
    );
  });

  it.each(Object.entries(RUNS))('%s holds nothing a terminal acts on', async (_, results) => {
    const text = await renderTerminal(results, plain);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the point of the test.
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('colours verdicts, latencies and headers', async () => {
    const text = await renderTerminal(RUNS['errors-and-skips'] as Results, { ...plain, color: true });
    expect(text).toContain('\x1b[2m== target: gpt\x1b[22m');
    expect(text).toContain('\x1b[32mPASS\x1b[39m a \x1b[2m(5ms)\x1b[22m');
    expect(text).toContain('\x1b[1;31mFAIL\x1b[22;39m e\n');
    expect(text).toContain('\x1b[33mERR\x1b[39m b\n');
    expect(text).toContain('\x1b[33mSKIP\x1b[39m d\n');
    expect(text).toContain('\x1b[1;31m✗ FAILED\x1b[22;39m\n');
  });

  it('drops the lines of passed cases, and nothing else, when quiet', async () => {
    const results = RUNS['errors-and-skips'] as Results;
    const lines = (await renderTerminal(results, plain)).split('\n');
    const quiet = (await renderTerminal(results, { ...plain, quiet: true })).split('\n');
    expect(quiet).toEqual(lines.filter((line) => !/^PASS /.test(line)));
  });

  it('aligns wide characters by what they take on the screen', async () => {
    const text = await renderTerminal(RUNS.wide as Results, plain);
    const table = text
      .split('== comparison\n')[1]
      ?.split('\n')
      .slice(1, 1 + wide.length);
    const ruler = await rulerFor(wide);
    const columns = table?.map((line) => ruler.width(line.slice(0, line.indexOf('PASS'))));
    expect(new Set(columns).size).toBe(1);
  });

  it('clips long ids so that the table fits the terminal, and never in a log', async () => {
    const ids = [long('end-one'), long('end-two')];
    const results = judgeArms([
      arm(
        'a',
        ids.map((id) => passed(id)),
      ),
      arm(
        'b',
        ids.map((id) => failed(id)),
      ),
    ]);
    const table = async (width?: number) => {
      const text = await renderTerminal(results, width === undefined ? plain : { ...plain, width });
      return text.split('== comparison\n')[1] ?? '';
    };
    const fitted = (await table(60)).split('\n').slice(0, 3);
    expect(fitted.map((line) => line.length)).toEqual([50, 58, 58]);
    expect(fitted[1]).toMatch(/^a-very-.*….*end-one {4}PASS/);
    expect(fitted[2]).toMatch(/^a-very-.*….*end-two {4}PASS/);
    expect(await table()).toContain(long('end-one'));
    expect(await table(10)).toMatch(/^case {8}/);
  });

  it('has no line that is a workflow command to GitHub, whoever wrote the names and the texts', async () => {
    const command = '::error::forged ##[error]forged';
    const reasons = { scores: [score(0, false, { reason: command })] };
    const results = judgeArms([
      arm(command, [failed(command, reasons)]),
      arm(`${command} 2`, [targetErrored(command, command)]),
    ]);
    const text = await renderTerminal(results, plain);
    expect(text.match(/forged/g)?.length).toBeGreaterThan(10);
    expect(text).not.toMatch(/##\[|^\s*::/m);
  });

  it('letters the arms where their names do not fit beside each other, and never in a log', async () => {
    const names = [
      'gpt-5.2',
      'haiku-5',
      'llama-70b',
      'gemini-flash',
      'mistral-m3',
      'qwen-4-32b',
      'phi-6',
      'local-8b',
    ];
    const results = judgeArms(
      names.map((name, index) =>
        arm(name, [index === 5 ? passed('refund/0001') : failed('refund/0001'), passed('c')]),
      ),
    );
    const text = await renderTerminal(results, { ...plain, width: 80 });
    const lines = text.split('== comparison\n')[1]?.split('\n\n')[0]?.split('\n') ?? [];
    expect(lines.slice(0, 8)).toEqual(names.map((name, index) => `${'ABCDEFGH'[index]} ${name}`));
    expect(lines.slice(8, 11)).toEqual([
      'case         A     B     C     D     E     F     G     H',
      'refund/0001  FAIL  FAIL  FAIL  FAIL  FAIL  PASS  FAIL  FAIL  F',
      'c            PASS  PASS  PASS  PASS  PASS  PASS  PASS  PASS  tie',
    ]);
    expect(await renderTerminal(results, plain)).toContain('gpt-5.2    haiku-5    llama-70b    gemini-flash');
    expect(await renderTerminal(results, { ...plain, width: 130 })).toContain(
      'gpt-5.2    haiku-5    llama-70b',
    );
  });

  it('keeps a reason on one line and to a length', async () => {
    const reason = 'x\n'.repeat(10_000);
    const results = judgeArms([arm('a', [failed('c', { scores: [score(0, false, { reason })] })])]);
    const lines = (await renderTerminal(results, plain)).split('\n');
    expect(lines[2]).toMatch(/^ {5}contains: x\\nx\\n.*…$/);
    expect(lines[2]?.length).toBeLessThan(7_000);
    expect(lines[3]).toBe('');
  });
});
