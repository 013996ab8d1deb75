/** The words of a museum that stay as they are in translations, and a translation memory that answers under them. */
import type { Knex } from 'knex';

const words = `
  create table keep_words (
    id integer generated always as identity primary key,
    customer_id integer not null references customers on delete cascade,
    word text not null,
    case_sensitive boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint keep_words_word_length check (char_length(word) between 1 and 200)
  );
  create index keep_words_customer_id_idx on keep_words (customer_id, id);
  create unique index keep_words_word_key on keep_words (customer_id, lower(word collate "und-x-icu"));
  create trigger row_updated before update on keep_words
    for each row execute function row_updated();`;

/**
 * The key of an entry is that of its text, with the owner's words that are in it. A word counts wherever its letters are: whether it stands
 * alone there makes no difference that would be worth an expression for each. \`text_key\`: that of the text alone, where it is another one.
 */
const memory = `
  create function memory_entry_key(text text, owner integer) returns bytea
    language sql stable parallel safe as $$
      select coalesce((
        select sha256(memory_key($1) || convert_to(
          string_agg(word || case when case_sensitive then E'\\t=' else '' end, E'\\n' order by word), 'UTF8'))
        from keep_words
        where customer_id = $2 and position(lower(word collate "und-x-icu") in lower(normalize($1, NFC) collate "und-x-icu")) > 0
      ), memory_key($1))
    $$;
  alter table translation_memory add column text_key bytea;
  create index translation_memory_text_key_idx on translation_memory (text_key) where text_key is not null;`;

export const keepWords = {
  up: async (trx: Knex) => {
    for (const sql of [words, memory]) await trx.raw(sql);
  },
};
