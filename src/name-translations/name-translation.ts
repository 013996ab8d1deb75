import { TranslationRow } from '../translations/translation-row.ts';

/** The name of a tag in one language; one of them is the original. */
export class NameTranslation extends TranslationRow {
  static override tableName = 'name_translations';
  static override readonly ownerColumn = 'tag_id';
  static override readonly ownerTable = 'tags';
  static override readonly ownerTagColumn = 'id';

  declare tag_id: number;
}
