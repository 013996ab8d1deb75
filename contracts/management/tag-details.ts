/** Additional fields of tags as records. */
import { z } from 'zod';
import { lenient, textOrUndefined } from '../primitives.ts';

const wordsIn = (value: unknown): string => [value].flat().map(textOrUndefined).join();

/** Whether `details` is among the words; unknown ones are ignored. */
export const Details = lenient(wordsIn, z.string())
  .transform((words) => words.split(',').some((word) => word.trim() === 'details'))
  .optional()
  .meta({
    description:
      '`details` adds `reference`, `hidden`, `position` and `credit` to each tag. A comma-separated list; unknown values are ignored',
    examples: ['details'],
  });

/** A tag as it is documented, without its details. */
export const withoutDetails = <T extends { reference: unknown; hidden: unknown; position: unknown; credit: unknown }>({
  reference: _,
  hidden: __,
  position: ___,
  credit: ____,
  ...record
}: T): Omit<T, 'reference' | 'hidden' | 'position' | 'credit'> => record;
