import { describe, expect, it } from 'vitest';
import { faultsOf, lines, load } from './folder.ts';

const REST = 'datasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';

describe('extends', () => {
  it('merges maps deeply, takes lists and scalars whole, and follows chains in any order', async () => {
    const { targets } = await load(`targets:
  warm:
    extends: terse
    params: { temperature: 0.9, stop: [b] }
  base:
    type: openai-compatible
    url: http://x/v1
    model: small
    cost: { input_per_1m: 1, output_per_1m: 2 }
    params: { temperature: 0, top_p: 1, stop: [a, z] }
  terse:
    extends: base
    system: Be brief.
    cost: { output_per_1m: 3 }
  same: { extends: base }
${REST}`);
    expect([...targets.keys()]).toEqual(['warm', 'base', 'terse', 'same']);
    expect(targets.get('warm')).toEqual({
      ...targets.get('base'),
      system: 'Be brief.',
      cost: { input_per_1m: 1, output_per_1m: 3 },
      params: { temperature: 0.9, top_p: 1, stop: ['b'] },
    });
    expect(targets.get('same')).toEqual(targets.get('base'));
  });

  it('lets null take a field away', async () => {
    const { targets } = await load(`targets:
  a: { type: shell, cmd: cat, timeout_seconds: 5 }
  b: { extends: a, timeout_seconds: null }
${REST}`);
    expect(targets.get('b')).toMatchObject({ timeout_seconds: null });
  });

  it.each([
    [
      'an unknown name',
      '  a: { extends: bse }\n  base: { type: shell, cmd: cat }\n',
      ['2:17 target "a": extends "bse" is not defined; available: a, base'],
    ],
    [
      'an unknown name hides no other mistake',
      '  a: { type: shell, extends: bse, cmdd: x, timeout_seconds: no }\n',
      [
        '2:30 target "a": extends "bse" is not defined; available: a',
        '2:35 targets.a: unknown field `cmdd`',
        '2:61 targets.a.timeout_seconds: invalid type',
      ],
    ],
    ['itself', '  a: { extends: a }\n', ['2:17 target "a": extends goes round in a circle: a -> a']],
    [
      'a circle, and what leads into it',
      '  z: { extends: a }\n  a: { extends: b }\n  b: { extends: a }\n  c: { type: shell, cmd: 5 }\n',
      ['3:17 target "a": extends goes round in a circle: a -> b -> a', '5:26 targets.c.cmd: invalid type'],
    ],
    [
      'no text',
      '  a: { extends: [b], cmd: x }\n',
      ['2:17 targets.a.extends: invalid type: sequence, expected a string'],
    ],
    [
      'what is no map',
      '  a: cat\n  b: { extends: a, type: shell, cmd: cat }\n',
      ['2:6 targets.a: invalid type: string "cat"'],
    ],
    [
      'a mistake of the parent is told once',
      '  a: { type: shell, cmd: 5, x: 1, timeout_seconds: 0 }\n  b: { extends: a }\n  c: { extends: b }\n',
      [
        '2:26 targets.a.cmd: invalid type',
        '2:29 targets.a: unknown field `x`',
        '2:52 target "a": timeout_seconds must be at least 1',
      ],
    ],
    [
      'what is missing is told once',
      '  b: { extends: a, timeout_seconds: 0 }\n  a: { type: shell }\n',
      ['2:37 target "b": timeout_seconds must be at least 1', '3:6 targets.a: missing field `cmd`'],
    ],
    [
      'what only the heirs make wrong is told for each, where it stands',
      '  a: { type: shell, cmd: cat }\n  b: { extends: a, type: trace }\n  c: { extends: a, type: trace }\n',
      ['2:21 targets.b: unknown field `cmd`', '2:21 targets.c: unknown field `cmd`'],
    ],
    [
      'what the heir adds is at the heir',
      '  a: { type: http, url: "http://x/{{input}}" }\n  b: { extends: a, method: GET, body: {} }\n',
      ['3:39 target "b": a GET request may not carry a body'],
    ],
    [
      'two heirs, one inherited part',
      '  a: { type: http, url: "http://x", body: "{{input}}" }\n  b: { extends: a, method: GET }\n  c: { extends: a, method: GET }\n',
      [
        '2:43 target "b": a GET request may not carry a body',
        '2:43 target "c": a GET request may not carry a body',
      ],
    ],
  ])('%s', async (_name, targets, expected) => {
    const faults = await faultsOf(`targets:\n${targets}${REST}`);
    expect(lines(faults)).toEqual(expected.map((line) => expect.stringContaining(`evals.yaml:${line}`)));
  });

  it('says that a key came by extends', async () => {
    const [fault] = await faultsOf(
      `targets:\n  a: { type: shell, cmd: cat }\n  b: { extends: a, type: trace }\n${REST}`,
    );
    expect(fault?.hint).toContain('it came by `extends`');
  });

  it('follows a chain of ten thousand', async () => {
    const chain = Array.from({ length: 10_000 }, (_, i) => `  t${i}: { extends: t${i + 1} }`).join('\n');
    const { targets } = await load(`targets:\n${chain}\n  t10000: { type: shell, cmd: cat }\n${REST}`);
    expect(targets.get('t0')).toEqual(targets.get('t10000'));
  });
});
