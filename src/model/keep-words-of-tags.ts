import type { Database } from '../database/connect.ts';
import type { ProtectedWord } from './translations/protected-parts.ts';

interface KeepWordsOfTags {
  ownerOf: ReadonlyMap<number, number>;
  /** By owner. */
  wordsOf: ReadonlyMap<number, ProtectedWord[]>;
}

/** The owners of tags, and their words. */
export async function readKeepWords(db: Database, tagIds: readonly number[]): Promise<KeepWordsOfTags> {
  const tags: { id: number; customer_id: number }[] = await db('tags')
    .whereRaw('id = any(?::integer[])', [[...new Set(tagIds)]])
    .whereNotNull('customer_id')
    .select('id', 'customer_id');
  const ownerOf = new Map(tags.map(({ id, customer_id }) => [id, customer_id]));
  const words: (ProtectedWord & { customer_id: number })[] = await db('keep_words')
    .whereRaw('customer_id = any(?::integer[])', [[...new Set(ownerOf.values())]])
    .select('customer_id', 'word', 'case_sensitive');
  return { ownerOf, wordsOf: Map.groupBy(words, ({ customer_id }) => customer_id) };
}

/** SQL: the key of a text in the memory under the words of an owner. An owner without words costs no call of the function. */
export const entryKeySql = (text: string, key: string, owner: string): string =>
  `case when exists (select from keep_words word where word.customer_id = ${owner}) then memory_entry_key(${text}, ${owner}) else ${key} end`;
