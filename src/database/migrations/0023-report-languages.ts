/** The language of a visitor's words, which need not be that of what is reported; null where nobody has looked. */
import type { Knex } from 'knex';

export const reportLanguages = {
  up: async (trx: Knex) => {
    await trx.raw('alter table reports add column words_lang_code lang_code');
  },
};
