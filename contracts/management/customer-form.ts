/** What forms about a customer take besides what JSON does. */
import { lenient } from '../primitives.ts';
import { CustomerChanges, NewCustomer } from './customers.ts';
import { NewInvitation } from './invitations.ts';
import { bodyOf } from './resource.ts';

/**
 * A box that makes an admin stands behind a hidden field with the role that there is without it: both are sent where it is
 * ticked, and the last one counts. So a customer who is no admin keeps the present role.
 */
const role = lenient((given) => (Array.isArray(given) ? given.at(-1) : given), NewCustomer.shape.role);

export const NewCustomerForm = bodyOf('customer', NewCustomer.extend({ role }));
export const CustomerForm = bodyOf('customer', CustomerChanges.extend({ role }));
export const InvitationForm = bodyOf('invitation', NewInvitation.extend({ role }));
