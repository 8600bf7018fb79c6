import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type CacheService, type Scope, startCacheService } from '../bench/cache-service.ts';
import type { StepOrder } from './cassette-cache-process.ts';

const SCRIPT = fileURLToPath(new URL('./cassette-cache-process.ts', import.meta.url));
const MAIN: readonly Scope[] = [{ ref: 'refs/heads/main', permission: 'write' }];
const PULL: readonly Scope[] = [
  { ref: 'refs/pull/7/merge', permission: 'write' },
  { ref: 'refs/heads/main', permission: 'read' },
];

let service: CacheService;
beforeEach(async () => {
  service = await startCacheService();
});
afterEach(() => service.close());

/** A machine: a workspace and a temporary folder that no other one has. */
interface Machine {
  readonly home: string;
  readonly workspace: string;
  readonly temp: string;
}

function newMachine(): Machine {
  const home = mkdtempSync(join(tmpdir(), 'machine-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const machine = { home, workspace: join(home, 'repo'), temp: join(home, 'temp') };
  mkdirSync(machine.workspace);
  mkdirSync(machine.temp);
  return machine;
}

interface Step {
  readonly log: string;
  readonly result: {
    readonly kind?: string;
    readonly key?: string;
    readonly reason?: string;
    readonly asked?: readonly string[];
    readonly outcomes?: readonly unknown[];
    readonly restored?: boolean;
  };
}

interface StepOptions extends Partial<StepOrder> {
  readonly scopes?: readonly Scope[];
  readonly env?: Record<string, string>;
}

function runStep(machine: Machine, phase: StepOrder['phase'], options: StepOptions = {}): Promise<Step> {
  const { scopes = MAIN, env = {}, ...order } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT], {
      cwd: machine.workspace,
      env: {
        PATH: process.env.PATH,
        HOME: machine.home,
        RUNNER_TEMP: machine.temp,
        GITHUB_WORKSPACE: machine.workspace,
        GITHUB_SERVER_URL: 'https://github.com',
        ...service.environment(scopes),
        ...env,
        STEP_ORDER: JSON.stringify({ phase, workspace: machine.workspace, ...order }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', () => {
      const path = join(machine.temp, 'result.json');
      const result = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
      rmSync(path, { force: true });
      resolve({ log, result });
    });
  });
}

/** A whole job on a machine of its own. */
async function runJob(options: StepOptions, machine = newMachine()) {
  const main = await runStep(machine, 'main', options);
  const post = await runStep(machine, 'post', options);
  return { machine, main, post };
}

/** Lines of the log, masks and debug lines aside: those the runner does not show. */
const shown = ({ log }: Step) =>
  log.split('\n').filter((line) => line !== '' && !/^::(?:debug|add-mask)::/.test(line));

