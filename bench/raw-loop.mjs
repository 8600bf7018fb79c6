// What the platform allows: the calls of a matrix run with undici and nothing else. The yardstick of the benchmark.
// node bench/raw-loop.mjs URL CASES ARMS CONCURRENCY
import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';

const [url, dataset, arms, concurrency] = process.argv.slice(2);
const cases = readFileSync(dataset, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const dispatcher = new Agent({ connections: Number(concurrency), pipelining: 1 });
let passed = 0;

async function ask(model, input) {
  const { body } = await request(`${url}/chat/completions`, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: input }] }),
  });
  return JSON.parse(await body.text()).choices[0].message.content;
}

for (let arm = 0; arm < Number(arms); arm += 1) {
  const pending = cases.values();
  const worker = async () => {
    for (const { input } of pending) if ((await ask(`arm-${arm}`, input)).includes('42')) passed += 1;
  };
  await Promise.all(Array.from({ length: Number(concurrency) }, worker));
}
if (passed !== cases.length * Number(arms)) throw new Error('an answer is not as expected');
await dispatcher.destroy();
