import { z } from 'zod';
import type { Step } from './target.ts';

/** The calls of tools as users and agents write them: `[{"tool", "input"?, "output"?}]`. Other keys are let pass. */
export const stepList = z
  .array(z.object({ tool: z.string(), input: z.unknown().optional(), output: z.unknown().optional() }))
  .transform((steps): readonly Step[] =>
    steps.map(({ tool, input, output }) => ({
      tool,
      input: input ?? null,
      ...(output === undefined ? {} : { output }),
    })),
  );
