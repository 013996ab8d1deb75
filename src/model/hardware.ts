import type { Actor } from '../../contracts/access.ts';
import type { HardwareChanges, HardwareFields, NewHardware } from '../../contracts/management/hardwares.ts';
import type { Marker } from '../../contracts/management/tags.ts';
import type { HardwareType } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import type { Condition, Transaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Failure, Invalid } from '../errors.ts';
import { OwnedRow } from './access/owned-row.ts';
import { clearFreedItems } from './freed-hardware.ts';
import {
  beaconNumbersOf,
  canonicalIdentifier,
  type HardwareKey,
  hardwareKeyOf,
  isStorable,
  uniqueColumns,
} from './hardware-key.ts';
import { confirmationOf, type MoveConfirmation, type OtherAttachment } from './hardware-move.ts';
import { definedFields, storedColumns } from './hardware-values.ts';
import { type LockedTag, lockForMove, lockTag } from './tags/lock-tag.ts';

/** The names of hardware types for people. */
export const hardwareTypeNames: Record<HardwareType, string> = {
  nfc: 'NFC chip',
  'ble-beacon': 'Bluetooth beacon',
  qr: 'QR code',
};

/** Coordinates in degrees. */
export type Location = Marker;

/** Partial coordinates; undefined ones stay as they are. */
type PartialLocation = Pick<HardwareChanges, keyof Location>;

/** An item that a phone can sense: an NFC chip, a Bluetooth beacon or a QR code. */
export class Hardware extends OwnedRow implements HardwareFields {
  static override tableName = 'hardwares';
  static override readonly constraintMessages: ConstraintMessages = {
    hardwares_match_key: ['identifier', 'is taken already'],
  };

  declare tag_id: HardwareFields['tag_id'];
  /** The owner while it is free. While a beacon is attached, its tag's owner, by a trigger; for other items meaningless then. */
  declare customer_id: number | null;
  declare hardware_type: HardwareFields['hardware_type'];
  declare identifier: HardwareFields['identifier'];
  declare major: HardwareFields['major'];
  declare minor: HardwareFields['minor'];
  declare latitude: HardwareFields['latitude'];
  declare longitude: HardwareFields['longitude'];

  /**
   * Attaches an item to a tag, in one atomic statement: a new or free item is taken, one of this tag stays, one of
   * another tag is moved only with `mayMove` and only between tags of one owner. Else `hardware_taken`.
   */
  static async attach(
    trx: Transaction,
    tag: LockedTag,
    key: HardwareKey,
    location: PartialLocation | undefined,
    mayMove: boolean,
  ): Promise<number> {
    const identifier = canonicalIdentifier(key.identifier);
    if (!isStorable(key)) throw new Failure('invalid_values', { invalid: ['hardware_id'] });
    const item = {
      customer_id: tag.customer_id,
      hardware_type: key.type,
      identifier,
      ...beaconNumbersOf(key),
    };
    await clearFreedItems(trx, [item]);
    const { rows } = await trx.raw(attachment, {
      ...item,
      tag_id: tag.id,
      latitude: location?.latitude ?? null,
      longitude: location?.longitude ?? null,
      may_move: mayMove,
    });
    if (rows.length === 0) throw new Failure('hardware_taken');
    return rows[0].id;
  }

  /**
   * The stored state of the item with this key; undefined where there is none. Comparing two states detects a change.
   */
  static snapshot(trx: Transaction, key: HardwareKey): Promise<object | undefined> {
    return trx('hardwares').where(uniqueColumns(key)).first('tag_id', 'identifier', 'latitude', 'longitude');
  }

  /**
   * Items whose key duplicates an older item's: they were stored under two spellings, and cannot be looked up. The
   * first hundred.
   */
  static twins(db: Database): Promise<Pick<Hardware, 'id' | 'tag_id' | 'identifier'>[]> {
    return db('hardwares')
      .whereRaw('match_key <> hardware_key(hardware_type, identifier)')
      .orderBy('id')
      .limit(100)
      .select('id', 'tag_id', 'identifier');
  }

  /** The located items of these tags, by tag. */
  static async located(db: Database, actor: Actor, tagIds: number[]): Promise<Hardware[]> {
    return Hardware.reachable(db, actor)
      .whereIn('hardwares.tag_id', tagIds)
      .whereNotNull('hardwares.latitude')
      .whereNotNull('hardwares.longitude')
      .orderBy(['hardwares.tag_id', 'hardwares.id']);
  }

  /**
   * Creates an item; with a tag, attaches it as the API does, so that it may be an existing one. `confirmation`: an item
   * of another tag is moved only if that was confirmed.
   */
  static create(db: Database, actor: Actor, given: NewHardware, confirmation?: MoveConfirmation): Promise<Hardware> {
    return Hardware.write(db, async (trx) => {
      const values = storedColumns(given);
      const id = given.tag_id
        ? await Hardware.attachFor(trx, actor, given, given.tag_id, confirmation)
        : (await Hardware.query(trx).insert({ ...values, customer_id: actor.id })).id;
      return Hardware.find(trx, actor, id);
    });
  }

