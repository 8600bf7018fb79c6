import { describe, expect, it } from 'vitest';
import { pickWinners, winnerIndex } from '../../src/comparison/winner.ts';
import { failed, passed, scored, scorerErrored, skipped, targetErrored } from './builders.ts';

describe('winnerIndex', () => {
  it.each([
    { what: 'the highest of two', scores: [0.2, 0.9], winner: 1 },
    { what: 'the highest of three', scores: [0.2, 0.9, 0.5], winner: 1 },
    { what: 'equal scores tie', scores: [0.5, 0.5], winner: -1 },
    { what: 'a gap of exactly 1e-9 ties', scores: [0, 1e-9], winner: -1 },
    { what: 'a gap of 5e-10 ties', scores: [0.7, 0.7000000005], winner: -1 },
    { what: 'a gap of 2e-9 wins', scores: [0.7, 0.700000002], winner: 1 },
    { what: 'two at the top tie, the third does not matter', scores: [1, 1, 0], winner: -1 },
    // The middle one is within tolerance of both, but the first is not within tolerance of the best.
    { what: 'the tolerance does not chain', scores: [0, 0.9e-9, 1.8e-9], winner: -1 },
    { what: 'measured from the best only', scores: [0, 1.1e-9, 3e-9], winner: 2 },
    { what: 'a score of 0 beats no score', scores: [null, 0], winner: 1 },
    { what: 'a negative score beats no score', scores: [-0.4, null], winner: 0 },
    { what: 'a negative score loses to 0', scores: [-0.4, 0], winner: 1 },
    { what: 'no scores at all tie', scores: [null, null], winner: -1 },
    { what: 'no arms tie', scores: [], winner: -1 },
  ])('$what', ({ scores, winner }) => {
    expect(winnerIndex(scores)).toBe(winner);
  });
});

describe('pickWinners', () => {
  const compare = (...columns: Parameters<typeof pickWinners>[0][number]['results'][]) =>
    pickWinners(columns.map((results, index) => ({ name: `arm${index}`, results })));

  it.each([
    {
      what: 'pass and fail do not matter, the score does',
      cells: [scored('c', 0.4, true), scored('c', 0.6, false)],
      winner: 'arm1',
      comparable: true,
    },
    { what: 'a tie is comparable', cells: [passed('c'), passed('c')], winner: null, comparable: true },
    {
      what: 'a target error loses to a score of 0',
      cells: [targetErrored('c'), failed('c')],
      winner: 'arm1',
      comparable: false,
    },
    { what: 'a skipped case loses', cells: [passed('c'), skipped('c')], winner: 'arm0', comparable: false },
    {
      what: 'nothing measured ties',
      cells: [targetErrored('c'), skipped('c')],
      winner: null,
      comparable: false,
    },
    {
      what: 'a broken scorer hands nobody the win',
      cells: [scorerErrored('c'), passed('c')],
      winner: null,
      comparable: false,
    },
    {
      what: 'not even when a third arm scored higher',
      cells: [passed('c'), scorerErrored('c'), failed('c')],
      winner: null,
      comparable: false,
    },
    {
      what: 'nor when another scorer of that arm did measure',
      cells: [passed('c'), { ...scorerErrored('c'), mean_score: 0.5 }],
      winner: null,
      comparable: false,
    },
  ])('$what', ({ cells, winner, comparable }) => {
    const { rows } = compare(...cells.map((cell) => [cell]));
    expect(rows).toEqual([{ case: 'c', winner, comparable }]);
  });

  it('counts wins and ties over the rows, in arm order, arms without a win included', () => {
    const comparison = compare(
      [passed('a'), failed('b'), passed('c')],
      [failed('a'), passed('b'), passed('c')],
      [failed('a'), failed('b'), failed('c')],
    );
    expect(comparison.wins).toEqual({ arm0: 1, arm1: 1, arm2: 0 });
    expect(comparison.ties).toBe(1);
    expect(comparison.rows.map((row) => row.case)).toEqual(['a', 'b', 'c']);
  });

  it('compares an arm alone with nothing', () => {
    expect(compare([passed('a')])).toEqual({ rows: [], wins: { arm0: 0 }, ties: 0 });
  });

  it('takes any arm name', () => {
    const arms = ['__proto__', 'constructor'].map((name, index) => ({
      name,
      results: [index === 0 ? passed('a') : failed('a')],
    }));
    expect(Object.entries(pickWinners(arms).wins)).toEqual([
      ['__proto__', 1],
      ['constructor', 0],
    ]);
  });
});
