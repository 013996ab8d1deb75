/**
 * Recall from the translation memory. People's work on an equal original at a tag of the same customer precedes a
 * provider's; the newest counts, and none whose original has changed since. SQL on sets, for one text or for many.
 */
import type { Maker, ProviderName } from '../../../contracts/providers.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { models } from '../../model/translations/models.ts';
import { isStale } from '../../model/translations/stale.ts';

/**
 * `own`: a customer's translations are reused for that customer only, and those of tags without an owner for such tags.
 */
export type MemoryScope = 'all' | 'own';

/** The scope of the memory, and the configured providers whose entries count. */
export interface MemoryQuery {
  scope: MemoryScope;
  providers: readonly ProviderName[];
}

/** A text to recall between two languages, for a tag of this owner (null: none). */
export interface RecallQuery {
  text: string;
  from: string;
  to: string;
  ownerId: number | null;
}

/** A person's work: the row of a text or of a name. */
export interface PersonsWork {
  kind: Subject['kind'];
  id: number;
  text: string;
}

interface MemoryMatch {
  text: string;
  provider: Maker;
  /** The person's work, if it is one. */
  source?: PersonsWork;
}

/** The same as SQL expressions. */
interface RecallQuerySql {
  /** `memory_key` of the source, and `memory_entry_key` of it and the owner. */
  key: string;
  entryKey: string;
  from: string;
  to: string;
  ownerId: string;
}

/** The bindings of the expressions below. */
export const rememberingBindings = ({ scope, providers }: MemoryQuery) => ({
  isShared: scope === 'all',
  providers: [...providers],
});

/** SQL: the hashes of all equal originals. A loose index scan: one index lookup per hash, however many tags have it. */
const hashes = (table: string, { key, ownerId }: RecallQuerySql): string => {
  const next = (beyond: string) => `select source_hash from ${table}
      where origin = 'original' and memory_key(text) = ${key} ${beyond} order by source_hash limit 1`;
  return `with recursive same (hash) as (
      (${next(`and ${ownerId} is not null`)})
      union all
      select (${next('and source_hash > same.hash')}) from same where same.hash is not null
    ) select hash from same where hash is not null`;
};

/**
 * SQL: the newest work of this kind on an equal original. Walks all customers' work from the newest on, by the index:
 * the limits keep the planner from joining everything first.
 */
function newestOf(kind: Subject['kind'], query: RecallQuerySql): string {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  return `select newest.*, '${kind}' as kind from (${hashes(tableName, query)}) as same, lateral (
      select work.id, work.text, work.updated_at from (
        select * from ${tableName}
        where origin = 'human' and source_hash = same.hash and lang_code = ${query.to}
        order by updated_at desc offset 0
      ) work, lateral (
        select from ${tableName} source
        join ${ownerTable} owner on owner.id = source.${ownerColumn}
        join tags tag on tag.id = owner.${ownerTagColumn}
        where source.${ownerColumn} = work.${ownerColumn} and source.origin = 'original'
          and not ${isStale('work', 'source')} and source.lang_code = ${query.from} and tag.customer_id = ${query.ownerId}
        limit 1
      ) own
      limit 1
    ) newest`;
}

const people = (query: RecallQuerySql): string =>
  `select text, '${memoryName}' as provider, kind, id
   from (${newestOf('text', query)} union all ${newestOf('name', query)}) work order by updated_at desc, kind desc, id desc limit 1`;

const machines = ({ entryKey, from, to, ownerId }: RecallQuerySql): string =>
  `select text, provider, cast(null as text) as kind, cast(null as integer) as id from translation_memory
   where key = ${entryKey} and source_lang_code = ${from} and lang_code = ${to} and is_shared = :isShared
     and customer_id is not distinct from (case when :isShared then null else ${ownerId} end)
     and provider = any(cast(:providers as text[]))`;

/** An SQL condition with `rememberingBindings`, for statements over many texts. */
export const isRememberedSql = (query: RecallQuerySql): string =>
  `(exists (${machines(query)}) or exists (${people(query)}))`;

/** The columns of a table `asked`. */
const columns: RecallQuerySql = {
  key: 'asked.key',
  entryKey: 'asked.entry_key',
  from: 'asked.source',
  to: 'asked.target',
  ownerId: 'asked.owner_id',
};

/** The entries of the memory by precedence: a person's work, then a provider's. */
export async function recall(db: Database, remembering: MemoryQuery, query: RecallQuery): Promise<MemoryMatch[]> {
  const { rows } = await db.raw(
    `with asked as materialized (
       select memory_key(:text) as key, cast(:from as text) as source, cast(:to as text) as target,
         cast(:ownerId as integer) as owner_id, memory_entry_key(:text, cast(:ownerId as integer)) as entry_key
     )
     select recalled.* from asked, lateral ((${people(columns)}) union all (${machines(columns)})) recalled
     order by kind is null`,
    { ...rememberingBindings(remembering), ...query },
  );
  return (rows as (Omit<MemoryMatch, 'source'> & { kind: Subject['kind'] | null; id: number })[]).map(
    ({ text, provider, kind, id }) => ({ text, provider, ...(kind !== null && { source: { kind, id, text } }) }),
  );
}

/**
 * Locks a person's work, and the tag that gets the copy, until the transaction ends. Returns false if it was changed
 * since, or if one of the two tags is no longer this customer's: no other customer may get it.
 */
export async function lockSource(
  trx: Database,
  { kind, id, text }: PersonsWork,
  { tagId, ownerId }: { tagId: number; ownerId: number | null },
): Promise<boolean> {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  const { rows } = await trx.raw(
    `select work.id from ${tableName} work
     join ${ownerTable} owner on owner.id = work.${ownerColumn}
     join tags tag on tag.id = owner.${ownerTagColumn} and tag.customer_id = cast(:ownerId as integer)
     join tags target on target.id = :tagId and target.customer_id = tag.customer_id
     where work.id = :id and work.origin = 'human' and work.text = :text
     for share of target, tag, work`,
    { id, text, tagId, ownerId },
  );
  return rows.length > 0;
}

/** Records the source of a copy, which is remade when its source is changed or deleted. */
export async function noteCopy(
  trx: Database,
  copy: { kind: Subject['kind']; ownerId: number; lang: string },
  source: PersonsWork,
): Promise<void> {
  const { tableName, ownerColumn } = models[copy.kind];
  await trx.raw(
    `insert into memory_copies (kind, id, source_kind, source_id)
     select :kind, id, :sourceKind, :sourceId from ${tableName}
     where ${ownerColumn} = :ownerId and lang_code = :lang and origin = 'machine'
     on conflict (kind, id) do update set source_kind = excluded.source_kind, source_id = excluded.source_id`,
    { ...copy, sourceKind: source.kind, sourceId: source.id },
  );
}
