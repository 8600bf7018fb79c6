import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { missingEnvironment } from '../../src/suite/environment.ts';
import { findMatching } from '../../src/suite/only.ts';
import { type ArmFlags, selectArms, splitList } from '../../src/suite/select-arms.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { load, suiteWith } from './folder.ts';

function messages(act: () => unknown): readonly string[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.faults.map((fault) => fault.message);
    throw error;
  }
}

const TARGET_CONFLICT =
  'cannot combine --target with a matrix: a matrix already runs the suite against several targets. Drop --target, or drop the matrix.';
const BASELINE_CONFLICT = 'baselines are per-run; run targets separately with --target to baseline them';

describe('selectArms', () => {
  const plain = (): Promise<Suite> => load(suiteWith({}));
  const withMatrix = (): Promise<Suite> => load(suiteWith({ run: '{ matrix: [beta, alpha] }' }));
  const alone = (): Promise<Suite> =>
    load(
      'targets: { only: { type: shell, cmd: cat } }\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n',
    );

  it.each<[string, () => Promise<Suite>, ArmFlags, readonly string[]]>([
    ['the flag, in its order', plain, { matrix: ' beta , alpha,, ' }, ['beta', 'alpha']],
    ['the flag over the suite', withMatrix, { matrix: 'alpha\n beta\r\n' }, ['alpha', 'beta']],
    ["the suite's matrix", withMatrix, {}, ['beta', 'alpha']],
    ['one target by name', plain, { target: 'beta' }, ['beta']],
    ['the only target', alone, {}, ['only']],
  ])('%s', async (_name, suite, flags, arms) => {
    expect(selectArms(await suite(), flags)).toEqual({ arms });
  });

  it.each<[string, () => Promise<Suite>, ArmFlags, readonly string[]]>([
    ['too few', plain, { matrix: 'alpha' }, ['matrix must list at least two targets, got 1']],
    ['empty', plain, { matrix: '' }, ['matrix must list at least two targets, got 0']],
    [
      'empty over a good matrix',
      withMatrix,
      { matrix: ', ,' },
      ['matrix must list at least two targets, got 0'],
    ],
    ['twice', plain, { matrix: 'alpha,beta,alpha' }, ['matrix lists target "alpha" more than once']],
    [
      'unknown',
      plain,
      { matrix: 'alpha,ghost' },
      ['matrix target "ghost" is not defined; available: alpha, beta'],
    ],
    [
      'one of one',
      alone,
      { matrix: 'only,ghost' },
      ['matrix target "ghost" is not defined; available: only'],
    ],
    ['target and matrix', plain, { matrix: 'alpha,beta', target: 'alpha' }, [TARGET_CONFLICT]],
    ["target and the suite's matrix", withMatrix, { target: 'alpha' }, [TARGET_CONFLICT]],
    ['baseline and matrix', plain, { matrix: 'alpha,beta', baseline: 'main' }, [BASELINE_CONFLICT]],
    ['saving a baseline and matrix', withMatrix, { saveBaseline: 'main' }, [BASELINE_CONFLICT]],
    [
      'both conflicts before any name',
      plain,
      { matrix: 'ghost', target: 'x', baseline: 'b' },
      [TARGET_CONFLICT, BASELINE_CONFLICT],
    ],
    ['a baseline of one target', alone, { baseline: 'main' }, ['baselines are not available yet']],
    ['an unknown target', plain, { target: 'nope' }, ['target "nope" not found; available: alpha, beta']],
    [
      'nothing says which',
      plain,
      {},
      ['the suite has 2 targets and no matrix says which to run; available: alpha, beta'],
    ],
  ])('refuses: %s', async (_name, suite, flags, said) => {
    const loaded = await suite();
    expect(messages(() => selectArms(loaded, flags))).toEqual(said);
  });

  it('lists what is available in the order of the bytes', async () => {
    const names = ['b', 'a', 'B', 'é', '\u{1F600}', '\uff5e'];
    const suite = await load(
      `targets: {${names.map((name) => `"${name}": { type: shell, cmd: cat }`).join(', ')}}\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n`,
    );
    expect(messages(() => selectArms(suite, { target: 'x' }))[0]).toContain(
      'available: B, a, b, é, \uff5e, \u{1F600}',
    );
  });
});

it('splitList', () => {
  expect(splitList(' a, b\n\nc ,\r\n d')).toEqual(['a', 'b', 'c', 'd']);
});

