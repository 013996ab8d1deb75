/** What a visitor's words say in the language of the original, once somebody has wanted to know. */
import type { Knex } from 'knex';

export const reportTranslations = {
  up: async (trx: Knex) => {
    await trx.raw(
      'alter table reports add column translated text, add column translated_into text, add column translated_by text',
    );
  },
};
