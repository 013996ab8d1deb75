import type { Database } from '../../src/database/connect.ts';

/** How many statements wait for what another transaction holds, in this database. */
export async function lockWaits(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}
