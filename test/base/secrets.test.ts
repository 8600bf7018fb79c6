import { describe, expect, it } from 'vitest';
import {
  credentialInHeader,
  credentialInUrl,
  looksLikeCredential,
  secretMasker,
} from '../../src/base/secrets.ts';

describe('masking', () => {
  const cases: ReadonlyArray<readonly [name: string, text: string, secrets: string[], masked: string]> = [
    ['plain', 'key sk-12345 refused', ['sk-12345'], 'key *** refused'],
    ['every place', 'abcd abcd', ['abcd'], '*** ***'],
    ['percent-encoded', 'https://x/?k=a%2Fb%3Dc', ['a/b=c'], 'https://x/?k=***'],
    ['escaped as in JSON', '{"k":"a\\"bcd"}', ['a"bcd'], '{"k":"***"}'],
    ['base64', 'Basic c2VjcmV0LWtleQ==', ['secret-key'], 'Basic ***'],
    ['the longer one first', 'tokentoken2', ['token', 'token2'], '******'],
    ['a newline at the end of the variable', 'bad key abcdef', ['abcdef\n'], 'bad key ***'],
    ['too short to be a secret', 'a b c', ['a'], 'a b c'],
    ['an empty one', 'text', [''], 'text'],
    ['no pattern letters', 'a.c$& abc', ['a.c$&'], '*** abc'],
  ];
  it.each(cases)('%s', (_, text, secrets, masked) => {
    expect(secretMasker(secrets)(text)).toBe(masked);
    expect(secretMasker(secrets)(text)).toBe(masked);
  });
});

describe('what looks like a credential', () => {
  it.each([
    ['Authorization', 'Bearer {{x}}'],
    ['authorization', 'whatever'],
    ['X-API-Key', '1234'],
    ['api-key', '1234'],
    ['x_api_key', '1234'],
    ['Ocp-Apim-Subscription-Key', '1234'],
    ['x-goog-api-key', '1234'],
    ['Cookie', 'session=1'],
    ['x-client-secret', '1234'],
    ['x-anything', 'Bearer abcdef'],
    ['x-anything', `sk-${'a'.repeat(20)}`],
    ['x-anything', `ghp_${'A1'.repeat(18)}`],
  ])('header %s: %s', (name, value) => {
    const said = credentialInHeader(name, value);
    expect(said).toContain(name);
    expect(said).not.toContain(value);
  });

  it.each([
    ['accept', 'application/json'],
    ['x-tenant', 'acme'],
    ['x-request-key-count', '3'],
    ['idempotency-key', '{{input}}'],
    ['anthropic-version', '2023-06-01'],
    ['x-note', 'sk-short'],
    ['authorization', ''],
  ])('header %s: %s is harmless', (name, value) => {
    expect(credentialInHeader(name, value)).toBeNull();
  });

  it.each([
    'https://user:pass@host/v1',
    'https://user@host/v1',
    'https://host/v1?key=AAAA',
    'https://host/v1?a=1&api_key=AAAA',
    'https://host/v1?access_token=AAAA',
    'https://host/v1?sig=AAAA',
    'https://host/v1?X-Amz-Signature=AAAA',
    `https://host/sk-${'b'.repeat(24)}/v1`,
    `https://host/?q=${encodeURIComponent(`ghp_${'A1'.repeat(18)}`)}`,
  ])('url %s', (url) => {
    expect(credentialInUrl(url)).not.toBeNull();
  });

  it.each([
    'https://host/v1',
    'https://host/search?q={{input}}',
    'https://host/v1?key={{input}}',
    'https://host/v1?key=',
    'https://host/v1?keyword=a&monkey=b',
    'https://host/v1?api-version=2024-02-01',
    'not a url',
    'https://host/100%',
  ])('url %s is harmless', (url) => {
    expect(credentialInUrl(url)).toBeNull();
  });

  it('knows shapes, not words', () => {
    expect(looksLikeCredential('Basic dXNlcjpwYXNz')).toBe(true);
    expect(looksLikeCredential('basic')).toBe(false);
    expect(looksLikeCredential('a basic question')).toBe(false);
    expect(looksLikeCredential('risk-assessment-of-something-long')).toBe(false);
  });
});
