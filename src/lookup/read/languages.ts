/** Which languages of a text or a name are read. What may be served, and what comes before what, is said here alone. */
import { isStale } from '../../model/translations/stale.ts';
import { workOf } from '../../model/translations/work.ts';

/** Stands among wishes for the original, in whatever language it is. */
export const theOriginal = '*';

/** Stands among wishes for a language in which the original is not meant by that. */
export const notIn = (code: string): string => `-${code}`;

/** A text or a name of a tag: where it is stored, and the aliases of its original and of what is chosen of it. */
interface Part {
  table: string;
  /** On an alias: the condition that a row is of this tag. */
  isOf: (row: string) => string;
  original: string;
  chosen: string;
}

/** By the tag `t` and its text record `r`. */
export const textPart: Part = {
  table: 'translations',
  isOf: (row) => `${row}.text_record_id = r.id`,
  original: 'o',
  chosen: 'x',
};
export const namePart: Part = {
  table: 'name_translations',
  isOf: (row) => `${row}.tag_id = t.id`,
  original: 'n',
  chosen: 'nx',
};

/** A machine's work counts only as long as the original is what it was made from; a person's work is always served. */
const isServed = (row: string, { original }: Part) => `(${row}.origin <> 'machine' or not ${isStale(row, original)})`;

const joinOriginal = ({ table, isOf, original }: Part) =>
  `left join ${table} ${original} on ${isOf(original)} and ${original}.origin = 'original'`;

/** The language of $1, or none where that is null: a comparison, as most lookups wish for one language at most. */
const chooseOne = (part: Part) =>
  `left join ${part.table} ${part.chosen}
     on ${part.isOf(part.chosen)} and ${part.chosen}.lang_code = $1 and ${isServed(part.chosen, part)}`;

/**
 * The first of the languages of $1 that is there. Most often it is the dearest: that one is looked up by itself, and only where
 * it is not there are the others looked through, which takes longer.
 */
function chooseBest(part: Part): string {
  // That the list depends on the row keeps the plan: else PostgreSQL makes a new one for each list, in four times the time.
  const own = `${part.original}.lang_code::text`;
  const wishes = `array_replace($1::text[], '${theOriginal}', case when '${notIn('')}' || ${own} = any($1) then null else ${own} end)`;
  const served = (more: string) =>
    `select c.* from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)} and ${more}`;
  return `left join lateral (
    (${served('c.lang_code = ($1::text[])[1]')})
    union all
    (${served(`c.lang_code::text = any(${wishes})`)}
    order by array_position(${wishes}, c.lang_code::text)
    limit 1)
    limit 1) ${part.chosen} on true`;
}

/** Of one wish, or none; or of a list of them. */
const choices = { one: chooseOne, best: chooseBest };
export type Choice = keyof typeof choices;

/** Joins the originals, and what is chosen in their place. */
export const joinLanguages = (choice: Choice): string =>
  [textPart, namePart].flatMap((part) => [joinOriginal(part), choices[choice](part)]).join('\n');

/** What is read of a part: its original where nothing is chosen. */
export const read = (column: 'text' | 'lang_code', { original, chosen }: Part): string =>
  `coalesce(${chosen}.${column}, ${original}.${column})::text`;

/** By the code of each language in which a part is stored and may be served, this column; null where there is none. */
const byLanguage = (column: 'text' | 'origin', part: Part, more = '') =>
  `(select json_object_agg(c.lang_code, c.${column} order by c.lang_code)
    from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)}${more})`;

/** All languages, with their texts. */
export const allLanguages = (part: Part): string => byLanguage('text', part);

/** The original, and what is there in the languages of this operand. */
export const languagesAmong = (codes: string, column: 'text' | 'origin', part: Part): string =>
  byLanguage(column, part, ` and (c.origin = 'original' or c.lang_code::text = any(${codes}))`);

/** The codes of all these languages. */
export const allCodes = (part: Part): string =>
  `(select coalesce(json_agg(c.lang_code order by c.lang_code), '[]')
    from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)})`;

/** Where the words that are read come from. Null where there are none. */
export const provenance = (part: Part): string => {
  const { original, chosen } = part;
  return `case when ${original}.id is not null then json_build_object(
    'served', ${read('lang_code', part)},
    'original', ${original}.lang_code,
    ${workOf(chosen, original)}) end`;
};
