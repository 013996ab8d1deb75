import type { Knex } from 'knex';

/** What a table's history says of its rows. SQL, in which `r` is a row. */
interface Told {
  /** The fields, as the documented answers have them. */
  fields: readonly string[];
  /** The tag that a row is, or belongs to. */
  tag: string;
  /** Whose it is: who may see the entry, beside admins. */
  owner: string;
  /** What is joined to a row for that. */
  joins?: string;
}

const ofTag = 'left join tags t on t.id = r.tag_id';

const told: Record<string, Told> = {
  tags: {
    fields: [
      ...['tag_identifier', 'customer_id', 'place_id', 'parent_id'],
      ...['description', 'image_url', 'text_url', 'reference'],
    ],
    tag: 'r.id',
    owner: 'r.customer_id',
  },
  text_records: { fields: ['tag_id', 'gender'], tag: 'r.tag_id', owner: 't.customer_id', joins: ofTag },
  translations: {
    fields: ['text_record_id', 'tag_id', 'lang_code', 'text', 'origin', 'stale'],
    tag: 'x.tag_id',
    owner: 't.customer_id',
    joins: 'left join text_records x on x.id = r.text_record_id left join tags t on t.id = x.tag_id',
  },
  name_translations: {
    fields: ['tag_id', 'lang_code', 'text', 'origin', 'stale'],
    tag: 'r.tag_id',
    owner: 't.customer_id',
    joins: ofTag,
  },
  hardwares: {
    fields: ['tag_id', 'identifier', 'hardware_type', 'major', 'minor', 'latitude', 'longitude'],
    tag: 'r.tag_id',
    owner: 'case when r.tag_id is null then r.customer_id else t.customer_id end',
    joins: ofTag,
  },
  places: { fields: ['customer_id', 'name', 'latitude', 'longitude'], tag: 'null::integer', owner: 'r.customer_id' },
  customers: { fields: ['email', 'name', 'role', 'password', 'suspended'], tag: 'null::integer', owner: 'r.id' },
};

/** What writes the history of tags; `first`: what is tried before. */
export const tagsTold = (first = '') => writer('tags', told.tags as Told, first);

/** The JSON of a tag as its history has it, in a variable. */
export const fieldsOfTag = (row: string) => fieldsOf(told.tags as Told, '').replaceAll(' r.', ` ${row}.`);

/** What names and texts hang on: their originals are theirs in common. */
const originals: Record<string, string> = { translations: 'text_record_id', name_translations: 'tag_id' };

/**
 * The database writes the history itself, as it does the journal: no writer can forget it, and what is rolled back leaves none.
 * Decision 0056 says why it is as it is.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(table);
  await db.raw(changesOf);
  await db.raw(givenTags);
  await db.raw(textsFirst);
  for (const [name, row] of Object.entries(told)) {
    await db.raw(writer(name, row));
    for (const [write, rows] of Object.entries(writes))
      await db.raw(`create trigger history_${write} after ${write} on ${name} ${rows} execute function ${name}_told()`);
  }
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(told)) {
    for (const write of Object.keys(writes)) await db.raw(`drop trigger history_${write} on ${name}`);
    await db.raw(`drop function ${name}_told()`);
  }
  await db.raw(`
    drop trigger history_texts_first on text_records;
    drop function delete_texts_first();
    drop trigger history_from on tags;
    drop function hide_former_history();
    drop function history_changes(jsonb, jsonb);
    alter table tags drop column history_from;
    drop table history;
  `);
}

const writes = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

const table = `
  create table history (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    -- What was done together has one.
    version xid8 not null default pg_current_xact_id(),
    resource text not null,
    -- Neither these nor the customers are foreign keys: the history outlives what it is about.
    record_id integer not null,
    tag_id integer,
    -- The tag that an item was taken from by this, to come to another.
    left_tag_id integer,
    -- Whose the record was then. Only they and admins are told.
    owner_id integer,
    event text not null,
    via text not null,
    customer_id integer,
    changes jsonb not null,
    -- Of a text: what else it was before.
    former_lang_code text,
    former_origin text,
    constraint history_resource_known check (resource in (${Object.keys(told)
      .map((name) => `'${name}'`)
      .join(', ')})),
    constraint history_event_known check (event in ('create', 'update', 'destroy')),
    constraint history_via_known check (via in ('api', 'json', 'page', 'import', 'command', 'runner'))
  );
  create index history_tag_id_idx on history (tag_id, id) where tag_id is not null;
  create index history_left_tag_id_idx on history (left_tag_id, id) where left_tag_id is not null;
  create index history_owner_id_idx on history (owner_id, id) where owner_id is not null;
  create index history_record_idx on history (resource, record_id, id);
  create index history_destroyed_idx on history (id) where event = 'destroy';
  create index history_at_idx on history using brin (at);

  -- The entries before this one are about what the tag was while somebody else had it.
  alter table tags add column history_from bigint not null default 0;
`;

const changesOf = `
  create function history_changes(former jsonb, present jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(field, jsonb_build_array(former -> field, present -> field)), '{}')
    from jsonb_object_keys(coalesce(present, former)) as f (field)
    where nullif(former -> field, 'null') is distinct from nullif(present -> field, 'null')
  $$;
`;

/** Who claims a tag that was nobody's has what was told of it; who is given one does not. */
const givenTags = `
  create function hide_former_history() returns trigger language plpgsql as $$
  begin
    if old.customer_id is null and new.customer_id::text = current_setting('tags.actor', true) then
      update history set owner_id = new.customer_id where tag_id = new.id and owner_id is null;
    else
      new.history_from := nextval('history_id_seq');
    end if;
    return new;
  end $$;
  create trigger history_from before update on tags for each row
    when (old.customer_id is distinct from new.customer_id) execute function hide_former_history();
`;

