import { describe, expect, it } from 'vitest';
import { faultsOf, suiteWith } from './folder.ts';

const HTTP = 'type: http, url: "https://x.test/{{input}}"';
const CHAT = 'type: openai-compatible, url: "http://x/v1", model: m';
const JUDGE = 'type: judge, url: "http://x", model: m, rubric: r';
const SIMILARITY = 'type: similarity, url: "http://x", model: m';

/** One rule a row: the part that breaks it, and what must be said, alone. */
const targets: readonly (readonly [part: string, said: string | undefined])[] = [
  ['{ type: shell }', 'targets.alpha: missing field `cmd`'],
  ['{ type: shell, cmd: 5 }', 'targets.alpha.cmd: invalid type: integer `5`, expected a string'],
  ['{ type: shell, cmd: cat, timeout_seconds: 0 }', 'target "alpha": timeout_seconds must be at least 1'],
  [
    '{ type: shell, cmd: cat, timeout_seconds: 1.5 }',
    'targets.alpha.timeout_seconds: invalid type: floating point `1.5`, expected a whole number',
  ],
  [
    '{ type: shell, cmd: cat, timeout_seconds: 2.0 }',
    'targets.alpha.timeout_seconds: invalid type: floating point `2.0`, expected a whole number',
  ],
  ['{ type: shell, cmd: cat, timeout_seconds: 1 }', undefined],
  ['{ type: shell, cmd: cat, env: { PORT: 8080, DEBUG: true, NAME: x } }', undefined],
  [
    '{ type: shell, cmd: cat, env: { "A=B": x } }',
    'target "alpha": env: "A=B" cannot be the name of a variable',
  ],
  [
    '{ type: shell, cmd: cat, env: { A: [x] } }',
    'targets.alpha.env.A: invalid type: sequence, expected a string',
  ],
  [
    '{ type: shell, cmd: cat, env: [A] }',
    'targets.alpha.env: invalid type: sequence, expected a map of strings',
  ],
  ['{ type: shell, cmd: "a\\0b" }', 'targets.alpha.cmd must not hold a NUL character'],
  ['{ type: shell, cmd: cat, max_output_bytes: 0 }', 'targets.alpha.max_output_bytes must be at least 1'],
  [
    '{ type: shell, cmd: cat, retries: 9 }',
    'targets.alpha: unknown field `retries`, expected one of `type`, `cmd`, `timeout_seconds`, `env`, `max_output_bytes`, `extends`',
  ],
  [
    '{ type: shell, cmd: cat, cost: { input_per_1m: 1, output_per_1m: 1 } }',
    'targets.alpha: unknown field `cost`',
  ],
  [
    '{ type: telepathy }',
    'targets.alpha.type: unknown variant `telepathy`, expected one of `shell`, `openai-compatible`, `trace`, `http`',
  ],
  ['{ cmd: cat }', 'targets.alpha: missing field `type`'],
  ['{ type: shell, cmd: cat, gate: informational, gates: [{ type: pass_rate, min: 0 }] }', undefined],
  ['{ type: shell, cmd: cat, gate: required, gates: [] }', undefined],
  [
    '{ type: shell, cmd: cat, gate: optional }',
    'targets.alpha.gate: unknown variant `optional`, expected `required` or `informational`',
  ],
  [
    '{ type: shell, cmd: cat, gates: { type: pass_rate } }',
    'targets.alpha.gates: invalid type: map, expected a list of gates',
  ],
  [
    '{ type: shell, cmd: cat, gates: [{ type: pass_rate, min: 2 }] }',
    'targets.alpha.gates: pass_rate min must be within [0, 1], got 2',
  ],
  [
    '{ type: shell, cmd: cat, gates: [{ type: mean_score, min: 1, scorer: judge }] }',
    'targets.alpha.gates: mean_score scorer "judge" is not among the configured scorers',
  ],
  ['{ type: 5 }', 'targets.alpha.type: invalid type: integer `5`, expected a string'],
  ['cat', 'targets.alpha: invalid type: string "cat", expected a map with a `type`'],
  ['[]', 'targets.alpha: invalid type: sequence, expected a map with a `type`'],
  [`{ ${CHAT} }`, undefined],
  ['{ type: openai-compatible, url: "http://x" }', 'targets.alpha: missing field `model`'],
  [`{ ${CHAT}, timeout_seconds: 0 }`, 'target "alpha": timeout_seconds must be at least 1'],
  [`{ ${CHAT}, max_retries: -1 }`, 'targets.alpha.max_retries must be at least 0'],
  [`{ ${CHAT}, max_retries: 4294967296 }`, 'targets.alpha.max_retries must be at most 4294967295'],
  [
    `{ ${CHAT}, params: { model: x } }`,
    'target "alpha": params may not set "model" (model/messages are managed by EvalCore; streaming responses are unsupported)',
  ],
  [`{ ${CHAT}, params: { messages: [] } }`, 'target "alpha": params may not set "messages" ('],
  [`{ ${CHAT}, params: { stream: true } }`, 'target "alpha": params may not set "stream" ('],
  [`{ ${CHAT}, params: [] }`, 'targets.alpha.params: invalid type: sequence, expected a map'],
  [`{ ${CHAT}, params: { t: .nan } }`, 'targets.alpha.params.t must be a number that JSON can hold'],
  [`{ ${CHAT}, params: { temperature: 0.0, stop: [a, null] } }`, undefined],
  [`{ ${CHAT}, cost: { input_per_1m: -1, output_per_1m: 0 } }`, 'target "alpha" has negative cost rates'],
  [`{ ${CHAT}, cost: { input_per_1m: 0, output_per_1m: -0.5 } }`, 'target "alpha" has negative cost rates'],
  [
    `{ ${CHAT}, cost: { input_per_1m: .nan, output_per_1m: 0 } }`,
    'target "alpha" has cost rates that are not finite',
  ],
  [`{ ${CHAT}, cost: { input_per_1m: 1 } }`, 'targets.alpha.cost: missing field `output_per_1m`'],
  [
    `{ ${CHAT}, cost: { input_per_1m: 1, output_per_1m: 1, per_call: 1 } }`,
    'targets.alpha.cost: unknown field `per_call`, expected `input_per_1m` or `output_per_1m`',
  ],
  [`{ ${CHAT}, cost: 5 }`, 'targets.alpha.cost: invalid type: integer `5`, expected a map'],
  [`{ ${CHAT}, api_key_env: null, system: null, params: null, cost: null }`, undefined],
  [
    `{ ${CHAT}, max_retries: null }`,
    'targets.alpha.max_retries: invalid type: null, expected a whole number',
  ],
  ['{ type: trace }', undefined],
  ['{ type: trace, cost: { input_per_1m: -1, output_per_1m: 1 } }', 'target "alpha" has negative cost rates'],
  [`{ ${HTTP} }`, undefined],
  [`{ ${HTTP}, method: get }`, undefined],
  [`{ ${HTTP}, timeout_seconds: 0 }`, 'target "alpha": timeout_seconds must be at least 1'],
  ['{ type: http, url: "" }', 'target "alpha": url must be a non-empty http:// or https:// URL'],
  [
    '{ type: http, url: "ftp://x/{{input}}" }',
    'target "alpha": url must be a non-empty http:// or https:// URL',
  ],
  [
    '{ type: http, url: "http://[{{input}}" }',
    'target "alpha": url must be a non-empty http:// or https:// URL',
  ],
  [`{ ${HTTP}, method: DELETE }`, 'target "alpha": method "DELETE" is not one of GET, POST, PUT, PATCH'],
  [`{ ${HTTP}, method: get, body: { q: 1 } }`, 'target "alpha": a GET request may not carry a body'],
  [
    '{ type: http, url: "http://x", body: { q: fixed, "{{input}}": 1 } }',
    'target "alpha": neither url nor body contains {{input}}; every case would send the same request',
  ],
  ['{ type: http, url: "http://x", body: { q: [{ deep: "a {{input}}" }] } }', undefined],
  [`{ ${HTTP}, auth_header: x-key }`, 'target "alpha": auth_header/auth_prefix require api_key_env'],
  [`{ ${HTTP}, auth_prefix: "" }`, 'target "alpha": auth_header/auth_prefix require api_key_env'],
  [
    `{ ${HTTP}, api_key_env: K, headers: { Authorization: x } }`,
    'target "alpha": header "Authorization" collides with the auth header (the api_key_env key is sent there); remove it from headers',
  ],
  [
    `{ ${HTTP}, api_key_env: K, auth_header: X-Key, headers: { x-KEY: x } }`,
    'target "alpha": header "x-KEY" collides with the auth header',
  ],
  [`{ ${HTTP}, headers: { X-Version: x } }`, undefined],
  [`{ ${HTTP}, headers: { "a b": x } }`, 'target "alpha": header "a b" has a name that no header can have'],
  [
    `{ ${HTTP}, headers: { a: "x\\ny" } }`,
    'target "alpha": header "a" has a value that no header can carry: "x\\ny"',
  ],
  [
    `{ ${HTTP}, response_path: a }`,
    'target "alpha": response_path must be an RFC 6901 JSON Pointer starting with \'/\'',
  ],
  [
    `{ ${HTTP}, response_path: "" }`,
    'target "alpha": response_path must be an RFC 6901 JSON Pointer starting with \'/\'',
  ],
  [`{ ${HTTP}, response_path: /a/0 }`, undefined],
  [`{ ${HTTP}, cost: { input_per_1m: 1, output_per_1m: 1 } }`, 'targets.alpha: unknown field `cost`'],
];

