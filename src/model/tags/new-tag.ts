/** Creating a tag with its first contents in one step, all or nothing. */
import type { Actor } from '../../../contracts/access.ts';
import type { FirstContents } from '../../../contracts/management/tag-form.ts';
import type { NewTagRecord } from '../../../contracts/management/tags.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../customer.ts';
import { Hardware } from '../hardware.ts';
import { type MoveConfirmation, typeByIdentifier } from '../hardware-move.ts';
import { type Namesake, Place } from '../place.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { Translation } from '../translations/translation.ts';
import { Tag } from './tag.ts';

/** The place that a name has resolved to: a new one, another one of the same name, or an existing one. */
export interface PlaceBegun {
  id: number;
  name: string;
  is: 'new' | 'another' | 'meant';
}

/** Throws `Invalid` with all conflicts and open questions. */
export async function createTag(
  db: Database,
  actor: Actor,
  given: NewTagRecord,
  answers: FirstContents,
  confirmation: MoveConfirmation,
): Promise<{ id: number; place: PlaceBegun | undefined }> {
  const beginning = withImpliedValues(given, answers);
  return Tag.write(db, async (trx) => {
    const owner = await ownerFor(trx, actor, beginning.owner_id);
    const place = await createPlace(trx, owner, beginning);
    const tag = await Tag.insertBare(trx, actor, place ? { ...given, place_id: place.id } : given, owner.id);
    await writeOriginals(trx, tag.id, beginning);
    await attachFirstItem(trx, actor, { ...beginning, tag_id: tag.id }, confirmation);
    return { id: tag.id, place };
  });
}

/** The owner of the tag: a customer that the actor may see, so only admins name others. Throws `Invalid`. */
async function ownerFor(trx: Transaction, actor: Actor, id: FirstContents['owner_id']): Promise<Actor> {
  if (!id || id === actor.id) return actor;
  const owner = await Customer.reachable(trx, actor).where('customers.id', id).forKeyShare().first();
  if (!owner) throw new Invalid({ owner_id: ['does not exist'] });
  return { id: owner.id, isAdmin: false };
}

/** Adds implied values. Throws `Invalid` for incomplete values. */
export function withImpliedValues(given: NewTagRecord, answers: FirstContents): FirstContents {
  const beginning = { ...answers, hardware_type: answers.hardware_type ?? typeByIdentifier(answers.identifier) };
  refuseHalves(given, beginning);
  return beginning;
}

/**
 * `owner`: the place's. Throws `Invalid` with a question where places of the name exist, so that duplicates are
 * deliberate.
 */
export async function createPlace(
  trx: Transaction,
  owner: Actor,
  beginning: FirstContents,
): Promise<PlaceBegun | undefined> {
  const { new_place: name, place_meant } = beginning;
  if (!name) return undefined;
  // Concurrent creates of a place by name are serialised, so that they do not make two.
  await trx('customers').where({ id: owner.id }).forNoKeyUpdate().first('id');
  const namesakes = await Place.namesakes(trx, owner, name);
  const { meant, isNone } = placeAnswer(place_meant, namesakes);
  if (meant) return { ...meant, is: 'meant' };
  if (namesakes.length > 0 && !isNone)
    throw new Invalid({ place_meant: ['is there already: say whether that one is meant'] });
  const { id } = await Place.create(trx, owner.id, { name });
  return { id, name, is: namesakes.length > 0 ? 'another' : 'new' };
}

/**
 * The answer to the question: the id of the intended place, or `not` and the ids of the offered ones. It is valid for
 * the present question only: there may be new places of the name, or another name in the form.
 */
function placeAnswer(given: FirstContents['place_meant'], namesakes: readonly Namesake[]) {
  const ids = new Set((given?.match(/\d+/g) ?? []).map(Number));
  const isNone = given?.startsWith('not ') === true && namesakes.every(({ id }) => ids.has(id));
  return { meant: isNone ? undefined : namesakes.find(({ id }) => given === `${id}`), isNone };
}

const blank = "can't be blank";

function refuseHalves({ place_id }: NewTagRecord, beginning: FirstContents): void {
  const { text, name, lang_code, new_place, identifier, hardware_type, languages } = beginning;
  const errors = {
    ...((text || name) && !lang_code && { lang_code: [blank] }),
    ...(place_id && new_place && { new_place: ['is one place too many: one is chosen already'] }),
    ...(identifier && !hardware_type && { hardware_type: ['has to be chosen for this identifier'] }),
    ...(hardware_type && !identifier && { identifier: ['is missing: write it, or choose no type'] }),
    ...(languages.length > 0 && !text && !name && { languages: ['need a text or a name to be translated'] }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

async function writeOriginals(trx: Transaction, tagId: number, { text, name, lang_code, gender }: FirstContents) {
  if (!lang_code) return;
  if (text) await Translation.addOriginal(trx, tagId, { lang_code, text }, gender ?? undefined);
  if (name) await NameTranslation.addOriginal(trx, tagId, { lang_code, text: name });
}

export async function attachFirstItem(
  trx: Transaction,
  actor: Actor,
  { identifier, hardware_type, major, minor, tag_id }: FirstContents & { tag_id: number },
  confirmation: MoveConfirmation,
): Promise<void> {
  if (!identifier || !hardware_type) return;
  await Hardware.create(trx, actor, { identifier, hardware_type, major, minor, tag_id }, confirmation);
}
