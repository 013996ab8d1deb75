/**
 * A new keep word makes machine translations stale whose originals contain it: a first batch in the transaction of the
 * word, the rest by a runner in further batches. The progress is stored with the word, so that the work resumes after
 * an interruption.
 */
import type { KeepWord } from '../../contracts/management/keep-words.ts';
import type { TagPart } from '../../contracts/management/tag-filters.ts';
import { needsWordBoundary } from '../../contracts/text.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { chunksOf } from './chunks.ts';
import { joinOriginals, models } from './translations/models.ts';
import { outdatedHashSql } from './translations/source-hash.ts';

/** The limits of a batch: scanned tags, and texts made stale. */
const most = { tags: 1000, texts: 500 };

const made = (part: TagPart, { case_sensitive }: Pick<Word, 'case_sensitive'>): string => {
  const { tableName, ownerColumn } = models[part];
  const operator = case_sensitive ? '~' : '~*';
  return `select has.tag_id, '${part}' as part, made.id from (
      select own.id as tag_id, o.${ownerColumn} as owner, o.source_hash from own ${joinOriginals(part, 'own.id')}
      where normalize(o.text, NFC) collate "und-x-icu" ${operator} :pattern offset 0
    ) has
    join ${tableName} made on made.${ownerColumn} = has.owner and made.origin = 'machine' and made.source_hash = has.source_hash`;
};

interface Step {
  /** The last scanned tag, and the number of scanned tags. */
  last: number | null;
  count: number;
  found: { tag_id: number; part: TagPart; id: number }[];
}

type Word = Pick<KeepWord, 'id' | 'customer_id' | 'word' | 'case_sensitive'>;

/** Continues with the next batch, and stores the progress with the word. */
export async function outdateBatch(trx: Transaction, word: Word, from: number): Promise<void> {
  const { rows } = await trx.raw(
    `with own as materialized (
       select id from tags where customer_id = :customer and id >= :from order by id limit ${most.tags}
     ), made as (
       select * from (${made('text', word)} union all ${made('name', word)}) made
       order by tag_id, part, id limit ${most.texts + 1}
     )
     select (select max(id) from own) as last, (select count(*)::integer from own) as count,
       coalesce((select json_agg(made order by tag_id, part, id) from made), '[]') as found`,
    { customer: word.customer_id, from, pattern: wholeWord(word.word) },
  );
  const { last, count, found } = rows[0] as Step;
  for (const [part, own] of Map.groupBy(found.slice(0, most.texts), (each) => each.part)) await outdate(trx, part, own);
  const next = found[most.texts]?.tag_id ?? (last !== null && count === most.tags ? last + 1 : null);
  await trx('keep_words').where({ id: word.id }).update({ outdates_from: next });
}

/** Restored texts of these tags may be older than keep words, and then become stale. */
export async function outdateRestored(trx: Transaction, ids: readonly number[], since: Date): Promise<void> {
  const words: Word[] = await trx('keep_words')
    .where('created_at', '>', since)
    .whereRaw('customer_id in (select customer_id from tags where id = any(?::integer[]))', [ids] as never)
    .orderBy('id');
  const alike = Map.groupBy(words, ({ customer_id, case_sensitive }) => `${customer_id} ${case_sensitive}`);
  for (const some of [...alike.values()].flatMap((each) => [...chunksOf(each, together)])) {
    const [{ customer_id: customer, ...first }] = some as [Word];
    const pattern = some.map(({ word }) => wholeWord(word)).join('|');
    for (const part of ['text', 'name'] as const) {
      const { rows } = await trx.raw(
        `with own as (select id from tags where customer_id = :customer and id = any(cast(:ids as integer[]))) ${made(part, first)}`,
        { customer, ids, pattern } as never,
      );
      if (rows.length > 0) await outdate(trx, part, rows);
    }
  }
}

/** Words per search. */
const together = 50;

/**
 * Replaces their hash of the original by one that matches no text, as for copies of changed work by people. A text that
 * was translated again meanwhile is translated once more.
 */
const outdate = (trx: Transaction, part: TagPart, texts: Step['found']) =>
  trx.raw(
    `update ${models[part].tableName} set source_hash = ${outdatedHashSql('source_hash')}
     where id = any(cast(:ids as integer[])) and origin = 'machine'`,
    { ids: texts.map(({ id }) => id) },
  );

/** A regular expression of PostgreSQL for the whole word, equivalent to the runner's search. */
function wholeWord(word: string): string {
  const escaped = word.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&').replaceAll(' ', '\\s+');
  const letters = [...word];
  return `${needsWordBoundary(letters[0]) ? '(?<!\\w)' : ''}${escaped}${needsWordBoundary(letters.at(-1)) ? '(?!\\w)' : ''}`;
}

/** Completes the work for new words, with a transaction for each batch. */
export async function outdateRemaining(db: Database, signal?: AbortSignal): Promise<void> {
  const step = async (trx: Transaction) => {
    const word = await trx('keep_words').whereNotNull('outdates_from').orderBy('id').forUpdate().skipLocked().first();
    if (word) await outdateBatch(trx, word, word.outdates_from);
    return word !== undefined;
  };
  while (!signal?.aborted && (await inTransaction(db, step)));
}
