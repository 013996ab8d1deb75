-- The journal: which tags have changed in which transaction. Kept answers are invalidated by its notifications; bundles and
-- the runner read on from where they were.

create table tag_changes (
  version xid8 not null default pg_current_xact_id(),
  tag_id integer,
  tag_identifier text,
  customer_id integer,
  place_id integer,
  beacon text,
  at timestamptz not null default clock_timestamp(),
  of_snapshot boolean not null default current_setting('transaction_isolation') <> 'read committed',
  constraint tag_changes_key unique nulls not distinct (version, tag_id, customer_id, place_id, beacon)
);
create index tag_changes_at_idx on tag_changes using brin (at);
create index tag_changes_customer_id_idx on tag_changes (customer_id, version);
create index tag_changes_of_snapshot_idx on tag_changes (version) where of_snapshot;
create index tag_changes_place_id_idx on tag_changes (place_id, version) where place_id is not null;

-- Invalidates the kept answers of tags in all web processes, once the transaction has committed. A notification takes 8000 bytes.
create function notify_tags(ids integer[]) returns void
  language sql as $$
    select pg_notify('tag_changes', string_agg(id::text, ','))
    from (select id, (at - 1) / 500 as part from unnest(ids) with ordinality as each (id, at)) parts
    group by part order by part
  $$;

-- Journals tags as they are now.
create function journal_tags(ids integer[]) returns void
  language sql as $$
    insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
    select id, tag_identifier, customer_id, place_id from tags where id = any (ids)
    on conflict do nothing;
    select notify_tags(ids);
  $$;

-- Journals beacons, and the tags that stand in for them whose owner is not the only holder of the changed ones.
create function journal_beacons(keys text[], holders integer[]) returns void
  language sql as $$
    insert into tag_changes (beacon) select unnest(keys) on conflict do nothing;
    select journal_tags(array_agg(distinct t.id))
    from hardwares h join tags t on t.id = h.tag_id
    where h.hardware_type = 'ble-beacon' and h.match_key = any (keys) and (h.major is null or h.minor is null)
      and holders <> array[t.customer_id];
  $$;

-- Sets the time of tags whose texts or hardware have changed, once in a transaction: xmin tells what that has written. In a
-- savepoint xmin is another number, and the time is set by each statement, which only costs the writing.
create function touch_tags(ids integer[]) returns void
  language sql as $$
    update tags set updated_at = clock_timestamp()
    where id = any (ids) and not (xmin = pg_current_xact_id()::xid and updated_at >= now())
  $$;

create function has_words(tag integer) returns boolean
  language sql stable as $$
    select exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = tag)
      or exists (select from name_translations where tag_id = tag)
  $$;

-- A tag is in use while it has a text or a name, in any language.
create function set_in_use(ids integer[]) returns void
  language plpgsql as $$
    declare
      bare integer[];
    begin
      update tags set in_use = true where id = any (ids) and not in_use and has_words(id);
      select array_agg(id) into bare from tags where id = any (ids) and in_use and not has_words(id);
      if bare is not null then
        -- Another transaction that adds words holds one of these by its foreign key, and is seen after its end.
        perform from tags where id = any (bare) order by id for update;
        perform from text_records where tag_id = any (bare) order by id for update;
        update tags set in_use = false where id = any (bare) and in_use and not has_words(id);
      end if;
    end $$;

-- For `tags`: journals them as they were and as they are.
create function journal_tag_rows() returns trigger
  language plpgsql as $$
    declare
      ids integer[];
      identifiers text[];
      owners integer[];
      places integer[];
    begin
      case tg_op
        when 'INSERT' then
          select array_agg(id), array_agg(tag_identifier), array_agg(customer_id), array_agg(place_id)
          into ids, identifiers, owners, places from new_rows;
        when 'DELETE' then
          select array_agg(id), array_agg(tag_identifier), array_agg(customer_id), array_agg(place_id)
          into ids, identifiers, owners, places from old_rows;
        else
          select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from (
            select distinct side.* from old_rows o join new_rows n using (id), lateral (values
              (o.id, o.tag_identifier, o.customer_id, o.place_id),
              (n.id, n.tag_identifier, n.customer_id, n.place_id)) as side (id, tag_identifier, customer_id, place_id)
            where to_jsonb(o) - '{updated_at,in_use}'::text[] <> to_jsonb(n) - '{updated_at,in_use}'::text[]) r;
      end case;
      insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
      select * from unnest(ids, identifiers, owners, places)
      on conflict do nothing;
      perform notify_tags(array_agg(distinct id)) from unnest(ids) as id;
      -- Of tags that were given away, the beacons have another holder now.
      if tg_op = 'UPDATE' then
        perform journal_beacons(array_agg(distinct h.match_key), '{}')
        from (
          select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
        ) given join hardwares h on h.tag_id = given.id
        where h.hardware_type = 'ble-beacon';
      end if;
      return null;
    end $$;

