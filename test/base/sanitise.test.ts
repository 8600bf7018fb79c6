import { describe, expect, it } from 'vitest';
import { sanitise } from '../../src/base/sanitise.ts';

describe('sanitise', () => {
  it.each([
    {
      what: 'plain text stays',
      text: 'refund-1 (ok): "é" 返品 👩‍👩‍👧',
      safe: 'refund-1 (ok): "é" 返品 👩‍👩‍👧',
    },
    { what: 'tab', text: 'a\tb', safe: 'a b' },
    { what: 'carriage return and line feed', text: 'a\r\nb', safe: 'a\\r\\nb' },
    { what: 'escape', text: '\x1b[2J', safe: '\\x1b[2J' },
    { what: 'NUL, BEL, VT, FF', text: '\0\x07\x0b\x0c', safe: '\\x00\\x07\\x0b\\x0c' },
    { what: 'DEL', text: '\x7f', safe: '\\x7f' },
    { what: 'C1', text: '\x80\x85\x9b\x9f', safe: '\\x80\\x85\\x9b\\x9f' },
    { what: 'what comes after C1 stays', text: '\u00a0¡', safe: '\u00a0¡' },
    { what: 'bidi marks', text: '\u061c\u200e\u200f', safe: '\\u{061c}\\u{200e}\\u{200f}' },
    {
      what: 'bidi embeddings and overrides',
      text: '\u202a\u202b\u202c\u202d\u202e',
      safe: '\\u{202a}\\u{202b}\\u{202c}\\u{202d}\\u{202e}',
    },
    { what: 'bidi isolates', text: '\u2066\u2067\u2068\u2069', safe: '\\u{2066}\\u{2067}\\u{2068}\\u{2069}' },
    { what: 'line and paragraph separators', text: '\u2028\u2029', safe: '\\u{2028}\\u{2029}' },
    { what: 'half a surrogate pair', text: 'a\ud83db', safe: 'a\ufffdb' },
    { what: 'a workflow command', text: '::set-output name=a::b', safe: '\\x3a:set-output name=a::b' },
    { what: 'a workflow command after a blank', text: ' \n ::error::a', safe: ' \\n \\x3a:error::a' },
    {
      what: 'an old workflow command, anywhere',
      text: 'a ##[error]b##[x]',
      safe: 'a ##\\x5berror]b##\\x5bx]',
    },
    { what: 'what is no workflow command stays', text: 'a::b a:: # # [x] #[', safe: 'a::b a:: # # [x] #[' },
    { what: 'right-to-left letters stay', text: 'שלום', safe: 'שלום' },
  ])('$what', ({ text, safe }) => {
    expect(sanitise(text)).toBe(safe);
  });

  it('leaves nothing to act on, whatever the character', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const safe = sanitise(String.fromCharCode(code));
      if (safe.length > 1) expect(safe).toMatch(/^\\(?:[rn]|x[0-9a-f]{2}|u\{[0-9a-f]{4}\})$/);
      else expect(safe).toMatch(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]$/u);
    }
  });
});
