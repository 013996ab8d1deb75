/** The museum whose team an actor sees and changes. */
import type { Actor } from '../../../contracts/access.ts';
import { RecordReference } from '../../../contracts/management/fields.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../customer.ts';

const field = 'member_of';

/** The actor's own, or for admins the given one. Throws `Invalid` unless it is a museum. */
export async function findMuseum(db: Database, actor: Actor, named: string | undefined): Promise<number> {
  if (!actor.isAdmin) return actor.id;
  if (named === undefined || named.trim() === '') throw new Invalid({ [field]: ["can't be blank"] });
  const id = RecordReference.safeParse(named).data;
  const museum = id === undefined ? undefined : await Customer.query(db).findById(id);
  if (!museum || museum.member_of || museum.isAdmin) throw new Invalid({ [field]: ['does not exist'] });
  return museum.id;
}