describe('a round trip with the real client', () => {
  test('record, store, new machine, restore, replay: no call, the same bytes, one line a step', async () => {
    const texts = ['a', 'b', 'c'];
    const first = await runJob({ texts });
    expect(first.main.result.asked).toEqual(texts);
    expect(shown(first.main)).toEqual(['cassette cache: nothing is stored for this suite, or no longer']);
    expect(first.post.result).toMatchObject({
      kind: 'saved',
      key: expect.stringMatching(/^eval-matrix-v1-evals-evals\.yaml-/),
    });
    expect(shown(first.post)).toEqual(['cassette cache: stored 3 recordings for later runs']);
    const second = await runJob({ texts, mode: 'replay' });
    expect(second.main.result.asked).toEqual([]);
    expect(shown(second.main)).toEqual(['cassette cache: restored 3 recordings']);
    const third = await runJob({ texts, mode: 'replay' });
    expect(JSON.stringify(third.main.result)).toBe(JSON.stringify(second.main.result));
    expect(second.post.result).toEqual({ kind: 'unchanged' });
    expect(shown(second.post)).toEqual(['cassette cache: nothing new to store']);
    expect(service.entries).toHaveLength(1);
  });

  test('the next job adds to it under a new key, and the one after sees both', async () => {
    await runJob({ texts: ['a'] });
    const second = await runJob({ texts: ['a', 'b'] });
    expect(second.main.result.asked).toEqual(['b']);
    expect(new Set(service.entries.map(({ key }) => key)).size).toBe(2);
    expect((await runJob({ texts: ['a', 'b'], mode: 'replay' })).main.result.asked).toEqual([]);
  });

  test('nothing is left in the workspace, neither while the job goes on nor after it', async () => {
    await runJob({ texts: ['a'] });
    const machine = newMachine();
    await runStep(machine, 'main', { texts: ['a', 'b'] });
    expect(readdirSync(machine.workspace)).toEqual([]);
    await runStep(machine, 'post');
    expect(readdirSync(machine.workspace)).toEqual([]);
  });

  test('a pull request reads what main stored and stores for itself; main does not see that', async () => {
    await runJob({ texts: ['a'] });
    const pull = await runJob({ texts: ['a', 'b'], scopes: PULL, eventName: 'pull_request' });
    expect(pull.main.result.asked).toEqual(['b']);
    expect(
      (await runJob({ texts: ['b'], scopes: PULL, eventName: 'pull_request' })).main.result.asked,
    ).toEqual([]);
    expect((await runJob({ texts: ['b'] })).main.result.asked).toEqual(['b']);
  });

  test('a second step of the same job goes on with what the first one recorded, and both are stored', async () => {
    const machine = newMachine();
    await runStep(machine, 'main', { texts: ['a'] });
    const second = await runStep(machine, 'main', { texts: ['a', 'b'] });
    expect(second.result.asked).toEqual(['b']);
    expect(shown(second)).toEqual(['cassette cache: kept 1 recording of an earlier step']);
    await runStep(machine, 'post');
    expect((await runJob({ texts: ['a', 'b'], mode: 'replay' })).main.result).toMatchObject({
      asked: [],
      restored: true,
    });
  });

  test('suites do not mix, and jobs that record parts at the same time do not push each other out', async () => {
    await runJob({ texts: ['a'], part: 'shard 1/2' });
    await runJob({ texts: ['b'], part: 'shard 2/2' });
    expect((await runJob({ texts: ['a'], part: 'shard 1/2', mode: 'replay' })).main.result.asked).toEqual([]);
    expect((await runJob({ texts: ['b'], part: 'shard 2/2', mode: 'replay' })).main.result).toMatchObject({
      restored: true,
    });
    // A part that is new begins with what another one has stored.
    expect((await runJob({ texts: ['b'], part: 'shard 3/3', mode: 'replay' })).main.result).toMatchObject({
      restored: true,
    });
    expect((await runJob({ texts: ['b'], suite: 'other/evals.yaml' })).main.result).toMatchObject({
      restored: false,
    });
  });
});

describe('recordings are stored also when', () => {
  test('the main step was killed before it could close its cassettes', async () => {
    const { main, post } = await runJob({ texts: ['b', 'a'], crash: true });
    expect(main.result.asked).toEqual(['b', 'a']);
    expect(post.result.kind).toBe('saved');
    expect((await runJob({ texts: ['a', 'b'], mode: 'replay' })).main.result).toMatchObject({
      asked: [],
      restored: true,
    });
  });

  test('they were entered in another order: the content is the key', async () => {
    await runJob({ texts: ['a', 'b'] });
    service.evict();
    const again = await runJob({ texts: ['b', 'a'] });
    const key = again.post.result.key;
    service.evict();
    expect((await runJob({ texts: ['a', 'b'], crash: true })).post.result.key).toBe(key);
  });
});

