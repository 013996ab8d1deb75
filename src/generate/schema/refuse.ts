/** What a schema may hold that the dump has no words for. */
import type { Knex } from 'knex';

/** Throws an Error that names everything in the database that the dump would leave out. */
export async function assertNothingElse(db: Knex, bookkeeping: readonly string[]): Promise<void> {
  const { rows } = await db.raw(strangers, { bookkeeping });
  if (rows.length === 0) return;
  const named = rows.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`).join(', ');
  throw new Error(`The dump of the schema does not know how to write this: ${named}`);
}

/** The queue's library makes and keeps its own schema. */
const strangers = `
  with ours as (
    select c.* from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname <> all(:bookkeeping)
  ), identities as (
    select d.objid as oid, d.refobjid as table from pg_depend d
    where d.deptype = 'i' and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
  )
  select 'schema' as kind, nspname::text as name from pg_namespace
    where nspname not in ('public', 'graphile_worker', 'information_schema') and nspname !~ '^pg_'
  union all
  select 'extension', extname from pg_extension where extname not in ('plpgsql', 'pg_trgm')
  union all
  select 'relation', relname from ours
    where relkind not in ('r', 'i', 'S') or relpersistence <> 'p' or relispartition or relhassubclass or relrowsecurity
      or (relkind = 'r' and reloptions is not null)
  union all
  select 'sequence', c.relname from pg_class c left join identities i on i.oid = c.oid
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and i.oid is null
      and not exists (
        select from pg_depend d join pg_class t on t.oid = d.refobjid
        where d.objid = c.oid and d.deptype = 'a' and t.relname = any(:bookkeeping))
  union all
  select 'options of sequence', s.seqrelid::regclass::text from pg_sequence s join identities i on i.oid = s.seqrelid
    join ours t on t.oid = i.table
    where s.seqstart <> 1 or s.seqincrement <> 1 or s.seqmin <> 1 or s.seqcache <> 1 or s.seqcycle
  union all
  select 'type', t.typname from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'r', 'm') or c.relkind = 'c')
  union all
  select 'collation of column', format('%s.%s', c.relname, a.attname)
    from pg_attribute a join ours c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attcollation <> t.typcollation
  union all
  select 'aggregate', p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind not in ('f', 'p')
  union all
  select 'disabled trigger', t.tgname from pg_trigger t join ours c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled <> 'O'
  union all
  select 'invalid index', i.indexrelid::regclass::text from pg_index i join ours c on c.oid = i.indrelid
    where not i.indisvalid
  union all
  select 'rule', r.rulename from pg_rewrite r join ours c on c.oid = r.ev_class where c.relkind = 'r'
  union all
  select 'comment on', c.relname from pg_description d join ours c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
  order by 1, 2`;
