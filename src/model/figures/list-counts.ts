/** How long lists of tags, texts and names are, counted beforehand: reading all that is there takes longer than all else of a page. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import { countsIn, isAmong, type Narrow, tagsOf, withCounted } from './counted.ts';

/** In a language: tags with a text or a name, texts, and names. Whatever the language: tags, text records, and tags with a name. */
export interface ListCounts {
  tags: number;
  texts: number;
  names: number;
}

/** A language; `any` for whatever language, or none; `each` for what there is in all languages, where a tag counts in each of its own. */
export type CountedLanguage = string | 'any' | 'each';

/** Where more tags than these are to be counted anew, all of them are counted as soon. */
const mostAnew = 2000;

/** By customer and place, of the tags `?`, whatever the language. */
export const inAnyLanguage = `
  select t.customer_id, t.place_id, null::text as lang_code,
    count(*)::integer as tags, count(r.id)::integer as texts, count(n.id)::integer as names
  from (?) t left join text_records r on r.tag_id = t.id
    left join name_translations n on n.tag_id = t.id and n.origin = 'original'
  group by t.customer_id, t.place_id`;

/** And by language, of the tags `?` with a text and with a name: the same tags twice, in those languages for which the condition holds. */
export const byLanguage = (condition = 'true') => `
  select customer_id, place_id, lang_code, count(*)::integer as tags, sum(texts)::integer as texts, sum(names)::integer as names
  from (
    select id, customer_id, place_id, lang_code, sum(text) as texts, sum(name) as names
    from (
      select t.id, t.customer_id, t.place_id, x.lang_code::text as lang_code, 1 as text, 0 as name
      from (?) t join text_records r on r.tag_id = t.id join translations x on x.text_record_id = r.id where ${condition}
      union all
      select t.id, t.customer_id, t.place_id, x.lang_code::text, 0, 1
      from (?) t join name_translations x on x.tag_id = t.id where ${condition}
    ) written
    group by id, customer_id, place_id, lang_code
  ) said
  group by customer_id, place_id, lang_code`;

const inLanguage: Record<'any' | 'each' | 'one', string> = {
  any: 'tags.lang_code is null',
  each: 'tags.lang_code is not null',
  one: 'tags.lang_code = :language',
};

const kindOf = (language: CountedLanguage) => (language === 'any' || language === 'each' ? language : 'one');

/** Undefined where it was not counted beforehand, or counting all of it would take no longer than what has changed. */
export const listCounts = (db: Database, narrow: Narrow, language: CountedLanguage): Promise<ListCounts | undefined> =>
  withCounted(db, async (trx, since) => {
    if (!since.areListsCounted || since.tags > mostAnew) return undefined;
    const counts = narrow(countsIn(trx, 'list_counts', since)).where(raw(inLanguage[kindOf(language)], { language }));
    const counted = [counts.select(raw('tags.tags, tags.texts, tags.names')).toKnexQuery()];
    const anew = since.customers.length > 0 ? anewOf(tagsOf(trx, narrow).where(isAmong(since)), language) : undefined;
    const { rows } = await trx.raw(
      `select coalesce(sum(tags), 0)::integer as tags, coalesce(sum(texts), 0)::integer as texts,
         coalesce(sum(names), 0)::integer as names
       from (? ${anew ? `union all select tags, texts, names from (${anew.sql}) anew` : ''}) counted`,
      [...counted, ...(anew?.values ?? [])] as never[],
    );
    return rows[0];
  });

function anewOf(tags: AnyQueryBuilder, language: CountedLanguage): { sql: string; values: unknown[] } {
  const these = () => tags.clone().toKnexQuery();
  if (language === 'any') return { sql: inAnyLanguage, values: [these()] };
  if (language === 'each') return { sql: byLanguage(), values: [these(), these()] };
  return { sql: byLanguage('x.lang_code = ?'), values: [these(), language, these(), language] };
}