const scorers: typeof targets = [
  ['{ type: contains }', 'scorers[0]: missing field `value`'],
  ['{ type: contains, value: 42 }', 'scorers[0].value: invalid type: integer `42`, expected a string'],
  ['{ type: contains, value: true }', 'scorers[0].value: invalid type: boolean `true`, expected a string'],
  [
    '{ type: contains, value: x, case_sensitive: "no" }',
    'scorers[0].case_sensitive: invalid type: string "no", expected a boolean',
  ],
  ['{ type: contains, value: "" }', undefined],
  ['{ type: regex, pattern: "(?i)^ok$" }', undefined],
  ['{ type: regex, pattern: "(unclosed" }', 'scorers[0]: invalid regex scorer pattern: (unclosed'],
  ['{ type: regex, pattern: "a(?=b)" }', 'scorers[0]: invalid regex scorer pattern: a(?=b)'],
  ['{ type: exact, value: null }', undefined],
  ['{ type: subprocess }', 'scorers[0]: missing field `cmd`'],
  [
    '{ type: subprocess, cmd: cat, timeout_seconds: 0 }',
    'scorers[0]: subprocess scorer: timeout_seconds must be at least 1',
  ],
  ['{ type: json-schema, schema: "" }', 'scorers[0]: json-schema scorer: schema path must be non-empty'],
  [
    '{ type: json-schema, schema: nope.json }',
    'scorers[0]: failed to read json-schema file nope.json: no such file',
  ],
  ['{ type: json-schema, schema: . }', 'scorers[0]: failed to read json-schema file .: it is a directory'],
  [
    '{ type: json-schema, schema: bad.json }',
    'scorers[0]: json-schema file bad.json is not valid JSON: expected : after the key',
  ],
  ['{ type: json-schema, schema: wrong.json }', 'scorers[0]: invalid JSON Schema in wrong.json: '],
  ['{ type: json-schema, schema: remote.json }', 'scorers[0]: invalid JSON Schema in remote.json: '],
  ['{ type: json-schema, schema: good.json }', undefined],
  ['{ type: trajectory, rules: [] }', 'scorers[0]: trajectory scorer has no rules'],
  ['{ type: trajectory }', 'scorers[0]: missing field `rules`'],
  ['{ type: trajectory, rules: { must_call: a } }', 'scorers[0].rules: invalid type: map, expected a list'],
  [
    '{ type: trajectory, rules: [{ must_call: a, with: { q: { contains: x, equals: 1.0 } }, after: b }, { must_not_call: c, before: d }, { max_steps: 0 }] }',
    undefined,
  ],
  [
    '{ type: trajectory, rules: [{ must_cal: a }] }',
    'scorers[0].rules[0]: unknown field `must_cal`, expected one of `must_call`, `must_not_call`, `max_steps`',
  ],
  [
    '{ type: trajectory, rules: [{}] }',
    'scorers[0].rules[0]: missing one of `must_call`, `must_not_call`, `max_steps`',
  ],
  [
    '{ type: trajectory, rules: [{ must_call: a, before: b }] }',
    'scorers[0].rules[0]: unknown field `before`, expected one of `must_call`, `with`, `after`',
  ],
  [
    '{ type: trajectory, rules: [{ must_call: a, must_not_call: b }] }',
    'scorers[0].rules[0]: unknown field `must_not_call`',
  ],
  [
    '{ type: trajectory, rules: [{ must_call: a, with: { q: { containz: x } } }] }',
    'scorers[0].rules[0].with.q: unknown field `containz`, expected `contains` or `equals`',
  ],
  ['{ type: trajectory, rules: [{ max_steps: -1 }] }', 'scorers[0].rules[0].max_steps must be at least 0'],
  [
    '{ type: trajectory, rules: [x] }',
    'scorers[0].rules[0]: invalid type: string "x", expected a rule such as must_call: TOOL',
  ],
  [`{ ${JUDGE} }`, undefined],
  ['{ type: judge, url: "http://x", model: m }', 'scorers[0]: missing field `rubric`'],
  [`{ ${JUDGE}, threshold: 1.5 }`, 'scorers[0]: judge threshold 1.5 outside 0.0..=1.0'],
  [`{ ${JUDGE}, threshold: -1 }`, 'scorers[0]: judge threshold -1 outside 0.0..=1.0'],
  [`{ ${JUDGE}, threshold: .nan }`, 'scorers[0]: judge threshold NaN outside 0.0..=1.0'],
  [`{ ${JUDGE}, threshold: 1 }`, undefined],
  [
    `{ ${JUDGE}, cost: { input_per_1m: 0, output_per_1m: -1 } }`,
    'scorers[0]: judge scorer has negative cost rates',
  ],
  [`{ ${SIMILARITY}, threshold: -1 }`, undefined],
  ['{ type: similarity, url: "", model: m }', 'scorers[0]: similarity scorer: url must be non-empty'],
  [
    `{ ${SIMILARITY}, threshold: -1.5 }`,
    'scorers[0]: similarity scorer: threshold must be within [-1, 1], got -1.5',
  ],
  [
    `{ ${SIMILARITY}, threshold: .inf }`,
    'scorers[0]: similarity scorer: threshold must be within [-1, 1], got inf',
  ],
  [
    '{ type: bleu }',
    'scorers[0].type: unknown variant `bleu`, expected one of `contains`, `regex`, `exact`, `subprocess`, `trajectory`, `judge`, `json-schema`, `similarity`',
  ],
  ['{ value: x }', 'scorers[0]: missing field `type`'],
  ['{ type: exact, weight: 0 }', 'scorers[0]: weight must be a finite number above 0, got 0'],
  ['{ type: exact, weight: .inf }', 'scorers[0]: weight must be a finite number above 0, got inf'],
  ['{ type: exact, weight: 0.5, name: strict, when: "tag:hard one" }', undefined],
  ['{ type: exact, when: hard }', 'scorers[0]: when must be tag:NAME, got "hard"'],
  ['{ type: exact, when: "tag:" }', 'scorers[0]: when must be tag:NAME, got "tag:"'],
  ['{ type: exact, name: "" }', 'scorers[0]: name must be non-empty'],
];