  static update(
    db: Database,
    actor: Actor,
    id: number,
    changes: HardwareChanges,
    condition?: Condition,
    confirmation?: MoveConfirmation,
  ): Promise<Hardware> {
    return Hardware.write(db, async (trx) => {
      const item = await Hardware.locked(trx, actor, id);
      await condition?.(trx);
      const { tag_id: left } = item;
      const { tag_id = left } = changes;
      // The stored owner of an attached item may be out of date, and have become a member.
      const holder = tag_id === left ? {} : { customer_id: await item.nextHolder(trx, actor, tag_id) };
      const values = storedColumns({ ...item, ...definedFields(changes) });
      if (confirmation) await item.takeOver(trx, hardwareKeyOf(values), tag_id, confirmation);
      await item.$query(trx).patch({ ...values, tag_id, ...holder });
      return Hardware.find(trx, actor, id);
    });
  }

  /** The changed columns of an item. Throws `Invalid` for an impossible identifier. */
  static asStored(item: NewHardware, changes: HardwareChanges): HardwareChanges {
    const given = definedFields(changes);
    const whole = { ...storedColumns({ ...item, ...given }), tag_id: given.tag_id };
    return Object.fromEntries(Object.entries(whole).filter(([name]) => Object.hasOwn(given, name)));
  }

  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return Hardware.write(db, async (trx) => {
      const item = await Hardware.locked(trx, actor, id);
      await condition?.(trx);
      await item.$query(trx).delete();
    });
  }

  /** The tag of the item with this key, if it is another one of the same owner. `except`: an item to ignore. */
  static async elsewhere(
    db: Database,
    key: HardwareKey,
    tag: { id?: number; customer_id: number | null },
    except = 0,
  ): Promise<OtherAttachment | undefined> {
    if (tag.customer_id === null || !isStorable(key)) return undefined;
    const isOfOwner = 'exists (select from tags t where t.id = hardwares.tag_id and t.customer_id = ?)';
    const item = await Hardware.query(db)
      .where(uniqueColumns(key))
      .whereNot({ id: except })
      .whereRaw(isOfOwner, tag.customer_id)
      .first();
    return item?.tag_id && item.tag_id !== tag.id ? { id: item.id, tag_id: item.tag_id } : undefined;
  }

  private static async attachFor(
    trx: Transaction,
    actor: Actor,
    given: NewHardware,
    tagId: number,
    confirmation: MoveConfirmation | undefined,
  ): Promise<number> {
    const { latitude, longitude } = given;
    const key = hardwareKeyOf(given);
    await lockForMove(trx, { id: tagId }, key);
    const tag = await lockTag(trx, actor, tagId);
    await Hardware.query(trx).where(uniqueColumns(key)).forUpdate();
    const elsewhere = confirmation && (await Hardware.elsewhere(trx, key, tag));
    if (elsewhere) refuseUnconfirmed(elsewhere, confirmation);
    try {
      const mayMove = confirmation === undefined || elsewhere !== undefined;
      return await Hardware.attach(trx, tag, key, { latitude, longitude }, mayMove);
    } catch (error) {
      // Do not reveal the owner.
      if (error instanceof Failure && error.reason === 'hardware_taken')
        throw new Invalid({ identifier: ['is taken already'] }, { cause: error });
      throw error;
    }
  }

  /** Merges another record with this key into this item, since a physical item exists once. */
  private async takeOver(
    trx: Transaction,
    key: HardwareKey,
    tagId: number | null,
    confirmation: MoveConfirmation,
  ): Promise<void> {
    const tag =
      tagId === null ? undefined : await trx<LockedTag>('tags').where({ id: tagId }).first('id', 'customer_id');
    const elsewhere = tag && (await Hardware.elsewhere(trx, key, tag, this.id));
    if (!elsewhere) return;
    refuseUnconfirmed(elsewhere, confirmation);
    await Hardware.query(trx)
      .where({ ...elsewhere })
      .delete();
  }

  /** The item's next owner: that of its new tag, or else of its former one. */
  private async nextHolder(trx: Transaction, actor: Actor, tagId: number | null): Promise<number | null> {
    if (tagId !== null) return (await lockTag(trx, actor, tagId)).customer_id;
    const left = await trx('tags').where({ id: this.tag_id }).first('customer_id');
    return left.customer_id;
  }
}

function refuseUnconfirmed(elsewhere: OtherAttachment, { confirmed }: MoveConfirmation): void {
  if (confirmed !== confirmationOf(elsewhere)) throw new Invalid({ identifier: ['leads to another tag now'] });
}

/**
 * An item that moves to another tag loses its location. Its owner is stored on the item for the time when it is free.
 */
const attachment = `
  insert into hardwares as h (tag_id, customer_id, hardware_type, identifier, major, minor, latitude, longitude)
  values (:tag_id, :customer_id, :hardware_type, :identifier, :major, :minor, :latitude, :longitude)
  on conflict (hardware_type, match_key, major, minor) do update set
    tag_id = excluded.tag_id,
    customer_id = excluded.customer_id,
    identifier = excluded.identifier,
    latitude = coalesce(excluded.latitude, case when h.tag_id = excluded.tag_id then h.latitude end),
    longitude = coalesce(excluded.longitude, case when h.tag_id = excluded.tag_id then h.longitude end)
  where h.tag_id is null
    or h.tag_id = excluded.tag_id
    or (:may_move and exists (select from tags t where t.id = h.tag_id and t.customer_id = excluded.customer_id))
  returning h.id`;
