/**
 * Change feed of tags, from the journal that triggers write: see docs/architecture.md and decision 0007.
 *
 * A follower's cursor is the snapshot of its last read, with the database, its run and the day, and the first number
 * that no transaction had by then. Changes that are not visible in the snapshot come with the next read, however their
 * transactions overlapped. Versions are never compared.
 */

import { deleteInBatches } from './bulk-delete.ts';
import type { Database } from './connect.ts';
import { currentRun, endedRuns, isOurRun, nextTransaction } from './runs.ts';

/** The scope: all tags, a customer's, a place's, or a customer's in a place. */
export type JournalScope = 'all' | { customer_id: number; place_id?: number } | { place_id: number };

/**
 * A changed tag. Absent rows were deleted, given away or moved out of scope: since the cursor, or, on a repeated read,
 * before.
 */
interface ChangedTag {
  id: number;
  /** Null for a hidden tag, which no visitor could have seen. */
  tag_identifier: string | null;
  is_here: boolean;
}

export interface Changes {
  /** The cursor for the next read, once all pages have been read. */
  cursor: string;
  /** Changed and deleted places. */
  places: number[];
  /** By ascending id, each tag once. No transaction is open between two pages. */
  pages: AsyncIterable<ChangedTag[]>;
}

/** Lifetime in days of cursors and of the journal. */
const cursorDays = 30;
const journalDays = cursorDays + 1;
const pageSize = 500;

/** A cursor from which no change is missed. The initial state must be read after it was made. */
export async function readCurrentCursor(db: Database): Promise<string> {
  // Checked first: while the disk is full, PostgreSQL refuses writes but still answers.
  const { rows: foreign } = await db.raw(`select where ${hasForeign}`);
  if (foreign.length > 0) await deleteForeignJournal(db);
  const { rows } = await db.raw(`select ${here}`);
  return cursorOf(rows[0]);
}

/**
 * The changes since the cursor: some may repeat, none is missing. Undefined for an invalid cursor (expired, of another
 * database, or from before a restore): the follower must read everything again.
 */
export async function readChangesSince(
  db: Database,
  followed: JournalScope,
  cursor: string,
): Promise<Changes | undefined> {
  const [where, day, next, snapshot] = cursor.split(' ');
  if (!where || !day || !next || !snapshot) return undefined;
  const [database, run] = partsOf(where);
  const since = { next, snapshot, ...(followed === 'all' ? {} : followed) };
  // The snapshot first: changes during the paging come again with the next read.
  const read = db.raw(
    `select now.*, array(
       select distinct place_id from tag_changes c
       where ${isNew} and tag_id is null and place_id is not null and ${noted(followed)}) as places
     from (select ${here}) now
     where database = :database and ${isOurRun} and cast(today as date) - cast(:day as date) between 0 and ${cursorDays}
       and pg_snapshot_xmax(cast(:snapshot as pg_snapshot)) <= pg_snapshot_xmax(now.snapshot)
       and cast(:next as xid8) <= now.next`,
    { ...since, database, run, day },
  );
  const { rows } = await read.catch((error) => {
    if (!isMalformed(error)) throw error;
    return { rows: [] };
  });
  return rows[0] && { cursor: cursorOf(rows[0]), places: rows[0].places, pages: pages(db, followed, since) };
}

/** The database and its run. Cursors from before runs were counted have no mark. */
function partsOf(where: string): [database: string, run: string] {
  const parts = where.split(':');
  return [parts.slice(0, 4).join(':'), parts[4] ?? ''];
}

/** Not a snapshot, not a date, or an impossible transaction number. */
const isMalformed = ({ code = '' }: { code?: string }) => /^22(P02|003|007|008)$/.test(code);

/**
 * Deletes a journal that a restore has brought from another server, whose transaction numbers are ahead of this one's.
 */
export async function deleteForeignJournal(db: Database): Promise<void> {
  await db.raw(`delete from tag_changes where ${hasForeign}`);
}
const hasForeign = 'exists (select from tag_changes where version >= pg_snapshot_xmax(pg_current_snapshot()))';

/** Deletes journal rows, and runs, older than any valid cursor. */
export async function pruneJournal(db: Database): Promise<void> {
  await deleteInBatches(db, 'tag_changes', `at < now() - interval '${journalDays} days'`);
  await db('server_runs').whereRaw(endedRuns(journalDays)).delete();
}

/** What a cursor is bound to: the server, its timeline, the database and the journal; and the database's run. */
const here = `
  concat_ws(':', (pg_control_system()).system_identifier, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
    (select oid from pg_database where datname = current_database()), 'tag_changes'::regclass::oid) as database,
  ${currentRun} as run,
  ((now() at time zone 'utc')::date)::text as today, pg_current_snapshot() as snapshot, ${nextTransaction} as next`;

type CursorParts = Record<'database' | 'run' | 'today' | 'next' | 'snapshot', string>;

const cursorOf = ({ database, run, today, next, snapshot }: CursorParts) =>
  `${database}:${run} ${today} ${next} ${snapshot}`;

/** The change `c` is not in the snapshot of the last read. */
const isNew = `c.version >= pg_snapshot_xmin(cast(:snapshot as pg_snapshot))
  and not pg_visible_in_snapshot(c.version, cast(:snapshot as pg_snapshot))`;
/** Changes of transactions that were running at the last read, or whose snapshot is older than it. */
const wasUnderWay = `${isNew} and (c.version < cast(:next as xid8) or c.of_snapshot)`;

/** The condition that a journal row, or a present tag, is in scope. */
const noted = (followed: JournalScope) => conditionOn('c', followed);
const conditionOn = (row: string, followed: JournalScope) =>
  followed === 'all'
    ? 'true'
    : Object.keys(followed)
        .map((column) => `${row}.${column} = :${column}`)
        .join(' and ');

async function* pages(db: Database, followed: JournalScope, since: object): AsyncGenerator<ChangedTag[]> {
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
 * A transaction that was running at the last read may not have seen concurrent changes: it may have journalled a former
 * place of a tag, or missed a beacon that it made valid again. So its tags count at their present place, and so do tags
 * with such beacons of the journalled keys.
 */
const changedTags = (followed: JournalScope) => `
  select id, min(tag_identifier) as tag_identifier from (
    select tag_id as id, tag_identifier from tag_changes c
    where ${isNew} and tag_id is not null and ${noted(followed)}
    union all
    select t.id, null from tag_changes c join tags t on t.id = c.tag_id
    where ${wasUnderWay} and ${conditionOn('t', followed)}
    union all
    select t.id, null from tag_changes c
    join hardwares h on h.match_key = c.beacon and h.hardware_type = 'ble-beacon' and (h.major is null or h.minor is null)
    join tags t on t.id = h.tag_id
    where ${wasUnderWay} and ${conditionOn('t', followed)}) each_change
  group by id`;
