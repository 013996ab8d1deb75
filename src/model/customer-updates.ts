/** Changing customers. A change of one's own password or e-mail address needs more than a session. */
import { type RawBuilder, raw } from 'objection';
import { type Actor, personIdOf, type SignIn } from '../../contracts/access.ts';
import type { ValidationErrors } from '../../contracts/failures.ts';
import type { CustomerChanges } from '../../contracts/management/customers.ts';
import type { Database } from '../database/connect.ts';
import type { Condition, Transaction } from '../database/transaction.ts';
import { Failure, Invalid } from '../errors.ts';
import type { LogEvent } from '../events.ts';
import { permit } from './access/policy.ts';
import { accountErrors, Customer } from './customer.ts';
import { canonicalEmail, emailForms, isEmail } from './email.ts';
import { countOwned } from './owned-record-counts.ts';
import { chooseLetters } from './reports/report-letters.ts';
import { endInvitations } from './sign-in/account-links.ts';
import { EmailChangeTries } from './sign-in/email-change-limit.ts';
import { networkOf } from './sign-in/network.ts';
import { PasswordCheck } from './sign-in/password-check.ts';
import { hashPassword } from './sign-in/passwords.ts';
import { endSignIns, isStillActor, requireSameRights, requireStillSignedIn } from './sign-in/sign-in.ts';
import { endSignInsOfMembers, endTeamInvitations } from './team/removal.ts';

/** The editor of a customer: their identity, their token or session, and their network (see `networkOf`). */
export interface Editor {
  actor: Actor;
  signIn: SignIn;
  network: string;
  logEvent: LogEvent;
}

/** The request of a change. */
interface EditorsCall {
  caller: Actor;
  signIn: SignIn;
  sender: { ip?: string | undefined; logEvent: LogEvent };
}

export const editorOf = ({ caller: actor, signIn, sender }: EditorsCall): Editor => ({
  actor,
  signIn,
  network: networkOf(sender.ip),
  logEvent: sender.logEvent,
});

/** The requested change, with the customer as read before. */
interface Change {
  editor: Editor;
  customer: Customer;
  /** Undefined where it is the present one. */
  email: string | undefined;
  password: string | undefined;
  current: string | undefined;
  suspended: boolean | undefined;
  /** The precondition (ETag). */
  condition: Condition | undefined;
}

const isOwn = ({ editor, customer }: Change) => personIdOf(editor.actor) === customer.id;
const changesWaysIn = ({ email, password }: Change) => (email ?? password) !== undefined;

/**
 * Changes a customer that the editor may see. A new password or e-mail address ends its tokens and sessions, except the
 * editor's own current one. Returns whether somebody else's address has changed and the password has not.
 * Throws `Invalid`; `too_many_failures` for guesses of the present password, and `too_many_changes` for tries of e-mail
 * addresses.
 */
export async function updateCustomer(
  db: Database,
  editor: Editor,
  id: number,
  given: CustomerChanges,
  condition?: Condition,
): Promise<{ keepsPassword: boolean }> {
  const { actor } = editor;
  const {
    email,
    password,
    current_password: current,
    suspended,
    report_mail,
    ...fields
  } = permit(actor, 'customers', 'update', given);
  const customer = await Customer.find(db, actor, id);
  // Forms always send the address.
  const isOther = email !== undefined && !emailForms(email).includes(customer.email);
  const other = isOther ? email : undefined;
  const change: Change = { editor, customer, email: other, password, current, suspended, condition };

  await refuse(db, change);
  // Hashed before any lock is taken, as it takes a while.
  const password_hash = password === undefined ? undefined : await hashPassword(password, editor.network);
  const letters = report_mail !== undefined && { report_mail: report_mail ?? ('none' as const) };
  const stored = { ...fields, ...letters, ...(password_hash && { password_hash }) };
  const before = await Customer.write(db, (trx) => store(trx, change, stored));
  if (password !== undefined) editor.logEvent({ event: 'password_changed', customer: id });
  if (isOther) editor.logEvent({ event: 'email_changed', customer: id });
  logRoleChange(editor.logEvent, id, before.role, fields.role);
  if (suspended !== undefined && suspended !== before.isSuspended)
    editor.logEvent({ event: suspended ? 'suspended' : 'let_in_again', customer: id });
  return { keepsPassword: isOther && !isOwn(change) && password === undefined };
}

/** Throws `Invalid` with all errors at once. */
async function refuse(db: Database, change: Change): Promise<void> {
  const { customer, email } = change;
  if (isOwn(change) && email !== undefined && isEmail(email)) await new EmailChangeTries(db).count(customer.id);
  const message = isOwn(change) ? await proofMessage(db, change) : undefined;
  const errors: ValidationErrors = {
    ...(await accountErrors(change, customer.email)),
    ...(message !== undefined && { current_password: [message] }),
  };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/**
 * The error for a change that could come from a stolen token or an open browser; undefined where the owner has proven
 * themselves.
 */
async function proofMessage(db: Database, change: Change): Promise<string | undefined> {
  const { customer, current, editor } = change;
  if (current !== undefined) return passwordMessage(db, customer, current, editor);
  if (!changesWaysIn(change) || editor.signIn.isRecent) return undefined;
  return customer.password_hash === null
    ? 'cannot be asked for, as you have none: sign in again, and change this within ten minutes'
    : 'is needed for this, or a sign-in of the last ten minutes';
}

async function passwordMessage(
  db: Database,
  customer: Customer,
  password: string,
  { network, logEvent }: Editor,
): Promise<string | undefined> {
  try {
    await new PasswordCheck(db).customerBehind({ customer, email: customer.email, password, network });
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure && error.reason === 'wrong_credentials')) throw error;
    logEvent({ event: 'sign_in_failed', reason: 'current_password', customer: customer.id });
    return customer.password_hash === null ? 'is wrong: you have none' : 'is wrong';
  }
}

