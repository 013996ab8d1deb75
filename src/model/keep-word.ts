import type { Actor } from '../../contracts/access.ts';
import type { KeepWord as Fields, NewKeepWord } from '../../contracts/management/keep-words.ts';
import { limits } from '../../contracts/primitives.ts';
import { endsWord, referenceForm } from '../../contracts/text.ts';
import type { Database } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Invalid } from '../errors.ts';
import { OwnedRow } from './access/owned-row.ts';
import { countBeforeCreate } from './owned-by.ts';

/** The two kinds of texts: the table, and the join from an original to its tag. */
const kinds = [
  {
    table: 'translations',
    owner: 'text_record_id',
    toTag: 'join text_records r on r.id = source.text_record_id join tags tag on tag.id = r.tag_id',
  },
  { table: 'name_translations', owner: 'tag_id', toTag: 'join tags tag on tag.id = source.tag_id' },
];

/** A name that stays as it is in the translations of a customer's texts. */
export class KeepWord extends OwnedRow {
  static override tableName = 'keep_words';
  static override readonly constraintMessages: ConstraintMessages = {
    keep_words_word_key: ['word', 'is among the words already'],
    keep_words_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
  };

  declare customer_id: Fields['customer_id'];
  declare word: Fields['word'];
  declare case_sensitive: Fields['case_sensitive'];

  /** Throws `Invalid` for a double, and for too many. The machine's texts of originals that have the word are stale from then on. */
  static create(db: Database, actor: Actor, fields: NewKeepWord): Promise<KeepWord> {
    const { case_sensitive = false } = fields;
    const word = referenceForm(fields.word);
    return KeepWord.write(db, async (trx) => {
      await KeepWord.refuseTooMany(trx, actor);
      const made = await KeepWord.query(trx).insertAndFetch({ customer_id: actor.id, word, case_sensitive });
      for (const kind of kinds) await outdate(trx, kind, made);
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
 * Makes the machine's texts stale whose originals have the word. Their hash of the original is exchanged for one that is none's, as for
 * copies of people's work that has changed.
 */
async function outdate(
  trx: Transaction,
  { table, owner, toTag }: (typeof kinds)[number],
  word: KeepWord,
): Promise<void> {
  await trx.raw(
    `update ${table} made set source_hash = encode(sha256(convert_to(made.source_hash, 'UTF8')), 'hex')
     from ${table} source ${toTag}
     where tag.customer_id = :customer and source.origin = 'original' and source.${owner} = made.${owner}
       and made.origin = 'machine' and made.source_hash = source.source_hash
       and normalize(source.text, NFC) collate "und-x-icu" ${word.case_sensitive ? '~' : '~*'} :pattern`,
    { customer: word.customer_id, pattern: wholeWord(word.word) },
  );
}

/** PostgreSQL's expression for the word as a whole, as the runner finds it. */
function wholeWord(word: string): string {
  const escaped = word.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&').replaceAll(' ', '\\s+');
  const letters = [...word];
  return `${endsWord(letters[0]) ? '(?<!\\w)' : ''}${escaped}${endsWord(letters.at(-1)) ? '(?!\\w)' : ''}`;
}
