import type { ArmResult } from '../results/results.ts';

/**
 * What a reader of the numbers must know. `sameRequests`: groups of arms that send the same requests.
 */
export function warningsAbout(
  sameRequests: readonly (readonly string[])[],
  arms: readonly ArmResult[],
): string[] {
  return sameRequests
    .map((group) => arms.filter(({ name }) => group.includes(name)).map(({ name }) => name))
    .filter((names) => names.length > 1)
    .map(
      (names) => `${listed(names)} send the same requests: a difference between them is sampling noise only`,
    );
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return `arms ${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
