import { describe, expect, test } from 'vitest';
import { describeMisses } from '../../src/cassette/miss.ts';
import { countedCalls, freshDirectory, open, request, runOnce } from './support.ts';

const never = () => Promise.reject(new Error('called in replay'));
const SENTENCE = 'in replay mode — record it first with --cache auto (or live)';

/** Records three inputs, then asks one request in replay mode. */
async function missOf(asked: ReturnType<typeof request>, secrets: string[] = []) {
  const directory = freshDirectory();
  const recorder = await open({ directory });
  const calls = countedCalls();
  for (const input of ['Where is my order 1?', 'Refund please', 'Close my account']) {
    const recorded = request(input, { system: 'be kind', params: { temperature: 0.2, top: { k: 5 } } });
    await recorder.storeFor('gpt').call(recorded, input, calls.live(input));
  }
  await recorder.close();
  const cassettes = await open({ directory, mode: 'replay', secrets });
  const outcome = await cassettes.storeFor('gpt').call(asked, 'case-1', never);
  return { error: outcome.kind === 'errored' ? outcome.error : '', misses: cassettes.misses() };
}

const known = { system: 'be kind', params: { temperature: 0.2, top: { k: 5 } } };

describe('a miss names the nearest recording and what differs', () => {
  test.each([
    [
      'the model',
      request('Refund please', { ...known, model: 'gpt-6' }),
      2,
      'model (recorded: "gpt-5", asked: "gpt-6")',
    ],
    [
      'one parameter',
      request('Refund please', { ...known, params: { temperature: 0.9, top: { k: 5 } } }),
      2,
      'params.temperature (recorded: 0.2, asked: 0.9)',
    ],
    [
      'a parameter that is new, and one that is gone',
      request('Refund please', { ...known, params: { seed: 1, top: { k: 5 } } }),
      2,
      'params.temperature (recorded: 0.2, asked: not set), params.seed (recorded: not set, asked: 1)',
    ],
    [
      'the system text',
      request('Refund please', { ...known, system: 'be terse' }),
      2,
      'system (recorded: "be kind", asked: "be terse")',
    ],
    ['the trial', request('Refund please', { ...known, trial: 1 }), 2, 'trial (recorded: 0, asked: 1)'],
    [
      'the input',
      request('Where is my order 2?', known),
      3,
      'input (recorded: "Where is my order 1?", asked: "Where is my order 2?")',
    ],
  ])('%s', async (_what, asked, line, differs) => {
    const { error, misses } = await missOf(asked);
    expect(error).toBe(
      `cache miss for case "case-1" ${SENTENCE}; the nearest recording, .eval-matrix/cassettes/gpt.jsonl:${line}, differs in ${differs}`,
    );
    expect(misses).toHaveLength(1);
    expect(misses[0]).toMatchObject({ cassette: { kind: 'arm', arm: 'gpt' }, who: 'case-1', error });
  });

  test('only the spelling of a number', async () => {
    const directory = freshDirectory();
    const asked = (t: string) => ({ identity: `{"params":{"t":${t}}}`, input: 'a', trial: 0 });
    const recorder = await open({ directory });
    await recorder.storeFor('gpt').call(asked('0'), 'a', countedCalls().live('a'));
    await recorder.close();
    const cassettes = await open({ directory, mode: 'replay' });
    const outcome = await cassettes.storeFor('gpt').call(asked('0.0'), 'a', never);
    expect(outcome).toMatchObject({
      error: expect.stringMatching(/gpt\.jsonl:1, differs in the spelling of a number$/),
    });
  });

  test('nothing is near: only the sentence', async () => {
    const { error } = await missOf(request('unheard of', { model: 'other' }));
    expect(error).toBe(`cache miss for case "case-1" ${SENTENCE}`);
  });

  test('an arm with no recordings of its own is compared with the other arms’', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a']);
    const cassettes = await open({ directory, mode: 'replay', arms: ['new'] });
    const outcome = await cassettes.storeFor('new').call(request('a', { model: 'gpt-6' }), 'a', never);
    expect(outcome).toMatchObject({ error: expect.stringContaining('gpt.jsonl:1, differs in model') });
  });

  test('long values are clipped, and a late difference of two inputs is shown where it is', async () => {
    const input = (end: string) => `${'x'.repeat(500)}${end}${'y'.repeat(500)}`;
    const directory = freshDirectory();
    await runOnce({ directory }, [input('1')]);
    const cassettes = await open({ directory, mode: 'replay' });
    const outcome = await cassettes.storeFor('gpt').call(request(input('2')), 'long', never);
    const error = outcome.kind === 'errored' ? outcome.error : '';
    expect(error).toMatch(/recorded: …"x+1y+…, asked: …"x+2y+…/);
    expect(error.length).toBeLessThan(400);
  });

  test('secrets are masked on both sides', async () => {
    const { error } = await missOf(request('Refund please', { ...known, system: 'key sk-test-123456' }), [
      'sk-test-123456',
    ]);
    expect(error).toContain('asked: "key ***"');
    expect(error).not.toContain('sk-test');
  });
});

test('all misses are listed at once, in the order they were asked', async () => {
  const directory = freshDirectory();
  await runOnce({ directory }, ['a']);
  const cassettes = await open({ directory, mode: 'replay', scorers: true });
  await cassettes.storeFor('gpt').call(request('a', { model: 'gpt-6' }), 'one', never);
  await cassettes.storeFor('gpt').call(request('a'), 'two', never);
  await cassettes.scorerStore().call(request('grade'), 'judge:one', never);
  const { misses } = await cassettes.close();
  expect(misses.map(({ who }) => who)).toEqual(['one', 'judge:one']);
  expect(describeMisses(misses)).toEqual([
    '2 calls have no recording:',
    '  arm "gpt", case "one": the nearest recording, .eval-matrix/cassettes/gpt.jsonl:1, differs in model (recorded: "gpt-5", asked: "gpt-6")',
    '  the scorers, case "judge:one": nothing like it is recorded',
  ]);
  expect(describeMisses([])).toEqual([]);
  expect(
    describeMisses(Array.from({ length: 30 }, () => misses[0]).flatMap((miss) => miss ?? [])),
  ).toHaveLength(22);
});

test('a thousand misses against a thousand recordings are still told apart quickly', async () => {
  const directory = freshDirectory();
  const texts = Array.from({ length: 1000 }, (_, i) => `question ${i}`);
  await runOnce({ directory }, texts);
  const cassettes = await open({ directory, mode: 'replay' });
  for (const text of texts)
    await cassettes.storeFor('gpt').call(request(text, { model: 'gpt-6' }), text, never);
  expect(cassettes.misses()).toHaveLength(1000);
  expect(cassettes.misses().every(({ nearest }) => nearest?.differs[0]?.field === 'model')).toBe(true);
});
