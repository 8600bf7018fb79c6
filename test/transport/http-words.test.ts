import { describe, expect, it } from 'vitest';
import {
  colonSnippet,
  describeBreak,
  displayUrl,
  isFinalBreak,
  snippet,
  statusLine,
} from '../../src/transport/http-words.ts';

const broken = (code: string, message = 'raw words') => Object.assign(new Error(message), { code });

describe('what broke', () => {
  it.each([
    [broken('ECONNREFUSED'), 'request', 'connection refused', false],
    [broken('ENOTFOUND'), 'request', 'host not found (ENOTFOUND)', false],
    [broken('EAI_AGAIN'), 'request', 'host not found (EAI_AGAIN)', false],
    [broken('UND_ERR_CONNECT_TIMEOUT'), 'request', 'no connection in time', false],
    [broken('ECONNRESET'), 'request', 'the connection closed before an answer', false],
    [broken('UND_ERR_SOCKET'), 'body', 'the connection closed in the middle of the answer', false],
    [
      broken('DEPTH_ZERO_SELF_SIGNED_CERT'),
      'request',
      'the certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
      true,
    ],
    [broken('CERT_HAS_EXPIRED'), 'request', 'the certificate is not trusted (CERT_HAS_EXPIRED)', true],
    [
      broken('ERR_TLS_CERT_ALTNAME_INVALID'),
      'request',
      'the certificate is not trusted (ERR_TLS_CERT_ALTNAME_INVALID)',
      true,
    ],
    [broken('EHOSTUNREACH'), 'request', 'raw words (EHOSTUNREACH)', false],
    [
      broken('EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1'),
      'request',
      'connect EHOSTUNREACH 10.0.0.1',
      false,
    ],
    [new TypeError('Invalid URL'), 'request', 'Invalid URL', true],
    ['a thrown text', 'request', 'a thrown text', false],
  ] as const)('%s', (error, phase, words, final) => {
    expect(describeBreak(error, phase)).toBe(words);
    expect(isFinalBreak(error)).toBe(final);
  });
});

it.each([
  ['https://user:pass@host.test:8443/a/b?key=1#x', 'https://host.test:8443/a/b?…'],
  ['https://host.test', 'https://host.test/'],
  ['no url', 'no url'],
  [`https://host.test/${'a'.repeat(500)}`, `https://host.test/${'a'.repeat(282)}…`],
])('shows %s as %s', (url, shown) => {
  expect(displayUrl(url)).toBe(shown);
});

it('cuts at 200 characters and no earlier', () => {
  expect(snippet('x'.repeat(200))).toBe('x'.repeat(200));
  expect(snippet('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  expect(snippet('é'.repeat(200))).toBe('é'.repeat(200));
  expect(snippet('😀'.repeat(200))).toBe('😀'.repeat(200));
  expect(colonSnippet('  \n')).toBe('');
});

it('names a status', () => {
  expect(statusLine(418)).toBe("418 I'm a Teapot");
  expect(statusLine(799)).toBe('799');
});
