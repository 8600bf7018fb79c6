import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPlace, InvalidInputError } from '../../src/base/errors.ts';
import { canonicalJson } from '../../src/base/json.ts';
import { scorerIdentity } from '../../src/scorers/identity.ts';
import { loadSuite } from '../../src/suite/load.ts';
import type { Suite } from '../../src/suite/suite.ts';
import { targetIdentity } from '../../src/targets/identity.ts';

/** Loads a suite with these targets and scorers, each a YAML flow map. */
async function load(target: string, scorer = '{ type: exact }'): Promise<Suite> {
  const cwd = mkdtempSync(join(tmpdir(), 'suite-'));
  writeFileSync(join(cwd, 'cases.jsonl'), '{"input":"a"}\n');
  writeFileSync(
    join(cwd, 'evals.yaml'),
    `targets:\n  it: ${target}\ndatasets: [{ file: cases.jsonl }]\nscorers:\n  - ${scorer}\n`,
  );
  return loadSuite('evals.yaml', { cwd });
}

const targetOf = async (yaml: string) => (await load(yaml)).targets.get('it');
const scorerOf = async (yaml: string) => (await load('{ type: shell, cmd: cat }', yaml)).scorers[0];

/** `place message` of every fault. */
async function faultsOf(target: string, scorer?: string): Promise<string[]> {
  try {
    await load(target, scorer);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    expect(error.faults.every(({ hint }) => hint !== undefined && hint !== '')).toBe(true);
    return error.faults.map(
      ({ place, message }) => `${place === undefined ? '' : formatPlace(place)} ${message}`,
    );
  }
}

describe('targets', () => {
  it('anthropic, with its defaults', async () => {
    expect(await targetOf('{ type: anthropic, model: m }')).toEqual({
      type: 'anthropic',
      url: 'https://api.anthropic.com',
      model: 'm',
      version: '2023-06-01',
      max_tokens: 4096,
      max_retries: 2,
      timeout_seconds: 120,
    });
  });

  it('anthropic, all said', async () => {
    const yaml =
      '{ type: anthropic, model: m, url: "http://x", version: v, max_tokens: 9, max_retries: 0, timeout_seconds: 5, requests_per_minute: 60,' +
      ' api_key_env: K, system: s, params: { top_k: 1 }, cost: { input_per_1m: 1, output_per_1m: 2 } }';
    expect(await targetOf(yaml)).toEqual({
      type: 'anthropic',
      url: 'http://x',
      model: 'm',
      api_key_env: 'K',
      version: 'v',
      max_tokens: 9,
      max_retries: 0,
      timeout_seconds: 5,
      requests_per_minute: 60,
      cost: { input_per_1m: 1, output_per_1m: 2 },
      system: 's',
      params: { top_k: 1 },
    });
  });

  it('module', async () => {
    expect(await targetOf('{ type: module, module: "./agent.ts#answer" }')).toEqual({
      type: 'module',
      module: './agent.ts#answer',
      timeout_seconds: null,
    });
  });

  it('requests_per_minute on chat and http', async () => {
    expect(
      await targetOf('{ type: openai-compatible, url: u, model: m, requests_per_minute: 7 }'),
    ).toMatchObject({ requests_per_minute: 7 });
    expect(await targetOf('{ type: http, url: "http://x/{{input}}", requests_per_minute: 7 }')).toMatchObject(
      { requests_per_minute: 7 },
    );
  });

  it.each([
    ['{ type: anthropic }', 'missing field `model`'],
    [
      '{ type: anthropic, model: m, url: nope }',
      'target "it": url must be a non-empty http:// or https:// URL',
    ],
    ['{ type: anthropic, model: m, max_tokens: 0 }', 'must be at least 1'],
    [
      '{ type: anthropic, model: m, params: { max_tokens: 5 } }',
      'target "it": params may not set "max_tokens"',
    ],
    ['{ type: anthropic, model: m, params: { stream: true } }', 'target "it": params may not set "stream"'],
    ['{ type: anthropic, model: m, timeout_seconds: 0 }', 'target "it": timeout_seconds must be at least 1'],
    ['{ type: openai-compatible, url: u, model: m, requests_per_minute: 0 }', 'must be at least 1'],
    ['{ type: module }', 'missing field `module`'],
    ['{ type: module, module: "" }', 'target "it": module must be path#export, got ""'],
    ['{ type: module, module: "#answer" }', 'target "it": module must be path#export, got "#answer"'],
    ['{ type: module, module: "./a.ts#" }', 'target "it": module must be path#export, got "./a.ts#"'],
    ['{ type: module, module: "./a.ts", timeout_seconds: 0 }', 'timeout_seconds must be at least 1'],
  ])('%s is refused', async (yaml, words) => {
    const faults = await faultsOf(yaml);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('evals.yaml:2:');
    expect(faults[0]).toContain(words);
  });
});

