/** A tag with what it is to begin with, as a person makes it in one step: all of it, or nothing. */
import type { Actor } from '../../../contracts/access.ts';
import type { Beginning } from '../../../contracts/management/tag-form.ts';
import type { NewTagRecord } from '../../../contracts/management/tags.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../customer.ts';
import { type Asked, typeByIdentifier } from '../elsewhere.ts';
import { Hardware } from '../hardware.ts';
import { type Namesake, Place } from '../place.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { Translation } from '../translations/translation.ts';
import { Tag } from './tag.ts';

/** What has become of the name of a place: a place of a new name, one more of its name, or one that was there. */
export interface PlaceBegun {
  id: number;
  name: string;
  is: 'new' | 'another' | 'meant';
}

/** Throws `Invalid` that names everything that does not go together, or has to be said first. */
export async function beginTag(
  db: Database,
  actor: Actor,
  given: NewTagRecord,
  said: Beginning,
  asked: Asked,
): Promise<{ id: number; place: PlaceBegun | undefined }> {
  const beginning = wholly(given, said);
  return Tag.write(db, async (trx) => {
    const owner = await ownerFor(trx, actor, beginning.owner_id);
    const place = await beginPlace(trx, owner, beginning);
    const tag = await Tag.insertBare(trx, actor, place ? { ...given, place_id: place.id } : given, owner.id);
    await writeOriginals(trx, tag.id, beginning);
    await attachFirst(trx, actor, { ...beginning, tag_id: tag.id }, asked);
    return { id: tag.id, place };
  });
}

/** Whose the tag is to be: somebody whom the actor reaches, so only admins name others. Throws `Invalid`. */
async function ownerFor(trx: Transaction, actor: Actor, id: Beginning['owner_id']): Promise<Actor> {
  if (!id || id === actor.id) return actor;
  const owner = await Customer.reachable(trx, actor).where('customers.id', id).forKeyShare().first();
  if (!owner) throw new Invalid({ owner_id: ['does not exist'] });
  return { id: owner.id, isAdmin: false };
}

/** With what follows from what is said. Throws `Invalid` where that is only half of something. */
export function wholly(given: NewTagRecord, said: Beginning): Beginning {
  const beginning = { ...said, hardware_type: said.hardware_type ?? typeByIdentifier(said.identifier) };
  refuseHalves(given, beginning);
  return beginning;
}

/** `owner`: whose the place is to be. Nobody means to have two places of one name without knowing. Throws `Invalid` where it is not said what is meant. */
export async function beginPlace(
  trx: Transaction,
  owner: Actor,
  beginning: Beginning,
): Promise<PlaceBegun | undefined> {
  const { new_place: name, place_meant } = beginning;
  if (!name) return undefined;
  // Two tags that begin at once in a place of one name do not make two of it.
  await trx('customers').where({ id: owner.id }).forNoKeyUpdate().first('id');
  const namesakes = await Place.namesakes(trx, owner, name);
  const { meant, isNone } = placeMeant(place_meant, namesakes);
  if (meant) return { ...meant, is: 'meant' };
  if (namesakes.length > 0 && !isNone)
    throw new Invalid({ place_meant: ['is there already: say whether that one is meant'] });
  const { id } = await Place.create(trx, owner, { name });
  return { id, name, is: namesakes.length > 0 ? 'another' : 'new' };
}

/**
 * What a person has answered: the id of the place that is meant; or `not` and the ids of those that are not. Only an answer
 * to the question as it stands now is one: there may be other places of the name since, or another name in the form.
 */
function placeMeant(given: Beginning['place_meant'], namesakes: readonly Namesake[]) {
  const ids = new Set((given?.match(/\d+/g) ?? []).map(Number));
  const isNone = given?.startsWith('not ') === true && namesakes.every(({ id }) => ids.has(id));
  return { meant: isNone ? undefined : namesakes.find(({ id }) => given === `${id}`), isNone };
}

const blank = "can't be blank";

function refuseHalves({ place_id }: NewTagRecord, beginning: Beginning): void {
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

export async function attachFirst(
  trx: Transaction,
  actor: Actor,
  { identifier, hardware_type, major, minor, tag_id }: Beginning & { tag_id: number },
  asked: Asked,
): Promise<void> {
  if (!identifier || !hardware_type) return;
  await Hardware.create(trx, actor, { identifier, hardware_type, major, minor, tag_id }, asked);
}