describe('missingEnvironment', () => {
  const suite = (): Promise<Suite> =>
    load(
      `targets:
  chat: { type: openai-compatible, url: "http://x", model: m, api_key_env: CHAT_KEY }
  http: { type: http, url: "http://x/{{input}}", api_key_env: HTTP_KEY }
  plain: { type: shell, cmd: cat }
datasets: [{ file: cases.jsonl }]
scorers:
  - { type: judge, url: "http://x", model: m, rubric: r, api_key_env: JUDGE_KEY }
  - { type: judge, name: second, url: "http://x", model: m, rubric: r, api_key_env: JUDGE_KEY }
  - { type: similarity, url: "http://x", model: m, api_key_env: EMBED_KEY }
`,
      {
        'cases.jsonl':
          '{"input":"x","scorers":[{"type":"judge","url":"http://x","model":"m","rubric":"r","api_key_env":"OWN_KEY"}]}\n',
      },
    );
  const SCORERS = { JUDGE_KEY: 'x', EMBED_KEY: 'x', OWN_KEY: '' };

  it('names the arm and the variable; an empty variable is set', async () => {
    const loaded = await suite();
    const said = (arms: readonly string[], env: Record<string, string>): readonly string[] =>
      missingEnvironment(loaded, arms, env).map((fault) => fault.message);
    expect(said(['chat', 'plain'], SCORERS)).toEqual([
      'failed to build target "chat": environment variable CHAT_KEY is not set',
    ]);
    expect(said(['chat', 'http'], { ...SCORERS, CHAT_KEY: '', HTTP_KEY: 'k' })).toEqual([]);
    expect(said(['plain'], {})).toEqual([
      'failed to build judge target: environment variable JUDGE_KEY is not set',
      'failed to build judge target of scorer "second": environment variable JUDGE_KEY is not set',
      'failed to build embeddings target: environment variable EMBED_KEY is not set',
      'failed to build judge target: environment variable OWN_KEY is not set',
    ]);
  });
});

describe('findMatching', () => {
  const cases = async (): Promise<Suite['cases']> => {
    const ids: readonly (readonly [string, readonly string[]])[] = [
      ['refund-1', ['money']],
      ['refund-2', ['money', 'slow']],
      ['ship*ping', []],
      ['a😀b', []],
      ['', []],
    ];
    const content = ids.map(([id, tags]) => JSON.stringify({ id, input: 'x', tags })).join('\n');
    return (await load(suiteWith({}), { 'cases.jsonl': content })).cases;
  };

  it.each([
    ['refund-1', ['refund-1']],
    ['refund-*', ['refund-1', 'refund-2']],
    ['refund-?', ['refund-1', 'refund-2']],
    ['*-2', ['refund-2']],
    ['*', ['refund-1', 'refund-2', 'ship*ping', 'a😀b', '']],
    ['ship*ping', ['ship*ping']],
    ['a?b', ['a😀b']],
    ['*f*n*-*', ['refund-1', 'refund-2']],
    ['', ['']],
    ['tag:money', ['refund-1', 'refund-2']],
    ['tag:slow', ['refund-2']],
  ])('%s', async (only, ids) => {
    expect(findMatching(await cases(), only).map((one) => one.id)).toEqual(ids);
  });

  it.each([
    ['refnud-1', 'no case has an id that matches "refnud-1"', 'did you mean "refund-1"?'],
    ['nothing?', 'no case has an id that matches "nothing?"', '* stands for any text: try "*word*"'],
    ['REFUND-*', 'no case has an id that matches "REFUND-*"', undefined],
    ['tag:mony', 'no case carries the tag "mony"', 'did you mean "tag:money"?'],
    ['tag:', 'no case carries the tag ""', 'cases carry money, slow'],
  ])('no match is a fault: %s', async (only, message, hint) => {
    const all = await cases();
    expect(() => findMatching(all, only)).toThrow(InvalidInputError);
    expect(() => findMatching(all, only)).toThrow(message);
    if (hint !== undefined) expect(() => findMatching(all, only)).toThrow(expect.objectContaining({ hint }));
  });

  it('takes no more than the product of both lengths', () => {
    const long: Suite['cases'] = [{ id: 'a'.repeat(10_000), input: 'x', tags: [], place: { file: 'x' } }];
    expect(() => findMatching(long, `${'*a'.repeat(100)}b`)).toThrow('no case has an id');
  });
});
