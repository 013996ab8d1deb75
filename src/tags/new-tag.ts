/** A tag with what it is to begin with, as a person makes it in one step: all of it, or nothing. */
import type { Actor } from '../../contracts/access.ts';
import { BeaconUuidFormat, type Gender, type HardwareType } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { write } from '../database/write.ts';
import { Invalid } from '../errors.ts';
import { Hardware } from '../hardwares/hardware.ts';
import { NameTranslation } from '../name-translations/name-translation.ts';
import { Place } from '../places/place.ts';
import { Translation } from '../translations/translation.ts';
import { Tag, type TagFields } from './tag.ts';

type Maybe<T> = T | null | undefined;

/** What is blank is not made. */
export interface Beginning {
  text?: Maybe<string>;
  name?: Maybe<string>;
  /** Of text and name. */
  lang_code?: Maybe<string>;
  gender?: Maybe<Gender>;
  /** The name of a place that is made for it. */
  new_place?: Maybe<string>;
  identifier?: Maybe<string>;
  hardware_type?: Maybe<HardwareType>;
  major?: Maybe<number>;
  minor?: Maybe<number>;
  /** What text and name are to be translated into. */
  languages: readonly string[];
}

/** Throws `Invalid` that names everything that does not go together. */
export async function beginTag(db: Database, actor: Actor, given: TagFields, said: Beginning): Promise<Tag> {
  const beginning = { ...said, hardware_type: said.hardware_type ?? typeByIdentifier(said) };
  refuseHalves(given, beginning);
  return write(db, async (trx) => {
    const { new_place } = beginning;
    const place = new_place ? await Place.create(trx, actor, { name: new_place }) : undefined;
    const tag = await Tag.insertBare(trx, actor, place ? { ...given, place_id: place.id } : given);
    await writeOriginals(trx, tag.id, beginning);
    await attachFirst(trx, actor, tag.id, beginning);
    return tag;
  });
}

/** What nobody has said of a UUID: it is a beacon's. */
const typeByIdentifier = ({ identifier }: Beginning): HardwareType | undefined =>
  BeaconUuidFormat.safeParse(identifier).success ? 'ble-beacon' : undefined;

const blank = "can't be blank";

function refuseHalves({ place_id }: TagFields, beginning: Beginning): void {
  const { text, name, lang_code, new_place, identifier, hardware_type, languages } = beginning;
  const errors = {
    ...((text || name) && !lang_code && { lang_code: [blank] }),
    ...(place_id && new_place && { new_place: ['is one place too many: one is chosen already'] }),
    ...(identifier && !hardware_type && { hardware_type: [blank] }),
    ...(hardware_type && !identifier && { identifier: [blank] }),
    ...(languages.length > 0 && !text && !name && { languages: ['need a text or a name to be translated'] }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

async function writeOriginals(trx: Transaction, tagId: number, { text, name, lang_code, gender }: Beginning) {
  if (!lang_code) return;
  if (text) await Translation.addOriginal(trx, tagId, { lang_code, text }, gender ?? undefined);
  if (name) await NameTranslation.addOriginal(trx, tagId, { lang_code, text: name });
}

async function attachFirst(trx: Transaction, actor: Actor, tag_id: number, beginning: Beginning): Promise<void> {
  const { identifier, hardware_type, major, minor } = beginning;
  if (identifier && hardware_type)
    await Hardware.create(trx, actor, { identifier, hardware_type, major, minor, tag_id });
}