describe('never a failed check, always one plain line', () => {
  const one = (step: Step) => {
    expect(step.log).not.toMatch(/^::(?:warning|error)/m);
    const lines = shown(step);
    expect(lines).toHaveLength(1);
    return lines[0];
  };

  test('evicted: recorded again', async () => {
    await runJob({ texts: ['a'] });
    service.evict();
    const { main, post } = await runJob({ texts: ['a'] });
    expect(main.result.asked).toEqual(['a']);
    expect(one(main)).toBe('cassette cache: nothing is stored for this suite, or no longer');
    expect(post.result.kind).toBe('saved');
  });

  test('a token that only reads', async () => {
    const scopes: Scope[] = [{ ref: 'refs/heads/main', permission: 'read' }];
    const { post } = await runJob({ texts: ['a'], scopes });
    expect(one(post)).toBe('cassette cache: not stored (this run may read the cache and not write it)');
  });

  test('a token that may do nothing', async () => {
    const { main, post } = await runJob({ texts: ['a'], scopes: [] });
    expect(one(main)).toBe('cassette cache: not restored (this run may not read the cache)');
    expect(main.result.asked).toEqual(['a']);
    expect(one(post)).toContain('not stored (');
  });

  test.each([
    ['read', 'nothing is stored for this suite, or no longer', "the workflow's cache-mode is read"],
    ['none', "not restored (the workflow's cache-mode is none)", "the workflow's cache-mode is none"],
  ])('the workflow’s cache-mode is %s: the service is not asked to store', async (mode, restore, reason) => {
    const { main, post } = await runJob({ texts: ['a'], env: { ACTIONS_CACHE_MODE: mode } });
    expect(one(main)).toBe(`cassette cache: ${restore}`);
    expect(one(post)).toBe(`cassette cache: not stored (${reason})`);
    expect(service.requests.join()).not.toContain('CreateCacheEntry');
  });

  test('write-only: stored, not restored', async () => {
    const { main, post } = await runJob({ texts: ['a'], env: { ACTIONS_CACHE_MODE: 'write-only' } });
    expect(one(main)).toBe("cassette cache: not restored (the workflow's cache-mode is write-only)");
    expect(post.result.kind).toBe('saved');
  });

  test.each(['pull_request_target', 'issue_comment', 'workflow_run'])(
    '%s: GitHub’s token only reads, so nothing is tried',
    async (eventName) => {
      const { post } = await runJob({ texts: ['a'], eventName });
      expect(one(post)).toBe(
        `cassette cache: not stored (runs of ${eventName} may read the cache and not write it)`,
      );
      expect(service.requests.join()).not.toContain('CreateCacheEntry');
    },
  );

  test('a pull request of a fork reads and stores nothing', async () => {
    await runJob({ texts: ['a'] });
    const fork = await runJob({ texts: ['a', 'b'], scopes: PULL, readOnly: true, eventName: 'pull_request' });
    expect(fork.main.result).toMatchObject({ restored: true, asked: ['b'] });
    expect(one(fork.post)).toBe(
      'cassette cache: not stored (pull requests of forks and of Dependabot store nothing)',
    );
  });

  test('a lost race: another job has stored the same', async () => {
    const [one1, two] = [newMachine(), newMachine()];
    await runStep(one1, 'main', { texts: ['a'] });
    await runStep(two, 'main', { texts: ['a'] });
    expect((await runStep(one1, 'post')).result.kind).toBe('saved');
    expect(one(await runStep(two, 'post'))).toBe(
      'cassette cache: not stored (the same recordings are stored already)',
    );
  });

  test('full, or too many uploads', async () => {
    const machine = newMachine();
    await runStep(machine, 'main', { texts: ['a'] });
    service.addFault({
      match: /CreateCacheEntry/,
      what: { kind: 'answer', status: 429, body: '{"code":"resource_exhausted","msg":"slow down"}' },
      times: 1,
    });
    expect(one(await runStep(machine, 'post'))).toBe(
      'cassette cache: not stored (too many uploads at the moment (429))',
    );
    service.addFault({
      match: /CreateCacheEntry/,
      what: {
        kind: 'answer',
        status: 200,
        body: '{"ok":false,"message":"the cache of this repository is full"}',
      },
      times: 1,
    });
    expect(one(await runStep(machine, 'post'))).toContain('the cache of this repository is full');
    expect((await runStep(machine, 'post')).result.kind).toBe('saved');
  });

  test('a service that says nothing: given up after our own limit', async () => {
    service.addFault({ match: /twirp/, what: { kind: 'silence' } });
    const { main, post } = await runJob({ texts: ['a'], limitMs: 300 });
    expect(one(main)).toBe('cassette cache: not restored (no answer within 0.3 s)');
    expect(main.result.asked).toEqual(['a']);
    expect(one(post)).toBe('cassette cache: not stored (no answer within 0.3 s)');
  });

  test('a download that breaks off, or never comes', async () => {
    await runJob({ texts: ['a'] });
    service.addFault({ match: /GET \/blobs/, what: { kind: 'silence' } });
    const slow = await runJob({ texts: ['a'], limitMs: 1000 });
    expect(one(slow.main)).toBe('cassette cache: not restored (no answer within 1 s)');
    expect(slow.main.result.asked).toEqual(['a']);
  });

  test('an upload that is refused', async () => {
    service.addFault({ match: /PUT \/blobs/, what: { kind: 'answer', status: 403, body: '<Error/>' } });
    const { post } = await runJob({ texts: ['a'] });
    expect(one(post)).toMatch(/^cassette cache: not stored \(.+\)$/);
    expect(post.result.kind).toBe('not saved');
  });

  test('no service on this machine', async () => {
    const env = { ACTIONS_RESULTS_URL: '', ACTIONS_CACHE_URL: '' };
    const { main, post, machine } = await runJob({ texts: ['a'], env });
    expect(one(main)).toBe('cassette cache: this runner has no cache service');
    // Then recordings go to the committed cassettes, where a later step can still pick them up.
    expect(readdirSync(join(machine.workspace, '.eval-matrix/cassettes'))).toEqual(['gpt.jsonl']);
    expect(post.result).toEqual({});
    expect(shown(post)).toEqual([]);
  });

  test('nobody listens there', async () => {
    await service.close();
    const { main, post } = await runJob({ texts: ['a'] });
    expect(one(main)).toMatch(/^cassette cache: not restored \(.+\)$/);
    expect(one(post)).toMatch(/^cassette cache: not stored \(.+\)$/);
    service = await startCacheService();
  });

  test('a post step without a main step has nothing to do', async () => {
    expect((await runStep(newMachine(), 'post')).result).toEqual({});
  });
});

