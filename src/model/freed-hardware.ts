/** Data that a free item keeps of its owner: its location, and the spelling of its identifier. */
import type { Transaction } from '../database/transaction.ts';
import { sameHardware } from './hardware-by-keys.ts';

/** An item that is about to be attached. */
interface NewItem {
  /** Its next owner. */
  customer_id: number | null;
  hardware_type: string;
  identifier: string;
  major: number | null;
  minor: number | null;
}

const same = sameHardware({
  hardware_type: 'item.hardware_type',
  match_key: 'hardware_key(item.hardware_type, item.identifier)',
  major: 'item.major',
  minor: 'item.minor',
});

/**
 * Clears these data of free items before another owner gets them, so that only the history of the former owner contains
 * them.
 */
export const clearFreedItems = (trx: Transaction, items: readonly NewItem[]): Promise<unknown> =>
  trx.raw(
    `update hardwares h set latitude = null, longitude = null, identifier = item.identifier
     from json_to_recordset(?) as item (
       customer_id integer, hardware_type text, identifier text, major integer, minor integer)
     cross join lateral (${same}) same
     where h.id = same.id and h.tag_id is null and h.customer_id is distinct from item.customer_id
       and (h.latitude is not null or h.longitude is not null or h.identifier <> item.identifier)`,
    [JSON.stringify(items)],
  );
