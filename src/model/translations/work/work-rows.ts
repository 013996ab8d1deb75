/** The statement of the work list: the state of texts and names in a language, beside their originals. */
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../../contracts/access.ts';
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { WorkState } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { bindingsOf, listCondition } from '../../access/policy.ts';
import { isCountedReport } from '../../reports/close-reports.ts';
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
export type WorkCursor = Pick<WorkRow, 'tag_id' | 'part'>;

/** The reading direction from a cursor. */
type Towards = 'later' | 'earlier';

/** The requested rows. */
export interface WorkQuery {
  lang: string;
  states: readonly WorkState[];
  part: TagPart | undefined;
  isReported: boolean;
  towards: Towards;
  from: WorkCursor | undefined;
  most: number;
}

const ranks: Record<TagPart, number> = { text: 0, name: 1 };

/** By the alias `o` of an original; `tag` is the id of its tag. */
export const tables: Record<TagPart, { table: string; owner: string; originals: string; tag: string }> = {
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
export const pairs = (part: TagPart) => {
  const { table, owner, originals } = tables[part];
  return `${originals} left join ${table} t on t.${owner} = o.${owner} and t.lang_code = :lang
    where o.origin = 'original' and o.lang_code <> :lang`;
};

export const state = `case when t.id is null then 'missing' when ${isStale('t', 'o')} then 'stale' else t.origin end`;

/** Of the tag `tag`. */
const statesOfPart = (part: TagPart) => {
  const { table, owner, tag } = tables[part];
  const reports = `select count(*)::integer from reports p
      where p.tag_id = tag.id and p.part = '${part}' and p.lang_code = :lang and ${isCountedReport('p', 't', 'o')}`;
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

export const partsOf = (part: TagPart | undefined): readonly TagPart[] => (part ? [part] : ['text', 'name']);

/** Of the tag `tag`, by its parts. */
export const statesOfParts = ({ part }: WorkQuery): string => partsOf(part).map(statesOfPart).join(' union all ');

export interface WorkFound {
  rows: WorkRow[];
  /** The last scanned tag, where there are fewer rows than requested and others may follow. */
  unseen?: number | undefined;
}

/**
 * The rows of these tags, in order from the cursor on, scanning no more tags than the page needs. `lookedAt`: the
 * number of tags after which there may be others.
 */
export async function findWork(
  db: Database,
  actor: Actor,
  tags: AnyQueryBuilder,
  reading: WorkQuery,
  lookedAt?: number,
): Promise<WorkFound> {
  const { lang, isReported, towards, from, states, most } = reading;
  const [order, beyond] = towards === 'later' ? ['asc', '>'] : ['desc', '<'];
  const place = from && `(tag.id, work.rank) ${beyond} (:tag, :rank)`;
  const { rows } = await db.raw(
    `with row as materialized (
       select tag.id as tag_id, work.*
       from :tags as tag cross join lateral (${statesOfParts(reading)}) as work
       where work.state = any(cast(:states as text[])) ${isReported ? 'and work.reports > 0' : ''} ${place ? `and ${place}` : ''}
       order by tag.id ${order}, work.rank ${order} limit :most
     )
     select row.*, former.text as former_text, former.lang_code as former_lang_code, ends.unseen
     from (select ${lookedAt ? unseen[towards] : 'null::integer'} as unseen) as ends left join row on true left join lateral (
       select former.text, former.lang_code from (${formers(listCondition('history', actor, 'reached') ?? 'true').replaceAll('?', '\\?')}) as former
       where ${sourceHashOf('former')} = row.source_hash order by former.id desc limit 1
     ) as former on row.state = 'stale'
     order by row.tag_id ${order}, row.rank ${order}`,
    {
      tags: tags.toKnexQuery(),
      lang,
      states: [...states],
      most,
      lookedAt,
      ...bindingsOf(actor),
      ...(from && { tag: from.tag_id, rank: ranks[from.part] }),
    },
  );
  return {
    rows: rows.filter((row: StoredWorkRow) => row.tag_id !== null).map((row: StoredWorkRow) => rowOf(row, lang)),
    unseen: rows[0].unseen ?? undefined,
  };
}

const unseenBy = (last: 'max' | 'min') => `case when (select count(*) from row) < :most then
  (select case when count(*) = :lookedAt then ${last}(id) end from :tags as looked) end`;
const unseen: Record<Towards, string> = { later: unseenBy('max'), earlier: unseenBy('min') };

/** A row of the statement. */
interface StoredWorkRow {
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

function rowOf(row: StoredWorkRow, lang_code: string): WorkRow {
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

function targetOf(row: StoredWorkRow, lang_code: string): Translation | NameTranslation {
  const { id, owner_id, text, origin, provider, source_hash, created_at, updated_at, tag_id, part } = row;
  const columns = { id, lang_code, text, origin, provider, source_hash, created_at, updated_at };
  const table = models[part];
  const target = table.fromDatabaseJson({ ...columns, [table.ownerColumn]: owner_id });
  return Object.assign(target, { tag_id, stale: row.state === 'stale' });
}
