import { z } from 'zod';
import { optional, text } from '../../../source/fields.ts';

/** `extends` is resolved before a target is read; it stands here so that it counts as known. */
export function targetSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({
    type: z.literal(type).describe('what kind of target it is'),
    ...shape,
    extends: optional(text()).describe('the target to take all other fields from'),
  });
}
