/**
 * Members of a museum: customers that act for another one. They own nothing, and have no members themselves; the triggers hold the
 * former against every writer, whatever it has read before.
 */
import type { Knex } from 'knex';

const members = `
  alter table customers add column member_of integer references customers on delete restrict;
  alter table customers add column member_role text;
  alter table customers add column languages text[];
  alter table customers add column left_team boolean not null default false;
  alter table customers
    add constraint customers_member_has_role check ((member_of is null) = (member_role is null)),
    add constraint customers_member_role_known check (member_role in ('viewer', 'translator', 'editor', 'manager')),
    add constraint customers_languages_of_member check (languages is null or (member_of is not null and cardinality(languages) > 0)),
    add constraint customers_member_of_another check (member_of <> id),
    add constraint customers_member_no_admin check (member_of is null or role is distinct from 'admin');
  create index customers_member_of_idx on customers (member_of, id) where member_of is not null;`;

/** The lock waits for a transaction that makes the owner a member, which then is seen. */
const owners = `
  create function refuse_member_as_owner() returns trigger
    language plpgsql as $$
      begin
        perform from customers where id = new.customer_id and member_of is not null for key share;
        if found then
          raise foreign_key_violation using constraint = tg_table_name || '_customer_id_fkey',
            table = tg_table_name, message = 'a member owns nothing';
        end if;
        return new;
      end $$;
  create trigger owner_no_member before insert on tags
    for each row when (new.customer_id is not null) execute function refuse_member_as_owner();
  create trigger owner_no_member_anew before update of customer_id on tags
    for each row when (new.customer_id is distinct from old.customer_id and new.customer_id is not null)
    execute function refuse_member_as_owner();
  create trigger owner_no_member before insert or update of customer_id on places
    for each row execute function refuse_member_as_owner();
  create trigger owner_no_member before insert or update of customer_id on hardwares
    for each row when (new.customer_id is not null) execute function refuse_member_as_owner();
  create trigger owner_no_member before insert or update of customer_id on bundle_links
    for each row execute function refuse_member_as_owner();`;

const invitations = `
  create table team_invitations (
    id integer generated always as identity primary key,
    museum_id integer not null references customers on delete cascade,
    customer_id integer not null references customers on delete cascade,
    email text not null,
    name text,
    role text not null,
    languages text[],
    token_hash bytea not null unique,
    sent boolean not null default false,
    ended_at timestamptz,
    expires_at timestamptz not null default now() + interval '72 hours',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint team_invitations_languages_some check (cardinality(languages) > 0),
    constraint team_invitations_role_known check (role in ('viewer', 'translator', 'editor', 'manager')),
    constraint team_invitations_token_hash_length check (octet_length(token_hash) = 32)
  );
  create index team_invitations_museum_id_idx on team_invitations (museum_id, id);
  create index team_invitations_customer_id_idx on team_invitations (customer_id);
  create index team_invitations_email_idx on team_invitations (email, created_at);
  create trigger row_updated before update on team_invitations
    for each row execute function row_updated();`;

/** A member who claims a tag of nobody for the museum sees its former history, as the museum would. */
const history = `
  create or replace function hide_former_history() returns trigger
    language plpgsql as $$
    begin
      if old.customer_id is null and new.customer_id::text = coalesce(
        nullif(current_setting('tags.owner', true), ''), current_setting('tags.actor', true)) then
        update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;
      else
        new.history_from := nextval('history_id_seq');
      end if;
      return new;
    end $$;
  drop trigger history_insert on customers;
  drop trigger history_update on customers;
  drop trigger history_delete on customers;
  create trigger history_insert after insert on customers referencing new table as new_rows for each statement
    execute function record_history(id, created_at, updated_at, password_hash, suspended_at, email_unproven, member_of, member_role, languages, left_team);
  create trigger history_update after update on customers referencing old table as old_rows new table as new_rows for each statement
    execute function record_history(id, created_at, updated_at, password_hash, suspended_at, email_unproven, member_of, member_role, languages, left_team);
  create trigger history_delete after delete on customers referencing old table as old_rows for each statement
    execute function record_history(id, created_at, updated_at, password_hash, suspended_at, email_unproven, member_of, member_role, languages, left_team);`;

export const team = {
  up: async (trx: Knex) => {
    for (const sql of [members, owners, invitations, history]) await trx.raw(sql);
  },
};
