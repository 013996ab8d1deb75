/** What `/api/v1` answers of tags that were read. */
import { languageByCode } from '../../contracts/languages.ts';
import { listHeaders, ok } from '../http/answers.ts';
import { privately } from '../http/headers.ts';
import type { ReadTags, TagsPage } from '../lookup/read/in-pages.ts';
import { fallbackLanguage, shownAt } from '../lookup/shown.ts';
import type { Served } from '../lookup/translate.ts';
import type { Wishes } from '../lookup/wishes.ts';

/** `publicUrl`: the address that is printed on tags, without a slash at its end. */
export const tagAnswers = (publicUrl: string) => {
  const shown = shownAt(publicUrl);

  return {
    shown,

    /** One tag. The language that is really served goes into the headers too. */
    one: (served: Served, { isByHeader }: Wishes) => {
      const { tag, status } = served;
      const said = languageByCode(tag.text_lang ?? fallbackLanguage).tag;
      const headers = { 'Content-Language': said, 'X-Translation-Status': status };
      return ok({ tags: [shown(tag, served)] }, isByHeader ? { ...headers, Vary: 'Accept-Language' } : headers);
    },

    /** A list, or a page of it. `path`: where it was asked for. */
    listed: <Body>(body: Body, { readings, total, hasMore }: ReadTags<never>, page: TagsPage, path: string) => {
      const query = { limit: page.limit, after: readings.at(-1)?.id, updated_since: page.updated_since };
      const next = hasMore ? { address: publicUrl + path, query } : undefined;
      return ok(body, { 'Cache-Control': privately, ...listHeaders(total, next) });
    },
  };
};
