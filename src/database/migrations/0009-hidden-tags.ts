/**
 * Tags that are not open to visitors yet, and the order of tags. The history says of a tag that is made or deleted whether it is
 * hidden only where it is.
 */
import type { Knex } from 'knex';

export const hiddenTags = {
  up: (trx: Knex) =>
    trx.raw(`
  alter table tags add column hidden boolean not null default false;
  alter table tags add column position integer;

  create or replace function history_changes(former jsonb, present jsonb) returns jsonb
    language sql immutable as $$
      select coalesce(jsonb_object_agg(field, case field
        when 'password' then '[null, null]' else jsonb_build_array(former -> field, present -> field) end), '{}')
      from jsonb_object_keys(coalesce(present, former)) as f (field)
      where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null')
        and not (field = 'hidden' and (former is null or present is null) and coalesce(former, present) -> field = 'false')
    $$`),
};
