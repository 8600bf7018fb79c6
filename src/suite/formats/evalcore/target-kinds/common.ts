import { z } from 'zod';
import { oneOf, optional, part, text } from '../../../source/fields.ts';

/**
 * What every target has. `extends` is resolved before a target is read, and `gate` and `gates` are about the arm's bar:
 * they stand here so that they count as known, and so that `gate` is checked.
 */
export function targetSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({
    type: z.literal(type).describe('what kind of target it is'),
    ...shape,
    extends: optional(text()).describe('the target to take all other fields from'),
    gate: optional(oneOf(['required', 'informational'])).describe('informational: never fails the check'),
    gates: optional(part('gates')).describe("in the place of the suite's gates"),
  });
}
