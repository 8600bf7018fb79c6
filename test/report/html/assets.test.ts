import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assets } from '../../../scripts/build-page.mjs';

it('the committed script and style are what their sources build', async () => {
  const committed = readFileSync(new URL('../../../src/report/html/assets.ts', import.meta.url), 'utf8');
  expect(committed, 'run: node scripts/build-page.mjs').toBe(await assets());
});
