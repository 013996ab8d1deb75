/** The statement of the work list: the state of texts and names in a language, beside their originals. */
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../../contracts/access.ts';
import { mostCounted } from '../../../../contracts/management/list-query.ts';
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { WorkState } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { type Narrowing, narrowed } from '../../access/order.ts';
import { bindingsOf, listedBy } from '../../access/policy.ts';
import { counts } from '../../reports/close-reports.ts';
import { Tag } from '../../tags/tag.ts';
import { models } from '../models.ts';
import { NameTranslation } from '../name-translation.ts';
import { sourceHashOf } from '../source-hash.ts';
import { isStale } from '../stale.ts';
import { Translation } from '../translation.ts';
import type { Original } from '../translation-row.ts';

/** A text or name to translate into one language. */
export interface WorkRow {
  tag_id: number;
  part: TagPart;
  lang_code: string;
  state: WorkState;
  original: Original & { source_hash: string };
  target: Translation | NameTranslation | null;
  /**
   * The former original of a stale translation; null where the history does not have it, or the actor may not see it.
   */
  former_original: Original | null;
  /** Open reports of visitors about the stored text. */
  reports: number;
}

/** A row's cursor: rows are ordered by tag, a tag's text before its name. */
export type WorkPlace = Pick<WorkRow, 'tag_id' | 'part'>;

/** The reading direction from a cursor. */
type Towards = 'later' | 'earlier';

/** The requested rows. */
export interface Reading {
  lang: string;
  states: readonly WorkState[];
  part: TagPart | undefined;
  isReported: boolean;
  towards: Towards;
  from: WorkPlace | undefined;
  most: number;
}

const ranks: Record<TagPart, number> = { text: 0, name: 1 };

/** By the alias `o` of an original; `tag` is the id of its tag. */
const tables: Record<TagPart, { table: string; owner: string; originals: string; tag: string }> = {
  text: {
    table: Translation.tableName,
    owner: Translation.ownerColumn,
    originals: `text_records r join translations o on o.text_record_id = r.id and o.origin = 'original'`,
    tag: 'r.tag_id',
  },
  name: {
    table: NameTranslation.tableName,
    owner: NameTranslation.ownerColumn,
    originals: 'name_translations o',
    tag: 'o.tag_id',
  },
};

/** The originals in another language, each beside the stored translation `t` in the language. */
const pairs = (part: TagPart) => {
  const { table, owner, originals } = tables[part];
  return `${originals} left join ${table} t on t.${owner} = o.${owner} and t.lang_code = :lang
    where o.origin = 'original' and o.lang_code <> :lang`;
};

const state = `case when t.id is null then 'missing' when ${isStale('t', 'o')} then 'stale' else t.origin end`;

/** Of the tag `tag`. */
const standing = (part: TagPart) => {
  const { table, owner, tag } = tables[part];
  const reports = `select count(*)::integer from reports p
      where p.tag_id = tag.id and p.part = '${part}' and p.lang_code = :lang and ${counts('p', 't', 'o')}`;
  return `
    select ${ranks[part]} as rank, '${part}' as part, '${table}' as resource, o.id as original_id,
      o.lang_code as original_lang_code, o.text as original_text, o.source_hash as original_hash,
      t.id, t.${owner} as owner_id, t.text, t.origin, t.provider, t.source_hash, t.created_at, t.updated_at,
      ${state} as state, case when t.id is null then 0 else (${reports}) end as reports
    from ${pairs(part)} and ${tag} = tag.id`;
};

/**
 * The former states of an original. A change of its language alone does not record the text, which is that of the next
 * change.
 */
const formers = (reach: string) => `
  select history.id, history.former_lang_code as lang_code, coalesce(
    history.changes #>> '{text,0}',
    (select later.changes #>> '{text,0}' from history later
      where later.resource = history.resource and later.record_id = history.record_id and later.id > history.id
        and later.changes ? 'text'
      order by later.id limit 1),
    row.original_text) as text
  from history
  where history.resource = row.resource and history.record_id = row.original_id and history.event = 'update' and ${reach}`;

/** The tags whose text, or name, has the state, out of indexes alone. */
const standingSo = (part: TagPart) => {
  const { tag } = tables[part];
  return `select ${tag} as id from ${pairs(part)} and ${tag} in :own and ${state} = any(cast(:states as text[]))`;
};

/** Tags, by conditions that cost little, and words that are compared one by one. */
export interface WorkTags {
  own: AnyQueryBuilder;
  words: readonly Narrowing[];
}

interface WorkCount {
  /** The number of rows, whatever the page; beyond `mostCounted` it says only that there are more. */
  count: number;
  /** The tags of the page's rows, in its order, where all rows are counted. */
  tags: number[];
}

