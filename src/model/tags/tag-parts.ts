/** The parts of a tag, for its managers. */
import type { Transaction } from '../../database/transaction.ts';
import type { Hardware, Location } from '../hardware.ts';
import type { Tag } from './tag.ts';

/** Texts and names in all languages, including the originals. */
export type TagTexts = Required<Pick<Tag, 'translations' | 'name_translations'>>;

/** The hardware with complete locations, for a map. */
export const locationsOf = (hardwares: readonly Hardware[]): Location[] =>
  hardwares.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );

/**
 * Locks the parts of a locked tag until the transaction ends: new parts need the tag's lock, and a machine's
 * translation that of its original.
 */
export async function lockParts(trx: Transaction, tagId: number): Promise<void> {
  const records = trx('text_records').where({ tag_id: tagId }).select('id');
  await trx('translations').whereIn('text_record_id', records).orderBy('id').forUpdate().select('id');
  await trx('name_translations').where({ tag_id: tagId }).orderBy('id').forUpdate().select('id');
  await trx('hardwares').where({ tag_id: tagId }).orderBy('id').forUpdate().select('id');
}
