import type { PageData } from '../page-data.ts';
import { el } from './dom.ts';
import { scoreText, verdictText } from './verdict.ts';

/** CSS pixels; the stylesheet gives rows the same height. */
const ROW_HEIGHT = 34;
/** Rows drawn beyond both edges of what is in sight. */
const SPARE = 12;

/**
 * The grid of cases. Only rows in sight are in the page, so 10,000 cases scroll like ten. One row is the current one;
 * the keys move it, Enter or a click opens it.
 */
export class Grid {
  readonly #data: PageData;
  readonly #open: (position: number) => void;
  readonly #box: HTMLElement;
  readonly #body = el('div', { class: 'grid-body', role: 'rowgroup' });
  #shown: readonly number[] = [];
  #current = 0;
  #withScores: boolean;

  constructor(data: PageData, box: HTMLElement, open: (position: number) => void) {
    this.#data = data;
    this.#box = box;
    this.#open = open;
    this.#withScores = data.arms.some((arm) =>
      arm.score.some((score) => score !== null && score !== 0 && score !== 1),
    );
    const matrix = data.arms.length > 1;
    box.style.setProperty('--arms', String(data.arms.length));
    box.classList.toggle('single', !matrix);
    box.setAttribute('aria-colcount', String(data.arms.length + (matrix ? 2 : 1)));
    box.append(this.#headRow(matrix), this.#body);
    box.addEventListener('scroll', () => this.#draw());
    box.addEventListener('keydown', (event) => this.#onKey(event));
    box.addEventListener('click', (event) => this.#onClick(event));
    new ResizeObserver(() => this.#draw()).observe(box);
  }

  /** Indexes of the cases in the grid. */
  get shown(): readonly number[] {
    return this.#shown;
  }

  show(shown: readonly number[]): void {
    this.#shown = shown;
    this.#current = 0;
    this.#box.setAttribute('aria-rowcount', String(shown.length + 1));
    this.#body.style.height = `${shown.length * ROW_HEIGHT}px`;
    this.#box.scrollTop = 0;
    this.#draw();
  }

  /** Makes a row the current one and brings it into sight. */
  select(position: number): void {
    if (this.#shown.length === 0) return;
    this.#current = Math.min(Math.max(position, 0), this.#shown.length - 1);
    const top = this.#current * ROW_HEIGHT;
    const view = this.#box.clientHeight - this.#headHeight();
    if (top < this.#box.scrollTop) this.#box.scrollTop = top;
    else if (top + ROW_HEIGHT > this.#box.scrollTop + view) this.#box.scrollTop = top + ROW_HEIGHT - view;
    this.#draw();
  }

  focus(): void {
    this.#box.focus();
  }

  #headHeight(): number {
    return (this.#box.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;
  }

  #headRow(matrix: boolean): HTMLElement {
    const heads = ['Case', ...(matrix ? ['Winner'] : []), ...this.#data.arms.map((arm) => arm.name)];
    const cells = heads.map((text, index) =>
      el('div', { role: 'columnheader', 'aria-colindex': index + 1, title: text }, text),
    );
    const row = el('div', { role: 'row', class: 'grid-row', 'aria-rowindex': 1 }, ...cells);
    return el('div', { role: 'rowgroup', class: 'grid-head' }, row);
  }

  #draw(): void {
    const first = Math.max(0, Math.floor(this.#box.scrollTop / ROW_HEIGHT) - SPARE);
    const last = Math.min(
      this.#shown.length,
      first + Math.ceil(this.#box.clientHeight / ROW_HEIGHT) + 2 * SPARE,
    );
    const rows: HTMLElement[] = [];
    for (let position = first; position < last; position++) rows.push(this.#row(position));
    this.#body.replaceChildren(...rows);
    const current = this.#shown.length > 0 && this.#current >= first && this.#current < last;
    if (current) this.#box.setAttribute('aria-activedescendant', `row-${this.#current}`);
    else this.#box.removeAttribute('aria-activedescendant');
  }

  #row(position: number): HTMLElement {
    const row = caseRow(this.#data, this.#shown[position] ?? 0, this.#withScores, 'gridcell');
    row.id = `row-${position}`;
    row.setAttribute('aria-rowindex', String(position + 2));
    row.setAttribute('aria-selected', String(position === this.#current));
    row.dataset.position = String(position);
    row.style.transform = `translateY(${position * ROW_HEIGHT}px)`;
    return row;
  }

  #onClick(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('[data-position]');
    if (row === null) return;
    this.select(Number(row.dataset.position));
    this.#open(this.#current);
  }

  #onKey(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(this.#box.clientHeight / ROW_HEIGHT) - 2);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: this.#current + 1,
      ArrowUp: this.#current - 1,
      PageDown: this.#current + page,
      PageUp: this.#current - page,
      Home: 0,
      End: this.#shown.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) this.select(to);
    else if (event.key === 'Enter' || event.key === ' ') this.#open(this.#current);
    else return;
    event.preventDefault();
  }
}

/** A row of one case: id, winner, and each arm's verdict. */
export function caseRow(data: PageData, index: number, withScores: boolean, role: string): HTMLElement {
  const winner = winnerText(data, index);
  const id = data.cases.id[index] ?? '';
  const cells = [
    el('div', { role, class: 'id', title: id }, id),
    ...(data.arms.length > 1 ? [el('div', { role, class: 'winner', title: winner }, winner)] : []),
    ...data.arms.map((arm) => {
      const score = withScores && arm.score[index] != null ? ` ${scoreText(arm.score[index])}` : '';
      const letter = arm.verdicts[index] ?? '-';
      return el('div', { role, class: `v v-${letter}` }, `${verdictText(letter)}${score}`);
    }),
  ];
  return el('div', { role: 'row', class: 'grid-row' }, ...cells);
}

export function winnerText(data: PageData, index: number): string {
  const winner = data.cases.winner[index] ?? -1;
  return data.arms[winner]?.name ?? (winner === -2 ? 'tie (not measured)' : 'tie');
}
