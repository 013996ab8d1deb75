import type { Knex } from 'knex';

/** What has a column `updated_at`. That of the jobs is set by a trigger of their own. */
const dated = [
  ...['beacon_uuids', 'customers', 'hardwares', 'name_translations', 'places', 'tags', 'text_records', 'translations'],
];

/** What readers of tags see something of. */
const read = ['tags', 'text_records', 'translations', 'name_translations', 'hardwares', 'places'];

const writes = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

/**
 * The database itself says what has changed and when: one clock, and no writer that could forget it. docs/architecture.md
 * says what the journal is for, and decision 0037 why it is as it is.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(rowUpdated);
  for (const table of dated)
    await db.raw(`create trigger row_updated before update on ${table} for each row execute function row_updated()`);
  await db.raw(journal);
  for (const table of read)
    for (const [write, rows] of Object.entries(writes))
      await db.raw(
        `create trigger journal_${write} after ${write} on ${table} ${rows} execute function ${table}_changed()`,
      );
}

export async function down(db: Knex): Promise<void> {
  for (const table of read) {
    for (const write of Object.keys(writes)) await db.raw(`drop trigger journal_${write} on ${table}`);
    await db.raw(`drop function ${table}_changed()`);
  }
  for (const table of dated) await db.raw(`drop trigger row_updated on ${table}`);
  await db.raw(`
    drop function row_updated();
    drop function touch_tags(integer[]);
    drop function note_tags(integer[]);
    drop function note_beacons(text[], integer[]);
    drop function tell_of_tags(integer[]);
    drop table tag_changes;
  `);
}

const rowUpdated = `
  create function row_updated() returns trigger language plpgsql as $$
  declare
    given timestamptz := new.updated_at;
  begin
    new.updated_at := old.updated_at;
    -- A generated column has no new value before the row is stored.
    if tg_table_name = 'hardwares' then
      old.match_key := new.match_key;
    end if;
    -- What says nothing but another time, as of a tag whose text has changed, is taken at its word.
    new.updated_at := case when new is distinct from old then clock_timestamp() else given end;
    return new;
  end $$`;

/** The rows that an update has changed, as they were and as they are. By hashes: a join may be planned for one row, and get all. */
const differing = '(table old_rows except table new_rows) union all (table new_rows except table old_rows)';
/** The same of tags, whose time is touched where something of theirs has changed. */
const differingTags = `
        select tag.* from (
          (select to_jsonb(o) - 'updated_at' from old_rows o except select to_jsonb(n) - 'updated_at' from new_rows n)
          union all
          (select to_jsonb(n) - 'updated_at' from new_rows n except select to_jsonb(o) - 'updated_at' from old_rows o)
        ) as d (row), jsonb_populate_record(null::tags, d.row) as tag`;

/** A query on the rows, `r`, that a statement of any kind has changed. */
const onChanged = (selected: string, joins = '', updated = differing) => {
  const from = (rows: string) => `select ${selected}
          from ${rows} r${joins};`;
  return `
      case tg_op
        when 'INSERT' then ${from('new_rows')}
        when 'DELETE' then ${from('old_rows')}
        else ${from(`(${updated})`)}
      end case;`;
};

/** A tag that this very transaction has made is noted already: so a create costs little more than without a journal. */
const older = (tag: string) =>
  ` join tags t on t.id = ${tag} and not (t.xmin = pg_current_xact_id()::xid and t.created_at = now())`;

/** Of what belongs to tags. A machine only adds to, and renews, what is a machine's. */
const partChanged = (table: string, joins: string, byPeople = 'true') => `
    create function ${table}_changed() returns trigger language plpgsql as $$
    declare
      changed integer[];
      touched integer[];
    begin${onChanged(`array_agg(distinct t.id), array_agg(distinct t.id) filter (where ${byPeople}) into changed, touched`, joins)}
      if changed is not null then
        perform touch_tags(touched);
        perform note_tags(changed);
      end if;
      return null;
    end $$;
`;
const byPeople = `tg_op = 'DELETE' or r.origin <> 'machine'`;