const runs: typeof targets = [
  ['null', undefined],
  ['[]', 'run: invalid type: sequence, expected a map'],
  ['{ concurrency: 0 }', 'run.concurrency must be at least 1'],
  ['{ concurrency: -3 }', 'run.concurrency must be at least 1'],
  ['{ concurrency: "4" }', 'run.concurrency: invalid type: string "4", expected a whole number'],
  ['{ budget_usd: 0 }', 'run.budget_usd must be positive, got 0'],
  ['{ budget_usd: -0.5 }', 'run.budget_usd must be positive, got -0.5'],
  ['{ budget_usd: -1e-7 }', 'run.budget_usd must be positive, got -0.0000001'],
  ['{ budget_usd: .nan }', 'run.budget_usd must be positive, got NaN'],
  ['{ budget_usd: null }', undefined],
  ['{ trials: 0 }', 'run.trials count must be at least 1'],
  ['{ trials: { count: 0 } }', 'run.trials count must be at least 1'],
  ['{ trials: -1 }', 'run.trials: trials count -1 must be a positive integer'],
  ['{ concurrency: 99999999999999999999 }', 'run.concurrency is out of range'],
  ['{ concurrency: -99999999999999999999 }', 'run.concurrency is out of range'],
  ['{ concurrency: 9007199254740993 }', 'run.concurrency is out of range'],
  ['{ concurrency: 2.0 }', 'run.concurrency: invalid type: floating point `2.0`, expected a whole number'],
  ['{ concurrency: 1.5 }', 'run.concurrency: invalid type: floating point `1.5`, expected a whole number'],
  ['{ trials: 4294967296 }', 'run.trials: trials count 4294967296 is too large'],
  ['{ trials: 99999999999999999999 }', 'run.trials: trials count 99999999999999999999 is too large'],
  ['{ trials: 2.5 }', 'run.trials: expected a positive integer or a { count, require } map'],
  ['{ trials: 2.0 }', 'run.trials: expected a positive integer or a { count, require } map'],
  ['{ trials: "3" }', 'run.trials: expected a positive integer or a { count, require } map'],
  ['{ trials: null }', 'run.trials: expected a positive integer or a { count, require } map'],
  ['{ trials: [3] }', 'run.trials: expected a positive integer or a { count, require } map'],
  ['{ trials: { require: any } }', 'run.trials: missing field `count`'],
  [
    '{ trials: { count: 5, require: most } }',
    'run.trials.require: unknown variant `most`, expected one of `all`, `majority`, `any`',
  ],
  [
    '{ trials: { count: 5, policy: any } }',
    'run.trials: unknown field `policy`, expected `count` or `require`',
  ],
  ['{ classification: yes }', 'run.classification: invalid type: string "yes", expected a boolean'],
  ['{ matrix: [alpha] }', 'run.matrix must list at least two targets, got 1'],
  ['{ matrix: [] }', 'run.matrix must list at least two targets, got 0'],
  ['{ matrix: [beta, beta] }', 'run.matrix lists target "beta" more than once'],
  ['{ matrix: [beta, beta, beta, alpha] }', 'run.matrix lists target "beta" more than once'],
  ['{ matrix: [beta, ghost] }', 'run.matrix target "ghost" is not defined; available: alpha, beta'],
  ['{ matrix: alpha }', 'run.matrix: invalid type: string "alpha", expected a list'],
  ['{ matrix: [alpha, [beta]] }', 'run.matrix[1]: invalid type: sequence, expected a string'],
  ['{ history: 1 }', 'run.history: invalid type: integer `1`, expected a boolean'],
  ['{ history: false }', undefined],
  ['{ gates: null }', undefined],
  ['{ gates: { type: pass_rate, min: 1 } }', 'run.gates: invalid type: map, expected a list of gates'],
  ['{ gates: [{ type: pass_rate }] }', 'run.gates[0]: missing field `min`'],
  [
    '{ gates: [{ type: pass_rate, min: "1" }] }',
    'run.gates[0].min: invalid type: string "1", expected a number',
  ],
  [
    '{ gates: [{ type: pass-rate, min: 1 }] }',
    'run.gates[0].type: unknown variant `pass-rate`, expected one of `pass_rate`, `mean_score`, `accuracy`, `macro_f1`',
  ],
  ['{ gates: [{ type: pass_rate, min: 1.5 }] }', 'run.gates: pass_rate min must be within [0, 1], got 1.5'],
  ['{ gates: [{ type: accuracy, min: -0.1 }] }', 'run.gates: accuracy min must be within [0, 1], got -0.1'],
  ['{ gates: [{ type: macro_f1, min: .nan }] }', 'run.gates: macro_f1 min must be within [0, 1], got NaN'],
  ['{ gates: [{ type: mean_score, min: -.inf }] }', 'run.gates: mean_score min must be finite, got -inf'],
  ['{ gates: [{ type: mean_score, min: -7 }] }', undefined],
  [
    '{ gates: [{ type: mean_score, min: 0.5, scorer: judge }] }',
    'run.gates: mean_score scorer "judge" is not among the configured scorers',
  ],
  ['{ gates: [{ type: mean_score, min: 0.5, scorer: exact }] }', undefined],
  [
    '{ gates: [{ type: pass_rate, min: 1, maximum: 0 }] }',
    'run.gates[0]: unknown field `maximum`, expected one of `type`, `min`, `tag`',
  ],
  [
    '{ gates: [{ type: pass_rate, min: 1, tag: refunds }] }',
    'run.gates: pass_rate tag "refunds" is carried by no case',
  ],
  ['{ gates: [{ type: error_rate, max: 0.05 }, { type: cost_usd, max: 0 }] }', undefined],
  ['{ gates: [{ type: error_rate, max: 5 }] }', 'run.gates: error_rate max must be within [0, 1], got 5'],
  ['{ gates: [{ type: error_rate, max: 0, min: 0 }] }', 'run.gates[0]: unknown field `min`'],
  [
    '{ gates: [{ type: cost_usd, max: -1 }] }',
    'run.gates: cost_usd max must be finite and not negative, got -1',
  ],
  [
    '{ gates: [{ type: cost_usd, max: .inf }] }',
    'run.gates: cost_usd max must be finite and not negative, got inf',
  ],
  ['{ gates: [{ type: latency_ms, p50: 300, p95: 2e3, max: 9000 }] }', undefined],
  ['{ gates: [{ type: latency_ms }] }', 'run.gates: latency_ms needs at least one of p50, p95 and max'],
  [
    '{ gates: [{ type: latency_ms, p95: .nan }] }',
    'run.gates: latency_ms p95 must be finite and not negative, got NaN',
  ],
  [
    '{ gates: [{ type: latency_ms, p99: 5, max: 9 }] }',
    'run.gates[0]: unknown field `p99`, expected one of `type`, `p50`, `p95`, `max`',
  ],
  ['{ gates: [{ type: not_worse_than, arm: beta }] }', undefined],
  [
    '{ gates: [{ type: not_worse_than, arm: betta, margin: 0.1 }] }',
    'run.gates: not_worse_than arm "betta" is not defined; available: alpha, beta',
  ],
  ['{ gates: [{ type: not_worse_than, margin: 0.1 }] }', 'run.gates[0]: missing field `arm`'],
  [
    '{ gates: [{ type: not_worse_than, arm: beta, margin: 5 }] }',
    'run.gates: not_worse_than margin must be within [0, 1], got 5',
  ],
  ['{ matrix: [alpha, beta], reference: beta }', undefined],
  ['{ reference: beta }', undefined],
  ['{ reference: gamma }', 'run.reference "gamma" is not defined; available: alpha, beta'],
  ['{ reference: [alpha] }', 'run.reference: invalid type: sequence, expected a string'],
];

