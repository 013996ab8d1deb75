import type { Knex } from 'knex';

/**
 * What a customer calls a tag in their own books. It is the customer's, and stays with them when the tag goes to another one:
 * what is written together with the new owner is the new one's.
 *
 * The constraint is for what is written from now on: the next migration looks at what is there, and nobody waits for that.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table tags
      add column reference text,
      add constraint tags_reference_length check (char_length(reference) between 1 and 255) not valid;

    create function reference_left() returns trigger language plpgsql as $$
    begin
      if new.reference is not distinct from old.reference then
        new.reference := null;
      end if;
      return new;
    end $$;
    create trigger tags_reference_left before update of customer_id on tags for each row
      when (old.customer_id is distinct from new.customer_id and old.reference is not null)
      execute function reference_left();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger tags_reference_left on tags;
    drop function reference_left();
    alter table tags drop column reference;
  `);
}
