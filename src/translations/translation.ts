import type { Gender } from '../../contracts/primitives.ts';
import type { Transaction } from '../database/transaction.ts';
import { EditableTranslation } from './editable-translation.ts';

/** The text of a text record in one language; one of them is the original. */
export class Translation extends EditableTranslation {
  static override tableName = 'translations';
  // One set of ids, so that both texts are found by their indexes.
  static override readonly sought = `
    translations.id in (
      select t.id from translations t where t.text ilike :like
      union all
      select t.id from name_translations n
        join text_records r on r.tag_id = n.tag_id
        join translations t on t.text_record_id = r.id
        where n.text ilike :like)`;
  static override readonly subjectKind = 'text';
  static override readonly ownerColumn = 'text_record_id';
  static override readonly ownerTable = 'text_records';
  static override readonly ownerTagColumn = 'tag_id';

  declare text_record_id: number;

  static override async makeOwner(trx: Transaction, tagId: number, gender: Gender = 'm'): Promise<number> {
    const [record] = await trx('text_records').insert({ tag_id: tagId, gender }).returning('id');
    return record.id;
  }

  static override async destroyAll(trx: Transaction, textRecordId: number): Promise<void> {
    await trx('text_records').where({ id: textRecordId }).delete();
  }
}
