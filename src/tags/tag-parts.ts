/** What belongs to a tag, for whom manages it. */
import type { Actor } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import { Hardware, type Location } from '../hardwares/hardware.ts';
import { NameTranslation } from '../name-translations/name-translation.ts';
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
  const [translations, nameTranslations, hardwares] = await Promise.all([
    Translation.reachable(db, actor).where('owner.tag_id', id).orderBy('translations.id'),
    NameTranslation.reachable(db, actor).where('owner.id', id).orderBy('name_translations.id'),
    Hardware.reachable(db, actor).where({ tag_id: id }).orderBy('id'),
  ]);
  return { translations, nameTranslations, hardwares, markers: hardwares.flatMap(markerOf) };
}

/** Half a location can't be shown on a map. */
const markerOf = ({ latitude, longitude }: Hardware): Location[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];
