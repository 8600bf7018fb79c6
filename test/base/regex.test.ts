import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileEcmaRegex, compileRegex, RegexSyntaxError } from '../../src/base/regex.ts';

interface Golden {
  readonly accepted: readonly {
    readonly pattern: string;
    readonly matches: readonly string[];
    readonly misses: readonly string[];
  }[];
  readonly rejected: readonly string[];
}

/** `\u{e9}` stands for é, so that invisible and look-alike characters can be read here. */
function decode(text: string): string {
  return text.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

// Every row says what Rust's regex crate 1.13.1 says; most of them are where JavaScript differs.
describe('the meaning of Rust', () => {
  test.each<[pattern: string, text: string, matches: boolean]>([
    // Flags
    ['(?i)refund', 'a REFUND', true],
    ['a(?i)b|c', 'C', true],
    ['(?i:a)b', 'AB', false],
    ['(?i)(?-i:x)y', 'xY', true],
    ['(?i)k', decode('\\u{212a}'), true],
    ['(?i)[^k]', decode('\\u{212a}'), false],
    ['(?i)straße', 'STRASSE', false],
    ['(?i)ΣΑΣ', 'σας', true],
    ['(?x) a b # a comment\n c', 'abc', true],
    ['(?x) a\\ b [ c d ]', 'a bd', true],
    ['(?s)a.b', 'a\nb', true],
    ['(?U)a+', 'aaa', true],
    // The dot and the ends
    ['a.b', 'a\nb', false],
    ['a.b', 'a\rb', true],
    ['a.b', decode('a\\u{2028}b'), true],
    ['^.$', '😀', true],
    ['yes$', 'yes\n', false],
    ['yes\\z', 'yes', true],
    ['^b$', 'a\nb\nc', false],
    ['(?m)^b$', 'a\nb\nc', true],
    ['(?m)^b$', 'a\r\nb\r\nc', false],
    ['\\Ab', 'a\nb', false],
    // Unicode classes
    ['^\\d+$', '٣४7', true],
    ['^[0-9]+$', '٣', false],
    ['^\\w+$', decode('caf\\u{e9}e\\u{301}日本_9'), true],
    ['^\\W+$', 'é', false],
    ['^\\s$', decode('\\u{a0}'), true],
    ['^\\s$', decode('\\u{feff}'), false],
    ['^\\s$', decode('\\u{85}'), true],
    ['^\\p{Greek}\\p{greek}\\p{sc=Greek}\\p{isGreek}$', 'αβγδ', true],
    ['^\\pL\\PL\\p{Lu}\\P{Lu}$', 'a1Bb', true],
    ['^\\p{Script!=Greek}$', 'a', true],
    ['^\\p{Uppercase_Letter}\\p{lowercase letter}$', 'Éé', true],
    ['^\\p{Emoji_Presentation}$', '😀', true],
    // Word boundaries
    ['\\bcaf\\b', 'café', false],
    ['\\bcafé\\b', 'un café!', true],
    ['\\bé', 'aé', false],
    ['é\\B', 'éa', true],
    ['\\B', 'é', false],
    ['(?m)^\\bé\\b$', 'a\né\nb', true],
    ['^\\b$', 'é', false],
    ['(?s)\\b..\\b', 'é\n', false],
    ['(?-u:\\bcaf\\b)', 'café', true],
    ['\\b{2}a', '日 a', true],
    // Inside brackets
    ['^[\\w--_]+$', 'aé', true],
    ['^[\\w--_]+$', 'a_', false],
    ['^[a-z&&[^aeiou]]+$', 'xyz', true],
    ['^[a-z&&[^aeiou]]+$', 'abc', false],
    ['^[a-d~~c-f]+$', 'abef', true],
    ['^[a-d~~c-f]+$', 'c', false],
    ['^[^\\W_]+$', 'é9', true],
    ['^[^\\W_]+$', '_', false],
    ['^[[:alpha:][:^ascii:]]+$', 'aé', true],
    ['^[[:alpha:]]+$', 'é', false],
    ['^[]a]+$', ']a', true],
    ['^[-a-]+$', '-a', true],
    ['^[a&b]+$', '&', true],
    ['[a&&b]', 'ab', false],
    // Escapes and repetitions
    ['^\\x41\\x{1F600}\\u00e9\\U0001F600$', 'A😀é😀', true],
    ['^\\/\\-\\#\\ \\&\\"$', '/-# &"', true],
    ['^\\a\\f\\t\\n\\r\\v$', '\x07\f\t\n\r\v', true],
    ['^a**$', 'aaa', true],
    ['^a{2}{2}$', 'aaaa', true],
    ['^a{ 1 , 2 }$', 'aa', true],
    ['^]}$', ']}', true],
    ['^*a', 'a', true],
    ['^()*$', '', true],
    ['^(?:a?){1500}$', 'a'.repeat(1500), true],
    ['^a{1500,1501}$', 'a'.repeat(1502), false],
    // Names
    ['(?P<first>a)(?<second>b)', 'ab', true],
    ['(?<ñ.a[0]>a)', 'a', true],
    ['', '', true],
  ])('%j on %j: %j', (pattern, text, matches) => {
    expect(compileRegex(pattern).test(text)).toBe(matches);
  });

  test.each([
    ['foo(?=bar)', 'look-around is not supported (character 4)'],
    ['foo(?!bar)', 'look-around is not supported (character 4)'],
    ['(?<=a)b', 'look-around is not supported (character 1)'],
    ['(?<!a)b', 'look-around is not supported (character 1)'],
    ['(a)\\1', 'back-references are not supported (character 4)'],
    ['(unclosed', 'a group is not closed (character 1)'],
    ['a)', 'a group is closed that was not opened (character 2)'],
    ['[a', 'a character class is not closed (character 1)'],
    ['[z-a]', 'a range ends before it starts (character 2)'],
    ['[\\w-z]', 'a range needs a single character at both ends (character 2)'],
    ['[\\b]', 'an assertion cannot be part of a character class (character 2)'],
    ['*a', 'there is nothing to repeat (character 1)'],
    ['a|+', 'there is nothing to repeat (character 3)'],
    ['(?i)*', 'there is nothing to repeat (character 5)'],
    ['(?)', 'there is nothing to repeat (character 1)'],
    ['a{', 'a repetition needs a count (character 2)'],
    ['a{,2}', 'a repetition needs a count (character 2)'],
    ['a{2,1}', 'a repetition ends before it starts (character 2)'],
    ['a{1', 'a repetition is not closed (character 2)'],
    ['(?ii)a', '"ii" is not a list of flags (character 1)'],
    ['(?i-)a', '"i-" is not a list of flags (character 1)'],
    ['(?q)a', '"q" is not a list of flags (character 1)'],
    ['(?<n>a)(?P<n>b)', 'two groups have the name "n" (character 8)'],
    ['(?<1>a)', '"1" cannot be the name of a group (character 1)'],
    ['\\Qa\\E', '\\Q is not an escape (character 1)'],
    ['\\é', '\\é is not an escape (character 1)'],
    ['a\\', 'the pattern ends in a backslash (character 2)'],
    ['\\xZZ', 'Z is not a hexadecimal digit (character 3)'],
    ['\\x{D800}', 'D800 is not the number of a character (character 1)'],
    ['\\p{Klingon}', 'there is no Unicode class "Klingon" (character 1)'],
    ['(?-u)\\W', 'without the flag u, \\W could match half a character (character 6)'],
  ])('%j is refused', (pattern, message) => {
    expect(() => compileRegex(pattern)).toThrow(new RegexSyntaxError({ code: 'invalid-regex', message }));
  });

  // Where this program stops short of Rust, it says so.
  test.each([
    ['(?R)^a$', 'the flag R is not supported (character 1)'],
    ['\\b{start}a', '\\b{…} is not supported; write \\b (character 1)'],
    ['\\<a', '\\< is not supported; write \\b (character 1)'],
    ['\\b(?-u:\\b)', 'word boundaries with and without the flag u cannot be mixed'],
    ['(?:a{100}){100}', expect.stringContaining('the pattern is too large (')],
  ])('%j is valid in Rust, and refused', (pattern, message) => {
    expect(() => compileRegex(pattern)).toThrow(expect.objectContaining({ code: 'invalid-regex', message }));
  });
});

describe('random patterns', () => {
  const file = new URL('rust-regex.golden.json', import.meta.url);
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;

  test.each(golden.accepted.map((row) => [row.pattern, row] as const))(
    '%j',
    (pattern, { matches, misses }) => {
      const regex = compileRegex(pattern);
      expect(matches.filter((text) => !regex.test(text))).toEqual([]);
      expect(misses.filter((text) => regex.test(text))).toEqual([]);
    },
  );

  test.each(golden.rejected)('%j is refused', (pattern) => {
    expect(() => compileRegex(pattern)).toThrow(RegexSyntaxError);
  });
});

describe('hostile input ends', () => {
  test.each([
    ['^(a+)+$', `${'a'.repeat(200_000)}!`],
    ['\\b(a+)+\\b$', `é${'a'.repeat(50_000)}!`],
    ['(x+x+)+y', 'x'.repeat(100_000)],
  ])('/%s/', (pattern, text) => {
    expect(compileRegex(pattern).test(text)).toBe(false);
  });

  test.each(['('.repeat(100_000), '['.repeat(100_000), `a${'*'.repeat(100_000)}`, 'a{4000000000}'])(
    'a pattern without end: %.10s…',
    (pattern) => {
      expect(() => compileRegex(pattern)).toThrow(RegexSyntaxError);
    },
  );
});

describe("JavaScript's syntax, for JSON Schema", () => {
  test.each<[string, string, boolean]>([
    ['^\\d+$', '٣', false],
    ['^\\w+$', 'é', false],
    ['^\\u00e9\\/(?<n>a)$', 'é/a', true],
    ['^[^]$', '\n', true],
    ['^a{2}$', 'aa', true],
    ['^\\p{L}+$', 'é', true],
  ])('%j on %j: %j', (pattern, text, matches) => {
    expect(compileEcmaRegex(pattern).test(text)).toBe(matches);
  });

  test.each([
    ['foo(?=bar)', 'look-around is not supported'],
    ['(a)\\1', 'invalid escape sequence'],
    ['(a', 'missing closing )'],
  ])('%j is refused', (pattern, message) => {
    expect(() => compileEcmaRegex(pattern)).toThrow(
      expect.objectContaining({ code: 'invalid-regex', message }),
    );
  });
});
