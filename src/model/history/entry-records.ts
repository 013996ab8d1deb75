/** What has become of the records and the sets that entries of the history refer to. */
import type { Actor } from '../../../contracts/access.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import type { Database } from '../../database/connect.ts';
import { reach } from '../access/policy.ts';
import { readNames } from '../access/record-names.ts';
import type { BinEntry } from '../bin/bin-entry.ts';
import type { Place } from '../place.ts';
import type { Tag } from '../tags/tag.ts';
import type { HistoryEntry } from './history-entry.ts';

type Recorded = Pick<HistoryEntry, 'resource' | 'record_id'>;

export const recordKey = ({ resource, record_id }: Recorded): string => `${resource} ${record_id}`;

/** The records, as `recordKey`, whose history the actor may not see: deleted ones, for others than admins. */
export async function unreachedOf(
  db: Database,
  actor: Actor,
  entries: readonly HistoryEntry[],
): Promise<ReadonlySet<string>> {
  const unreached = new Set(actor.isAdmin ? [] : entries.map(recordKey));
  if (unreached.size === 0) return unreached;
  const queries = [...Map.groupBy(entries, ({ resource }) => resource)].map(([resource, all]) => {
    const ids = [...new Set(all.map(({ record_id }) => record_id))];
    const rows = reach(db(resource).whereRaw(`${resource}.id = any(?::integer[])`, [ids]), resource, actor);
    return rows.select({ resource: db.raw('?::text', [resource]), record_id: `${resource}.id` });
  });
  const { rows } = await db.raw(queries.map(() => '(?)').join(' union all '), queries as never[]);
  for (const row of rows as Recorded[]) unreached.delete(recordKey(row));
  return unreached;
}

const restored = `
  select h.id from history h where h.id = any(cast(:ids as bigint[])) and exists (
    select from history gone where gone.resource = h.resource and gone.record_id = h.record_id and gone.id < h.id
      and gone.event = 'destroy' offset 0)`;

/** The ids of entries that say that a tag or a place came back from the bin. */
export async function restoredOf(db: Database, entries: readonly HistoryEntry[]): Promise<ReadonlySet<number>> {
  const isBack = ({ resource, event }: HistoryEntry) =>
    event === 'create' && (resource === 'tags' || resource === 'places');
  const ids = entries.filter(isBack).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await db.raw(restored, { ids } as never);
  return new Set((rows as { id: string }[]).map(({ id }) => Number(id)));
}

/** How a change set was made that another one has undone. */
export interface UndoneSet {
  via: string;
  isUndo: boolean;
}

/** By the ids of the undone sets, as far as their entries are still there. */
export async function undoneOf(
  db: Database,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<string, UndoneSet>> {
  const ids = [...new Set(entries.flatMap(({ undoes }) => undoes ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await db.raw(
    `select s.id, h.via, h.undoes is not null as is_undo from unnest(cast(:ids as uuid[])) s (id) cross join lateral (
       select via, undoes from history where change_set = s.id order by history.id limit 1) h`,
    { ids } as never,
  );
  return new Map(
    (rows as { id: string; via: string; is_undo: boolean }[]).map(({ id, via, is_undo }) => [
      id,
      { via, isUndo: is_undo },
    ]),
  );
}

/** Names of tags or places that the actor may see, and of those in the bin. */
export async function namesWithBin(
  table: typeof Tag | typeof Place,
  db: Database,
  actor: Actor,
  ids: Iterable<number | null>,
): Promise<Names> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const there = await readNames(table, db, actor, wanted);
  const others = wanted.filter((id) => !there.has(id));
  if (others.length === 0) return there;
  const resource = table.tableName;
  const binned = db('bin').where({ resource }).whereRaw('record_id = any(?::integer[])', [others]);
  const rows = await reach(binned, 'bin', actor).select('record_id', 'name', 'tag_identifier');
  const named = (rows as Pick<BinEntry, 'record_id' | 'name' | 'tag_identifier'>[]).map(
    ({ record_id: id, name, tag_identifier }) => {
      const shown = name ?? `${table.naming.noun} ${tag_identifier ?? id}`;
      return [id, { id, name: shown, lang: null, detail: null, isText: true }] as const;
    },
  );
  return new Map([...there, ...named]);
}