/** A cascade would delete them when nothing says any more whose texts they are. */
const textsFirst = `
  create function delete_texts_first() returns trigger language plpgsql as $$
  begin
    if exists (select from translations where text_record_id = old.id) then
      delete from translations where text_record_id = old.id;
    end if;
    return old;
  end $$;
  create trigger history_texts_first before delete on text_records for each row execute function delete_texts_first();
`;

/** What a row was or is, as the documented answers have it: JSON. `stale` is so beside the original of the same moment. */
function fieldsOf({ fields, tag }: Told, hash: string): string {
  const values = fields.map((field) => {
    if (field === 'stale') return `'stale', r.source_hash <> ${hash}`;
    return `'${field}', ${kept[field] ?? (field === 'tag_id' ? tag : `r.${field}`)}`;
  });
  return `jsonb_build_object(${values.join(', ')})`;
}

const kept: Record<string, string> = { password: 'r.password_hash', suspended: 'r.suspended_at is not null' };

/** The rows `r` of a transition table, with what is told of them. */
function rowsOf(name: string, row: Told, rows: string): string {
  const owner = originals[name];
  // An original among the statement's own rows goes first: beside rows as they were, the stored one is too young.
  const hash = `coalesce(max(r.source_hash) filter (where r.origin = 'original') over (partition by r.${owner}), s.source_hash)`;
  const original = owner ? `left join ${name} s on s.${owner} = r.${owner} and s.origin = 'original'` : '';
  return `(
        select r.id, ${row.tag} as tag_id, ${row.owner} as owner_id, ${fieldsOf(row, hash)} as fields,
          ${owner ? 'r.lang_code, r.origin' : 'null::text as lang_code, null::text as origin'}
        from ${rows} r ${row.joins ?? ''} ${original}
      )`;
}

/** `first`: what is tried before. */
function writer(name: string, row: Told, first = ''): string {
  const [former, present] = [rowsOf(name, row, 'old_rows'), rowsOf(name, row, 'new_rows')];
  const write = (event: string, told: string, from: string) => `
        insert into history (resource, event, via, customer_id, record_id, tag_id, left_tag_id, owner_id,
          former_lang_code, former_origin, changes)
        select '${name}', '${event}', way, actor, ${told}
        from ${from};`;
  // With an outer join it is planned by hashes: a plan that was made for one row is used for ten thousand.
  const both = `${former} o full join ${present} n on n.id = o.id,
          lateral (select history_changes(o.fields, n.fields) as changes) c
        where c.changes <> '{}' order by n.id`;
  const left = name === 'hardwares' ? 'case when n.tag_id <> o.tag_id then o.tag_id end' : 'null';
  return `
    create or replace function ${name}_told() returns trigger language plpgsql as $$
    declare
      actor integer := nullif(current_setting('tags.actor', true), '');
      -- Who says nothing writes by hand.
      way text := coalesce(nullif(current_setting('tags.way', true), ''), 'command');
    begin${first}
      if tg_op = 'INSERT' then${write(
        'create',
        `n.id, n.tag_id, null, n.owner_id, null, null, ${shown(name, 'history_changes(null, n.fields)')}`,
        `${present} n order by n.id`,
      )}
      elsif tg_op = 'UPDATE' then${write(
        'update',
        `n.id, coalesce(n.tag_id, o.tag_id), ${left}, n.owner_id, o.lang_code, o.origin, ${shown(name, 'c.changes', true)}`,
        both,
      )}
      elsif exists (select from old_rows) then${write(
        'destroy',
        `o.id, o.tag_id, null, o.owner_id, o.lang_code, o.origin, ${shown(name, 'history_changes(o.fields, null)')}`,
        `${former} o order by o.id`,
      )}${name === 'customers' ? forgotten : ''}
      end if;
      return null;
    end $$`;
}

/** Of a password nothing is told but that it is another; of a suspension nothing where a customer comes or goes. */
function shown(name: string, changes: string, isUpdate = false): string {
  if (name !== 'customers') return changes;
  const all = isUpdate ? changes : `(${changes} - 'suspended')`;
  return `${all} || case when ${all} -> 'password' is not null then '{"password": [null, null]}'::jsonb else '{}' end`;
}

/** Who is gone is not known by name any more. */
const forgotten = `
        update history h set changes = h.changes
          || case when h.changes -> 'email' is not null then '{"email": [null, null]}'::jsonb else '{}' end
          || case when h.changes -> 'name' is not null then '{"name": [null, null]}'::jsonb else '{}' end
        from old_rows o where h.resource = 'customers' and h.record_id = o.id;`;
