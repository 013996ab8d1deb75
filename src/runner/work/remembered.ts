/**
 * The look into the memory for a text: a person's work on the same original, at a tag of the same customer, goes before a provider's.
 * The newest that people have made counts, and none whose original has changed since. All of it is SQL on sets.
 */
import type { Maker, ProviderName } from '../../../contracts/providers.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { models } from '../../model/translations/models.ts';
import { isStale } from '../../model/translations/stale.ts';

/** `own`: each customer's texts are remembered for that customer alone, and those of tags without an owner for such tags. */
export type MemoryScope = 'all' | 'own';

/** The scope of the memory, and the configured providers whose entries count. */
export interface Remembering {
  scope: MemoryScope;
  providers: readonly ProviderName[];
}

/** A text, from which language and into which, and the owner of the tag that it is for (null: none). */
export interface Asked {
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

interface Recalled {
  text: string;
  provider: Maker;
  /** The work that it is a copy of, where it is a person's. */
  source?: PersonsWork;
}

/** SQL expressions of the question. */
interface AskedSql {
  /** `memory_key` of the source, and `memory_entry_key` of it and the owner. */
  key: string;
  entryKey: string;
  from: string;
  to: string;
  ownerId: string;
}

/** The bindings of the expressions below. */
export const rememberingBindings = ({ scope, providers }: Remembering) => ({
  isShared: scope === 'all',
  providers: [...providers],
});

/** The hashes of all originals that are the same to the memory: one look at the index for each, on however many tags it stands. */
const hashes = (table: string, { key, ownerId }: AskedSql): string => {
  const next = (beyond: string) => `select source_hash from ${table}
      where origin = 'original' and memory_key(text) = ${key} ${beyond} order by source_hash limit 1`;
  return `with recursive same (hash) as (
      (${next(`and ${ownerId} is not null`)})
      union all
      select (${next('and source_hash > same.hash')}) from same where same.hash is not null
    ) select hash from same where hash is not null`;
};

/**
 * The newest of this kind on an original that is the same. The work of all customers on one original is gone through from the
 * newest on, by the index: the limits keep the planner from joining it all first.
 */
function newestOf(kind: Subject['kind'], asked: AskedSql): string {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  return `select newest.*, '${kind}' as kind from (${hashes(tableName, asked)}) as same, lateral (
      select work.id, work.text, work.updated_at from (
        select * from ${tableName}
        where origin = 'human' and source_hash = same.hash and lang_code = ${asked.to}
        order by updated_at desc offset 0
      ) work, lateral (
        select from ${tableName} source
        join ${ownerTable} owner on owner.id = source.${ownerColumn}
        join tags tag on tag.id = owner.${ownerTagColumn}
        where source.${ownerColumn} = work.${ownerColumn} and source.origin = 'original'
          and not ${isStale('work', 'source')} and source.lang_code = ${asked.from} and tag.customer_id = ${asked.ownerId}
        limit 1
      ) own
      limit 1
    ) newest`;
}

const people = (asked: AskedSql): string =>
  `select text, '${memoryName}' as provider, kind, id
   from (${newestOf('text', asked)} union all ${newestOf('name', asked)}) work order by updated_at desc, kind desc, id desc limit 1`;

const machines = ({ entryKey, from, to, ownerId }: AskedSql): string =>
  `select text, provider, cast(null as text) as kind, cast(null as integer) as id from translation_memory
   where key = ${entryKey} and source_lang_code = ${from} and lang_code = ${to} and is_shared = :isShared
     and customer_id is not distinct from (case when :isShared then null else ${ownerId} end)
     and provider = any(cast(:providers as text[]))`;

/** Whether the memory has it, as an SQL condition with `rememberingBindings`: for statements over many texts. */
export const isRememberedSql = (asked: AskedSql): string =>
  `(exists (${machines(asked)}) or exists (${people(asked)}))`;

/** Of the rows that a statement calls `asked`. */
const columns: AskedSql = {
  key: 'asked.key',
  entryKey: 'asked.entry_key',
  from: 'asked.source',
  to: 'asked.target',
  ownerId: 'asked.owner_id',
};

/** What the memory has, in the order in which it counts: a person's work, a provider's. */
export async function recall(db: Database, remembering: Remembering, asked: Asked): Promise<Recalled[]> {
  const { rows } = await db.raw(
    `with asked as materialized (
       select memory_key(:text) as key, cast(:from as text) as source, cast(:to as text) as target,
         cast(:ownerId as integer) as owner_id, memory_entry_key(:text, cast(:ownerId as integer)) as entry_key
     )
     select recalled.* from asked, lateral ((${people(columns)}) union all (${machines(columns)})) recalled
     order by kind is null`,
    { ...rememberingBindings(remembering), ...asked },
  );
  return (rows as (Omit<Recalled, 'source'> & { kind: Subject['kind'] | null; id: number })[]).map(
    ({ text, provider, kind, id }) => ({ text, provider, ...(kind !== null && { source: { kind, id, text } }) }),
  );
}

/**
 * Holds a person's work as it was recalled, and the tag that it is taken over for, until the transaction ends. False where it
 * has been changed since, or where one of the two tags is no longer this customer's: no other customer ever gets it.
 */
export async function holdSource(
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

/** Records which work a text is a copy of, so that it is made again when that is changed or removed. */
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
