import { covering } from './covering.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** Who owns a tenth of all tags has its texts counted by this index, without a look at each of them. */
export const { up, down } = covering({
  name: 'translations_text_record_id_lang_code_key',
  next: 'translations_text_record_id_lang_code_id_key',
  unique: 'translations (text_record_id, lang_code)',
  include: 'id',
});
