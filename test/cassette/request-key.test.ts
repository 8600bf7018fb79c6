import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson, parseJson } from '../../src/base/json.ts';
import { keyOf } from '../../src/cassette/request-key.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the key of a request', () => {
  const identity = '{"model":"m","type":"openai-compatible","url":"http://x/v1"}';

  test.each([
    ['trial 0 has no trial member', 'hi', 0, `{"identity":${identity},"input":"hi"}`],
    ['later trials have one', 'hi', 2, `{"identity":${identity},"input":"hi","trial":2}`],
    [
      'only quotes, backslashes and controls are escaped',
      'a"\\\n\u0001\u007fé😀',
      0,
      `{"identity":${identity},"input":"a\\"\\\\\\n\\u0001\u007fé😀"}`,
    ],
  ])('%s', (_name, input, trial, hashed) => {
    expect(keyOf({ identity, input, trial })).toBe(sha256(hashed));
  });

  test('is the digest that sha256sum prints for the same bytes', () => {
    expect(keyOf({ identity: '{"model":"m"}', input: 'hi', trial: 0 })).toBe(
      'a5eb754c211778c41f137e3667997d28c25423f361b87f3a139a0430ff4e690e',
    );
  });

  test.each([
    ['a number’s spelling', '{"params":{"temperature":0}}', '{"params":{"temperature":0.0}}'],
    ['a trailing slash of the url', '{"url":"http://x/v1"}', '{"url":"http://x/v1/"}'],
    ['an own member named __proto__', '{"params":{}}', '{"params":{"__proto__":1}}'],
  ])('%s makes another key', (_name, a, b) => {
    const key = (text: string) => keyOf({ identity: canonicalJson(parseJson(text)), input: 'hi', trial: 0 });
    expect(key(a)).not.toBe(key(b));
  });

  test('the order in which an identity was written does not', () => {
    const key = (text: string) => keyOf({ identity: canonicalJson(parseJson(text)), input: 'hi', trial: 0 });
    expect(key('{"b":1,"a":{"\u{1F600}":1,"\uFF5E":2}}')).toBe(key('{"a":{"\uFF5E":2,"\u{1F600}":1},"b":1}'));
  });
});
