/** The text of `src/report/html/assets.ts`, built from `src/report/html/page/`. */
export function assets(): Promise<string>;
