import { hash } from 'node:crypto';
import type { Results } from '../../results/results.ts';
import { usageTexts } from '../arm-usage.ts';
import { caseRows } from '../case-rows.ts';
import { clip, htmlText, visible } from '../escape.ts';
import { armsTable, differenceNote } from '../markdown-arms.ts';
import { caseColumns } from '../markdown-cases.ts';
import { classificationTables, gatesTable } from '../markdown-gates.ts';
import { headline } from '../markdown-headline.ts';
import { STATISTICS_NOTE, statisticsTable } from '../markdown-statistics.ts';
import type { Table } from '../markdown-table.ts';
import { tagTable } from '../markdown-tags.ts';
import { SCRIPT, STYLE } from './assets.ts';
import { costChart, differenceChart, passRateChart } from './charts.ts';
import { confusionTable } from './confusion.ts';
import { pageData } from './page-data.ts';

const MAX_TAGS = 500;

/**
 * The report as one HTML file that needs no network: verdict, arms, charts, gates and tags as plain HTML, which also
 * prints; the cases as a grid that its script draws from the data in the page. The script and the style are the only
 * ones the page lets run, by their hashes, and no text of a model is ever read as HTML.
 */
export function renderHtml(results: Results): string {
  const rows = caseRows(results);
  const { icon, title, lines } = headline(results, rows);
  const name = htmlText(clip(visible(results.suite.name).replaceAll('\n', ' '), 80));
  const main = [
    `<header><h1>${icon} ${words(title)}</h1><ul class="headline">${lines.map((line) => `<li>${words(line)}</li>`).join('')}</ul></header>`,
    section(
      'arms',
      'Arms',
      htmlTable(armsTable(results, results.arms, true), 'Arms') + note(differenceNote(results)),
    ),
    section(
      'charts',
      'Charts',
      `<div class="charts">${passRateChart(results)}${differenceChart(results)}${costChart(results)}</div>`,
    ),
    casesSection(results),
    gatesSection(results),
    statisticsSection(results),
    tagsSection(results, rows),
    classificationSection(results),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${name}: eval-matrix</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#cases">Skip to the cases</a>',
    `<main>${main.join('\n')}</main>`,
    `<footer>${footer(results)}</footer>`,
    dialog(results),
    `<script type="application/json" id="data">${dataText(results)}</script>`,
    `<script>${SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Nothing may load, nothing may run but this style and this script, and no text may become HTML. */
function policy(): string {
  const own = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${own(SCRIPT)}`,
    `style-src ${own(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** JSON in which nothing can close the script element or open a comment. */
function dataText(results: Results): string {
  return JSON.stringify(pageData(results)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The report's own cells are safe HTML; the marks against GitHub's filters are not needed here. */
function words(cell: string): string {
  return cell.replace(/[\u200b\u2060]/g, '');
}

function section(id: string, title: string, body: string): string {
  return `<section id="${id}" aria-labelledby="${id}-head"><h2 id="${id}-head">${title}</h2>${body}</section>`;
}

function htmlTable({ head, align, rows }: Table, label: string): string {
  const side = (index: number) => (align[index] === 'right' ? ' class="number"' : '');
  const heads = head.map((text, index) =>
    text === '' ? '<td></td>' : `<th scope="col"${side(index)}>${words(text)}</th>`,
  );
  const body = rows.map((cells) => {
    const parts = cells.map((text, index) =>
      index === 0 ? `<th scope="row">${words(text)}</th>` : `<td${side(index)}>${words(text)}</td>`,
    );
    return `<tr>${parts.join('')}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${htmlText(label)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function option(value: number | string, text: string, selected = false): string {
  return `<option value="${value}"${selected ? ' selected' : ''}>${htmlText(clip(visible(text).replaceAll('\n', ' '), 60))}</option>`;
}

function casesSection(results: Results): string {
  const tags = pageTags(results);
  const arms = results.arms.map((arm, index) => option(index, `in ${arm.name}`)).join('');
  const shows = [
    ['all', 'all cases'],
    ['differs', 'where the arms differ'],
    ['failed', 'not passed'],
    ['errored', 'errored'],
    ['flaky', 'flaky'],
    ['skipped', 'skipped'],
  ] as const;
  const controls = [
    `<label>Show <select id="show">${shows.map(([value, text]) => option(value, text)).join('')}</select></label>`,
    `<label>Arm <select id="arm">${option(-1, 'in any arm')}${arms}</select></label>`,
    `<label>Tag <select id="tag">${option(-1, 'any tag')}${tags.map((tag, index) => option(index, tag)).join('')}</select></label>`,
    '<label>Text <input id="text" type="search" autocomplete="off" placeholder="id, input or output"></label>',
  ];
  return section(
    'cases',
    'Cases',
    `<form class="filter" role="search" aria-label="Filter the cases">${controls.join('')}<output id="status" role="status"></output></form>
<p class="hint"><span id="legend"></span>. Arrow keys move, Enter opens a case.</p>
<div id="grid" role="grid" tabindex="0" aria-label="Cases, one row each"></div><div id="paper"></div>
<noscript><p>The grid of cases needs JavaScript. All results are in results.json.</p></noscript>`,
  );
}

/** Tags in the order the page's data number them. */
function pageTags(results: Results): string[] {
  const seen = new Set<string>();
  for (const row of caseRows(results)) {
    for (const tag of row.cells.find((one) => one !== undefined)?.tags ?? []) seen.add(tag);
  }
  return [...seen];
}

function gatesSection(results: Results): string {
  const found = gatesTable(results.arms);
  return found === undefined ? '' : section('gates', 'Gates', htmlTable(found, 'Gates'));
}

function statisticsSection(results: Results): string {
  const found = statisticsTable(results);
  if (found === undefined) return '';
  return section('statistics', 'Statistics', htmlTable(found, 'Statistics') + note(STATISTICS_NOTE));
}

/** Small print under a table. */
function note(text: string | undefined): string {
  return text === undefined ? '' : `<p class="hint">${words(text)}</p>`;
}

function tagsSection(results: Results, rows: ReturnType<typeof caseRows>): string {
  const found = tagTable(results, rows, MAX_TAGS);
  if (found === undefined) return '';
  const { legend } = caseColumns(results);
  const letters = legend === '' ? '' : `<p>${words(legend)}</p>`;
  return section('tags', 'Passed by tag', letters + htmlTable(found, 'Passed by tag'));
}

function classificationSection(results: Results): string {
  const parts = classificationTables(results.arms).map(({ title, table }, index) => {
    const arm = results.arms.filter(({ classification }) => classification !== undefined)[index];
    const matrix = arm === undefined ? undefined : confusionTable(results, arm);
    const confusion =
      matrix === undefined
        ? ''
        : `<h4>Expected against answered</h4>${htmlTable(matrix, 'Expected against answered')}`;
    return `<h3>${words(title)}</h3>${htmlTable(table, 'Labels')}${confusion}`;
  });
  return parts.length === 0 ? '' : section('classification', 'Classification', parts.join(''));
}

function dialog(results: Results): string {
  const arms = results.arms.map((arm, index) => option(index, arm.name)).join('');
  return `<dialog id="case" aria-labelledby="case-title"><div class="bar"><h2 id="case-title" dir="auto"></h2>
<label>Compare words with <select id="against">${option(-1, 'nothing')}${arms}</select></label>
<button id="previous" type="button">Previous</button><button id="next" type="button">Next</button><button id="close" type="button">Close</button></div>
<div id="case-content"></div></dialog>`;
}

function footer(results: Results): string {
  const { suite, trials, arms } = results;
  const parts = [
    `suite ${htmlText(clip(visible(suite.path), 120))}`,
    `hash ${htmlText(suite.hash.slice(0, 12))}`,
    ...(trials.count > 1 ? [`${trials.count} trials a case, ${trials.require} must pass`] : []),
    ...usageTexts(arms).map(htmlText),
  ];
  return parts.join(' · ');
}
