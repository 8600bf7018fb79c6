// Markdown as GitHub shows it in a comment: GitHub's parser, GitHub's list of allowed elements, GitHub's stylesheet.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

const require = createRequire(import.meta.url);
const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes'];
const FRAME = {
  light: { back: '#ffffff', line: '#d1d9e0', head: '#f6f8fa', text: '#1f2328' },
  dark: { back: '#0d1117', line: '#3d444d', head: '#151b23', text: '#f0f6fc' },
};

/** The comment's HTML after GitHub's sanitiser. In comments a soft line end is a `<br>`. */
export function commentHtml(markdown) {
  const args = [
    '--unsafe',
    '--github-pre-lang',
    '--hardbreaks',
    ...EXTENSIONS.flatMap((name) => ['-e', name]),
  ];
  const html = execFileSync('cmark-gfm', args, { input: markdown, encoding: 'utf8', maxBuffer: 1 << 26 });
  return toHtml(sanitize(fromHtml(html, { fragment: true }), defaultSchema));
}

/** A page that shows one comment in GitHub's frame. `theme` is `light` or `dark`. */
export function commentPage(markdown, theme) {
  const css = readFileSync(require.resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8');
  const { back, line, head, text } = FRAME[theme];
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}
    body { margin: 0; padding: 12px; background: ${back}; font-family: -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
    .frame { border: 1px solid ${line}; border-radius: 6px; overflow: hidden }
    .head { padding: 8px 16px; background: ${head}; border-bottom: 1px solid ${line}; font-size: 14px; color: ${text} }
    .head small { border: 1px solid ${line}; border-radius: 2em; padding: 0 6px; margin-left: 4px }
    .markdown-body { padding: 16px; font-size: 14px }
  </style><div class="frame"><div class="head"><b>github-actions</b><small>bot</small></div>
  <article class="markdown-body">${commentHtml(markdown)}</article></div>`;
}
