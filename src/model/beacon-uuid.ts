import { BeaconUuidFormat } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import { Row } from '../database/row.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Failure, Invalid } from '../errors.ts';

/** Factory UUIDs of common beacon makers: what an app may listen for from the start. */
const wellKnown: Readonly<Record<string, string>> = {
  'E2C56DB5-DFFB-48D2-B060-D0F5A71096E0': 'Apple’s AirLocate sample',
  'B9407F30-F5F8-466E-AFF9-25556B57FE6D': 'Estimote',
  'F7826DA6-4FA2-4E98-8024-BC5B71E0893E': 'Kontakt.io',
  '2F234454-CF6D-4A0F-ADF2-F4911BA9FFA6': 'Radius Networks',
};

/** A UUID for comparison: case and hyphens do not count. */
const bare = (uuid: string) => uuid.replaceAll('-', '').toLowerCase();

const makers = new Map(Object.entries(wellKnown).map(([uuid, maker]) => [bare(uuid), maker]));

/** A beacon UUID that apps listen for: a phone can only scan for beacons whose UUID it knows. */
export class BeaconUuid extends Row {
  static override tableName = 'beacon_uuids';
  static override readonly constraintMessages: ConstraintMessages = {
    beacon_uuids_uuid_key: ['uuid', 'is in the list already'],
  };

  declare uuid: string;
  declare active: boolean;

  /** The maker whose beacons send it by default, as far as we know. */
  get maker(): string | undefined {
    return makers.get(bare(this.uuid));
  }

  /** The active UUIDs, as stored, in the order in which they were added. */
  static async supported(db: Database): Promise<string[]> {
    const rows = await BeaconUuid.query(db).select('uuid').where({ active: true }).orderBy('id');
    return rows.map((row) => row.uuid);
  }

  /** All UUIDs, in the same order. */
  static async all(db: Database): Promise<BeaconUuid[]> {
    return BeaconUuid.query(db).orderBy('id');
  }

  /** Throws `Invalid` for an invalid UUID, and for one in the list already, in any spelling. */
  static async add(db: Database, given: unknown): Promise<BeaconUuid> {
    const uuid = uuidIn(given);
    return BeaconUuid.write(db, async (trx) => BeaconUuid.query(trx).insert({ uuid }));
  }

  /** Activates or deactivates it for apps. Throws `record_not_found`. */
  static async activate(db: Database, id: number, active: boolean): Promise<BeaconUuid> {
    const [row] = await BeaconUuid.write(db, async (trx) =>
      BeaconUuid.query(trx).where({ id }).patch({ active }).returning('*'),
    );
    return existing(row);
  }

  /** Throws `record_not_found`. */
  static async remove(db: Database, id: number): Promise<BeaconUuid> {
    const [row] = await BeaconUuid.write(db, async (trx) =>
      BeaconUuid.query(trx).where({ id }).delete().returning('*'),
    );
    return existing(row);
  }

  /** The list of a new database. */
  static async seed(db: Database, uuids: readonly string[] = Object.keys(wellKnown)): Promise<void> {
    for (const uuid of uuids) await BeaconUuid.query(db).insert({ uuid }).onConflict().ignore();
  }
}

/** Parses a typed or copied UUID, with blanks around it. */
function uuidIn(given: unknown): string {
  const typed = typeof given === 'string' ? given.trim() : '';
  if (typed === '') throw new Invalid({ uuid: ["can't be blank"] });
  const { data, error } = BeaconUuidFormat.safeParse(typed);
  if (error) throw new Invalid({ uuid: [error.issues[0]?.message ?? 'is invalid'] });
  return data;
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw new Failure('record_not_found');
  return row;
}
