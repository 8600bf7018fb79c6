import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const manifest = z.looseObject({
  name: z.string(),
  inputs: z
    .record(
      z.string(),
      z.looseObject({ default: scalar.optional(), deprecationMessage: z.string().optional() }).nullable(),
    )
    .default({}),
  outputs: z.record(z.string(), z.unknown()).default({}),
  runs: z.looseObject({
    using: z.string(),
    pre: z.string().optional(),
    main: z.string(),
    post: z.string().optional(),
    'post-if': scalar.optional(),
  }),
});

/** The parts of `action.yml` a runner acts on. */
export type Manifest = z.infer<typeof manifest>;

/** Reads an action's manifest. Only JavaScript actions that the runner still runs are accepted. */
export function readManifest(actionDirectory: string): Manifest {
  const file = ['action.yml', 'action.yaml']
    .map((name) => join(actionDirectory, name))
    .find((path) => existsSync(path));
  if (file === undefined)
    throw new Error(`Can't find 'action.yml' or 'action.yaml' under '${actionDirectory}'`);
  const read = manifest.parse(parse(readFileSync(file, 'utf8')));
  if (!/^node(20|24)$/.test(read.runs.using))
    throw new Error(`'using: ${read.runs.using}' is not supported, use 'node20' or 'node24' instead.`);
  return read;
}
