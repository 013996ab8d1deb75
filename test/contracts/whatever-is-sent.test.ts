/** Requests may contain values of any kind: a schema reports them, and never throws. A throw would end the process. */
import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { bundles, management, media, v1, visitors } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';
import { isSchema } from '../setup/contract-parts.ts';

const kinds = [null, undefined, true, 12, 1.5, 'text', '', '\0', '\ud800', [], [null], [[]], [{}], {}, { a: null }];

/** The fields of an object, however it is wrapped. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const { shape, innerType, in: input, element } = schema.def as unknown as Record<string, z.ZodType | undefined>;
  const within = innerType ?? input ?? element;
  return (shape as unknown as Record<string, z.ZodType>) ?? (within ? shapeOf(within) : {});
}

/** Values of all kinds, each in the place of each part of what a schema takes. */
function* wild(schema: z.ZodType): Generator<unknown> {
  yield* kinds;
  for (const [name, part] of Object.entries(shapeOf(schema)))
    for (const value of wild(part)) {
      yield { [name]: value };
      yield { [name]: [value] };
    }
}

const operations = routesOf({ v1, management, media, bundles, visitors } as never);
const schemas = operations.flatMap((operation) =>
  (['pathParams', 'query', 'body', 'headers'] as const).flatMap((where) => {
    const schema = (operation as unknown as Record<string, unknown>)[where];
    const { operationId } = operation.metadata as { operationId: string };
    return isSchema(schema) ? [[`${operationId}: ${where}`, schema] as const] : [];
  }),
);

test.each(schemas)('%s never throws on values of any kind', (_, schema) => {
  for (const value of wild(schema)) {
    // Zod tries what has thrown once more, asynchronously, where nobody waits for it.
    expect({ value, throws: throwsAt(schema, value) }).toEqual({ value, throws: false });
  }
});

function throwsAt(schema: z.ZodType, value: unknown): boolean {
  try {
    schema.safeParse(value);
    return false;
  } catch {
    return true;
  }
}
