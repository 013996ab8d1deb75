/** The translation memory of a text for admins; the runners write and use it. */
import type { Knex } from 'knex';
import type { MemoryEntry, MemoryQuery } from '../../../contracts/management/memory.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { Page } from '../access/owned-row.ts';

type Entry = Omit<MemoryEntry, 'created_at'> & { created_at: Date };

export async function listMemoryEntries(
  db: Database,
  { text, lang_code, limit, after = 0 }: MemoryQuery & Page,
): Promise<{ rows: Entry[]; total: number; hasMore: boolean }> {
  const entries: Knex.QueryBuilder = db('translation_memory').whereRaw(
    '(key = memory_key(?) or text_key = memory_key(?))',
    [text, text],
  );
  if (lang_code !== undefined) entries.where({ lang_code });
  const [counted] = await entries.clone().count({ total: '*' });
  const page = entries.clone().where('id', '>', after).orderBy('id');
  const rows: Entry[] = await (limit === undefined ? page : page.limit(limit + 1)).select(
    ...['source_lang_code', 'lang_code', 'text', 'provider', 'is_shared', 'customer_id', 'created_at'],
    // The driver returns bigint as text.
    { id: db.raw('id::double precision') },
  );
  const hasMore = limit !== undefined && rows.length > limit;
  return { rows: hasMore ? rows.slice(0, limit) : rows, total: Number(counted?.total ?? 0), hasMore };
}

/** Throws `record_not_found`. */
export async function forgetEntry(db: Database, id: number): Promise<void> {
  if ((await db('translation_memory').where({ id }).delete()) === 0) throw new Failure('record_not_found');
}
