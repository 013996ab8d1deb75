import { TranslationRow } from './translation-row.ts';

/** The text of a text record in one language; one of them is the original. */
export class Translation extends TranslationRow {
  static override tableName = 'translations';
  static override readonly ownerColumn = 'text_record_id';
  static override readonly ownerTable = 'text_records';
  static override readonly ownerTagColumn = 'tag_id';

  declare text_record_id: number;
}
