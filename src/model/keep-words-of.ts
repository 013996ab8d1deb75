import type { KeepWord } from '../../contracts/management/keep-words.ts';
import type { Database } from '../database/connect.ts';

/** The words of the owner of a tag; none for a tag of nobody. */
export const keepWordsOf = async (
  db: Database,
  ownerId: number | null,
): Promise<Pick<KeepWord, 'word' | 'case_sensitive'>[]> =>
  ownerId === null ? [] : db('keep_words').where({ customer_id: ownerId }).select('word', 'case_sensitive');

/** SQL: the key of a text in the memory under the words of an owner. An owner without words costs no call of the function. */
export const entryKeySql = (text: string, key: string, owner: string): string =>
  `case when exists (select from keep_words word where word.customer_id = ${owner}) then memory_entry_key(${text}, ${owner}) else ${key} end`;
