// A chat model that speaks OpenAI's protocol, answers after a fixed time, and counts. Runs in a process of its own, so
// that its work is not counted as the client's. See openChatServer in process.mjs.
import { createServer } from 'node:http';

const LATENCY_MS = Number(process.argv[2] ?? 0);
/** An answer of about 1 KB, which every assertion of the benchmark finds fault-free. */
const TEXT = `The answer is 42. ${'Here is why, at some length. '.repeat(33)}`;
const REPLY = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 100, completion_tokens: 200, total_tokens: 300 },
});

/** `busyMs`: from each request's first byte in to its answer's last byte out, added up. */
const NOTHING = { calls: 0, busyMs: 0, mostInFlight: 0 };
const seen = { ...NOTHING };
let inFlight = 0;

const server = createServer((request, response) => {
  seen.calls += 1;
  inFlight += 1;
  seen.mostInFlight = Math.max(seen.mostInFlight, inFlight);
  const arrived = performance.now();
  const answer = () => {
    inFlight -= 1;
    seen.busyMs += performance.now() - arrived;
    response.setHeader('content-type', 'application/json');
    response.end(REPLY);
  };
  request.resume();
  request.on('end', () => (LATENCY_MS === 0 ? answer() : setTimeout(answer, LATENCY_MS)));
});
server.keepAliveTimeout = 60_000;

/** The parent asks what was seen since it last asked. */
process.on('message', () => {
  process.send(seen);
  Object.assign(seen, NOTHING);
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
