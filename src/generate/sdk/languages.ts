/** The table of languages in each SDK. */
import { languages } from '../../../contracts/languages.ts';

/** Codes, tags and aliases in lower case, each with its code. */
export const codesByTag: readonly (readonly [tag: string, code: string])[] = languages.flatMap(
  ({ code, tag, aliases }) =>
    [...new Set([code, tag, ...aliases].map((each) => each.toLowerCase()))].map((each) => [each, code] as const),
);

/** The codes that are no BCP 47 tags, each with its tag. */
export const tagsByCode: readonly (readonly [code: string, tag: string])[] = languages
  .filter(({ code, tag }) => code !== tag)
  .map(({ code, tag }) => [code, tag]);
