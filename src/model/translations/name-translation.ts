import type { NameTranslationFields } from '../../../contracts/management/name-translations.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import type { SearchedIn } from '../access/owned-row.ts';
import { EditableTranslation } from './editable-translation.ts';

/** The name of a tag in one language; one of them is the original. */
export class NameTranslation extends EditableTranslation implements NameTranslationFields {
  static override tableName = 'name_translations';
  static override readonly constraintMessages: ConstraintMessages = {
    name_translations_tag_id_lang_code_key: ['lang_code', 'has a translation already'],
  };
  // Every customer may see the whole list, so the search is limited to what it shows.
  static override readonly searched: SearchedIn = {
    columns: ['name_translations.text'],
    tag: 'name_translations.tag_id',
    isNames: true,
  };
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
