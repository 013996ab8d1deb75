/** Export of tags with their fields, texts and names, from one snapshot. */
import { raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { TagExportQuery } from '../../../contracts/management/tag-export.ts';
import type { HardwareType } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { searchConditions, withSearchTimeout } from '../access/search.ts';
import { applyConditions, type RowCondition } from '../access/sort-order.ts';
import { Tag } from '../tags/tag.ts';
import { tagConditions } from '../tags/tag-filter.ts';
import { isStale } from '../translations/stale.ts';

/** A translation in one language. */
export interface ExportedTranslation {
  text: string;
  origin: 'machine' | 'human';
  stale: boolean;
}

export interface ExportedTag {
  tag_identifier: string;
  reference: string | null;
  /** The owner's e-mail address. */
  customer: string | null;
  place_id: number | null;
  place: string | null;
  hardware: { type: HardwareType; identifier: string; major: number | null; minor: number | null }[];
  description: string | null;
  image_url: string | null;
  text_url: string | null;
  /** Absent for a tag that is open to visitors. */
  hidden?: true;
  /** Absent without a position. */
  position?: number;
  /** Absent without a credit. */
  credit?: string;
  gender: string | null;
  lang: string | null;
  text: string | null;
  name_lang: string | null;
  name: string | null;
  /** By language. */
  texts: Record<string, ExportedTranslation>;
  names: Record<string, ExportedTranslation>;
}

/** Rows of one statement: a row may have texts in all languages. */
const batch = 50;

/** An open export: it occupies a connection until it is read to the end or closed. */
export interface Export {
  /** The languages of all translations, in no order. */
  languages: ReadonlySet<string>;
  /** Whether any of the tags is hidden, or has a position or a credit. */
  isAny: { hidden: boolean; position: boolean; credit: boolean };
  pages: AsyncIterable<ExportedTag[]>;
  /** Ends it, even unread; idempotent. */
  close(): Promise<void>;
}

/**
 * Opens an export of the query's tags that the actor may see, by ascending id, from a snapshot at this moment. Throws
 * `Invalid`, and `too_much_to_search`. `longest`: the most UTF-16 units of a cell; of a tag with a longer one it throws `Invalid`.
 */
export async function openExport(
  db: Database,
  actor: Actor,
  { separator: _of, ...query }: TagExportQuery,
  { publicUrl, longest }: { publicUrl: string; longest?: number | undefined },
): Promise<Export> {
  const trx = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  const close = async () => {
    if (!trx.isCompleted()) await trx.rollback();
  };
  try {
    const conditions = await conditionsIn(trx, actor, query);
    const meant = () => selectedIds(trx, actor, conditions);
    await demandAllVisible(meant, query.tag_ids);
    if (longest !== undefined) await demandShortCells(trx, meant, longest);
    const languages = await withSearchTimeout(() => languagesOf(trx, meant));
    const isAny = await withSearchTimeout(() => isAnyOf(trx, meant));
    await trx.raw('declare exported no scroll cursor for ?', [meant().orderBy('tags.id').toKnexQuery()]);
    return { languages, isAny, pages: pagesIn(trx, publicUrl, close), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function conditionsIn(trx: Transaction, actor: Actor, { q, tag_ids, ...filters }: TagExportQuery) {
  const matched = q === undefined ? undefined : await withSearchTimeout(() => searchConditions(Tag, trx, actor, q));
  const conditions = await tagConditions(trx, actor, filters);
  return [...conditions, ...(matched?.conditions ?? []), ...(tag_ids ? [raw('tags.id = any(?)', [tag_ids])] : [])];
}

/** The ids of the selected tags. */
const selectedIds = (trx: Transaction, actor: Actor, conditions: readonly RowCondition[]) =>
  applyConditions(Tag.reachable(trx, actor).clearSelect().select('tags.id'), conditions);

/** Throws `Invalid` where a named tag does not exist for the actor. */
async function demandAllVisible(
  meant: () => ReturnType<typeof selectedIds>,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids === undefined) return;
  const found = await meant().resultSize();
  if (found < new Set(ids).size) throw new Invalid({ tag_ids: ['has one that does not exist'] });
}

/**
 * Throws `Invalid` for a tag with a longer cell: only texts, and the hardware of a tag in one cell, can be as long.
 * Characters beyond the basic plane are two units.
 */
async function demandShortCells(
  trx: Transaction,
  meant: () => ReturnType<typeof selectedIds>,
  longest: number,
): Promise<void> {
  const isLong = (text: string) =>
    `length(${text}) > :half and length(${text}) + regexp_count(${text}, '[\\U00010000-\\U0010FFFF]') > :longest`;
  const { rows } = await trx.raw(
    `with meant as materialized (:meant)
     select tag_identifier from tags where id = (
       select min(tag_id) from (
         select r.tag_id from translations t join text_records r on r.id = t.text_record_id
           where r.tag_id in (select id from meant) and ${isLong('t.text')}
         union all
         select n.tag_id from name_translations n where n.tag_id in (select id from meant) and ${isLong('n.text')}
         union all
         select h.tag_id from hardwares h where h.tag_id in (select id from meant)
           group by h.tag_id having sum(length(h.identifier) + :item) > :longest
       ) as long)`,
    { meant: meant().toKnexQuery(), half: Math.floor(longest / 2), longest, item: maxItemLength } as never,
  );
  const [long] = rows;
  if (!long) return;
  const { tag_identifier } = long;
  throw new Invalid({
    base: [`The tag ${tag_identifier} has a cell of more than ${longest} characters: export it as CSV.`],
  });
}

/** Characters of an item in a cell besides its identifier, at most: type, numbers, and spaces. */
const maxItemLength = 32;

async function languagesOf(trx: Transaction, meant: () => ReturnType<typeof selectedIds>): Promise<Set<string>> {
  const { rows } = await trx.raw(
    `with meant as materialized (?)
     select distinct t.lang_code from translations t join text_records r on r.id = t.text_record_id
       where t.origin <> 'original' and r.tag_id in (select id from meant)
     union
     select distinct n.lang_code from name_translations n
       where n.origin <> 'original' and n.tag_id in (select id from meant)`,
    [meant().toKnexQuery()],
  );
  return new Set(rows.map(({ lang_code }: { lang_code: string }) => lang_code));
}

async function isAnyOf(trx: Transaction, meant: () => ReturnType<typeof selectedIds>): Promise<Export['isAny']> {
  const { rows } = await trx.raw(
    `select exists (select from tags where hidden and id in (?)) as hidden,
       exists (select from tags where position is not null and id in (?)) as position,
       exists (select from tags where credit is not null and id in (?)) as credit`,
    [meant().toKnexQuery(), meant().toKnexQuery(), meant().toKnexQuery()],
  );
  return rows[0];
}

type ColumnWithDefault = 'hidden' | 'position' | 'credit';

function withoutDefaults({
  hidden,
  position,
  credit,
  ...tag
}: ExportedTag & Pick<Tag, ColumnWithDefault>): ExportedTag {
  return {
    ...tag,
    ...(hidden && { hidden }),
    ...(position !== null && { position }),
    ...(credit !== null && { credit }),
  };
}

async function* pagesIn(
  trx: Transaction,
  publicUrl: string,
  close: () => Promise<void>,
): AsyncGenerator<ExportedTag[]> {
  try {
    for (;;) {
      const { rows: ids } = await trx.raw(`fetch ${batch} from exported`);
      if (ids.length === 0) return;
      const { rows } = await trx.raw(exported, { ids: ids.map(({ id }: { id: number }) => id), publicUrl });
      yield rows.map(withoutDefaults);
    }
  } finally {
    await close();
  }
}

const others = (rows: string, original: string) => `(
    select coalesce(json_object_agg(t.lang_code,
      json_build_object('text', t.text, 'origin', t.origin, 'stale', ${isStale('t', original)})), '{}')
    from ${rows} and t.origin <> 'original')`;

const exported = `
  select tags.tag_identifier, tags.reference, c.email as customer, tags.place_id, p.name as place,
    (select coalesce(json_agg(json_build_object(
        'type', h.hardware_type, 'identifier', h.identifier, 'major', h.major, 'minor', h.minor) order by h.id), '[]')
      from hardwares h where h.tag_id = tags.id) as hardware,
    tags.description, coalesce(:publicUrl || '/pictures/' || tags.picture || '/1280.jpg', tags.image_url) as image_url,
    tags.text_url, tags.hidden, tags.position, tags.credit, case when o.id is not null then r.gender end as gender,
    o.lang_code as lang, o.text, m.lang_code as name_lang, m.text as name,
    ${others('translations t where t.text_record_id = r.id', 'o')} as texts,
    ${others('name_translations t where t.tag_id = tags.id', 'm')} as names
  from tags
    left join customers c on c.id = tags.customer_id
    left join places p on p.id = tags.place_id
    left join text_records r on r.tag_id = tags.id
    left join translations o on o.text_record_id = r.id and o.origin = 'original'
    left join name_translations m on m.tag_id = tags.id and m.origin = 'original'
  where tags.id = any(:ids)
  order by tags.id`;
