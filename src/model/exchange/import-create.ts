/** Creates the tags of rows without a match, one statement a table. */
import type { Transaction } from '../../database/transaction.ts';
import { clearFreedItems } from '../freed-hardware.ts';
import { beaconNumbersOf, canonicalIdentifier } from '../hardware-key.ts';
import { resolvePicture } from '../pictures/picture.ts';
import type { Tag } from '../tags/tag.ts';
import { randomTagIdentifier } from '../tags/tag-identifier.ts';
import { sourceHash } from '../translations/source-hash.ts';
import type { Change } from './import-changes.ts';
import { isElsewhere, type Location } from './import-state.ts';
import { PlacesByName } from './places-by-name.ts';

export type WrittenTag = Pick<Tag, 'id' | 'tag_identifier'>;

/** Rows compete for a unique value, or it was taken concurrently: they have to be written one by one. */
export class Collision extends Error {}

/** Creates the missing places of rows, each once, with the location of its first row. */
export async function createPlaces(trx: Transaction, changes: readonly Change[]): Promise<void> {
  const made = new PlacesByName<Location & { id: number }>();
  for (const { state, fields } of changes) {
    const { place, customer_id } = state;
    if (!place || place.id !== undefined) continue;
    const { name, latitude, longitude } = place;
    let first = made.get({ customer_id, name });
    if (!first) {
      const [{ id }] = await trx('places').insert({ customer_id, name, latitude, longitude }).returning('id');
      first = { id, latitude, longitude } as Location & { id: number };
    }
    made.set({ customer_id, name }, first);
    place.isElsewhere = latitude !== null && isElsewhere(place, first);
    fields.place_id = first.id;
  }
}

/**
 * In the order of the rows. Throws `Collision` where hardware was taken meanwhile, or the same identifier was drawn.
 */
export async function createTags(trx: Transaction, changes: readonly Change[]): Promise<WrittenTag[]> {
  if (changes.length === 0) return [];
  const drawn = changes.map(({ text, name, state: { customer_id } }) => ({
    tag_identifier: randomTagIdentifier(),
    customer_id,
    in_use: (text.original ?? name.original) !== undefined,
  }));
  for (const [at, { fields, state }] of changes.entries())
    Object.assign(drawn[at] as object, await resolvePicture(trx, { owner: state.customer_id }, fields));
  const made: WrittenTag[] = await trx('tags')
    .insert(drawn)
    .onConflict('tag_identifier')
    .ignore()
    .returning(['id', 'tag_identifier']);
  const ids = new Map(made.map(({ id, tag_identifier }) => [tag_identifier, id]));
  const tags = drawn.flatMap(({ tag_identifier }) => {
    const id = ids.get(tag_identifier);
    return id === undefined ? [] : [{ id, tag_identifier }];
  });
  if (tags.length < drawn.length) throw new Collision('a tag of this identifier is there');
  await makeTexts(trx, changes, tags);
  await makeNames(trx, changes, tags);
  await attachAll(trx, changes, tags);
  return tags;
}

async function makeTexts(trx: Transaction, changes: readonly Change[], tags: readonly WrittenTag[]): Promise<void> {
  const records = changes.flatMap(({ text, gender }, at) =>
    text.original ? [{ tag_id: tags[at]?.id, gender: gender ?? 'm' }] : [],
  );
  if (records.length === 0) return;
  const made = await trx('text_records').insert(records).returning(['id', 'tag_id']);
  const ids = new Map(made.map(({ id, tag_id }) => [tag_id, id]));
  const rows = changes.flatMap(({ text }, at) => rowsOf(text, { text_record_id: ids.get(tags[at]?.id) }));
  await trx('translations').insert(rows);
}

async function makeNames(trx: Transaction, changes: readonly Change[], tags: readonly WrittenTag[]): Promise<void> {
  const rows = changes.flatMap(({ name }, at) => rowsOf(name, { tag_id: tags[at]?.id }));
  if (rows.length > 0) await trx('name_translations').insert(rows);
}

function rowsOf({ original, translations }: Change['text'], owner: object): object[] {
  if (!original) return [];
  const source_hash = sourceHash(original.lang_code, original.text);
  return [
    { ...owner, ...original, origin: 'original', source_hash },
    ...Object.entries(translations).map(([lang_code, text]) => ({
      ...owner,
      lang_code,
      text,
      source_hash,
      origin: 'human',
    })),
  ];
}

/** Attaches the items of all changes, in one statement. Throws `Collision` where an item is another tag's. */
export async function attachAll(
  trx: Transaction,
  changes: readonly Change[],
  tags: readonly WrittenTag[],
): Promise<void> {
  const rows = changes.flatMap(({ items, state: { customer_id } }, at) =>
    items.map((item) => ({
      tag_id: tags[at]?.id,
      customer_id,
      hardware_type: item.type,
      identifier: canonicalIdentifier(item.identifier),
      ...beaconNumbersOf(item),
    })),
  );
  if (rows.length === 0) return;
  await clearFreedItems(trx, rows);
  const { rows: made } = await trx.raw(attachment, [JSON.stringify(rows)]);
  if (made.length < rows.length) throw new Collision('hardware of a row is there already');
}

/** Free items are taken, and lose their location. Items of another tag stay there. */
const attachment = `
  insert into hardwares as h (tag_id, customer_id, hardware_type, identifier, major, minor)
  select tag_id, customer_id, hardware_type, identifier, major, minor
    from json_to_recordset(?) as item (
      tag_id integer, customer_id integer, hardware_type text, identifier text, major integer, minor integer)
  on conflict (hardware_type, match_key, major, minor) do update set
    tag_id = excluded.tag_id, customer_id = excluded.customer_id, identifier = excluded.identifier,
    latitude = null, longitude = null
  where h.tag_id is null
  returning h.id`;
