import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Sought } from '../access/owned-row.ts';
import { EditableTranslation } from './editable-translation.ts';

/** The name of a tag in one language; one of them is the original. */
export class NameTranslation extends EditableTranslation {
  static override tableName = 'name_translations';
  // Every customer may see the whole list, so nothing is looked for in it but what it shows.
  static override readonly sought: readonly Sought[] = [{ column: 'name_translations.text', kind: 'name' }];
  static override readonly subjectKind = 'name';
  static override readonly ownerColumn = 'tag_id';
  static override readonly ownerTable = 'tags';
  static override readonly ownerTagColumn = 'id';

  /** What the tag is called in the first place; undefined where it has no name. */
  static originalOf(db: Database, tagId: number): Promise<NameTranslation | undefined> {
    return NameTranslation.query(db).findOne({ tag_id: tagId, origin: 'original' }).execute();
  }

  static override async makeOwner(_trx: Transaction, tagId: number): Promise<number> {
    return tagId;
  }

  static override async destroyAll(trx: Transaction, tagId: number): Promise<void> {
    await trx('name_translations').where({ tag_id: tagId }).delete();
  }
}
