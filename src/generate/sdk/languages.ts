/** What the service takes for one of its languages: each SDK has the same table. */
import { languages } from '../../../contracts/languages.ts';

/** Codes, tags and aliases in lower case, each with the code that is meant. */
export const codesByTag: readonly (readonly [tag: string, code: string])[] = languages.flatMap(
  ({ code, tag, aliases }) =>
    [...new Set([code, tag, ...aliases].map((each) => each.toLowerCase()))].map((each) => [each, code] as const),
);
