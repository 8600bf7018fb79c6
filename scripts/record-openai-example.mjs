// Records the cassettes of examples/openai against a scripted server that stands in for api.openai.com: a proxy on
// loopback leads the TLS connection to it. Nothing leaves this machine. Needs `openssl`.
//
//   node scripts/record-openai-example.mjs
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const HOST = 'api.openai.com';

/** Scripted answers: by model, by a word of the question. */
const ANSWERS = {
  'gpt-4.1-mini': {
    shoes: 'You can send them back free of charge within 30 days.',
    parcel: 'Returns are free, so you pay nothing for the parcel.',
    'When will': 'Your order takes 3 working days.',
    'gift card': 'I am sorry, gift cards are never refunded.',
    Delete: 'We delete your data within 7 days of your request.',
    tomorrow: 'I am sorry, shipping takes 3 working days and there is no express service.',
  },
  'gpt-4.1-nano': {
    shoes: 'You have 30 days, and returns are free.',
    parcel: 'We do; returns are free.',
    'When will': 'It takes 3 working days.',
    'gift card': 'Sure, we will refund your gift card right away.',
    Delete: 'Your data is deleted within 7 days.',
    tomorrow: 'Shipping takes 3 working days.',
  },
};

/** Scripted verdicts: by a piece of the answer that is judged. The first that fits. */
const VERDICTS = [
  ['refund your gift card right away', { score: 0, reason: 'The policy never refunds gift cards.' }],
  ['We do; returns are free.', { score: 0.8, reason: 'Right, but curt.' }],
  [
    'Shipping takes 3 working days.',
    { score: 0.8, reason: 'Right, but does not say that tomorrow is not possible.' },
  ],
  ['', { score: 1, reason: 'Right and complete.' }],
];

function answer({ model, messages }) {
  const prompt = messages.at(-1).content;
  const scripted = ANSWERS[model];
  const text = scripted
    ? scripted[Object.keys(scripted).find((word) => prompt.includes(word))]
    : JSON.stringify(VERDICTS.find(([piece]) => prompt.includes(piece))[1]);
  const words = (content) => Math.ceil(content.length / 4);
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
    usage: {
      prompt_tokens: messages.reduce((sum, { content }) => sum + words(content), 0),
      completion_tokens: words(text),
    },
  };
}

const listen = (server) =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));

const folder = mkdtempSync(join(tmpdir(), 'record-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ].concat([
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    `/CN=${HOST}`,
    '-addext',
    `subjectAltName=DNS:${HOST}`,
  ]),
  { stdio: 'ignore' },
);
const model = createTlsServer(
  { key: readFileSync(key), cert: readFileSync(certificate) },
  async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(JSON.parse(Buffer.concat(chunks).toString('utf8')))));
  },
);
const modelPort = await listen(model);
const proxy = createServer();
proxy.on('connect', (request, client, head) => {
  if (request.url !== `${HOST}:443`) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  const upstream = connect(modelPort, '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.on('error', () => client.destroy());
  client.on('error', () => upstream.destroy());
});
const proxyPort = await listen(proxy);

const run = spawn(
  process.execPath,
  ['dist/cli/index.js', 'run', 'examples/openai/evals.yaml', '--cache', 'live', '--no-progress'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      NODE_EXTRA_CA_CERTS: certificate,
      OPENAI_API_KEY: 'scripted',
    },
  },
);
run.on('close', (status) => {
  rmSync(folder, { recursive: true });
  model.closeAllConnections();
  for (const server of [model, proxy]) server.close();
  console.log(`exit status ${status}`);
});
