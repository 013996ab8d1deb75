/** A number field, with the limits of its contract's schema. */
import { z } from 'zod';
import type { Field } from './field.ts';

interface Limits {
  type?: string;
  minimum?: number;
  maximum?: number;
}

export function numberField(schema: z.ZodType, texts: Pick<Field, 'name' | 'label' | 'hint' | 'below'>): Field {
  const { anyOf, ...own } = z.toJSONSchema(schema) as Limits & { anyOf?: Limits[] };
  const { type, minimum, maximum } = [own, ...(anyOf ?? [])].find((each) => each.type !== undefined) ?? {};
  return { kind: 'number', ...texts, min: minimum, max: maximum, step: type === 'integer' ? 1 : 'any' };
}
