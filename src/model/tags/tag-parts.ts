/** What belongs to a tag, for whom manages it. */
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Hardware, type Location } from '../hardware.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { Translation } from '../translations/translation.ts';
import type { Tag } from './tag.ts';

export interface TagParts {
  /** Texts and names in all languages, the originals among them. */
  translations: Translation[];
  nameTranslations: NameTranslation[];
  hardwares: Hardware[];
  /** Where its hardware is, as far as that is known. */
  markers: Location[];
}

export async function partsOf(db: Database, actor: Actor, { id }: Tag): Promise<TagParts> {
  // One after the other: within a transaction they share a connection.
  const translations = await Translation.reachable(db, actor).where('owner.tag_id', id).orderBy('translations.id');
  const nameTranslations = await NameTranslation.reachable(db, actor)
    .where('owner.id', id)
    .orderBy('name_translations.id');
  const hardwares = await Hardware.reachable(db, actor).where({ tag_id: id }).orderBy('id');
  return { translations, nameTranslations, hardwares, markers: hardwares.flatMap(markerOf) };
}

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

/** Half a location can't be shown on a map. */
const markerOf = ({ latitude, longitude }: Hardware): Location[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];