describe('what the cache or the repository holds is data', () => {
  test('a link where the cache is unpacked is not followed', async () => {
    await runJob({ texts: ['a'] });
    const machine = newMachine();
    const outside = join(machine.home, 'outside');
    mkdirSync(outside);
    symlinkSync(outside, join(machine.workspace, '.eval-matrix'));
    const { main, post } = await runJob({ texts: ['z'], mode: 'auto' }, machine);
    expect(main.log).toContain('not restored (.eval-matrix is not a folder)');
    expect(post.log).toContain('not stored (.eval-matrix is not a folder)');
    expect(readdirSync(outside)).toEqual([]);
  });

  test('of an archive only cassettes are taken: no links, no other files', async () => {
    const planter = newMachine();
    await runStep(planter, 'main', { texts: ['a'] });
    const [state] = JSON.parse(
      JSON.parse(readFileSync(join(planter.temp, 'state.json'), 'utf8'))['cassette-cache'],
    );
    writeFileSync(join(planter.home, 'secret'), 'precious');
    symlinkSync(join(planter.home, 'secret'), join(state.directory, 'evil.jsonl'));
    writeFileSync(join(state.directory, 'run-me.sh'), 'echo');
    await runStep(planter, 'post');
    const machine = newMachine();
    await runStep(machine, 'main', { texts: ['a'], mode: 'replay' });
    const folder = join(machine.temp, 'eval-matrix-cassettes');
    expect(
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) =>
        e.isFile() ? e.name : [],
      ),
    ).toEqual(['gpt.jsonl']);
  });
});
