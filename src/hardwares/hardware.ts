import { type HardwareType, isAtMost, limits } from '../../contracts/primitives.ts';
import { Row } from '../database/row.ts';
import type { Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';

/** A hardware item as a client names it. */
export interface HardwareKey {
  type: HardwareType;
  identifier: string;
  /** Of beacons only; ignored for other types. */
  major?: number | undefined;
  minor?: number | undefined;
}

/** A place on earth, in degrees. */
export interface Location {
  latitude: number;
  longitude: number;
}

/** The tag that hardware is attached to. */
export interface Holder {
  id: number;
  customer_id: number | null;
}

/** An item that a phone can sense: an NFC chip, a Bluetooth beacon or a QR code. */
export class Hardware extends Row {
  static override tableName = 'hardwares';

  declare tag_id: number | null;
  declare customer_id: number | null;
  declare hardware_type: HardwareType;
  declare identifier: string;
  declare major: number | null;
  declare minor: number | null;
  declare latitude: number | null;
  declare longitude: number | null;

  /** The form in which identifiers are stored and emitted. */
  static canonical(identifier: string): string {
    return identifier.toUpperCase();
  }

  /** The form in which identifiers are compared; the column `match_key` is made by the same rule. */
  static matchKey({ type, identifier }: HardwareKey): string {
    const canonical = Hardware.canonical(identifier);
    return type === 'qr' ? canonical : canonical.replaceAll(/[-:]/g, '');
  }

  /**
   * Attaches an item to a tag, in one statement that decides by itself: a new or free item is taken, one of this tag stays,
   * one of another tag is moved only with `mayMove` and only between tags of one owner. Else `hardware_taken`.
   */
  static async attach(
    trx: Transaction,
    tag: Holder,
    key: HardwareKey,
    location: Location | undefined,
    mayMove: boolean,
  ): Promise<void> {
    const isBeacon = key.type === 'ble-beacon';
    const identifier = Hardware.canonical(key.identifier);
    // Upper case may be longer, and separators alone name nothing.
    if (!isAtMost(identifier, limits.hardwareIdentifier) || Hardware.matchKey(key) === '')
      throw new Failure('invalid_values');
    const { rows } = await trx.raw(attachment, {
      tag_id: tag.id,
      owner: tag.customer_id,
      type: key.type,
      identifier,
      major: isBeacon ? (key.major ?? null) : null,
      minor: isBeacon ? (key.minor ?? null) : null,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      may_move: mayMove,
    });
    if (rows.length === 0) throw new Failure('hardware_taken');
  }
}

/**
 * An item that comes to another tag is somewhere else now: its location is kept only where it stays. The owner is
 * remembered on the item itself for the time when it is free.
 */
const attachment = `
  insert into hardwares as h (tag_id, customer_id, hardware_type, identifier, major, minor, latitude, longitude)
  values (:tag_id, :owner, :type, :identifier, :major, :minor, :latitude, :longitude)
  on conflict (hardware_type, match_key, major, minor) do update set
    tag_id = excluded.tag_id,
    customer_id = excluded.customer_id,
    identifier = excluded.identifier,
    latitude = coalesce(excluded.latitude, case when h.tag_id = excluded.tag_id then h.latitude end),
    longitude = coalesce(excluded.longitude, case when h.tag_id = excluded.tag_id then h.longitude end),
    updated_at = now()
  where h.tag_id is null
    or h.tag_id = excluded.tag_id
    or (:may_move and exists (select from tags t where t.id = h.tag_id and t.customer_id = excluded.customer_id))
  returning h.id`;