/** The number of rows of these tags, and the tags that a page has to read. Reported ones are few. */
export async function countWork(db: Database, tags: WorkTags, reading: Reading): Promise<WorkCount> {
  const reported = `select tag.id from :own as tag cross join lateral (${standings(reading)}) as work
    where work.reports > 0 and work.state = any(cast(:states as text[]))`;
  const looks = reading.isReported ? [reported] : partsOf(reading.part).map(standingSo);
  // Texts and names are in different tables, and are counted concurrently.
  const counts = await Promise.all(looks.map((look) => countedIn(db, look, tags, reading)));
  const ids = new Set(counts.flatMap((each) => each.tags));
  const [sign, most] = [reading.towards === 'later' ? 1 : -1, mostTagsOf(reading)];
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    tags: [...ids].sort((one, other) => sign * (one - other)).slice(0, most),
  };
}

/** One row more tells that another page follows; the cursor's own tag may have no other row. */
const mostTagsOf = ({ most }: Reading): number => most + 2;

/** Words are compared with what stands so alone, until there are more rows than are counted. */
async function countedIn(db: Database, look: string, { own, words }: WorkTags, reading: Reading): Promise<WorkCount> {
  const { lang, states, towards, from } = reading;
  const [order, beyond] = towards === 'later' ? ['asc', '>='] : ['desc', '<='];
  const work = narrowed(Tag.query(db).from('standing as tags').select('tags.id'), words);
  const { rows } = await db.raw(
    `with standing as materialized (${look}), work as materialized (:work)
     select (select count(*)::integer from work) as count, array(
       select distinct id from work ${from ? `where id ${beyond} :from` : ''} order by id ${order} limit :most) as tags`,
    {
      own: own.toKnexQuery(),
      work: work.limit(mostCounted + 1).toKnexQuery(),
      lang,
      states: [...states],
      most: mostTagsOf(reading),
      ...(from && { from: from.tag_id }),
    },
  );
  return rows[0];
}

const partsOf = (part: TagPart | undefined): readonly TagPart[] => (part ? [part] : ['text', 'name']);

const standings = ({ part }: Reading): string => partsOf(part).map(standing).join(' union all ');

/** The rows of these tags, in order from the cursor on: of tags in order no more are looked at than the page takes. */
export async function workOf(db: Database, actor: Actor, tags: AnyQueryBuilder, reading: Reading): Promise<WorkRow[]> {
  const { lang, isReported, towards, from, states, most } = reading;
  const [order, beyond] = towards === 'later' ? ['asc', '>'] : ['desc', '<'];
  const place = from && `(tag.id, work.rank) ${beyond} (:tag, :rank)`;
  const { rows } = await db.raw(
    `with row as materialized (
       select tag.id as tag_id, work.*
       from :tags as tag cross join lateral (${standings(reading)}) as work
       where work.state = any(cast(:states as text[])) ${isReported ? 'and work.reports > 0' : ''} ${place ? `and ${place}` : ''}
       order by tag.id ${order}, work.rank ${order} limit :most
     )
     select row.*, former.text as former_text, former.lang_code as former_lang_code
     from row left join lateral (
       select former.text, former.lang_code from (${formers(listedBy('history', actor, 'reached') ?? 'true').replaceAll('?', '\\?')}) as former
       where ${sourceHashOf('former')} = row.source_hash order by former.id desc limit 1
     ) as former on row.state = 'stale'
     order by row.tag_id ${order}, row.rank ${order}`,
    {
      tags: tags.toKnexQuery(),
      lang,
      states: [...states],
      most,
      ...bindingsOf(actor),
      ...(from && { tag: from.tag_id, rank: ranks[from.part] }),
    },
  );
  return rows.map((row: Stored) => rowOf(row, lang));
}

/** A row of the statement. */
interface Stored {
  tag_id: number;
  part: TagPart;
  original_lang_code: string;
  original_text: string;
  original_hash: string;
  state: WorkState;
  reports: number;
  id: number | null;
  owner_id: number;
  former_text: string | null;
  former_lang_code: string | null;
  [column: string]: unknown;
}

function rowOf(row: Stored, lang_code: string): WorkRow {
  const { tag_id, part, state, reports, former_text: text, former_lang_code: former } = row;
  return {
    tag_id,
    part,
    lang_code,
    state,
    reports,
    original: { text: row.original_text, lang_code: row.original_lang_code, source_hash: row.original_hash },
    target: row.id === null ? null : targetOf(row, lang_code),
    former_original: text === null || former === null ? null : { text, lang_code: former },
  };
}

function targetOf(row: Stored, lang_code: string): Translation | NameTranslation {
  const { id, owner_id, text, origin, provider, source_hash, created_at, updated_at, tag_id, part } = row;
  const columns = { id, lang_code, text, origin, provider, source_hash, created_at, updated_at };
  const table = models[part];
  const target = table.fromDatabaseJson({ ...columns, [table.ownerColumn]: owner_id });
  return Object.assign(target, { tag_id, stale: row.state === 'stale' });
}
