/** Writes whose broken constraints are answered to the person who has filled in the fields. */
import { Invalid } from '../errors.ts';
import type { Database } from './connect.ts';
import { inTransaction, type Transaction } from './transaction.ts';

const absent = 'does not exist';
const twice = 'has a translation already';

/** Constraints that only the database can hold against simultaneous writers: the field that each is about, and its fault. */
const faults: Record<string, readonly [field: string, message: string]> = {
  customers_email_key: ['email', 'is taken already'],
  beacon_uuids_uuid_key: ['uuid', 'is in the list already'],
  hardwares_match_key: ['identifier', 'is taken already'],
  text_records_tag_id_key: ['tag_id', 'has a text record already'],
  translations_text_record_id_lang_code_key: ['lang_code', twice],
  name_translations_tag_id_lang_code_key: ['lang_code', twice],
  tags_customer_id_fkey: ['customer_id', absent],
  tags_place_id_fkey: ['place_id', "is not a place of the tag's customer"],
  tags_parent_id_fkey: ['parent_id', absent],
  places_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
};

/** Does the work in one transaction, all of it or nothing. Throws `Invalid` for a constraint that it breaks. */
export const write = <T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> =>
  explained(() => inTransaction(db, work));

/** Does the work, which is one statement or a transaction. Throws `Invalid` for a constraint that it breaks. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = faults[constraintOf(error)];
    throw fault ? new Invalid({ [fault[0]]: [fault[1]] }, { cause: error }) : error;
  }
}

/** The constraint that the driver's error names, or the one that a model's error wraps. */
function constraintOf(error: unknown): string {
  const { constraint, nativeError } = (error ?? {}) as { constraint?: unknown; nativeError?: unknown };
  if (typeof constraint === 'string') return constraint;
  return nativeError === undefined ? '' : constraintOf(nativeError);
}
