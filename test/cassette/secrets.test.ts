import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/base/json.ts';
import { filesBelow, freshDirectory, open } from './support.ts';

const KEY = 'sk-live-AbC"d\\e/9+==';
const spellings = [
  KEY,
  JSON.stringify(KEY).slice(1, -1),
  encodeURIComponent(KEY),
  Buffer.from(KEY).toString('base64'),
];

const leaky = {
  identity: canonicalJson({
    model: 'm',
    url: `https://x/?key=${encodeURIComponent(KEY)}`,
    system: `say ${KEY}`,
    params: { user: Buffer.from(KEY).toString('base64'), t: 0.5 },
  }),
  input: `my key is ${KEY}, keep it`,
  trial: 0,
};
const live = async () =>
  ({ kind: 'answered', response: { text: `you said ${KEY}`, latency_ms: 1 } }) as const;

test('no spelling of a key reaches the disk, and a run that does not know the key replays all the same', async () => {
  const directory = freshDirectory();
  const cassettes = await open({ directory, secrets: [KEY, ''] });
  const outcome = await cassettes.storeFor('gpt').call(leaky, 'a', live);
  await cassettes.close();
  // Scored as it is recorded: the replay cannot differ.
  expect(outcome).toMatchObject({ response: { text: 'you said ***' } });
  const bytes = Object.values(filesBelow(directory)).join('');
  expect(bytes).toContain('***');
  for (const spelling of spellings) expect(bytes).not.toContain(spelling);
  for (const secrets of [[], [KEY]]) {
    const again = await open({ directory, mode: 'replay', secrets });
    const replayed = await again.storeFor('gpt').call(leaky, 'a', () => Promise.reject(new Error('called')));
    expect(replayed).toMatchObject({ response: { text: 'you said ***' }, provenance: 'replayed' });
  }
});

test('not while it is being written either', async () => {
  const directory = freshDirectory();
  const cassettes = await open({ directory, secrets: [KEY] });
  await cassettes.storeFor('gpt').call(leaky, 'a', live);
  const bytes = readFileSync(join(directory, 'gpt.jsonl'), 'utf8');
  for (const spelling of spellings) expect(bytes).not.toContain(spelling);
});

test('a key of digits may stand inside a number: the line stays a recording', async () => {
  const directory = freshDirectory();
  const asked = { identity: '{"params":{"pin":"a 123456","seed":1234567,"t":0.0}}', input: 'a', trial: 0 };
  const cassettes = await open({ directory, secrets: ['123456'] });
  await cassettes.storeFor('gpt').call(asked, 'a', live);
  await cassettes.close();
  const [line = ''] = Object.values(filesBelow(directory));
  expect(line).toContain('{"params":{"pin":"a ***","seed":1234567,"t":0.0}}');
  const again = await open({ directory, mode: 'replay' });
  const replayed = await again.storeFor('gpt').call(asked, 'a', () => Promise.reject(new Error('called')));
  expect(replayed.provenance).toBe('replayed');
});

test('errors of calls and notes hold none either', async () => {
  const cassettes = await open({ directory: freshDirectory(), mode: 'off', secrets: [KEY] });
  const outcome = await cassettes
    .storeFor('gpt')
    .call(leaky, 'a', async () => ({ kind: 'errored', error: `401 for ${KEY}`, latency_ms: 1 }));
  expect(outcome).toMatchObject({ error: '401 for ***' });
});
