/** Capped tag counts of places and customers. */
import type { Database } from '../../database/connect.ts';

/** The cap. */
export const countCap = 1000;

/** By id of the place, or of the customer; none is 0. */
export async function countTags(
  db: Database,
  column: 'place_id' | 'customer_id',
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.raw(
    `select given.id, (
       select count(*)::integer from (select from tags where ?? = given.id limit ${countCap + 1}) counted
     ) as count
     from unnest(cast(? as integer[])) as given (id)`,
    [`tags.${column}`, [...ids]],
  );
  return new Map(rows.map(({ id, count }: { id: number; count: number }) => [id, count]));
}
