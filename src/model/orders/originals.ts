/** The originals of an order by language, and how many of them providers can translate. */
import type { QueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { NewTranslationOrder } from '../../../contracts/management/translation-order.ts';
import type { Database } from '../../database/connect.ts';
import { Tag } from '../tags/tag.ts';
import type { Translator } from '../translations/translator.ts';

/** The number of texts and names by language. */
export type Originals = ReadonlyMap<string, number>;

interface OriginalsFilter {
  place_id?: number | null | undefined;
  tag_ids?: readonly number[] | null | undefined;
}

/**
 * The ids of the tags of an order: the given ones or those of the place, as far as the actor may see them; else the
 * actor's own.
 */
export function findTagsOfOrder(db: Database, actor: Actor, { place_id, tag_ids }: OriginalsFilter): QueryBuilder<Tag> {
  const tags = Tag.reachable(db, actor).clearSelect().select('tags.id');
  if (tag_ids) return tags.whereRaw('tags.id = any(?)', [tag_ids]);
  return place_id ? tags.where('tags.place_id', place_id) : tags.where('tags.customer_id', actor.id);
}

/** The originals of the tags of an order. */
export async function findOriginals(
  db: Database,
  actor: Actor,
  { parts, ...chosen }: OriginalsFilter & Pick<NewTranslationOrder, 'parts'>,
): Promise<Originals> {
  const tags = findTagsOfOrder(db, actor, chosen);
  const texts = db('translations')
    .join('text_records', 'text_records.id', 'text_record_id')
    .whereIn('text_records.tag_id', tags.toKnexQuery());
  const names = db('name_translations').whereIn('tag_id', tags.toKnexQuery());
  const wanted = [
    ...((parts?.includes('text') ?? true) ? [texts] : []),
    ...((parts?.includes('name') ?? true) ? [names] : []),
  ];
  const counts = new Map<string, number>();
  for (const originals of wanted) {
    const rows = await originals
      .where('origin', 'original')
      .groupBy('lang_code')
      .select('lang_code')
      .count('* as count');
    for (const { lang_code, count } of rows as { lang_code: string; count: string }[])
      counts.set(lang_code, (counts.get(lang_code) ?? 0) + Number(count));
  }
  return counts;
}

/**
 * The number of originals in other languages that a provider can translate into this one, and of all of them. Unknown
 * abilities count as available.
 */
export function countTranslatable(
  abilities: Pick<Translator, 'can'>,
  originals: Originals,
  to: string,
): { made: number; of: number } {
  const others = [...originals].filter(([from]) => from !== to);
  const sum = (some: typeof others) => some.reduce((total, [, count]) => total + count, 0);
  return { made: sum(others.filter(([from]) => abilities.can(from, to) !== false)), of: sum(others) };
}
