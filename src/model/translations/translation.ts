import type { Gender } from '../../../contracts/primitives.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Sought } from '../access/owned-row.ts';
import { EditableTranslation } from './editable-translation.ts';

/** The text of a text record in one language; one of them is the original. */
export class Translation extends EditableTranslation {
  static override tableName = 'translations';
  static override readonly sought: readonly Sought[] = [
    { column: 'translations.text', kind: 'listed text' },
    {
      column: 'n.text',
      kind: 'name',
      beside: {
        rows: `name_translations n join text_records r on r.tag_id = n.tag_id join translations t on t.text_record_id = r.id`,
        id: 't.id',
      },
    },
  ];
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