-- For `places`: journals them, and invalidates the kept answers of their tags.
create function journal_place_rows() returns trigger
  language plpgsql as $$
    declare
      ids integer[];
      owners integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(id), array_agg(customer_id) into ids, owners from new_rows;
        when 'DELETE' then select array_agg(id), array_agg(customer_id) into ids, owners from old_rows;
        else
          select array_agg(r.id), array_agg(r.customer_id) into ids, owners
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r;
      end case;
      insert into tag_changes (customer_id, place_id) select * from unnest(owners, ids) on conflict do nothing;
      perform notify_tags(array_agg(id)) from tags where place_id = any (ids);
      return null;
    end $$;

-- For all else that belongs to tags: journals the tags. Those that this transaction has made are in the journal already. One that
-- it has made in a savepoint has another xmin, and is journalled again: nothing comes of that, as `tag_changes_key` keeps one
-- row a transaction.
create function journal_rows_of_tags() returns trigger
  language plpgsql as $$
    declare
      changed jsonb[];
      ids integer[];
      earlier integer[];
      edited integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(to_jsonb(r) - 'text') into changed from new_rows r;
        when 'DELETE' then select array_agg(to_jsonb(r) - 'text') into changed from old_rows r;
        else
          select array_agg(to_jsonb(r) - 'text') into changed
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r;
      end case;
      if changed is null then
        return null;
      end if;
      select array_agg(distinct id), array_agg(distinct id) filter (where is_earlier),
        array_agg(distinct id) filter (where is_earlier and (tg_op = 'DELETE' or origin is distinct from 'machine'))
      into ids, earlier, edited
      from (
        select t.id, r ->> 'origin' as origin, not (t.xmin = pg_current_xact_id()::xid and t.created_at = now()) as is_earlier
        from unnest(changed) as r
        join tags t on t.id = case tg_table_name
          when 'translations' then (select tag_id from text_records where id = (r ->> 'text_record_id')::integer)
          else (r ->> 'tag_id')::integer end) of_tags;
      perform touch_tags(edited);
      perform journal_tags(earlier);
      if tg_table_name = 'hardwares' then
        -- Nobody else can give these tags away by now.
        perform journal_beacons(array_agg(distinct r ->> 'match_key'), array_agg(distinct
          coalesce(case when r ->> 'tag_id' is null then (r ->> 'customer_id')::integer else t.customer_id end, 0)))
        from unnest(changed) as r left join tags t on t.id = (r ->> 'tag_id')::integer
        where r ->> 'hardware_type' = 'ble-beacon';
      else
        perform set_in_use(ids);
      end if;
      return null;
    end $$;

do $$
  declare
    name text;
    journal text;
  begin
    for name, journal in values ('tags', 'journal_tag_rows'), ('places', 'journal_place_rows'),
      ('text_records', 'journal_rows_of_tags'), ('translations', 'journal_rows_of_tags'),
      ('name_translations', 'journal_rows_of_tags'), ('hardwares', 'journal_rows_of_tags')
    loop
      execute format('create trigger journal_insert after insert on %I
        referencing new table as new_rows for each statement execute function %I()', name, journal);
      execute format('create trigger journal_update after update on %I
        referencing old table as old_rows new table as new_rows for each statement execute function %I()', name, journal);
      execute format('create trigger journal_delete after delete on %I
        referencing old table as old_rows for each statement execute function %I()', name, journal);
    end loop;
  end $$;
