// A process for kill.test.ts to kill: asks 200 questions, 8 at once, and prints what it pays for and what it got.
// Each line is written at once, so that what is printed is what had happened when the process died.
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openCassettes } from '../../src/cassette/cassettes.ts';

const [directory = '', count = '200'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

const cassettes = await openCassettes({
  mode: 'auto',
  directory,
  shown: 'cassettes',
  arms: ['gpt'],
  scorers: false,
  secrets: [],
  today: () => '2026-11-30',
});
for (const note of cassettes.notes()) say(`note ${note}`);
const store = cassettes.storeFor('gpt');
let next = 0;

async function worker(): Promise<void> {
  while (next < Number(count)) {
    const input = `question ${next}`;
    next += 1;
    const outcome = await store.call({ identity: '{"model":"m"}', input, trial: 0 }, input, async () => {
      say(`paid ${input}`);
      await sleep(1);
      // Long answers: a kill then falls into a write now and then.
      return { kind: 'answered', response: { text: input.repeat(2000), latency_ms: 1 } };
    });
    say(`${outcome.provenance} ${input}`);
  }
}

await Promise.all(Array.from({ length: 8 }, worker));
say('closing');
await cassettes.close();
say('closed');
