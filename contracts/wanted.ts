/** The wishes of readers: languages, and additional fields. */
import { z } from 'zod';
import { givenText, LanguageCode, lenient } from './primitives.ts';

/** A list of texts, in JSON or as repeated parameters, equals one text with commas. */
export const languagesIn = (value: unknown): string =>
  [value]
    .flat()
    .map((each) => givenText(each) ?? 'und')
    .join();

/**
 * The preferred languages of a reader. They are never refused: other values count as an unknown language. The
 * documentation offers the codes, and allows any text (`offers`).
 */
export const WantedLanguages = lenient(languagesIn, z.string())
  .optional()
  .meta({
    offers: LanguageCode,
    description:
      'Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are understood too',
    examples: ['fr', 'fr,de', 'auto'],
  });

/** Additional fields of answers. */
const expansions = ['provenance'] as const;
export type Expansion = (typeof expansions)[number];

/** One text, or a list of them; nested lists are ignored. */
const wordsIn = (value: unknown): string => [value].flat().map(givenText).join();

/** The requested additional fields; unknown ones are ignored. */
export const Expand = lenient(wordsIn, z.string())
  .transform((words) => expansions.filter((each) => words.split(',').some((word) => word.trim() === each)))
  .optional()
  .meta({
    description:
      '`provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored',
    examples: ['provenance'],
  });
