/** What readers wish for: languages, and what is answered besides. */
import { z } from 'zod';
import { givenText, LanguageCode, lenient } from './primitives.ts';

/** A list of texts, as JSON has it or as a parameter that is repeated, is the same as one text with commas. */
export const languagesIn = (value: unknown): string =>
  [value]
    .flat()
    .map((each) => givenText(each) ?? 'und')
    .join();

/**
 * The languages that a reader would like. A reader is never turned away for them: what is no text is a language that nobody
 * knows. The documentation offers the codes, and takes any text (`offers`).
 */
export const WantedLanguages = lenient(languagesIn, z.string())
  .optional()
  .meta({
    offers: LanguageCode,
    description:
      'Language in which to read, or several with commas between, the dearest first; `auto` leaves it to `Accept-Language`. What is not supported gets the original. A list, and a parameter that is repeated, are understood too',
    examples: ['fr', 'fr,de', 'auto'],
  });

/** What may be answered besides the documented fields. */
const expansions = ['provenance'] as const;
export type Expansion = (typeof expansions)[number];

/** One text, or a list of them; lists of lists say nothing. */
const wordsIn = (value: unknown): string => [value].flat().map(givenText).join();

/** What is asked for besides; what is unknown leaves no trace. */
export const Expand = lenient(wordsIn, z.string())
  .transform((words) => expansions.filter((each) => words.split(',').some((word) => word.trim() === each)))
  .optional()
  .meta({
    description:
      '`provenance`: where text and name come from, as `provenance` in each tag. A list with commas; unknown words are ignored',
    examples: ['provenance'],
  });
