/** A whole number of at least 1 in decimal digits, as flags and inputs give it; `undefined` for anything else. */
export function readCount(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

/** A positive decimal number, as flags and inputs give it; `undefined` for anything else. */
export function readAmount(text: string): number | undefined {
  const value = Number(text);
  const isDecimal = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);
  return isDecimal && Number.isFinite(value) && value > 0 ? value : undefined;
}
