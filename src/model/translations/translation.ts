import { raw } from 'objection';
import type { TranslationFields } from '../../../contracts/management/translations.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ConstraintMessages } from '../../database/write.ts';
import type { SearchedIn } from '../access/owned-row.ts';
import { EditableTranslation } from './editable-translation.ts';

interface TextExcerpt {
  text_record_id: number;
  lang_code: string;
  beginning: string;
  isWhole: boolean;
}

/** The text of a text record in one language; one of them is the original. */
export class Translation extends EditableTranslation implements TranslationFields {
  static override tableName = 'translations';
  static override readonly constraintMessages: ConstraintMessages = {
    translations_text_record_id_lang_code_key: ['lang_code', 'has a translation already'],
    text_records_tag_id_key: ['tag_id', 'has a text record already'],
  };
  static override readonly searched: SearchedIn = {
    columns: [],
    tag: '(select r.tag_id from text_records r where r.id = translations.text_record_id)',
    isOfTags: 'translations.text_record_id in (select r.id from text_records r where r.tag_id = any(?::integer[]))',
  };
  static override readonly subjectKind = 'text';
  static override readonly ownerColumn = 'text_record_id';
  static override readonly ownerTable = 'text_records';
  static override readonly ownerTagColumn = 'tag_id';

  declare text_record_id: TranslationFields['text_record_id'];

  static override async makeOwner(trx: Transaction, tagId: number, gender: Gender = 'm'): Promise<number> {
    const [record] = await trx('text_records').insert({ tag_id: tagId, gender }).returning('id');
    return record.id;
  }

  /** The beginnings of these text records' originals, of so many characters. */
  static async beginnings(db: Database, textRecordIds: readonly number[], length: number): Promise<TextExcerpt[]> {
    return Translation.query(db)
      .select('text_record_id', 'lang_code', {
        beginning: raw('left(text, ?)', [length]),
        isWhole: raw('char_length(text) <= ?', [length]),
      })
      .where({ origin: 'original' })
      .whereIn('text_record_id', [...textRecordIds])
      .castTo<TextExcerpt[]>();
  }

  static override async destroyAll(trx: Transaction, textRecordId: number): Promise<void> {
    await trx('text_records').where({ id: textRecordId }).delete();
  }
}
