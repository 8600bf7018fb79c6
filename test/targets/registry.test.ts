import { expect, test } from 'vitest';
import { buildTarget } from '../../src/targets/registry.ts';
import { modelContext } from './model-targets.ts';

test('targets that run', async () => {
  const context = { ...modelContext(), arm: 'a', directory: process.cwd() };
  const shell = { type: 'shell', cmd: 'cat', timeout_seconds: null, env: {}, max_output_bytes: 10 } as const;
  expect(await buildTarget(shell, context)).toHaveProperty('answer');
  expect(await buildTarget({ type: 'trace' }, context)).toHaveProperty('answer');
});
