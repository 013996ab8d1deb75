import type { Transaction } from '../database/transaction.ts';
import { EditableTranslation } from '../translations/editable-translation.ts';

/** The name of a tag in one language; one of them is the original. */
export class NameTranslation extends EditableTranslation {
  static override tableName = 'name_translations';
  static override readonly subjectKind = 'name';
  static override readonly ownerColumn = 'tag_id';
  static override readonly ownerTable = 'tags';
  static override readonly ownerTagColumn = 'id';

  static override async makeOwner(_trx: Transaction, tagId: number): Promise<number> {
    return tagId;
  }

  static override async destroyAll(trx: Transaction, tagId: number): Promise<void> {
    await trx('name_translations').where({ tag_id: tagId }).delete();
  }
}
