import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import {
  block,
  cell,
  cellLines,
  clip,
  htmlText,
  id,
  inline,
  visible,
  xmlText,
} from '../../src/report/escape.ts';
import { byTag, references, tables, textOf, toTree } from './cmark.ts';
import { fuzzMarkdown } from './fuzz-markdown.ts';
import { hostileText, seeded } from './hostile.ts';

/** What a reader sees of a piece of markdown, without the marks that only GitHub's filters see. */
function seen(markdown: string): string {
  return textOf(toTree(`x ${markdown}\n`))
    .replace(/^x |\n$/g, '')
    .replace(/[\u200b\u2060]/g, '');
}

describe('visible', () => {
  it.each([
    ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
    ['a terminal link', '\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007', 'click'],
    ['a title that is never closed', '\u001b]0;title', ''],
    ['a C1 sequence', '\u009b31mred', 'red'],
    ['controls', 'a\u0000b\u0007c\u007fd\u0008', 'abcd'],
    ['bidi controls', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['zero width', 'a\u200bb\ufeffc\u2060d\u00ade', 'abcde'],
    ['tag characters', `a${String.fromCodePoint(0xe0041, 0xe0042)}b`, 'ab'],
    ['a joiner between letters', 'a\u200db\u200cc', 'abc'],
    ['a joiner inside a family', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['an emoji with a skin and a job', '👩🏽‍🚀', '👩🏽‍🚀'],
    ['a heart on fire', '❤️‍🔥', '❤️‍🔥'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['line ends', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ])('%s', (_, text, expected) => {
    expect(visible(text)).toBe(expected);
  });
});

describe('clip', () => {
  it.each([
    ['short', 'abc', 3, 'abc'],
    ['long', 'abcd', 3, 'abc…'],
    ['whole emoji', '👩‍👩‍👧👍🏽x', 2, '👩‍👩‍👧👍🏽…'],
    ['whole accents', 'e\u0301e\u0301e', 2, 'e\u0301e\u0301…'],
  ])('%s', (_, text, max, expected) => {
    expect(clip(text, max)).toBe(expected);
  });

  it('keeps a character with a thousand accents short', () => {
    expect(clip(`a${'\u0301'.repeat(1000)}b`, 80).length).toBeLessThan(40);
  });
});

describe('cell', () => {
  it.each([
    ['a pipe', 'a|b', 'a|b'],
    ['an escaped pipe', 'a\\|b', 'a\\|b'],
    ['line ends', 'a\r\nb\n\nc', 'a ⏎ b ⏎  ⏎ c'],
    ['markup', '**b** _i_ `c` ~~s~~ <b>x</b>', '**b** _i_ `c` ~~s~~ <b>x</b>'],
    ['entities', '&amp; &#64;', '&amp; &#64;'],
    ['a mention and an issue', '@octocat #12 GH-3', '@octocat #12 GH-3'],
    [
      'links',
      'https://evil.example www.evil.example a@b.example',
      'https://evil.example www.evil.example a@b.example',
    ],
    ['nothing', '', 'empty'],
    ['only hidden characters', '\u200b\u202e', 'empty'],
  ])('shows %s as it stands', (_, text, expected) => {
    expect(seen(cell(text))).toBe(expected);
    expect(byTag(toTree(`${cell(text)}\n`), 'a', 'b', 'em', 'strong', 'img', 'del')).toEqual([]);
  });

  it('clips to 80 characters as a reader counts them', () => {
    expect(seen(cell('👩‍👩‍👧'.repeat(100)))).toBe(`${'👩‍👩‍👧'.repeat(80)}…`);
  });

  it('says that a text of many colour codes goes on', () => {
    expect(seen(cell('\u001b[31mx'.repeat(100_000)))).toMatch(/^x+…$/);
  });

  it('gives right-to-left text a box of its own', () => {
    expect(cell('שלום')).toMatch(/^<span dir="auto"><code>.*<\/code><\/span>$/);
    expect(cell('hello')).toMatch(/^<code>/);
  });

  it('keeps the lines of an output apart where asked', () => {
    expect(cellLines('a\n\n  b\n')).toBe('<code>a</code><br><br><code>  b</code>');
  });

  it('shows both ends of a long id', () => {
    expect(seen(id(`${'a'.repeat(200)}-17`, 11))).toBe('aaaaa…aa-17'.slice(0, 11));
    expect(seen(id('short'))).toBe('short');
  });
});

describe('inline', () => {
  it.each([
    ['a commit', 'deadbeef1234567'],
    ['a date that reads as a commit', 'claude-20250514'],
    ['an issue', 'GH-12'],
    ['an emoji name', ':tada:'],
    ['a mention', '@octocat'],
    ['a link', 'https://evil.example'],
  ])('leaves %s as words that GitHub does not act on', (_, text) => {
    const tree = toTree(`### Suite ${inline(text)} end\n`);
    expect(references(tree)).toEqual([]);
    expect(byTag(tree, 'a')).toEqual([]);
    expect(seen(inline(text))).toBe(text);
  });

  it('makes one line of several', () => {
    expect(inline('a\n\n## b')).not.toContain('\n');
  });
});

describe('block', () => {
  it.each([
    ['no backticks', 'plain', '```'],
    ['a fence', '```js\nx\n```', '````'],
    ['a long fence', `a ${'`'.repeat(9)} b`, '`'.repeat(10)],
  ])('fences %s', (_, text, fence) => {
    const lines = block(text).split('\n');
    expect(lines[0]).toBe(`${fence}text`);
    expect(lines.at(-1)).toBe(fence);
  });

  it('stays one block inside a folded section', () => {
    const tree = toTree(
      `<details><summary>x</summary>\n\n${block('</details>\n```\n@me #4 <b>')}\n\n</details>\n`,
    );
    expect(byTag(tree, 'pre')).toHaveLength(1);
    expect(byTag(tree, 'b')).toEqual([]);
    expect(references(tree)).toEqual([]);
  });

  it('says how much is left out', () => {
    expect(block('x'.repeat(50), 'text', 10)).toBe(
      `\`\`\`text\n${'x'.repeat(10)}…\n[about 40 more characters]\n\`\`\``,
    );
  });

  it('takes no markup as a language', () => {
    expect(block('x', 'js\n<b>').split('\n')[0]).toBe('```jsb');
  });
});

describe('through the parser of GitHub', () => {
  it('breaks nothing and makes nothing active in 500 hostile cells and 200 hostile blocks', () => {
    expect(fuzzMarkdown(7, 500, 200).faults).toEqual([]);
  });

  it('would notice: unescaped text is found broken and active', () => {
    const naive = ['a|b', '@octocat', '![x](https://evil.example)']
      .map((text) => `| ${text} | end |`)
      .join('\n');
    const tree = toTree(`| one | two |\n|:--|:--|\n${naive}\n`);
    expect(tables(tree)[0]?.[1]?.[1]).not.toBe('end');
    expect(byTag(tree, 'img')).toHaveLength(1);
    expect(references(tree)).toEqual(['@octocat']);
  });

  it('shows every hostile text as it stands, hidden characters aside', () => {
    const random = seeded(11);
    const texts = Array.from({ length: 200 }, () => hostileText(random));
    const rows = texts.map((text) => `| ${cell(text, 500)} |`).join('\n');
    const shown = tables(toTree(`| one |\n|:--|\n${rows}\n`))[0]?.slice(1) ?? [];
    for (const [index, text] of texts.entries()) {
      const expected = visible(text).replaceAll('\t', '  ').replaceAll('\n', ' ⏎ ').trim();
      expect(shown[index]?.[0]?.replace(/[\u200b\u2060]/g, '')).toBe(expected === '' ? 'empty' : expected);
    }
  });
});

describe('htmlText and xmlText', () => {
  it('cannot leave an element or an attribute', () => {
    const text = `"><script>alert('1')</script>&\`\u0000`;
    const tree = fromHtml(`<p title="${htmlText(text)}">${htmlText(text)}</p>`, { fragment: true });
    expect(byTag(tree, 'script')).toEqual([]);
    expect(textOf(tree)).toBe(text.replace('\u0000', ''));
    expect(byTag(tree, 'p')[0]?.properties.title).toBe(text.replace('\u0000', ''));
  });

  it('leaves out what XML cannot hold and keeps line ends', () => {
    expect(xmlText('a\u0000\u000b\ufffe\ud800\u001b[31m<b>\n"x"&')).toBe(
      'a\ufffd&#60;b&#62;&#10;&#34;x&#34;&#38;',
    );
    expect(xmlText('😀\t')).toBe('😀&#9;');
  });
});
