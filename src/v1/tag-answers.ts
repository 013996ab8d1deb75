/** The answers of `/api/v1` for tags. */
import { languageByCode } from '../../contracts/languages.ts';
import { Failure } from '../errors.ts';
import { listHeaders, ok } from '../http/answers.ts';
import { errorBodyOf } from '../http/errors.ts';
import { privateNoStore } from '../http/headers.ts';
import type { Tally } from '../lookup/counts/read-counts.ts';
import type { LanguagePreferences } from '../lookup/preferences.ts';
import { isIdentifier, type Observation } from '../lookup/read/by-observations.ts';
import type { ReadTags, TagsPage } from '../lookup/read/by-owner-or-place.ts';
import { fallbackLanguage, readingRepresentation } from '../lookup/tag-body.ts';
import type { ServedTag } from '../lookup/translate.ts';

/** `publicUrl`: the address that is printed on tags, without a trailing slash. */
export const tagAnswers = (publicUrl: string) => {
  const shown = readingRepresentation(publicUrl);

  return {
    shown,

    /** One tag. The language that is served is in the headers, too. */
    one: (served: ServedTag, { isByHeader }: LanguagePreferences, reads: Tally) => {
      const { tag, status, isLasting } = served;
      const languageTag = languageByCode(tag.text_lang ?? fallbackLanguage).tag;
      const headers = { 'Content-Language': languageTag, 'X-Translation-Status': status };
      return {
        ...ok({ tags: [shown(tag, served)] }, isByHeader ? { ...headers, Vary: 'Accept-Language' } : headers),
        dependsOn: isLasting ? { tag: tag.id, reads } : undefined,
        reads,
      };
    },

    found: (observed: Observation, served: ServedTag): FoundResult => foundBy(observed, shown(served.tag, served)),

    /** A result for each observation; `found`: the tags of the valid ones. */
    results: (observations: readonly (Observation | Failure)[], found: ReadonlyMap<Observation, FoundResult>) =>
      observations.map((one) => (one instanceof Failure ? wrong(one) : (found.get(one) ?? notFound))),

    /** A list, or a page of it. `path`: the request's. */
    listed: <Body>(body: Body, { readings, total, hasMore }: ReadTags<never>, page: ListedTags, path: string) => {
      const { limit, updated_since, expand = [] } = page;
      const query = { limit, after: readings.at(-1)?.id, updated_since, expand: expand.join() || undefined };
      const next = hasMore ? { address: publicUrl + path, query } : undefined;
      return ok(body, { 'Cache-Control': privateNoStore, ...listHeaders(total, next) });
    },
  };
};

const notFound = { status: 'not_found' as const };
const wrong = (failure: Failure) => ({ status: 'invalid' as const, ...errorBodyOf(failure) });

/** A page of a list, and what else its tags have. */
type ListedTags = TagsPage & { expand?: readonly string[] | undefined };

/** The result of an observation with a tag. */
export type FoundResult = ReturnType<typeof foundBy>;

/** The fields of the single call: `show` has no hardware, `showByHardwareId` no description. */
function foundBy(observed: Observation, all: ReturnType<ReturnType<typeof readingRepresentation>>) {
  const { description, gender, hardware, ...both } = all;
  const tag = isIdentifier(observed) ? { ...both, description, gender } : { ...both, hardware };
  return { status: 'found' as const, tag };
}
