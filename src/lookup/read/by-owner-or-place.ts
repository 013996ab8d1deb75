/** The tags of an owner or of a place, by ascending id. */
import { readLongList } from '../../database/batches.ts';
import { changedSince } from '../../database/changed-since.ts';
import type { Database } from '../../database/connect.ts';
import { runNamed } from '../../database/connect.ts';
import { type Extra, type Reading, type ReadOptions, readStatement } from './reading.ts';

/** The scope: an owner's or a place's tags. */
type Of = { customer_id: number } | { place_id: number };

/** All of them, or a page. */
export interface TagsPage {
  limit?: number | undefined;
  /** Only tags with a larger record id. */
  after?: number | undefined;
  /** Only tags that have changed since, as an ISO 8601 timestamp. */
  updated_since?: string | undefined;
}

/**
 * `total`: the number on all pages; `hasMore`: another page follows; `batches`: all tags, where all were requested and
 * they are many.
 */
export interface ReadTags<E extends Extra> {
  readings: Reading<E>[];
  total: number;
  hasMore: boolean;
  batches: AsyncIterable<Reading<E>[]> | undefined;
}

const pagesBy = (column: 'customer_id' | 'place_id') => ({
  read: readStatement(
    `tags by ${column}`,
    'tags t',
    `where t.${column} = $2 and t.id > $3 and ${changedSince('t', '$4::timestamptz')}
     order by t.id
     limit $5`,
  ),
  count: {
    name: `count of tags by ${column}`,
    text: `select count(*)::integer as count from tags t where ${column} = $1 and ${changedSince('t', '$2::timestamptz')}`,
  },
});
const ofOwner = pagesBy('customer_id');
const ofPlace = pagesBy('place_id');

export async function readInPages<E extends Extra = never>(
  db: Database,
  of: Of,
  { limit, after, updated_since = '-infinity' }: TagsPage,
  wanted: ReadOptions<E>,
): Promise<ReadTags<E>> {
  const [statements, id] = 'place_id' in of ? [ofPlace, of.place_id] : [ofOwner, of.customer_id];
  const read = (behind: number | undefined, most: number) =>
    statements.read(db, [id, behind ?? 0, updated_since, most], wanted);
  const { rows: readings, isLong, hasMore, batches } = await readLongList({ limit, after }, read);
  const isAll = limit === undefined && after === undefined && !isLong;
  const { name, text } = statements.count;
  const [counted] = isAll ? [] : await runNamed<{ count: number }>(db, name, text, [id, updated_since]);
  return { readings, total: counted?.count ?? readings.length, hasMore, batches };
}
