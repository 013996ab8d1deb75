/** What `/api/v1` answers of tags that were read. */
import { languageByCode } from '../../contracts/languages.ts';
import { listHeaders, ok } from '../http/answers.ts';
import { privately } from '../http/headers.ts';
import type { ReadTags, TagsPage } from '../lookup/read/in-pages.ts';
import type { Reading, TagReading } from '../lookup/read/reading.ts';
import type { Served } from '../lookup/translate.ts';

/** The language of a tag that has neither text nor name. */
const fallback = 'en';

/** `publicUrl`: the address that is printed on tags, without a slash at its end. */
export const tagAnswers = (publicUrl: string) => {
  const shown = (reading: TagReading & Partial<Reading<'hardware'>>) => ({
    ...reading,
    gender: reading.gender ?? ('m' as const),
    text_url: reading.text_url ?? `${publicUrl}/t/${reading.tag_identifier}`,
    name: { text: reading.name ?? '', lang: reading.name_lang ?? reading.text_original_lang ?? fallback },
    translation: { text: reading.text ?? '', lang: reading.text_lang ?? fallback },
    hardware: reading.hardware ?? [],
  });

  return {
    shown,

    /** One tag. The language that is really served goes into the headers too. */
    one: ({ tag, status }: Served) =>
      ok(
        { tags: [shown(tag)] },
        { 'Content-Language': languageByCode(tag.text_lang ?? fallback).tag, 'X-Translation-Status': status },
      ),

    /** A list, or a page of it. `path`: where it was asked for. */
    listed: <Body>(body: Body, { readings, total, hasMore }: ReadTags<never>, page: TagsPage, path: string) => {
      const query = { limit: page.limit, after: readings.at(-1)?.id, updated_since: page.updated_since };
      const next = hasMore ? { address: publicUrl + path, query } : undefined;
      return ok(body, { 'Cache-Control': privately, ...listHeaders(total, next) });
    },
  };
};
