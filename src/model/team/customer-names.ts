/** Names of customers that the actor may see, and of the people of the same museum. */
import type { Actor } from '../../../contracts/access.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import type { Database } from '../../database/connect.ts';
import { readNames } from '../access/record-names.ts';
import { Customer } from '../customer.ts';

/** Like `readNames`; a museum and its members see each other's names, though not their records. */
export async function readCustomerNames(db: Database, actor: Actor, ids: Iterable<number | null>): Promise<Names> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const reached = await readNames(Customer, db, actor, wanted);
  const others = wanted.filter((id) => !reached.has(id));
  if (actor.isAdmin || others.length === 0) return reached;
  const team = await Customer.query(db)
    .findByIds(others)
    .where((some) => some.where({ id: actor.id }).orWhere({ member_of: actor.id }))
    .select('id', 'name', 'email');
  const named = team.map(
    ({ id, name, email }) => [id, { id, name: name ?? email, lang: null, detail: null, isText: true }] as const,
  );
  return new Map([...reached, ...named]);
}