const SCHEMAS = {
  'bad.json': '{"type" "object"}',
  'wrong.json': '{"type": "no such type"}',
  'remote.json': '{"$ref": "https://example.test/schema.json"}',
  'good.json': '\ufeff{"type": "object"}',
};

async function expectAlone(yaml: string, said: string | undefined): Promise<void> {
  const faults = await faultsOf(yaml, SCHEMAS);
  expect(faults.map((fault) => fault.message)).toEqual(
    said === undefined ? [] : [expect.stringContaining(said)],
  );
  for (const fault of faults) {
    expect(fault.message.startsWith((said ?? '').slice(0, 20))).toBe(true);
    expect(fault.place?.line).toBeGreaterThan(0);
    expect(fault.place?.column).toBeGreaterThan(0);
    expect(fault.hint ?? '').not.toBe('');
  }
}

describe('targets', () => {
  it.each(targets)('%s', (part, said) => expectAlone(suiteWith({ target: part }), said));
});
describe('scorers', () => {
  it.each(scorers)('%s', (part, said) => expectAlone(suiteWith({ scorer: part }), said));
});
describe('run', () => {
  it.each(runs)('%s', (part, said) => expectAlone(suiteWith({ run: part }), said));
});

describe('what is very long is not told whole', () => {
  const long = 'x'.repeat(50_000);
  const clipped = (text: string) => `${text.padEnd(200, 'x')}…`;
  it.each<[string, () => string, string]>([
    [
      'a pattern',
      () => `{ type: regex, pattern: "(${long}" }`,
      `scorers[0]: invalid regex scorer pattern: ${clipped('(')}: a group is not closed (character 1)`,
    ],
    [
      'a name in a pattern',
      () => `{ type: regex, pattern: '\\p{${long}}' }`,
      `scorers[0]: invalid regex scorer pattern: ${clipped('\\p{')}: ${clipped('there is no Unicode class "')} (character 1)`,
    ],
    ['a key', () => `{ type: exact, ${long}: 1 }`, `scorers[0]: unknown field \`${clipped('')}\`, expected`],
    ['a word', () => `{ type: ${long} }`, `scorers[0].type: unknown variant \`${clipped('')}\`, expected`],
  ])('%s', (_, scorer, said) => expectAlone(suiteWith({ scorer: scorer() }), said));
});
