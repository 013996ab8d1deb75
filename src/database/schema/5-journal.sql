-- The journal: which tags have changed in which transaction, for kept answers, bundles and the runner.

create table tag_changes (
  version xid8 not null default pg_current_xact_id(),
  tag_id integer,
  tag_identifier text,
  customer_id integer,
  place_id integer,
  beacon text,
  at timestamptz not null default clock_timestamp(),
  of_snapshot boolean not null default current_setting('transaction_isolation') <> 'read committed',
  is_told_later boolean not null default coalesce(current_setting('tags.told', true), '') = 'later',
  constraint tag_changes_key unique nulls not distinct (version, tag_id, customer_id, place_id, beacon)
);
create index tag_changes_at_idx on tag_changes using brin (at);
create index tag_changes_customer_id_idx on tag_changes (customer_id, version);
create index tag_changes_of_snapshot_idx on tag_changes (version) where of_snapshot;
create index tag_changes_place_id_idx on tag_changes (place_id, version) where place_id is not null;

create function ids_to_tell(ids integer[]) returns setof text
  language sql immutable as $$
      select string_agg(id::text, ',')
      from (select id, (at - 1) / 500 as part from unnest(ids) with ordinality as each (id, at)) parts
      group by part
    $$;

create function tell_of_tags(ids integer[]) returns void
  language sql as $$
      select count(pg_notify('tag_changes', told)) from ids_to_tell(ids) told where not (coalesce(current_setting('tags.told', true), '') = 'later');
    $$;

create function told_of(versions xid8[]) returns table(version xid8, tags text)
  language sql stable as $$
      select changed.version, told.tags
      from (
        select c.version, array_agg(distinct coalesce(c.tag_id, t.id)) filter (where coalesce(c.tag_id, t.id) is not null) as ids
        from tag_changes c left join tags t on c.tag_id is null and t.place_id = c.place_id
        where c.version = any (versions) and c.beacon is null
        group by c.version
      ) changed left join lateral ids_to_tell(changed.ids) as told (tags) on true
    $$;

create function note_tags(ids integer[]) returns void
  language plpgsql as $$
    begin
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select id, tag_identifier, customer_id, place_id from tags where id = any (ids)
        on conflict do nothing;
        perform tell_of_tags(ids);
      end if;
    end $$;

create function touch_tags(ids integer[]) returns void
  language plpgsql as $$
    begin
      update tags set updated_at = clock_timestamp()
      where id = any (ids) and not (xmin = pg_current_xact_id()::xid and updated_at >= now());
    end $$;

create function note_beacons(keys text[], holders integer[]) returns void
  language plpgsql as $$
    begin
      if keys is not null then
        insert into tag_changes (beacon) select unnest(keys) on conflict do nothing;
        perform note_tags(array_agg(distinct t.id))
        from hardwares h join tags t on t.id = h.tag_id
        where h.hardware_type = 'ble-beacon' and h.match_key = any (keys) and (h.major is null or h.minor is null)
          and holders <> array[t.customer_id];
      end if;
    end $$;

create function tags_changed() returns trigger
  language plpgsql as $$
    declare
      ids integer[];
      identifiers text[];
      owners integer[];
      places integer[];
    begin
      -- One condition inside the other: who inserts or deletes has not both of these tables.
      if tg_op = 'UPDATE' then
        if (select count(*) from new_rows) = 1 then
          declare
            former tags;
            present tags;
          begin
            select * into former from old_rows;
            select * into present from new_rows;
            former.updated_at := present.updated_at;
            former.in_use := present.in_use;
            if former is not distinct from present then
              return null;
            end if;
            if (former.tag_identifier, former.customer_id, former.place_id)
              is not distinct from (present.tag_identifier, present.customer_id, present.place_id) then
              insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
              values (present.id, present.tag_identifier, present.customer_id, present.place_id) on conflict do nothing;
              perform tell_of_tags(array[present.id]);
              return null;
            end if;
          end;
        end if;
      end if;
      case tg_op
        when 'INSERT' then select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from new_rows r;
        when 'DELETE' then select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from old_rows r;
        else select array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places
          from (
        select distinct side.* from old_rows o full join new_rows n using (id),
          lateral (values
            (o.id, o.tag_identifier, o.customer_id, o.place_id),
            (n.id, n.tag_identifier, n.customer_id, n.place_id)
          ) as side (id, tag_identifier, customer_id, place_id)
        where side.id is not null and to_jsonb(o) - 'updated_at' - 'in_use' is distinct from to_jsonb(n) - 'updated_at' - 'in_use') r;
      end case;
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select * from unnest(ids, identifiers, owners, places)
        on conflict do nothing;
        perform tell_of_tags(array_agg(distinct id)) from unnest(ids) as id;
        if tg_op = 'UPDATE' and cardinality(ids) > 1 then
          perform note_beacons(array_agg(distinct h.match_key), '{}')
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
        end if;
      end if;
      return null;
    end $$;

create function text_records_changed() returns trigger
  language plpgsql as $$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from new_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from old_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where true) into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $$;

create function translations_changed() returns trigger
  language plpgsql as $$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from new_rows r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from old_rows r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join text_records owner on owner.id = r.text_record_id join tags t on t.id = owner.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $$;

create function name_translations_changed() returns trigger
  language plpgsql as $$
    declare
      changed integer[];
      touched integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from new_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from old_rows r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id), array_agg(distinct t.id) filter (where tg_op = 'DELETE' or r.origin <> 'machine') into changed, touched
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $$;

create function hardwares_changed() returns trigger
  language plpgsql as $$
    declare
      changed integer[];
      beacons text[];
      holders integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from new_rows r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        when 'DELETE' then select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from old_rows r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
        else select array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r left join tags t on t.id = r.tag_id and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now());
      end case;
      if changed is not null then
        perform touch_tags(changed);
        perform note_tags(changed);
      end if;
      if beacons is not null then
        -- Now that the tags are ours, they are nobody else's to give away.
      case tg_op
        when 'INSERT' then select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from new_rows r left join tags t on t.id = r.tag_id;
        when 'DELETE' then select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from old_rows r left join tags t on t.id = r.tag_id;
        else select array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r left join tags t on t.id = r.tag_id;
      end case;
        perform note_beacons(beacons, holders);
      end if;
      return null;
    end $$;

create function places_changed() returns trigger
  language plpgsql as $$
    declare
      owners integer[];
      ids integer[];
    begin
      case tg_op
        when 'INSERT' then select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from new_rows r;
        when 'DELETE' then select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from old_rows r;
        else select array_agg(r.customer_id), array_agg(r.id) into owners, ids
          from ((table old_rows except table new_rows) union all (table new_rows except table old_rows)) r;
      end case;
      if ids is not null then
        insert into tag_changes (customer_id, place_id) select * from unnest(owners, ids) on conflict do nothing;
        if not (coalesce(current_setting('tags.told', true), '') = 'later') then
          perform tell_of_tags(array_agg(t.id)) from tags t where t.place_id = any (ids);
        end if;
      end if;
      return null;
    end $$;

do $$
declare
  changed text;
begin
  foreach changed in array array['tags', 'text_records', 'translations', 'name_translations', 'hardwares', 'places'] loop
    execute format('create trigger journal_insert after insert on %1$I
      referencing new table as new_rows for each statement execute function %1$s_changed()', changed);
    execute format('create trigger journal_update after update on %1$I
      referencing old table as old_rows new table as new_rows for each statement execute function %1$s_changed()', changed);
    execute format('create trigger journal_delete after delete on %1$I
      referencing old table as old_rows for each statement execute function %1$s_changed()', changed);
  end loop;
end $$;
