/** Tags for labels: with their original names. */
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { type LabelTags, maxLabels } from '../../../contracts/management/labels.ts';
import { isStorable } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import { searchConditions } from '../access/search.ts';
import { applyConditions } from '../access/sort-order.ts';
import { Place } from '../place.ts';
import { Tag } from './tag.ts';

export interface LabelTag {
  id: number;
  tag_identifier: string;
  /** Null where it has none. */
  name: string | null;
  lang: string | null;
  reference: string | null;
  /** The name of its place. */
  place: string | null;
  /** Its owner's logo, by the hash of the picture, and name for visitors. */
  logo: string | null;
  display_name: string | null;
}

export interface LabelledTags {
  tags: LabelTag[];
  /** Whether the place has further tags. */
  hasMore: boolean;
}

/** Named tags in their order; those of a place by ascending id. Throws `Invalid`. */
export async function readLabelTags(
  db: Database,
  actor: Actor,
  { tag_ids, place_id, q = '', after }: LabelTags & { after?: number | undefined },
): Promise<LabelledTags> {
  const areNamed = tag_ids !== undefined && tag_ids.length > 0;
  if (areNamed && place_id !== undefined)
    throw new Invalid({ place_id: ['stands beside tags: only one of them says what is printed'] });
  if (areNamed) return { tags: await namedTags(db, actor, tag_ids), hasMore: false };
  if (place_id === undefined) return { tags: await searchLabelTags(db, actor, q, maxLabels), hasMore: false };
  const place = await Place.reachable(db, actor).where('places.id', place_id).first();
  if (!place) throw new Invalid({ place_id: ['does not exist'] });
  const rows = labelled(db, actor)
    .where('tags.place_id', place_id)
    .where('tags.id', '>', after ?? 0);
  const tags = (await rows.limit(maxLabels + 1)) as unknown as LabelTag[];
  return { tags: tags.slice(0, maxLabels), hasMore: tags.length > maxLabels };
}

/** The ids of tags by their exact references, otherwise identifiers, in this order. Throws `Invalid`. */
export async function tagsCalled(db: Database, actor: Actor, words: readonly string[]): Promise<number[]> {
  if (words.length > maxLabels) throw new Invalid({ tag_ids: [`has more than ${maxLabels} tags`] });
  const references = words.map((word) => word.normalize('NFC'));
  const identifiers = words.map((word) => word.toLowerCase());
  const rows = (await labelled(db, actor).where((either) =>
    either
      .whereIn('tags.reference', references.filter(isStorable))
      .orWhereIn('tags.tag_identifier', identifiers.filter(isStorable)),
  )) as unknown as LabelTag[];
  return references.map((reference, at) => {
    const called = rows.filter((row) => row.reference === reference);
    const [tag, other] = called.length > 0 ? called : rows.filter((row) => row.tag_identifier === identifiers[at]);
    if (!tag) throw new Invalid({ tag_ids: [`have none with the reference or identifier “${words[at]}”`] });
    if (other) throw new Invalid({ tag_ids: [`have several with the reference “${words[at]}”: write the identifier`] });
    return tag.id;
  });
}

/**
 * Tags that match a name, reference, printed code or other words, by ascending id. Throws `Invalid` for too many words.
 */
export async function searchLabelTags(db: Database, actor: Actor, q: string, most: number): Promise<LabelTag[]> {
  const matched = await searchConditions(Tag, db, actor, q, { breadth: 'own' });
  if (!matched) return [];
  const rows = applyConditions(labelled(db, actor), matched.conditions);
  return (await rows.limit(most)) as unknown as LabelTag[];
}

async function namedTags(db: Database, actor: Actor, ids: readonly number[]): Promise<LabelTag[]> {
  const rows = (await labelled(db, actor).whereIn('tags.id', [...new Set(ids)])) as unknown as LabelTag[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const tags = ids.map((id) => byId.get(id));
  if (tags.includes(undefined)) throw new Invalid({ tag_ids: ['has one that does not exist'] });
  return tags as LabelTag[];
}

const labelled = (db: Database, actor: Actor): AnyQueryBuilder =>
  Tag.reachable(db, actor)
    .clearSelect()
    .select('tags.id', 'tags.tag_identifier', 'named.text as name', 'named.lang_code as lang')
    .select('tags.reference', 'placed.name as place', 'looks.logo', 'looks.display_name')
    .joinRaw('left join places placed on placed.id = tags.place_id')
    .joinRaw('left join looks on looks.customer_id = tags.customer_id')
    .joinRaw(`left join name_translations named on named.tag_id = tags.id and named.origin = 'original'`)
    .orderBy('tags.id');