type Fields = Partial<Pick<Customer, 'name' | 'role' | 'password_hash' | 'report_mail'>>;

/** The stored state of suspension; empty where it does not change. */
function suspending(
  customer: Customer,
  suspended: boolean | undefined,
): { suspended_at?: Date | RawBuilder | null; left_team?: boolean } {
  // A suspension by an admin overrides a removal from a team, which an invitation would end.
  if (suspended !== undefined && customer.left_team)
    return { suspended_at: suspended ? customer.suspended_at : null, left_team: false };
  if (suspended === undefined || suspended === customer.isSuspended) return {};
  return { suspended_at: suspended ? raw('now()') : null };
}

/** Throws `Invalid` for a new admin who is a member, or has members, since these would act as an admin. */
async function refuseTeam(trx: Transaction, customer: Customer): Promise<void> {
  if (customer.member_of) throw new Invalid({ role: ['is not for a member of a team'] });
  if ((await countOwned(trx, customer.id)).members > 0) throw new Invalid({ role: ['is not for who has a team'] });
}

/** Letters about reports go to the museum, so its members have no choice of their own. */
async function choose(trx: Transaction, customer: Customer, choice: Customer['report_mail']): Promise<void> {
  if (customer.member_of && choice !== 'none')
    throw new Invalid({ report_mail: ['is the choice of the museum, not of a member'] });
  await chooseLetters(trx, customer, choice);
}

/** A role is free text, so it is not logged; only whether it is an admin's. */
export function logRoleChange(
  logEvent: LogEvent,
  customer: number,
  before: string | null,
  role: string | null | undefined,
): void {
  if (role === undefined || role === before) return;
  const reason = role === 'admin' ? 'to_admin' : before === 'admin' ? 'from_admin' : 'no_admin';
  logEvent({ event: 'role_changed', reason, customer });
}

/** Events of a new customer. */
export function logNewCustomer(logEvent: LogEvent, { id, role, isSuspended }: Customer): void {
  logRoleChange(logEvent, id, null, role);
  if (isSuspended) logEvent({ event: 'suspended', customer: id });
}

/**
 * An admin changes a museum's address after its founder has left: social sign-ins and open invitations of the founder
 * end.
 */
async function endFounderSignIns(trx: Transaction, id: number): Promise<void> {
  if ((await countOwned(trx, id)).members === 0) return;
  await trx('social_identities').where({ customer_id: id }).delete();
  await endTeamInvitations(trx, { customer_id: id });
}

/** Returns the customer as it was before. */
async function store(
  trx: Transaction,
  change: Change,
  fields: Fields,
): Promise<{ role: string | null; isSuspended: boolean }> {
  const { editor, email, current } = change;
  if (!isOwn(change)) await requireSameRights(trx, editor.actor);
  const customer = await Customer.locked(trx, editor.actor, change.customer.id);
  if (isOwn(change) && !isStillActor(editor.actor, customer)) throw new Failure('not_signed_in');
  const { role, isSuspended } = customer;
  await change.condition?.(trx);
  if (isOwn(change) && changesWaysIn(change)) {
    await requireStillSignedIn(trx, editor.signIn);
    const wasProven = current === undefined || customer.password_hash === change.customer.password_hash;
    if (!wasProven) throw new Invalid({ current_password: ['is wrong'] });
  }
  if (fields.report_mail !== undefined) await choose(trx, customer, fields.report_mail);
  if (fields.role === 'admin') await refuseTeam(trx, customer);
  if (fields.role === 'admin') await customer.prepareForAdmin(trx, fields.password_hash ?? customer.password_hash);
  else if (fields.role !== undefined) await customer.refuseIfLastAdmin(trx, 'role');
  if (change.suspended) await customer.refuseIfLastAdmin(trx, 'suspended', 'would lock out the last admin');
  // Only an admin vouches for an address.
  const address = email && { email: canonicalEmail(email), email_unproven: !editor.actor.isAdmin };
  await customer.$query(trx).patch({ ...fields, ...address, ...suspending(customer, change.suspended) });
  if (address && !isOwn(change)) await endFounderSignIns(trx, customer.id);
  const isAdminNoMore = change.suspended || (fields.role !== undefined && fields.role !== 'admin');
  if (isAdminNoMore) await endInvitations(trx, customer.id);
  if (isAdminNoMore) await endTeamInvitations(trx, { customer_id: customer.id });
  if (change.suspended) await endSignInsOfMembers(trx, customer.id);
  if (change.suspended) await endSignIns(trx, customer.id);
  else if (changesWaysIn(change)) await endSignIns(trx, customer.id, isOwn(change) ? editor.signIn : undefined);
  return { role, isSuspended };
}
