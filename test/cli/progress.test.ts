import { expect, test } from 'vitest';
import { showProgress } from '../../src/cli/progress.ts';
import { progressLine } from '../../src/report/progress-line.ts';

const progress = { arm: 'v2', armIndex: 1, armCount: 2, done: 50, notPassed: 4, total: 100 };

test('a line tells the arm, what is done, what did not pass, the share and the time left', () => {
  expect(progressLine(progress, 75_000)).toBe(
    'v2 (2 of 2): 50 of 100 cases, 4 not passed, 75 % of all, about 25 s left',
  );
  expect(progressLine({ ...progress, armCount: 1, armIndex: 0 }, 600_000)).toBe(
    'v2: 50 of 100 cases, 4 not passed, 50 % of all, about 10 min left',
  );
});

function view(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  let time = 0;
  const shown = showProgress({ isTTY, columns, write: (text) => written.push(text) }, () => time);
  return {
    written,
    shown,
    at: (ms: number) => {
      time = ms;
      shown.update(progress);
    },
  };
}

test('in a log: nothing for a short run, then a line every few seconds', () => {
  const { written, at, shown } = view(false);
  for (const ms of [0, 4_999, 5_000, 6_000, 10_001]) at(ms);
  shown.done();
  expect(written.map((line) => line.endsWith('left\n'))).toEqual([true, true]);
});

test('on a terminal: one live line no wider than the terminal, gone at the end', () => {
  const { written, at, shown } = view(true, 20);
  for (const ms of [0, 50, 120]) at(ms);
  shown.done();
  const line = '\r\x1b[K\x1b[?7lv2 (2 of 2): 50 of \x1b[?7h';
  expect(written).toEqual([line, line, '\r\x1b[K']);
});

test('an arm name cannot move the cursor', () => {
  expect(progressLine({ ...progress, arm: 'x\x1b[2J' }, 1000)).not.toContain('\x1b');
});
