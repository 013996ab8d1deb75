/** The owner of a new place: the caller, or a customer that an admin chooses. */
import { management } from '../../../contracts/index.ts';
import { RecordReference } from '../../../contracts/management/fields.ts';
import type { Offer } from '../../../contracts/management/reference.ts';
import { Invalid } from '../../errors.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { fieldsOrNone, recordFields } from '../../http/record-body.ts';
import { resolveReferences } from '../../http/resource-pages.ts';
import { choicesAmong, idResolver } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';

const ownerIn = ({ fields }: PageCall): unknown =>
  fieldsOrNone(recordFields(fields, management.places.create)).owner_id;

/** The customers on offer, for admins. */
export async function readOwnerOptions(call: PageCall): Promise<Offer | undefined> {
  const { caller, searches } = call;
  return caller.isAdmin
    ? choicesAmong(Customer, searches, caller, Customer.mayOwn).offer(ownerIn(call) ?? caller.id)
    : undefined;
}

/** Throws `Invalid` for a customer who cannot own a place. */
export async function placeOwner(call: PageCall): Promise<number> {
  const { caller, db } = call;
  if (!caller.isAdmin) return caller.id;
  const { owner_id } = await resolveReferences(call, { owner_id: ownerIn(call) }, { owner_id: idResolver(Customer) });
  if (owner_id === undefined || owner_id === '') return caller.id;
  const id = RecordReference.safeParse(owner_id).data;
  const owner = id === undefined ? undefined : await Customer.mayOwn(Customer.query(db)).findById(id);
  if (!owner) throw new Invalid({ owner_id: ['does not exist'] });
  return owner.id;
}
