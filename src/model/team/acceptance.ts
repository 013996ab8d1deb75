/** Accepts an invitation to a team: as a new account, or with the password of an existing one. */
import type { Role } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { withConstraintMessages } from '../../database/write.ts';
import { Failure, Invalid } from '../../errors.ts';
import { Customer } from '../customer.ts';
import { canonicalEmail } from '../email.ts';
import { countOwned } from '../owned-record-counts.ts';
import { PasswordCheck } from '../sign-in/password-check.ts';
import { hashPassword, passwordMessage } from '../sign-in/passwords.ts';
import { endSignIns } from '../sign-in/sign-in.ts';
import type { TeamInvitation } from './team-invitation.ts';

/** The invited person's choices, and their network (see `networkOf`). */
interface AcceptanceInput {
  name: string | null;
  password: string;
  network: string;
}

/** The account with the invitation's e-mail address; undefined without one. */
export const findInvitedAccount = (db: Database, { email }: TeamInvitation): Promise<Customer | undefined> =>
  Customer.byEmail(db, email);

/**
 * Throws `link_ended`, `wrong_credentials`, the failures of the login throttle, and `Invalid` for an account that
 * cannot become a member.
 */
export async function acceptToTeam(
  db: Database,
  invitation: TeamInvitation,
  accepted: AcceptanceInput,
): Promise<Customer> {
  const account = await findInvitedAccount(db, invitation);
  return account ? join(db, invitation, account, accepted) : begin(db, invitation, accepted);
}

const membership = ({ museum_id, role, languages }: TeamInvitation) => ({
  member_of: museum_id,
  member_role: role,
  languages,
});

/** A new account. The inviting person has seen the link, mailed or not, so it does not prove the address. */
async function begin(db: Database, invitation: TeamInvitation, { name, password, network }: AcceptanceInput) {
  const { email } = invitation;
  const message = await passwordMessage(password, [email]);
  if (message !== undefined) throw new Invalid({ password: [message] });
  const password_hash = await hashPassword(password, network);
  const made = async (trx: Transaction) => {
    await museumAndAccount(trx, invitation);
    await invitation.use(trx);
    if (await Customer.byEmail(trx, email)) throw new Failure('link_ended');
    const row = { email, name, password_hash, email_unproven: true, ...membership(invitation) };
    return Customer.query(trx).insertAndFetch(row);
  };
  // Another team's link may create the same account concurrently.
  return withConstraintMessages(Customer.constraintMessages, () => inTransaction(db, made));
}

/**
 * Adds a member on behalf of the operator, without an invitation. Throws `link_ended` where the museum cannot have
 * members.
 */
export async function addMember(
  db: Database,
  museum_id: number,
  {
    email,
    name = null,
    role,
    password,
  }: { email: string; name?: string | null | undefined; role: Role; password: string },
): Promise<Customer> {
  const password_hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    await museumAndAccount(trx, { museum_id });
    const row = { email: canonicalEmail(email), name, password_hash, member_of: museum_id, member_role: role };
    return Customer.query(trx).insertAndFetch(row);
  });
}

/** An existing account, also one that was removed from a team. Its former sign-ins end. */
async function join(
  db: Database,
  invitation: TeamInvitation,
  account: Customer,
  { password, network }: AcceptanceInput,
) {
  const { email } = account;
  const checked = await new PasswordCheck(db).customerBehind({ customer: account, email, password, network });
  return inTransaction(db, async (trx) => {
    const customer = await museumAndAccount(trx, invitation, checked.id);
    if (!customer || customer.password_hash !== checked.password_hash || customer.email !== email)
      throw new Failure('wrong_credentials', { customer: checked.id });
    await refuseOthers(trx, customer, invitation);
    await invitation.use(trx);
    await customer.$query(trx).patch({ ...membership(invitation), suspended_at: null, left_team: false });
    await endSignIns(trx, customer.id);
    return customer;
  });
}

/** Locks museum and account, by ascending id, so that neither becomes a member, or an owner, at the same moment. */
async function museumAndAccount(trx: Transaction, { museum_id }: Pick<TeamInvitation, 'museum_id'>, id?: number) {
  const ids = id === undefined ? [museum_id] : [museum_id, id];
  const rows = await Customer.query(trx).whereIn('id', ids).orderBy('id').forUpdate();
  const museum = rows.find((row) => row.id === museum_id);
  if (!museum || museum.member_of || museum.isAdmin || museum.isSuspended) throw new Failure('link_ended');
  return rows.find((row) => row.id === id);
}

/** Throws `Invalid` for an account that cannot become a member. */
async function refuseOthers(trx: Transaction, customer: Customer, { museum_id }: TeamInvitation): Promise<void> {
  const message = await obstacle(trx, customer, museum_id);
  if (message !== undefined) throw new Invalid({ base: [message] });
}

async function obstacle(trx: Transaction, customer: Customer, museum: number): Promise<string | undefined> {
  if (customer.id === museum) return 'This is the account of the museum itself.';
  if (customer.isAdmin) return 'An admin cannot be a member of a team.';
  if (customer.member_of && customer.member_of !== museum) return 'This account is a member of another team.';
  if (customer.isSuspended && !customer.left_team) return 'This account is suspended.';
  const { members, ...owned } = await countOwned(trx, customer.id);
  if (members > 0) return 'This account has a team of its own.';
  if (Object.values(owned).some((count) => count > 0))
    return 'This account owns tags, places, hardware or bundle links, and so it cannot be a member of a team.';
  return undefined;
}
