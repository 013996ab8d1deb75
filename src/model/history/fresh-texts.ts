/** Former texts of machines that would still be fresh. */
import type { Database } from '../../database/connect.ts';
import type { HistoryEntry } from './history-entry.ts';
import { madeOf } from './restore.ts';

const hashes = `
  select 'translations ' || r.tag_id as key, x.source_hash from text_records r
  join translations x on x.text_record_id = r.id and x.origin = 'original' where r.tag_id = any(cast(:tags as integer[]))
  union all
  select 'name_translations ' || x.tag_id, x.source_hash from name_translations x
  where x.origin = 'original' and x.tag_id = any(cast(:tags as integer[]))`;

/** The ids of entries whose former text is a machine's, made of the present original. */
export async function freshAmong(db: Database, entries: readonly HistoryEntry[]): Promise<ReadonlySet<number>> {
  const made = entries.filter(
    ({ formerText, former_origin }) => formerText !== undefined && former_origin === 'machine',
  );
  if (made.length === 0) return new Set();
  const { rows } = await db.raw(hashes, { tags: made.map(({ tag_id }) => tag_id ?? 0) } as never);
  const originals = new Map((rows as { key: string; source_hash: string }[]).map((row) => [row.key, row.source_hash]));
  const isFresh = (entry: HistoryEntry) =>
    originals.get(`${entry.resource} ${entry.tag_id}`) === madeOf(entry).source_hash;
  return new Set(made.filter(isFresh).map(({ id }) => id));
}
