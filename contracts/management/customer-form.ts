/** The form fields for a customer beyond those of JSON. */
import { lenient } from '../primitives.ts';
import { CustomerChanges, NewCustomer } from './customers.ts';
import { NewInvitation } from './invitations.ts';
import { nestedBody } from './resource.ts';

/**
 * The box that makes an admin follows a hidden field with the role without it: if ticked, both are sent, and the last
 * one counts. So other customers keep their present role.
 */
const role = lenient((given) => (Array.isArray(given) ? given.at(-1) : given), NewCustomer.shape.role);

export const NewCustomerForm = nestedBody('customer', NewCustomer.extend({ role }));
export const CustomerForm = nestedBody('customer', CustomerChanges.extend({ role }));
export const InvitationForm = nestedBody('invitation', NewInvitation.extend({ role }));
