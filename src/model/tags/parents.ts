/** The hierarchy of tags: no tag is within itself, at whatever depth. */
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';

/** Advisory lock; an arbitrary number, unique in this database. */
const parentsLock = 7_261_907;

/** Serialises changes of parents: two concurrent ones could make a cycle that neither sees. Taken before any row. */
export const lockParents = (trx: Transaction): Promise<unknown> =>
  trx.raw('select pg_advisory_xact_lock(?)', [parentsLock]);

/** Throws `Invalid` where the parent is the tag itself, or within it. */
export async function refuseCycle(trx: Transaction, id: number, parentId: number): Promise<void> {
  if (parentId === id) throw new Invalid({ parent_id: ['is the tag itself'] });
  if (await isWithin(trx, parentId, id)) throw new Invalid({ parent_id: ['is within the tag already'] });
}

/** Whether a tag is another one, or within it. */
export async function isWithin(trx: Transaction, id: number, other: number): Promise<boolean> {
  const { rows } = await trx.raw(
    `with recursive above (id) as (
       select cast(:id as integer)
       union
       select tags.parent_id from above join tags on tags.id = above.id where tags.parent_id is not null
     )
     select from above where id = :other`,
    { id, other },
  );
  return rows.length > 0;
}
