import { z } from 'zod';
import { formatShortest } from '../../../../base/text.ts';
import { optional, real, text } from '../../../source/fields.ts';
import type { Rule } from '../kind.ts';
import type { SchemaFiles } from './schema-files.ts';

/** What scorers need to be read. */
export interface ScorerContext {
  /** The suite's folder: what paths start from, also those of a case's own scorers. */
  readonly directory: string;
  /** The same folder as a reader of messages would find it. */
  readonly shownDirectory: string;
  readonly schemaFiles: SchemaFiles;
}

/** The fields every scorer has besides its own. */
export function scorerSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({
    type: z.literal(type).describe('what kind of scorer it is'),
    ...shape,
    name: optional(text()).describe('shown in reports, used by gates'),
    weight: real().default(1).describe('weight in the mean score of a case'),
    when: optional(text()).describe('tag:NAME: only for cases with that tag'),
  });
}

interface CommonValues {
  readonly type: string;
  readonly name?: string;
  readonly weight: number;
  readonly when?: string;
}

const WHEN = /^tag:(.+)$/s;

/** The common part of a scorer as the rest of the program knows it. */
export function commonSpec({ type, name = type, weight, when }: CommonValues): {
  readonly name: string;
  readonly weight: number;
  readonly when_tag?: string;
} {
  const tag = when === undefined ? undefined : WHEN.exec(when)?.[1];
  return { name, weight, ...(tag !== undefined && { when_tag: tag }) };
}

export const commonRules: readonly Rule<CommonValues>[] = [
  {
    code: 'scorer-name',
    needs: ['name'],
    check: ({ name }, subject) =>
      name !== ''
        ? undefined
        : {
            at: ['name'],
            message: `${subject}: name must be non-empty`,
            hint: 'leave it out: the type is the name then',
          },
  },
  {
    code: 'scorer-weight',
    needs: ['weight'],
    check: ({ weight }, subject) =>
      weight > 0 && weight < Infinity
        ? undefined
        : {
            at: ['weight'],
            message: `${subject}: weight must be a finite number above 0, got ${formatShortest(weight)}`,
            hint: 'the default weight is 1; leave a scorer out to switch it off',
          },
  },
  {
    code: 'scorer-when',
    needs: ['when'],
    check: ({ when }, subject) =>
      when === undefined || WHEN.test(when)
        ? undefined
        : {
            at: ['when'],
            message: `${subject}: when must be tag:NAME, got ${JSON.stringify(when)}`,
            hint: `write tag:${when.replace(/^tag:?/, '') || 'NAME'}`,
          },
  },
];
