import type { Database } from '../database/connect.ts';
import { Row } from '../database/row.ts';

/** UUIDs that beacons of common makers send as they come from the factory: what an app may listen for from the start. */
const wellKnown = [
  'E2C56DB5-DFFB-48D2-B060-D0F5A71096E0', // Apple's AirLocate sample
  'B9407F30-F5F8-466E-AFF9-25556B57FE6D', // Estimote
  'F7826DA6-4FA2-4E98-8024-BC5B71E0893E', // Kontakt.io
  '2F234454-CF6D-4A0F-ADF2-F4911BA9FFA6', // Radius Networks
];

/** A beacon UUID that apps listen for: they can only look for beacons whose UUID they know. */
export class BeaconUuid extends Row {
  static override tableName = 'beacon_uuids';

  declare uuid: string;
  declare active: boolean;

  /** The active UUIDs, as stored, in the order in which they were added. */
  static async supported(db: Database): Promise<string[]> {
    const rows = await BeaconUuid.query(db).select('uuid').where({ active: true }).orderBy('id');
    return rows.map((row) => row.uuid);
  }

  /** The list that a new database begins with. */
  static async seed(db: Database, uuids: readonly string[] = wellKnown): Promise<void> {
    for (const uuid of uuids) await BeaconUuid.query(db).insert({ uuid }).onConflict().ignore();
  }
}
