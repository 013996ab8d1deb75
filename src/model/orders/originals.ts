/** The originals that an order is about, by language; and what providers make from them. */
import type { QueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { NewTranslationOrder } from '../../../contracts/management/translation-order.ts';
import type { Database } from '../../database/connect.ts';
import { Tag } from '../tags/tag.ts';
import type { Translator } from '../translations/translator.ts';

/** How many texts and names there are, by their language. */
export type Originals = ReadonlyMap<string, number>;

interface Chosen {
  place_id?: number | null | undefined;
  tag_ids?: readonly number[] | null | undefined;
}

/** The ids of the tags that an order means: those that are named, or those of the place, as far as the actor reaches them; else its own. */
export function tagsOfOrder(db: Database, actor: Actor, { place_id, tag_ids }: Chosen): QueryBuilder<Tag> {
  const tags = Tag.reachable(db, actor).clearSelect().select('tags.id');
  if (tag_ids) return tags.whereRaw('tags.id = any(?)', [tag_ids]);
  return place_id ? tags.where('tags.place_id', place_id) : tags.where('tags.customer_id', actor.id);
}

/** Of the tags that an order means. */
export async function originalsOf(
  db: Database,
  actor: Actor,
  { parts, ...chosen }: Chosen & Pick<NewTranslationOrder, 'parts'>,
): Promise<Originals> {
  const tags = tagsOfOrder(db, actor, chosen);
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
 * How many of the originals in other languages a provider can translate into this one, and how many there are. Abilities that are not known
 * yet count as there.
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
