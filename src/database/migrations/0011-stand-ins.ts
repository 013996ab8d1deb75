import type { Knex } from 'knex';
import { createIndexConcurrently, dropIndexConcurrently } from './concurrently.ts';

/** Outside of a transaction, as an index that is made concurrently has to be. */
export const config = { transaction: false };

/** The beacons that may stand in for others of their UUID: few, among what may be all of a museum's. */
export async function up(db: Knex): Promise<void> {
  await createIndexConcurrently(
    db,
    'hardwares_stand_in_idx',
    `hardwares (match_key) where hardware_type = 'ble-beacon' and (major is null or minor is null)`,
  );
}

export async function down(db: Knex): Promise<void> {
  await dropIndexConcurrently(db, 'hardwares_stand_in_idx');
}
