/** Two ends of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Holds both ends within `least` and `most`. Also turns a negative zero into zero, so that nobody prints "-0.0". */
export function clampInterval(interval: Interval, least: number, most: number): Interval {
  return { low: clamp(interval.low, least, most) + 0, high: clamp(interval.high, least, most) + 0 };
}

/** The nearest number to `value` within `least` and `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