describe('judge', () => {
  it('with its defaults', async () => {
    expect(await scorerOf('{ type: judge, url: u, model: m, rubric: r }')).toEqual({
      type: 'judge',
      name: 'judge',
      weight: 1,
      url: 'u',
      model: 'm',
      rubric: 'r',
      threshold: 0.5,
      trials: 1,
      max_retries: 2,
      timeout_seconds: 120,
    });
  });

  it('all said', async () => {
    const yaml =
      '{ type: judge, url: u, model: m, rubric: r, trials: 3, system: s, params: { seed: 1 }, max_retries: 0, timeout_seconds: 9 }';
    expect(await scorerOf(yaml)).toMatchObject({
      trials: 3,
      system: 's',
      params: { seed: 1 },
      max_retries: 0,
      timeout_seconds: 9,
    });
  });

  it.each([
    ['trials: 0', 'must be at least 1'],
    ['trials: 1000', 'must be at most 99'],
    ['timeout_seconds: 0', 'timeout_seconds must be at least 1'],
    ['params: { messages: [] }', 'params may not set "messages"'],
  ])('%s is refused', async (field, words) => {
    const faults = await faultsOf(
      '{ type: shell, cmd: cat }',
      `{ type: judge, url: u, model: m, rubric: r, ${field} }`,
    );
    expect(faults).toEqual([expect.stringContaining(words)]);
  });
});

describe('credentials', () => {
  const key = `sk-${'a1'.repeat(12)}`;

  it.each([
    [
      `{ type: openai-compatible, url: "https://h/v1?api_key=x", model: m }`,
      `target "it": the url's parameter "api_key" looks like a credential`,
    ],
    [
      `{ type: openai-compatible, url: "https://u:p@h/v1", model: m }`,
      'target "it": the url holds a user name or a password',
    ],
    [
      `{ type: anthropic, url: "https://h/${key}", model: m }`,
      'target "it": the url holds something shaped like a key',
    ],
    [
      `{ type: http, url: "https://h/?q={{input}}&token=x" }`,
      `target "it": the url's parameter "token" looks like a credential`,
    ],
    [
      `{ type: http, url: "https://h/{{input}}", headers: { X-Api-Key: secret } }`,
      'target "it": header "X-Api-Key" looks like a credential',
    ],
    [
      `{ type: http, url: "https://h/{{input}}", headers: { x-any: "${key}" } }`,
      'target "it": the value of header "x-any" looks like a credential',
    ],
  ])('in a target: %s', async (yaml, words) => {
    const faults = await faultsOf(yaml);
    expect(faults).toEqual([expect.stringMatching(/^evals\.yaml:2:\d+ /)]);
    expect(faults[0]).toContain(words);
    expect(faults[0]).not.toContain(key);
  });

  it.each(['judge, rubric: r', 'similarity'])('in a scorer of type %s', async (type) => {
    const faults = await faultsOf(
      '{ type: shell, cmd: cat }',
      `{ type: ${type}, url: "https://h/v1?key=x", model: m }`,
    );
    expect(faults).toEqual([expect.stringContaining(`the url's parameter "key" looks like a credential`)]);
  });

  it('a header that collides with the auth header is told once', async () => {
    const faults = await faultsOf(
      '{ type: http, url: "https://h/{{input}}", api_key_env: K, headers: { Authorization: x } }',
    );
    expect(faults).toEqual([expect.stringContaining('collides with the auth header')]);
  });

  it('harmless ones pass', async () => {
    expect(
      await faultsOf(
        '{ type: http, url: "https://h/{{input}}?v=1", headers: { accept: text/plain, x-tenant: acme } }',
      ),
    ).toEqual([]);
  });
});

it('numbers keep their spelling from the suite into the identity', async () => {
  const params = '{ temperature: 0.0, top_p: 1, seed: 18446744073709551615, tiny: 1e-7 }';
  const chat = await targetOf(`{ type: openai-compatible, url: u, model: m, params: ${params} }`);
  const shown = '{"seed":18446744073709551615,"temperature":0.0,"tiny":1e-7,"top_p":1}';
  expect(chat && targetIdentity(chat)).toBe(
    `{"model":"m","params":${shown},"type":"openai-compatible","url":"u"}`,
  );
  const http = await targetOf(`{ type: http, url: "http://x", body: { q: "{{input}}", p: ${params} } }`);
  expect(http && targetIdentity(http)).toBe(
    `{"http":{"body":{"p":${shown},"q":"{{input}}"},"method":"POST","url":"http://x"}}`,
  );
  const judge = await scorerOf(`{ type: judge, url: u, model: m, rubric: r, params: ${params} }`);
  expect(judge && scorerIdentity(judge)).toContain(shown);
  expect(canonicalJson(0)).toBe('0');
});
