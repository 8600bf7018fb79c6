import type { ArmData, PageData, ScoreData } from '../page-data.ts';
import { el } from './dom.ts';
import { winnerText } from './grid.ts';
import { scoreText, verdictText } from './verdict.ts';
import { wordDiff } from './word-diff.ts';

/** One case: input, what was expected, and the arms' outputs side by side. */
export function caseDetail(data: PageData, index: number, compareWith: number): HTMLElement[] {
  const { cases, texts } = data;
  const tags = (cases.tags[index] ?? []).map((tag) => data.tags[tag] ?? '');
  const place = `${data.files[cases.file[index] ?? 0] ?? ''}:${cases.line[index] ?? 0}`;
  const facts = [
    ...(data.arms.length > 1 ? [`winner: ${winnerText(data, index)}`] : []),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
    place,
  ];
  const base = data.arms[compareWith];
  const baseText = base === undefined ? undefined : texts[base.output[index] ?? -1];
  return [
    el('p', { class: 'facts' }, facts.join(' · ')),
    ...textSection('Input', texts[cases.input[index] ?? -1]),
    ...textSection('Expected', texts[cases.expected[index] ?? -1]),
    el(
      'div',
      { class: 'outputs', tabindex: 0, role: 'group', 'aria-label': 'Outputs of the arms' },
      ...data.arms.map((arm, at) => armColumn(data, arm, index, at === compareWith ? undefined : baseText)),
    ),
  ];
}

function textSection(label: string, text: string | undefined): HTMLElement[] {
  return text === undefined ? [] : [el('h3', {}, label), el('pre', { dir: 'auto' }, text)];
}

function armColumn(data: PageData, arm: ArmData, index: number, base: string | undefined): HTMLElement {
  const letter = arm.verdicts[index] ?? '-';
  const output = data.texts[arm.output[index] ?? -1];
  const error = data.texts[arm.error[index] ?? -1];
  return el(
    'section',
    { class: 'arm' },
    el('h3', {}, el('bdi', {}, arm.name)),
    el(
      'p',
      { class: `v v-${letter}` },
      `${verdictText(letter)} · score ${scoreText(arm.score[index])} · ${arm.latency[index] ?? 0} ms`,
    ),
    error === undefined ? undefined : el('p', { class: 'error' }, `⚠️ ${error}`),
    output === undefined ? el('p', { class: 'none' }, 'no output') : outputText(output, base),
    scoreList(data, arm.scores[index] ?? []),
    trialList(data, arm, index),
  );
}

/** An output, with what is not in `base` marked as new and what is missing as gone. */
function outputText(output: string, base: string | undefined): HTMLElement {
  if (base === undefined || base === output) return el('pre', { dir: 'auto' }, output);
  const runs = wordDiff(base, output).map(({ kind, text }) =>
    kind === 'same' ? text : el(kind === 'new' ? 'ins' : 'del', {}, text),
  );
  return el('pre', { dir: 'auto' }, ...runs);
}

function scoreList(data: PageData, scores: readonly ScoreData[]): HTMLElement | undefined {
  if (scores.length === 0) return undefined;
  const items = scores.map(([scorer, value, passed, reason, errored]) => {
    const state = verdictText(errored === 1 ? 'e' : passed === 1 ? 'p' : 'f');
    const why = data.texts[reason];
    return el(
      'li',
      {},
      el('bdi', {}, data.scorers[scorer] ?? ''),
      ` ${state} ${scoreText(value)}`,
      why === undefined ? undefined : el('span', { class: 'reason', dir: 'auto' }, why),
    );
  });
  return el('ul', { class: 'scores' }, ...items);
}

function trialList(data: PageData, arm: ArmData, index: number): HTMLElement | undefined {
  const trials = arm.trials[index];
  if (trials === undefined) return undefined;
  const passed = trials.filter((trial) => trial.verdict === 'p').length;
  const flaky = passed > 0 && passed < trials.length ? ' (flaky)' : '';
  const p = arm.fisher[index];
  // One case alone: a hint where to look, and nothing to decide by.
  const fisher = p === undefined ? '' : `, Fisher’s p against the reference ${p.toFixed(3)}`;
  const items = trials.map((trial) => {
    const text = data.texts[trial.error] ?? data.texts[trial.output];
    return el(
      'li',
      {},
      verdictText(trial.verdict),
      text === undefined ? undefined : el('pre', { dir: 'auto' }, text),
    );
  });
  return el(
    'details',
    {},
    el('summary', {}, `${passed} of ${trials.length} trials passed${flaky}${fisher}`),
    el('ol', {}, ...items),
  );
}
