/** What belongs to a tag, for whom manages it. */
import type { Transaction } from '../../database/transaction.ts';
import type { Hardware, Location } from '../hardware.ts';
import type { Tag } from './tag.ts';

/** Texts and names in all languages, the originals among them. */
export type Written = Required<Pick<Tag, 'translations' | 'name_translations'>>;

/** Where hardware is, as far as that is known: half a location can't be shown on a map. */
export const locationsOf = (hardwares: readonly Hardware[]): Location[] =>
  hardwares.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );

/**
 * Keeps the parts of a tag as they are until the transaction ends, where the tag itself is held: whoever adds one takes the
 * tag, and a machine's work its original.
 */
export async function holdParts(trx: Transaction, tagId: number): Promise<void> {
  const records = trx('text_records').where({ tag_id: tagId }).select('id');
  await trx('translations').whereIn('text_record_id', records).orderBy('id').forUpdate().select('id');
  await trx('name_translations').where({ tag_id: tagId }).orderBy('id').forUpdate().select('id');
  await trx('hardwares').where({ tag_id: tagId }).orderBy('id').forUpdate().select('id');
}
