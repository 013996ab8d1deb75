import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import type { NewTextRecord, TextRecordChanges, TextRecordFields } from '../../contracts/management/text-records.ts';
import type { Database } from '../database/connect.ts';
import type { Condition, Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { OwnedRow, type SearchedIn } from './access/owned-row.ts';
import { lockTag } from './tags/lock-tag.ts';
import { Translation } from './translations/translation.ts';

const defaultGender: TextRecordFields['gender'] = 'm';

/** The text of a tag: an original and its translations, read aloud by a voice of one gender. */
export class TextRecord extends OwnedRow implements TextRecordFields {
  static override tableName = 'text_records';
  static override readonly constraintMessages = Translation.constraintMessages;
  static override readonly searched: SearchedIn = { columns: [], tag: 'text_records.tag_id' };

  declare tag_id: TextRecordFields['tag_id'];
  declare gender: TextRecordFields['gender'];
  /** The original, which every text record has; derived on reading. */
  declare text: TextRecordFields['text'];
  declare lang_code: TextRecordFields['lang_code'];
  /** In all languages, including the original. */
  declare translations?: Translation[];

  static override derive(rows: AnyQueryBuilder): void {
    rows
      .joinRaw(`join translations as source on source.text_record_id = text_records.id and source.origin = 'original'`)
      .select('source.text', 'source.lang_code');
  }

  static override demanded<Q extends AnyQueryBuilder>(rows: Q): Q {
    return rows.whereRaw(
      `exists (select from translations source where source.text_record_id = text_records.id and source.origin = 'original')`,
    ) as Q;
  }

  /**
   * Locks its translations until the transaction ends. The tag must be locked; machines, which lock the original only,
   * then wait as well.
   */
  static async lockTranslations(trx: Transaction, id: number): Promise<void> {
    await trx('translations').where({ text_record_id: id }).orderBy('id').forUpdate().select('id');
  }

  static create(db: Database, actor: Actor, given: NewTextRecord): Promise<TextRecord> {
    return TextRecord.write(db, async (trx) => {
      const tag = await lockTag(trx, actor, given.tag_id);
      const originalId = await Translation.addOriginal(trx, tag.id, given, given.gender ?? defaultGender);
      const { text_record_id } = await Translation.find(trx, actor, originalId);
      return TextRecord.find(trx, actor, text_record_id);
    });
  }

  /** The stored columns of changes. */
  static asStored({ gender, ...changes }: TextRecordChanges) {
    return { ...changes, gender: gender === null ? defaultGender : gender };
  }

  static async update(
    db: Database,
    actor: Actor,
    id: number,
    given: TextRecordChanges,
    condition?: Condition,
  ): Promise<void> {
    await TextRecord.write(db, async (trx) => {
      const { tag_id } = await TextRecord.find(trx, actor, id);
      await lockTag(trx, actor, tag_id);
      const record = await TextRecord.locked(trx, actor, id);
      await condition?.(trx);
      const { gender, ...changes } = TextRecord.asStored(given);
      await record.$query(trx).patch({ gender });
      const original = await Translation.query(trx).findOne({ text_record_id: id, origin: 'original' });
      // Only manual SQL can have removed its text.
      if (!original) throw new Failure('record_not_found');
      await Translation.editOriginal(trx, original, changes);
    });
  }

  /** Its translations are deleted with it. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return TextRecord.write(db, async (trx) => {
      const { tag_id } = await TextRecord.find(trx, actor, id);
      await lockTag(trx, actor, tag_id);
      await TextRecord.locked(trx, actor, id);
      await condition?.(trx);
      await Translation.destroyAll(trx, id);
    });
  }
}
