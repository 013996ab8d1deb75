import { covering } from './covering.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** Names of an owner's tags are listed and counted by this index, as texts are by theirs since migration 0028. */
export const { up, down } = covering({
  name: 'name_translations_tag_id_lang_code_key',
  next: 'name_translations_tag_id_lang_code_id_key',
  unique: 'name_translations (tag_id, lang_code)',
  include: 'id',
});
