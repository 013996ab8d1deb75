/** A schema as comparable lines, whatever the order of its creation. */
import pg from 'pg';

/** Everything in the database that does not belong to PostgreSQL, an extension or Knex. */
export async function schemaLines(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return rows.map(({ line }: { line: string }) => line);
  } finally {
    await client.end();
  }
}

const query = `
  with tables as (
    select oid, relname, relkind, reloptions from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') and relname !~ '^migrations'
  ), lines as (
  select format('relation %s %s %s', relname, relkind, reloptions) as line from tables
  union all
  select format('column %s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, concat_ws(' ', attidentity, attgenerated, pg_get_expr(adbin, adrelid)))
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select format('constraint %s.%s %s %s', relname, conname, convalidated, pg_get_constraintdef(c.oid))
    from tables join pg_constraint c on conrelid = tables.oid where contype <> 'n'
  union all
  select format('index %s %s', indisvalid, pg_get_indexdef(indexrelid)) from tables join pg_index on indrelid = tables.oid
  union all
  select format('trigger %s %s', tgenabled, pg_get_triggerdef(t.oid)) from tables join pg_trigger t on tgrelid = tables.oid
    where not tgisinternal
  union all
  select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind <> 'a'
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  union all
  select format('domain %s %s', typname, pg_get_constraintdef(c.oid)) from pg_type t join pg_constraint c on contypid = t.oid
    where typnamespace = 'public'::regnamespace
  union all
  select format('extension %s', extname) from pg_extension
  )
  select line from lines order by line collate "C"`;
