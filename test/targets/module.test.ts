import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTarget } from '../../src/targets/registry.ts';
import type { Target } from '../../src/targets/target.ts';
import { ask, errorOf, modelContext, textOf } from './model-targets.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"type":"commonjs"}',
  'suite/agent.ts': `
    import { shout } from '../lib/shout.js';
    import data from './data.json';
    import type { Options } from '../lib/types';
    enum Mood { Calm = 'calm' }
    export function answer(input: string, options: Options) { return shout(input) + Mood.Calm + data.tail; }
    export const asynchronous = async (input: string, { arm, caseId, trial }: Options) => \`\${input}/\${arm}/\${caseId}/\${trial}\`;
    export const full = () => ({ text: 't', tokens: { input: 3, output: 4 }, steps: [{ tool: 'search', input: { q: 1 } }] });
    export const none = () => undefined;
    export const number = () => ({ text: 7 });
    export const thrower = () => { throw new Error('agent broke'); };
    export const rejecter = () => Promise.reject('plain text');
    export const endless = (_: string, { signal }: Options) => new Promise((_, no) => signal.addEventListener('abort', () => no(new Error('late'))));
    export const notAFunction = 7;
    export default (input: string) => 'default ' + input;
  `,
  'suite/data.json': '{"tail":"!"}',
  'lib/shout.ts': 'export const shout = (text: string): string => text.toUpperCase() + " ";',
  'lib/types.ts':
    'export interface Options { arm: string; caseId: string; trial: number; signal: AbortSignal }',
  'suite/common.js': 'module.exports = { answer: (input) => "common " + input };',
  'suite/single.cjs': 'module.exports = (input) => "single " + input;',
  'suite/module.mjs':
    'const late = await Promise.resolve("late "); export const answer = (input) => late + input;',
  'suite/broken.ts': 'export const answer = (',
  'suite/loud.ts': 'throw new Error("loading broke");',
};

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'module-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  await writeFile(join(outside, 'far.mjs'), 'export const answer = () => "far";');
  await symlink(join(outside, 'far.mjs'), join(root, 'suite/link.mjs'));
});

async function build(module: string, timeout_seconds: number | null = null) {
  const spec = { type: 'module', module, timeout_seconds } as const;
  const context = { ...modelContext(), arm: 'agent', cwd: root, directory: join(root, 'suite') };
  return buildTarget(spec, context);
}

async function target(module: string, timeout_seconds: number | null = null): Promise<Target> {
  const built = await build(module, timeout_seconds);
  if ('code' in built) throw new Error(built.message);
  return built;
}

describe('loads', () => {
  it.each([
    ['./agent.ts#answer', 'X calm!'],
    ['agent.ts#answer', 'X calm!'],
    ['./agent.ts#asynchronous', 'x/arm/c1/0'],
    ['./agent.ts', 'default x'],
    ['./agent.ts#default', 'default x'],
    ['./common.js#answer', 'common x'],
    ['./single.cjs', 'single x'],
    ['./module.mjs#answer', 'late x'],
    ['../suite/module.mjs#answer', 'late x'],
  ])('%s', async (reference, text) => {
    expect(textOf(await ask(await target(reference), 'x'))).toBe(text);
  });

  it('without writing anything beside the code', async () => {
    await target('./agent.ts#answer');
    expect((await readdir(root)).sort()).toEqual(['lib', 'package.json', 'suite']);
  });
});

describe('refuses', () => {
  it.each([
    ['./nowhere.ts#answer', 'module-not-found', 'target "agent": there is no file ./nowhere.ts'],
    ['./agent.ts#answr', 'module-export-missing', 'target "agent": ./agent.ts exports no function "answr"'],
    [
      './agent.ts#notAFunction',
      'module-export-missing',
      'target "agent": ./agent.ts exports no function "notAFunction"',
    ],
    [
      './agent.ts#constructor',
      'module-export-missing',
      'target "agent": ./agent.ts exports no function "constructor"',
    ],
    [
      './link.mjs#answer',
      'module-outside',
      'target "agent": ./link.mjs lies outside the working directory and the suite\'s folder',
    ],
    ['./loud.ts#answer', 'module-broken', 'target "agent": ./loud.ts cannot be loaded: loading broke'],
  ])('%s', async (reference, code, message) => {
    expect(await build(reference)).toMatchObject({ code, message, hint: expect.any(String) });
  });

  it('code that does not parse, and names the place', async () => {
    expect(await build('./broken.ts#answer')).toMatchObject({
      code: 'module-broken',
      message: expect.stringMatching(/^target "agent": \.\/broken\.ts cannot be loaded: .*\(1:23\)|1:23/s),
    });
  });
});

describe('answers', () => {
  it('with tokens and steps', async () => {
    expect(await ask(await target('./agent.ts#full'), 'x')).toEqual({
      kind: 'answered',
      text: 't',
      latency_ms: expect.any(Number),
      tokens: { input: 3, output: 4 },
      trajectory: [{ tool: 'search', input: { q: 1 } }],
    });
  });

  it.each([
    ['none', /^module \.\/agent\.ts#none returned neither a text nor \{text, tokens\?, steps\?\}: /],
    ['number', /returned neither a text nor .* at text$/],
    ['thrower', /^module \.\/agent\.ts#thrower threw: agent broke$/],
    ['rejecter', /threw: plain text$/],
  ])('an error: %s', async (name, words) => {
    expect(errorOf(await ask(await target(`./agent.ts#${name}`), 'x'))).toMatch(words);
  });

  it('an error at the time limit, and fires its signal', async () => {
    const slow = await target('./agent.ts#endless', 0.05);
    expect(errorOf(await ask(slow, 'x'))).toBe('module ./agent.ts#endless timed out after 0.05s');
  });

  it('an error when the run is stopped', async () => {
    const stop = new AbortController();
    const endless = await target('./agent.ts#endless');
    const answer = ask(endless, 'x', { signal: stop.signal });
    stop.abort();
    expect(errorOf(await answer)).toBe('module ./agent.ts#endless was cancelled');
    expect(errorOf(await ask(endless, 'x', { signal: AbortSignal.abort() }))).toBe(
      'module ./agent.ts#endless was cancelled',
    );
  });
});
