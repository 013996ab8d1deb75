import type { Knex } from 'knex';
import { hardwares } from './0002-tags.ts';

/** Of two items that are one by now, the younger is found by nothing, until the older is gone and it is saved anew. */
const keyed = `
  create function hardware_keyed() returns trigger language plpgsql as $$
  declare
    wanted text := hardware_key(new.hardware_type, new.identifier);
  begin
    if tg_op = 'UPDATE' and new.match_key <> wanted then
      if new.hardware_type = old.hardware_type and new.identifier = old.identifier and exists (
        select from hardwares h where h.hardware_type = new.hardware_type and h.match_key = wanted
          and h.major is not distinct from new.major and h.minor is not distinct from new.minor)
      then return new; end if;
    end if;
    new.match_key := wanted;
    return new;
  end $$;
  create trigger hardware_keyed before insert or update of hardware_type, identifier on hardwares
    for each row execute function hardware_keyed();
`;

/** Rows whose key is another one now, as few as they are. */
const others = `
    select id, hardware_type, match_key, major, minor, hardware_key(hardware_type, identifier) as wanted from hardwares
    where hardware_type <> 'qr' and (match_key !~ '^[0-9A-F]+$' or hardware_type = 'nfc' and match_key ~ '^[0-9A-F]{14}E0$')
      and match_key <> hardware_key(hardware_type, identifier)`;

const sameItem = (a: string, b: string) =>
  `${a}.hardware_type = ${b}.hardware_type and ${a}.major is not distinct from ${b}.major and ${a}.minor is not distinct from ${b}.minor`;

/**
 * Where two items are one by now the older has the key: a younger one that has it already goes by one that nobody asks for, and one that
 * would get it keeps its own, which is none either. They are looked for before anybody has to wait for the table.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create temporary table reread on commit drop as ${others}`);
  const { rows } = await db.raw('select coalesce(max(id), 0) as last from hardwares');
  await db.raw('alter table hardwares alter column match_key drop expression');
  await db.raw(`insert into reread ${others} and id > ${rows[0].last}`);
  await db.raw(`
    update hardwares h set match_key = h.match_key || ' #' || h.id
    from reread r where r.wanted = h.match_key and r.id < h.id and ${sameItem('r', 'h')}`);
  await db.raw(`
    update hardwares h set match_key = r.wanted from reread r
    where r.id = h.id
      and not exists (select from hardwares o where o.match_key = r.wanted and ${sameItem('o', 'r')})
      and not exists (select from reread o where o.wanted = r.wanted and o.id < r.id and ${sameItem('o', 'r')})`);
  await db.raw(keyed);
}

/** A column that is generated can't be made of one that is there: the table is made anew, with its indexes and triggers. */
export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger hardware_keyed on hardwares; drop function hardware_keyed()');
  const { rows } = await db.raw(`
    select pg_get_indexdef(indexrelid) as made from pg_index where indrelid = 'hardwares'::regclass and not indisprimary
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'hardwares'::regclass and not tgisinternal`);
  await db.raw('create temporary table hardwares_kept on commit drop as select * from hardwares; drop table hardwares');
  await db.raw(hardwares);
  const columns =
    'id, tag_id, customer_id, hardware_type, identifier, major, minor, latitude, longitude, created_at, updated_at';
  await db.raw(`
    insert into hardwares (${columns}) overriding system value select ${columns} from hardwares_kept;
    select setval(pg_get_serial_sequence('hardwares', 'id'), coalesce(max(id), 0) + 1, false) from hardwares`);
  for (const { made } of rows) await db.raw(made.replaceAll('?', '\\?'));
}
