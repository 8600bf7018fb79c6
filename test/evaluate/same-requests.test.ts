import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sameRequests } from '../../src/evaluate/same-requests.ts';
import { loadSuite } from '../../src/suite/load.ts';

const SUITE = `
targets:
  today: { type: openai-compatible, url: "https://models.example/v1", model: m, params: { temperature: 0 } }
  twin: { type: openai-compatible, url: "https://models.example/v1", model: m, params: { temperature: 0 }, api_key_env: OTHER_KEY }
  warm: { type: openai-compatible, url: "https://models.example/v1", model: m, params: { temperature: 1 } }
  shell: { type: shell, cmd: cat }
  shell-too: { type: shell, cmd: cat }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: x }]
run: { matrix: [today, warm, twin, shell, shell-too] }
`;

it('finds the arms that ask the same model in the same way, whatever their keys', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'same-requests-'));
  writeFileSync(join(cwd, 'evals.yaml'), SUITE);
  writeFileSync(join(cwd, 'cases.jsonl'), '{"id": "1", "input": "x"}\n');
  const suite = await loadSuite('evals.yaml', { cwd });
  expect(sameRequests(suite, ['today', 'warm', 'twin', 'shell', 'shell-too'])).toEqual([['today', 'twin']]);
  expect(sameRequests(suite, ['today', 'warm'])).toEqual([]);
});
