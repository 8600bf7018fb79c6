import { expect, test } from 'vitest';
import { formatMarker, isNewer, readMarker, withMarker } from '../../src/github/marker.ts';

const sha = '3f2c1ab'.padEnd(40, '0');
const run = { id: '19184412', attempt: '2' };

test('the marker is one line of HTML comment', () => {
  expect(formatMarker({ key: 'evals/support bot.yaml', sha, run })).toBe(
    `<!-- eval-matrix:v1 key=evals%2Fsupport%20bot.yaml sha=${sha} run=19184412.2 -->`,
  );
});

test.each([
  'evals.yaml',
  'a b',
  '--> <img src=x onerror=alert(1)>',
  '.*',
  'a key=b sha=c',
  '\ud800',
  '日本語 😀',
  '%',
])('the key %j comes back, and ends nothing', (key) => {
  const body = withMarker('text', { key, sha, run });
  expect(body.match(/-->/g)).toHaveLength(1);
  expect(readMarker(body, key)).toEqual({ marker: { key, sha, run }, text: 'text' });
});

test.each<[string, string, string]>([
  ['another key', formatMarker({ key: 'other', sha, run }), 'evals.yaml'],
  ['a key that is a pattern', formatMarker({ key: 'evals.yaml', sha, run }), '.*'],
  ['a key that is a beginning', formatMarker({ key: 'evals.yaml', sha, run }), 'evals'],
  ['a marker that is not the last line', `${formatMarker({ key: 'k', sha, run })}\nmore`, 'k'],
  ['text before it in its line', `x ${formatMarker({ key: 'k', sha, run })}`, 'k'],
  ['another version', formatMarker({ key: 'k', sha, run }).replace('v1', 'v2'), 'k'],
  ['no commit', formatMarker({ key: 'k', sha: 'HEAD', run }), 'k'],
  ['nothing', '', 'k'],
])('%s is not ours', (_, body, key) => {
  expect(readMarker(body, key)).toBeUndefined();
});

test('an edit in the browser changes line ends, not whose comment it is', () => {
  const body = `${withMarker('one\ntwo', { key: 'k', sha, run }).replaceAll('\n', '\r\n')}\r\n`;
  expect(readMarker(body, 'k')?.text).toBe('one\ntwo');
});

test.each([
  ['10.1', '9.1', true],
  ['9.1', '10.1', false],
  ['9.2', '9.1', true],
  ['9.1', '9.1', false],
  ['9.10', '9.9', true],
  ['99999999999999999999.1', '99999999999999999998.1', true],
])('run %s is newer than %s: %s', (a, b, newer) => {
  const parse = (text: string) => {
    const [id = '', attempt = ''] = text.split('.');
    return { id, attempt };
  };
  expect(isNewer(parse(a), parse(b))).toBe(newer);
});
