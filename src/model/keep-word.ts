import type { Actor } from '../../contracts/access.ts';
import type { KeepWord as Fields, NewKeepWord } from '../../contracts/management/keep-words.ts';
import { limits } from '../../contracts/primitives.ts';
import { referenceForm } from '../../contracts/text.ts';
import type { Database } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Invalid } from '../errors.ts';
import { OwnedRow } from './access/owned-row.ts';
import { outdateBatch } from './keep-word-staleness.ts';
import { countBeforeCreate } from './owned-record-counts.ts';

/** A term that translations of a customer's texts must leave untranslated. */
export class KeepWord extends OwnedRow {
  static override tableName = 'keep_words';
  static override readonly constraintMessages: ConstraintMessages = {
    keep_words_word_key: ['word', 'is among the words already'],
  };

  declare customer_id: Fields['customer_id'];
  declare word: Fields['word'];
  declare case_sensitive: Fields['case_sensitive'];

  /**
   * Throws `Invalid` for a duplicate, and for too many. Machine translations of originals with the word become stale.
   */
  static create(db: Database, actor: Actor, fields: NewKeepWord): Promise<KeepWord> {
    const { case_sensitive = false } = fields;
    const word = referenceForm(fields.word);
    return KeepWord.write(db, async (trx) => {
      await KeepWord.refuseTooMany(trx, actor);
      await lockAgainstStoring(trx, actor);
      const made = await KeepWord.query(trx).insertAndFetch({ customer_id: actor.id, word, case_sensitive });
      await outdateBatch(trx, made, 0);
      return made;
    });
  }

  static destroy(db: Database, actor: Actor, id: number): Promise<void> {
    return KeepWord.write(db, async (trx) => {
      const word = await KeepWord.locked(trx, actor, id);
      await word.$query(trx).delete();
    });
  }

  private static async refuseTooMany(trx: Transaction, { id }: Actor): Promise<void> {
    const count = await countBeforeCreate(trx, KeepWord.tableName, id);
    if (count >= limits.keepWords)
      throw new Invalid({ word: [`is one too many: there are ${count} words, which is as many as there can be`] });
  }
}

/**
 * Waits for translations that are being stored under the words so far, so that the new word makes them stale: `newest_keep_word`
 * has the other side of the lock.
 */
async function lockAgainstStoring(trx: Transaction, { id }: Actor): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`keep words ${id}`]);
}
