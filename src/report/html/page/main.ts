import type { PageData } from '../page-data.ts';
import { caseDetail } from './detail.ts';
import { el, find } from './dom.ts';
import { filterCases, type Wanted } from './filter.ts';
import { caseRow, Grid } from './grid.ts';
import { verdictText } from './verdict.ts';

const data = JSON.parse(find('#data', HTMLScriptElement).textContent) as PageData;
const show = find('#show', HTMLSelectElement);
const arm = find('#arm', HTMLSelectElement);
const tag = find('#tag', HTMLSelectElement);
const text = find('#text', HTMLInputElement);
const status = find('#status', HTMLElement);
const dialog = find('#case', HTMLDialogElement);
const title = find('#case-title', HTMLElement);
const content = find('#case-content', HTMLElement);
const against = find('#against', HTMLSelectElement);
const previous = find('#previous', HTMLButtonElement);
const next = find('#next', HTMLButtonElement);

/** Place of the open case in the grid. */
let open = 0;

const grid = new Grid(data, find('#grid', HTMLElement), openCase);

function wanted(): Wanted {
  return {
    show: show.value as Wanted['show'],
    arm: Number(arm.value),
    tag: Number(tag.value),
    text: text.value,
  };
}

function refresh(): void {
  const shown = filterCases(data, wanted());
  grid.show(shown);
  status.textContent = `${shown.length.toLocaleString('en')} of ${data.cases.id.length.toLocaleString('en')} cases`;
}

function openCase(position: number): void {
  const index = grid.shown[position];
  if (index === undefined) return;
  open = position;
  title.textContent = data.cases.id[index] ?? '';
  content.replaceChildren(...caseDetail(data, index, Number(against.value)));
  previous.disabled = position === 0;
  next.disabled = position === grid.shown.length - 1;
  if (!dialog.open) dialog.showModal();
}

function step(by: number): void {
  const to = open + by;
  if (to < 0 || to >= grid.shown.length) return;
  grid.select(to);
  openCase(to);
}

let waiting: ReturnType<typeof setTimeout> | undefined;
text.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(refresh, 120);
});
for (const control of [show, arm, tag]) control.addEventListener('change', refresh);
against.addEventListener('change', () => openCase(open));
previous.addEventListener('click', () => step(-1));
next.addEventListener('click', () => step(1));
find('#close', HTMLButtonElement).addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => grid.focus());
dialog.addEventListener('keydown', (event) => {
  // These move within a list of choices, and scroll the outputs.
  if (event.target instanceof HTMLSelectElement || (event.target as Element).closest('.outputs')) return;
  if (event.key === 'ArrowLeft') step(-1);
  else if (event.key === 'ArrowRight') step(1);
});

/** Cases on paper: more would be a book. */
const PRINTED = 500;
const paper = find('#paper', HTMLElement);

/** The grid holds only what is in sight; paper gets a table of the cases that the filter shows. */
addEventListener('beforeprint', () => {
  const rows = grid.shown.slice(0, PRINTED).map((index) => {
    const cells = [...caseRow(data, index, true, 'cell').children].map((cell) =>
      el('td', {}, cell.textContent ?? ''),
    );
    return el('tr', {}, ...cells);
  });
  const heads = ['Case', ...(data.arms.length > 1 ? ['Winner'] : []), ...data.arms.map(({ name }) => name)];
  const left = grid.shown.length - rows.length;
  paper.replaceChildren(
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', {}, head)))),
      el('tbody', {}, ...rows),
    ),
    ...(left > 0 ? [el('p', {}, `${left} more cases are not printed.`)] : []),
  );
});
addEventListener('afterprint', () => paper.replaceChildren());

/** Of many cases only some tell anything. */
const MANY = 25;
if (data.cases.id.length > MANY) {
  const telling = data.arms.length > 1 ? 'differs' : 'failed';
  if (filterCases(data, { ...wanted(), show: telling }).length > 0) show.value = telling;
}

/** Words for screen readers and the legend come from the same place as the cells. */
find('#legend', HTMLElement).textContent = ['p', 'f', 'e', 's']
  .map((letter) => verdictText(letter))
  .join(' · ');
refresh();