const journal = `
    create table tag_changes (
      -- The transaction. It is never compared by size: one that commits later may have the smaller number.
      version xid8 not null default pg_current_xact_id(),
      -- No foreign key: it outlives the tag. Without a tag it is the place that has changed.
      tag_id integer,
      tag_identifier text,
      -- Whose the tag was before or is after, and where it was or is.
      customer_id integer,
      place_id integer,
      -- Instead of all else: beacons of this match_key have changed, or somebody else has them.
      beacon text,
      at timestamptz not null default clock_timestamp(),
      -- Noted by who sees only what was there when the transaction began, and what others did since is hidden from.
      of_snapshot boolean not null default current_setting('transaction_isolation') <> 'read committed',
      constraint tag_changes_key unique nulls not distinct (version, tag_id, customer_id, place_id, beacon)
    );
    create index tag_changes_customer_id_idx on tag_changes (customer_id, version);
    create index tag_changes_place_id_idx on tag_changes (place_id, version) where place_id is not null;
    create index tag_changes_of_snapshot_idx on tag_changes (version) where of_snapshot;
    create index tag_changes_at_idx on tag_changes using brin (at);

    create function tell_of_tags(ids integer[]) returns void language sql as $$
      select pg_notify('tag_changes', case when cardinality(ids) <= 100 then array_to_string(ids, ',') else '*' end);
    $$;

    -- People have changed what belongs to these tags: told by the tags' own time, once in a transaction.
    create function touch_tags(ids integer[]) returns void language plpgsql as $$
    begin
      update tags set updated_at = clock_timestamp()
      where id = any (ids) and not (xmin = pg_current_xact_id()::xid and updated_at >= now());
    end $$;

    -- These tags have changed, wherever they are.
    create function note_tags(ids integer[]) returns void language plpgsql as $$
    begin
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select id, tag_identifier, customer_id, place_id from tags where id = any (ids)
        on conflict do nothing;
        perform tell_of_tags(ids);
      end if;
    end $$;

    -- Beacons of these keys have changed that these customers (0: nobody) hold or held. One without its numbers stands in for
    -- all of its UUID only while nobody else holds one, so other customers' tags with such a beacon have changed too.
    create function note_beacons(keys text[], holders integer[]) returns void language plpgsql as $$
    begin
      if keys is not null then
        insert into tag_changes (beacon) select unnest(keys) on conflict do nothing;
        perform note_tags(array_agg(distinct t.id))
        from hardwares h join tags t on t.id = h.tag_id
        where h.hardware_type = 'ble-beacon' and h.match_key = any (keys) and (h.major is null or h.minor is null)
          and holders <> array[t.customer_id];
      end if;
    end $$;

    create function tags_changed() returns trigger language plpgsql as $$
    declare
      ids integer[];
      identifiers text[];
      owners integer[];
      places integer[];
    begin${onChanged(
      `array_agg(r.id), array_agg(r.tag_identifier), array_agg(r.customer_id), array_agg(r.place_id)
          into ids, identifiers, owners, places`,
      '',
      differingTags,
    )}
      if ids is not null then
        insert into tag_changes (tag_id, tag_identifier, customer_id, place_id)
        select * from unnest(ids, identifiers, owners, places)
        on conflict do nothing;
        perform tell_of_tags(array_agg(distinct id)) from unnest(ids) as id;
        if tg_op = 'UPDATE' then
          perform note_beacons(array_agg(distinct h.match_key), '{}')
          from (
            select id from unnest(ids, owners) as tag (id, owner) group by id having count(distinct coalesce(owner, 0)) > 1
          ) given join hardwares h on h.tag_id = given.id
          where h.hardware_type = 'ble-beacon';
        end if;
      end if;
      return null;
    end $$;
${partChanged('text_records', older('r.tag_id'))}${partChanged(
  'translations',
  ` join text_records owner on owner.id = r.text_record_id${older('owner.tag_id')}`,
  byPeople,
)}${partChanged('name_translations', older('r.tag_id'), byPeople)}
    create function hardwares_changed() returns trigger language plpgsql as $$
    declare
      changed integer[];
      beacons text[];
      holders integer[];
    begin${onChanged(
      `array_agg(distinct t.id) filter (where t.id is not null),
            array_agg(distinct r.match_key) filter (where r.hardware_type = 'ble-beacon') into changed, beacons`,
      ` left${older('r.tag_id')}`,
    )}
      if changed is not null then
        perform touch_tags(changed);
        perform note_tags(changed);
      end if;
      if beacons is not null then
        -- Now that the tags are ours, they are nobody else's to give away.${onChanged(
          'array_agg(distinct coalesce(case when r.tag_id is null then r.customer_id else t.customer_id end, 0)) into holders',
          ' left join tags t on t.id = r.tag_id',
        )}
        perform note_beacons(beacons, holders);
      end if;
      return null;
    end $$;

    create function places_changed() returns trigger language plpgsql as $$
    declare
      owners integer[];
      ids integer[];
    begin${onChanged('array_agg(r.customer_id), array_agg(r.id) into owners, ids')}
      if ids is not null then
        insert into tag_changes (customer_id, place_id) select * from unnest(owners, ids) on conflict do nothing;
        perform pg_notify('tag_changes', '*');
      end if;
      return null;
    end $$;
`;
