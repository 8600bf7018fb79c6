import { clip, rustDebug } from '../base/text.ts';
import type { Score } from './scorer.ts';

/** 1 and passed. */
export const PASSED: Score = { kind: 'measured', value: 1, passed: true };

/** 0 and failed. */
export function failed(reason: string): Score {
  return { kind: 'measured', value: 0, passed: false, reason };
}

/** A text as reasons show it: its first 200 characters, quoted. */
export function shown(text: string): string {
  return rustDebug(clip(text, 200));
}
