/** FD3: finds the tag with exactly this identifier, printed address, or reference. */
import { raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { listedRows } from '../access/policy.ts';
import { withSearchTimeout } from '../access/search.ts';
import { isReference, parseSearch } from '../access/search-words.ts';
import { Tag } from './tag.ts';

/** Undefined for none or several. Throws `Invalid` for too many words, and `too_much_to_search`. */
export async function findOnlyTag(db: Database, actor: Actor, typed: string): Promise<{ id: number } | undefined> {
  const search = parseSearch(typed);
  if (!search) return undefined;
  const { sql, values } = isReference(search);
  // Each condition has an index of its own.
  const [one, other] = [
    raw('tags.tag_identifier = ?', [search.keys[0] ?? null]),
    raw(`tags.id in (select s.tag_id from tag_search s where ${sql})`, values as never[]),
  ].map((condition) =>
    listedRows(Tag.query(db).select('tags.id'), 'tags', actor).where(condition).limit(2).toKnexQuery(),
  );
  const { rows } = await withSearchTimeout(() => db.raw('(?) union (?) limit 2', [one, other] as never[]));
  return rows.length === 1 ? rows[0] : undefined;
}
