/**
 * Following what changes of tags, by the journal that the database writes: see docs/architecture.md and decision 0007.
 *
 * Who follows keeps a cursor: the snapshot of the last reading, with the database and the day that it is of, and the first
 * number that no transaction had by then. A change that is not visible in the snapshot is read the next time, however its
 * transaction overlapped with others. Versions are never compared with each other.
 */
import type { Database } from './connect.ts';

/** Whose changes: everybody's, those of a customer's tags, those of a place's, or those of a customer's tags in a place. */
export type Followed = 'all' | { customer_id: number; place_id?: number } | { place_id: number };

/** A tag that has changed. One that is not here was deleted, given away or moved: since, or, told once more, before. */
export interface ChangedTag {
  id: number;
  tag_identifier: string;
  is_here: boolean;
}

export interface Changes {
  /** Where to go on the next time, when all pages have been read. */
  cursor: string;
  /** Places that have changed themselves, or are gone. */
  places: number[];
  /** By ascending id, each tag once. No transaction is open between two pages. */
  pages: AsyncIterable<ChangedTag[]>;
}

/** Days for which a cursor holds, and for which the journal is kept. */
const cursorDays = 30;
export const journalDays = cursorDays + 1;
const pageSize = 500;

/** A cursor from which nothing that comes is missed. What there is has to be read after it was made. */
export async function followFrom(db: Database): Promise<string> {
  // Asked beforehand: while the disk is full, PostgreSQL takes no writes, and answers all the same.
  const { rows: foreign } = await db.raw(`select where ${hasForeign}`);
  if (foreign.length > 0) await emptyForeignJournal(db);
  const { rows } = await db.raw(`select ${here}`);
  return cursorOf(rows[0]);
}

/**
 * What has changed since. Something may come again, nothing is left out. Undefined for a cursor that does not hold: it is too
 * old, of another database, or of before a restore. Then everything has to be read anew.
 */
export async function changesSince(db: Database, followed: Followed, cursor: string): Promise<Changes | undefined> {
  const [database, day, next, snapshot] = cursor.split(' ');
  if (!database || !day || !next || !snapshot) return undefined;
  const since = { next, snapshot, ...(followed === 'all' ? {} : followed) };
  // The snapshot first: what changes while the pages are read comes again the next time.
  const read = db.raw(
    `select now.*, array(
       select distinct place_id from tag_changes c
       where ${isNew} and tag_id is null and place_id is not null and ${noted(followed)}) as places
     from (select ${here}) now
     where database = :database and cast(today as date) - cast(:day as date) between 0 and ${cursorDays}
       and pg_snapshot_xmax(cast(:snapshot as pg_snapshot)) <= pg_snapshot_xmax(now.snapshot)
       and cast(:next as xid8) <= now.next`,
    { ...since, database, day },
  );
  const { rows } = await read.catch((error) => {
    if (!isMalformed(error)) throw error;
    return { rows: [] };
  });
  return rows[0] && { cursor: cursorOf(rows[0]), places: rows[0].places, pages: pages(db, followed, since) };
}

/** What is no snapshot, no day, or a number that no transaction has. */
const isMalformed = ({ code = '' }: { code?: string }) => /^22(P02|003|007|008)$/.test(code);

/** Removes the journal that a restore has brought from another server, whose numbers of transactions are ahead of ours. */
export async function emptyForeignJournal(db: Database): Promise<void> {
  await db.raw(`delete from tag_changes where ${hasForeign}`);
}
const hasForeign = 'exists (select from tag_changes where version >= pg_snapshot_xmax(pg_current_snapshot()))';

/** Forgets what no cursor that holds can need. */
export async function pruneJournal(db: Database): Promise<void> {
  await db.raw(`delete from tag_changes where at < now() - interval '${journalDays} days'`);
}

/**
 * The server, its history, the database, and the journal itself: what a cursor is of. The next transaction's number is no part of a
 * snapshot, whose upper bound is that of the latest that has ended: what began after that one may be under way. PostgreSQL
 * tells it by the age of another number, without using one up (`xid_age` in its `xid.c`).
 */
export const here = `
  concat_ws(':', (pg_control_system()).system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
    (select oid from pg_database where datname = current_database()), 'tag_changes'::regclass::oid) as database,
  ((now() at time zone 'utc')::date)::text as today, pg_current_snapshot() as snapshot,
  (pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    + greatest(age(pg_snapshot_xmax(pg_current_snapshot())::xid), 0))::text::xid8 as next`;

const cursorOf = ({ database, today, next, snapshot }: Record<'database' | 'today' | 'next' | 'snapshot', string>) =>
  `${database} ${today} ${next} ${snapshot}`;

/**
 * SQL: whether a cursor that is stored as a row, with a column for each of its parts, holds at `now`; and whether the change `c`
 * is one that a snapshot has not seen.
 */
export const holds = (row: string, now: string) => `${row}.database = ${now}.database
  and cast(${now}.today as date) - ${row}.day between 0 and ${cursorDays}
  and pg_snapshot_xmax(${row}.snapshot) <= pg_snapshot_xmax(${now}.snapshot) and ${row}.next <= ${now}.next`;
export const isUnseen = (snapshot: string) => `c.version >= pg_snapshot_xmin(${snapshot})
  and not pg_visible_in_snapshot(c.version, ${snapshot})`;

const isNew = isUnseen('cast(:snapshot as pg_snapshot)');
/** Of a transaction that was under way at the last reading, or that saw no more than was there before it. */
const wasUnderWay = `${isNew} and (c.version < cast(:next as xid8) or c.of_snapshot)`;

/** Whether a row of the journal is about what is followed; or a tag that is there now. */
const noted = (followed: Followed) => conditionOn('c', followed);
const conditionOn = (row: string, followed: Followed) =>
  followed === 'all'
    ? 'true'
    : Object.keys(followed)
        .map((column) => `${row}.${column} = :${column}`)
        .join(' and ');

async function* pages(db: Database, followed: Followed, since: object): AsyncGenerator<ChangedTag[]> {
  const page = `
    select changed.*, exists (
      select from tags t where t.id = changed.id and ${conditionOn('t', followed)}) as is_here
    from (${changedTags(followed)}) changed
    where id > :behind order by id limit ${pageSize}`;
  for (let behind = 0; ; ) {
    const { rows } = await db.raw(page, { ...since, behind });
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    behind = rows.at(-1).id;
  }
}

/**
 * A transaction that was under way at the last reading may not have known what others had done by then: it noted a tag where
 * it was before they moved it, or missed the beacon that they let stand in. So its tags count where they are now, and so do
 * those that have such beacons of the keys that it noted.
 */
const changedTags = (followed: Followed) => `
  select tag_id as id, tag_identifier from tag_changes c
  where ${isNew} and tag_id is not null and ${noted(followed)}
  union
  select t.id, t.tag_identifier from tag_changes c join tags t on t.id = c.tag_id
  where ${wasUnderWay} and ${conditionOn('t', followed)}
  union
  select t.id, t.tag_identifier from tag_changes c
  join hardwares h on h.match_key = c.beacon and h.hardware_type = 'ble-beacon' and (h.major is null or h.minor is null)
  join tags t on t.id = h.tag_id
  where ${wasUnderWay} and ${conditionOn('t', followed)}`;
