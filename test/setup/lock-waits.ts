import type { Database } from '../../src/database/connect.ts';

/** The number of statements that wait for a lock, in this database. */
export async function lockWaits(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}
