/** The wishes of readers: languages, and additional fields. */
import { z } from 'zod';
import { LanguageCode, lenient, textOrUndefined } from './primitives.ts';

/** A list of texts, in JSON or as repeated parameters, equals one text with commas. */
export const languagesAsText = (value: unknown): string =>
  [value]
    .flat()
    .map((each) => textOrUndefined(each) ?? 'und')
    .join();

/**
 * The preferred languages of a reader. They are never refused: other values count as an unknown language. The
 * documentation offers the codes, and allows any text (`offers`).
 */
export const WantedLanguages = lenient(languagesAsText, z.string())
  .optional()
  .meta({
    offers: LanguageCode,
    description:
      'Language to read in, or a comma-separated list in order of preference. `auto` uses `Accept-Language`. If no language in the list is supported, the original is returned. An array or a repeated parameter is accepted as well',
    examples: ['fr', 'fr,de', 'auto'],
  });

/** Additional fields of answers. */
const expansions = ['provenance'] as const;
export type Expansion = (typeof expansions)[number];

/** One text, or a list of them; nested lists are ignored. */
const wordsIn = (value: unknown): string => [value].flat().map(textOrUndefined).join();

/** The requested additional fields; unknown ones are ignored. */
export const Expand = lenient(wordsIn, z.string())
  .transform((words) => expansions.filter((each) => words.split(',').some((word) => word.trim() === each)))
  .optional()
  .meta({
    description:
      '`provenance` adds `provenance` to each tag: where its text and name come from. A comma-separated list; unknown values are ignored',
    examples: ['provenance'],
  });
