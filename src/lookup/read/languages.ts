/**
 * The choice of languages of a text or a name. This is the only definition of which translations are served, and in
 * which order.
 */
import { provenanceOf } from '../../model/translations/provenance.ts';
import { isStale } from '../../model/translations/stale.ts';

/** Marks the original among preferences, in whatever language it is. */
export const theOriginal = '*';

/** Marks a language in which the original is excluded from the preferences. */
export const exceptOriginalIn = (code: string): string => `-${code}`;

/** A text or a name of a tag: its tables, and the aliases of its original and of the chosen translation. */
interface Part {
  table: string;
  /** The condition that a row (alias) is of this tag. */
  isOf: (row: string) => string;
  original: string;
  chosen: string;
}

/** For the tag `t` and its text record `r`. */
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

/** A machine translation is served only while the original is unchanged; a person's is always served. */
const isServed = (row: string, { original }: Part) => `(${row}.origin <> 'machine' or not ${isStale(row, original)})`;

const joinOriginal = ({ table, isOf, original }: Part) =>
  `left join ${table} ${original} on ${isOf(original)} and ${original}.origin = 'original'`;

/** The language $1, or none where it is null: a comparison suffices, as most lookups have one preference at most. */
const chooseOne = (part: Part) =>
  `left join ${part.table} ${part.chosen}
     on ${part.isOf(part.chosen)} and ${part.chosen}.lang_code = $1 and ${isServed(part.chosen, part)}`;

/**
 * The first stored language of $1. Most often it is the first preference, which is looked up by itself; the slower
 * search through the others runs only where it is missing.
 */
function chooseBest(part: Part): string {
  // The dependence on the row keeps the generic plan: otherwise PostgreSQL plans each list anew, in four times the
  // time.
  const own = `${part.original}.lang_code::text`;
  const preferences = `array_replace($1::text[], '${theOriginal}', case when '${exceptOriginalIn('')}' || ${own} = any($1) then null else ${own} end)`;
  const served = (more: string) =>
    `select c.* from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)} and ${more}`;
  return `left join lateral (
    (${served('c.lang_code = ($1::text[])[1]')})
    union all
    (${served(`c.lang_code::text = any(${preferences})`)}
    order by array_position(${preferences}, c.lang_code::text)
    limit 1)
    limit 1) ${part.chosen} on true`;
}

/** For one preference or none, and for a list. */
const choices = { one: chooseOne, best: chooseBest };
export type Choice = keyof typeof choices;

/** Joins the originals and the chosen translations. */
export const joinLanguages = (choice: Choice): string =>
  [textPart, namePart].flatMap((part) => [joinOriginal(part), choices[choice](part)]).join('\n');

/** The column of a part: the original's where no translation is chosen. */
export const servedColumn = (column: 'text' | 'lang_code', { original, chosen }: Part): string =>
  `coalesce(${chosen}.${column}, ${original}.${column})::text`;

/** This column by language code, for all translations that may be served; null where there is none. */
const byLanguage = (column: 'text' | 'origin', part: Part, more = '') =>
  `(select json_object_agg(c.lang_code, c.${column} order by c.lang_code)
    from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)}${more})`;

/** All languages with their texts. */
export const allLanguages = (part: Part): string => byLanguage('text', part);

/** The original, and the stored translations in the languages of this operand. */
export const languagesAmong = (codes: string, column: 'text' | 'origin', part: Part): string =>
  byLanguage(column, part, ` and (c.origin = 'original' or c.lang_code::text = any(${codes}))`);

/** The codes of all these languages. */
export const allCodes = (part: Part): string =>
  `(select coalesce(json_agg(c.lang_code order by c.lang_code), '[]')
    from ${part.table} c where ${part.isOf('c')} and ${isServed('c', part)})`;

/** The origin of the served words; null where there are none. */
export const servedProvenance = (part: Part): string => {
  const { original, chosen } = part;
  return `case when ${original}.id is not null then json_build_object(
    'served', ${servedColumn('lang_code', part)},
    'original', ${original}.lang_code,
    ${provenanceOf(chosen, original)}) end`;
};
