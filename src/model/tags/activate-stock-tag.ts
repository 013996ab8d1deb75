/** Activating a stock tag: its first contents, as of a new tag, all or nothing. */
import type { Actor } from '../../../contracts/access.ts';
import type { FirstContents } from '../../../contracts/management/tag-form.ts';
import type { NewTagRecord } from '../../../contracts/management/tags.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import { withoutUnchangedText } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import type { MoveConfirmation } from '../hardware-move.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { Translation } from '../translations/translation.ts';
import type { Original } from '../translations/translation-row.ts';
import { attachFirstItem, createPlace, type PlaceBegun, withImpliedValues } from './new-tag.ts';
import { lockParents } from './parents.ts';
import { Tag } from './tag.ts';

/** A tag's own fields, and its text and name as written; null where there are none. */
export type TagContents = Record<string, unknown> & Record<'text' | 'name', string | null>;

export const hasContents = ({ text, name }: TagContents): boolean => text !== null || name !== null;

/** As forms show it: an uploaded picture has no address. */
export async function readContents(db: Database, tag: Tag): Promise<TagContents> {
  const [text, name] = [await Translation.original(db, tag.id), await NameTranslation.original(db, tag.id)];
  const image_url = tag.picture === null ? tag.image_url : null;
  return { ...tag.toJSON(), image_url, text: text?.text ?? null, name: name?.text ?? null };
}

interface Activation {
  given: NewTagRecord;
  answers: FirstContents;
  confirmation: MoveConfirmation;
  /** A picture is enough: photographs are often taken before anything is written. */
  hasPicture: boolean;
}

export interface ActivatedTag {
  place: PlaceBegun | undefined;
  /** Whether it has a text or a name now, rather than a picture alone. */
  isInUse: boolean;
}

/**
 * `condition` checks the locked tag, and throws to refuse. Given contents replace existing ones. Throws `Invalid`, too.
 */
export function activateStockTag(
  db: Database,
  actor: Actor,
  id: number,
  { given, answers, confirmation, hasPicture }: Activation,
  condition: (present: TagContents) => void,
): Promise<ActivatedTag> {
  const beginning = withImpliedValues(given, answers);
  if (!beginning.text && !beginning.name && !hasPicture)
    throw new Invalid({ text: ["can't be blank where there is no name"] });
  return Tag.write(db, async (trx) => {
    if (given.parent_id) await lockParents(trx);
    const tag = await Tag.locked(trx, actor, id);
    condition(await readContents(trx, tag));
    const place = await placeFor(trx, tag, beginning);
    await Tag.update(trx, actor, id, place ? { ...given, place_id: place.id } : given);
    await write(trx, id, beginning);
    await attachFirstItem(trx, actor, { ...beginning, tag_id: id }, confirmation);
    return { place, isInUse: Boolean(beginning.text || beginning.name) };
  });
}

/** A new place belongs to the tag's owner, whatever the caller. */
function placeFor(trx: Transaction, { customer_id }: Tag, beginning: FirstContents) {
  if (customer_id !== null) return createPlace(trx, { id: customer_id, isAdmin: false }, beginning);
  if (beginning.new_place) throw new Invalid({ new_place: ['needs a customer whom the tag belongs to'] });
  return undefined;
}

async function write(trx: Transaction, tagId: number, { text, name, lang_code, gender }: FirstContents): Promise<void> {
  if (!lang_code) return;
  if (text) await writeOriginal(Translation, trx, tagId, { lang_code, text }, gender ?? undefined);
  if (name) await writeOriginal(NameTranslation, trx, tagId, { lang_code, text: name });
}

async function writeOriginal(
  table: typeof Translation | typeof NameTranslation,
  trx: Transaction,
  tagId: number,
  original: Original,
  gender?: Gender,
): Promise<void> {
  const present = await table.original(trx, tagId);
  if (present) await table.editOriginal(trx, present, withoutUnchangedText(original, present.text));
  else await table.addOriginal(trx, tagId, original, gender);
}
