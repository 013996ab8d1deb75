import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import type { Gender } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import type { Condition, Transaction } from '../database/transaction.ts';
import { write } from '../database/write.ts';
import { OwnedRow, type Sought } from './access/owned-row.ts';
import { takeTag, touchTags } from './tags/take.ts';
import type { MachineTranslation } from './translations/machine-translation.ts';
import { Translation } from './translations/translation.ts';

/** A text record to be made, with its original. */
export interface NewTextRecord {
  tag_id: number;
  text: string;
  lang_code: string;
  gender?: Gender | null | undefined;
}

/** What is to be changed of a text record; what is undefined stays as it is. */
export interface TextRecordChanges {
  text?: string | undefined;
  lang_code?: string | undefined;
  /** Null is the usual voice. */
  gender?: Gender | null | undefined;
  /** The translations of an edited original stay valid. */
  minor_edit?: boolean | undefined;
}

const usualGender: Gender = 'm';

/** The text of a tag: an original and its translations, read aloud by a voice of one gender. */
export class TextRecord extends OwnedRow {
  static override tableName = 'text_records';
  static override readonly sought: readonly Sought[] = [
    { column: 't.text', kind: 'listed text', beside: { rows: 'translations t', id: 't.text_record_id' } },
    {
      column: 'n.text',
      kind: 'name',
      beside: { rows: 'name_translations n join text_records r on r.tag_id = n.tag_id', id: 'r.id' },
    },
  ];

  declare tag_id: number;
  declare gender: Gender;
  /** The original, which every text record has; derived for each record that is read. */
  declare text: string;
  declare lang_code: string;

  static override derive(rows: AnyQueryBuilder): void {
    rows
      .joinRaw(`join translations as source on source.text_record_id = text_records.id and source.origin = 'original'`)
      .select('source.text', 'source.lang_code');
  }

  /** Its translations, the original among them. */
  static translations(db: Database, actor: Actor, id: number): Promise<Translation[]> {
    return Translation.reachable(db, actor)
      .where('translations.text_record_id', id)
      .orderBy('translations.id')
      .execute();
  }

  /** Keeps its translations as they are until the transaction ends, where its tag is held: a machine's work takes its original. */
  static async holdTranslations(trx: Transaction, id: number): Promise<void> {
    await trx('translations').where({ text_record_id: id }).orderBy('id').forUpdate().select('id');
  }

  static create(db: Database, actor: Actor, given: NewTextRecord): Promise<TextRecord> {
    return write(db, async (trx) => {
      const tag = await takeTag(trx, actor, given.tag_id);
      const originalId = await Translation.addOriginal(trx, tag.id, given, given.gender ?? usualGender);
      const { text_record_id } = await Translation.find(trx, actor, originalId);
      await touchTags(trx, tag.id);
      return TextRecord.find(trx, actor, text_record_id);
    });
  }

  /** Changes as they are stored. */
  static asStored({ gender, ...changes }: TextRecordChanges) {
    return { ...changes, gender: gender === null ? usualGender : gender };
  }

  static async update(
    db: Database,
    actor: Actor,
    id: number,
    given: TextRecordChanges,
    machine: MachineTranslation,
    condition?: Condition,
  ): Promise<void> {
    const stale = await write(db, async (trx) => {
      const { tag_id } = await TextRecord.find(trx, actor, id);
      await takeTag(trx, actor, tag_id);
      const record = await TextRecord.locked(trx, actor, id);
      await condition?.(trx);
      const { gender, ...changes } = TextRecord.asStored(given);
      await record.$query(trx).patch({ gender });
      const original = await Translation.query(trx)
        .findOne({ text_record_id: id, origin: 'original' })
        .throwIfNotFound();
      await touchTags(trx, tag_id);
      return Translation.editOriginal(trx, original, changes);
    });
    machine.remake({ kind: 'text', id }, stale);
  }

  /** Its translations go with it. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return write(db, async (trx) => {
      const { tag_id } = await TextRecord.find(trx, actor, id);
      await takeTag(trx, actor, tag_id);
      await TextRecord.locked(trx, actor, id);
      await condition?.(trx);
      await Translation.destroyAll(trx, id);
      await touchTags(trx, tag_id);
    });
  }
}
