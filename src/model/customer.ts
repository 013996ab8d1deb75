import { type AnyQueryBuilder, type Pojo, type QueryBuilder, raw } from 'objection';
import type { Actor, Member } from '../../contracts/access.ts';
import type { ValidationErrors } from '../../contracts/failures.ts';
import type { CustomerChanges, CustomerFields, NewCustomer, ReportMail } from '../../contracts/management/customers.ts';
import type { Database } from '../database/connect.ts';
import { type Condition, inTransaction, type Transaction } from '../database/transaction.ts';
import { type ConstraintMessages, withConstraintMessages } from '../database/write.ts';
import { Invalid } from '../errors.ts';
import { type NamingRules, OwnedRow, type SearchedIn } from './access/owned-row.ts';
import { authorise } from './access/policy.ts';
import { canonicalEmail, emailForms, isNewEmail } from './email.ts';
import { countOwned } from './owned-record-counts.ts';
import { hashPassword, passwordMessage } from './sign-in/passwords.ts';
import { endSignIns, endSocialSignIns } from './sign-in/sign-in.ts';
import { endTeamInvitations, removeMembers } from './team/removal.ts';

/** Advisory lock; an arbitrary number, unique in this database. */
export const adminLock = 7_261_904;

/** A social sign-in does not suffice for an admin. */
const needsPassword = 'of an admin needs a password first';

/** An account: a customer signs in, and owns tags and places. */
export class Customer extends OwnedRow implements CustomerFields {
  static override tableName = 'customers';
  static override readonly constraintMessages: ConstraintMessages = {
    customers_email_key: ['email', 'is taken already'],
  };
  static override readonly searched: SearchedIn = { columns: ['customers.email', 'customers.name'] };
  static override readonly naming: NamingRules = { name: 'customers.email', noun: 'Customer' };

  declare email: CustomerFields['email'];
  declare name: CustomerFields['name'];
  declare role: CustomerFields['role'];
  /** Letters about visitors' reports. */
  declare report_mail: ReportMail;
  declare password_hash: string | null;
  /** Whether the customer has changed its address without proof of ownership. */
  declare email_unproven: boolean;
  /** The time of its suspension. */
  declare suspended_at: Date | null;
  /** The museum that it acts for, its role there, and the languages that it translates (null: all). */
  declare member_of?: number | null;
  declare member_role?: Member['role'] | null;
  declare languages?: string[] | null;
  /** Whether it was suspended by its removal from a team, which another invitation ends. */
  declare left_team?: boolean;
  /** The name of the museum that it acts for, if loaded. */
  declare museum?: string | null;

  override $parseDatabaseJson(row: Pojo): Pojo {
    const json = super.$parseDatabaseJson(row);
    return json.report_mail === null ? { ...json, report_mail: 'none' } : json;
  }

  override $formatDatabaseJson(json: Pojo): Pojo {
    const row = super.$formatDatabaseJson(json);
    return row.report_mail === 'none' ? { ...row, report_mail: null } : row;
  }

  /** Only the role of an admin has an effect. */
  get isAdmin(): boolean {
    return this.role === 'admin';
  }

  /** The actor of this account: itself, or the museum that it is a member of. */
  get actor(): Actor {
    const { id, member_of, member_role: role, languages = null } = this;
    return member_of && role
      ? { id: member_of, isAdmin: false, member: { id, role, languages } }
      : { id, isAdmin: this.isAdmin };
  }

  /** Its membership; undefined for no member. */
  get member(): (Member & { museum: string | null | undefined }) | undefined {
    return this.actor.member && { ...this.actor.member, museum: this.museum };
  }

  get isSuspended(): boolean {
    return Boolean(this.suspended_at);
  }

  /** Excludes members, who own nothing. */
  static mayOwn<Q extends AnyQueryBuilder>(rows: Q): Q {
    return rows.whereNull('customers.member_of') as Q;
  }

  static async byEmail(db: Database, email: string): Promise<Customer | undefined> {
    return Customer.queryByEmail(db, email);
  }

  /** The customer with this address, in whatever form it is stored. */
  static queryByEmail(db: Database, email: string): QueryBuilder<Customer, Customer | undefined> {
    const forms = emailForms(email);
    const named = Customer.query(db).whereIn('email', forms);
    return named.orderByRaw('email = ? desc', forms.slice(0, 1)).first();
  }

  /** Customers whose address now equals another's in a different spelling: each keeps its own, and signs in by it. */
  static async emailTwins(db: Database): Promise<Customer[]> {
    const several = await Customer.query(db).whereRaw(String.raw`email ~ '[^\x20-\x7e]|xn--'`).orderBy('id');
    const others = several.filter(({ email }) => canonicalEmail(email) !== email);
    const forms = others.map(({ email }) => canonicalEmail(email));
    const same = await Customer.query(db).whereRaw('email = any(?)', [forms] as never);
    const by = Map.groupBy([...forms, ...same.map(({ email }) => email)], (form) => form);
    return others.filter(({ email }) => (by.get(canonicalEmail(email))?.length ?? 0) > 1).slice(0, 100);
  }

  /** Creates a customer. Throws Objection's `UniqueViolationError` when the e-mail address is taken. */
  static async add(db: Database, given: NewCustomer, network?: string): Promise<Customer> {
    const { email, name = null, role = null, report_mail, password, suspended } = given;
    const password_hash = password === undefined ? null : await hashPassword(password, network);
    const row = {
      email: canonicalEmail(email),
      name,
      role,
      password_hash,
      report_mail: report_mail ?? 'none',
      ...(suspended && { suspended_at: raw('now()') }),
    };
    return inTransaction(db, async (trx) => Customer.query(trx).insertAndFetch(row));
  }

  /** Creates a customer on behalf of an admin, from some network. */
  static async create(db: Database, actor: Actor, given: NewCustomer, network: string): Promise<Customer> {
    authorise(actor, 'customers', 'create');
    const isBareAdmin = given.role === 'admin' && given.password === undefined;
    const errors = { ...(await accountErrors(given)), ...(isBareAdmin && { role: [needsPassword] }) };
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
    return withConstraintMessages(Customer.constraintMessages, () => Customer.add(db, given, network));
  }

  /**
   * Deletes a customer with its tokens, on behalf of an admin. Owners of anything cannot be deleted, since what they
   * own has to go somewhere.
   */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return Customer.write(db, async (trx) => {
      const customer = await Customer.locked(trx, actor, id);
      authorise(actor, 'customers', 'destroy');
      await condition?.(trx);
      await customer.refuseIfOwning(trx);
      await customer.refuseIfLastAdmin(trx, 'base');
      await removeMembers(trx, (rows) => rows.where({ member_of: id }));
      await customer.$query(trx).delete();
    });
  }

  /**
   * The e-mail address was proven by somebody who may differ from the claimant: all sign-ins end, members leave, and the account is
   * theirs.
   */
  async handOver(trx: Transaction): Promise<void> {
    await this.replacePassword(trx, null);
    await trx('social_identities').where({ customer_id: this.id }).delete();
    await removeMembers(trx, (rows) => rows.where({ member_of: this.id }));
    await endTeamInvitations(trx, { museum_id: this.id });
    await this.$query(trx).patch({ email_unproven: false });
  }

  /**
   * Sets the password chosen through a link, which ends all sign-ins. `isProven`: the link proves the e-mail address;
   * where another person may have claimed it, all other ways in end, too.
   */
  async takePassword(trx: Transaction, password_hash: string, isProven: boolean): Promise<void> {
    if (isProven && this.email_unproven) await this.handOver(trx);
    await this.replacePassword(trx, password_hash);
  }

  private async refuseIfOwning(trx: Transaction): Promise<void> {
    const { tags, places } = await countOwned(trx, this.id);
    const owned = [counted(tags, 'tag'), counted(places, 'place')].filter(Boolean);
    if (owned.length > 0) throw new Invalid({ base: [`still owns ${owned.join(' and ')}`] });
  }

  /**
   * Before a promotion to admin: social sign-ins do not suffice for one. Throws `Invalid` where no way in would remain.
   */
  async prepareForAdmin(trx: Transaction, password_hash: string | null): Promise<void> {
    if (this.isAdmin) return;
    if (password_hash === null) throw new Invalid({ role: [needsPassword] });
    await endSocialSignIns(trx, this.id);
  }

  /**
   * Admins without a password, who have signed in through a social network alone: `npm run customer` gives them one.
   */
  static async adminsWithoutPassword(db: Database): Promise<Customer[]> {
    return Customer.query(db).where({ role: 'admin', password_hash: null }).orderBy('id');
  }

  /** Throws `Invalid` for the last admin who can sign in. A lock serialises two admins who remove each other. */
  async refuseIfLastAdmin(
    trx: Transaction,
    field: string,
    message = 'is that of the last admin, who has to stay',
  ): Promise<void> {
    if (!this.isAdmin || this.isSuspended) return;
    await trx.raw('select pg_advisory_xact_lock(?)', [adminLock]);
    const other = await Customer.query(trx)
      .where({ role: 'admin', suspended_at: null })
      .whereNot({ id: this.id })
      .first();
    if (!other) throw new Invalid({ [field]: [message] });
  }

  /** Sets a new password, which signs the customer out everywhere. Returns the number of ended tokens and sessions. */
  async setPassword(db: Database, password: string): Promise<number> {
    const password_hash = await hashPassword(password);
    return inTransaction(db, (trx) => this.replacePassword(trx, password_hash));
  }

  private async replacePassword(trx: Transaction, password_hash: string | null): Promise<number> {
    await this.$query(trx).patch({ password_hash });
    return endSignIns(trx, this.id);
  }

  /** The password's hash is in no answer, even where code forgets to omit it. */
  override $formatJson(json: Pojo): Pojo {
    const { password_hash: _, ...shown } = super.$formatJson(json);
    return shown;
  }
}

/** Errors that depend on stored data, which the contract cannot check. `known`: the present e-mail address. */
export async function accountErrors(
  { email, password }: Pick<CustomerChanges, 'email' | 'password'>,
  known?: string,
): Promise<ValidationErrors> {
  const emails = [email, known].filter((each) => each !== undefined);
  const message = password === undefined ? undefined : await passwordMessage(password, emails);
  return {
    ...(email !== undefined && !isNewEmail(email) && { email: ['is not an e-mail address'] }),
    ...(message !== undefined && { password: [message] }),
  };
}

/** `3 tags`; empty for none. */
const counted = (count: number, what: string) =>
  count === 0 ? undefined : `${count} ${what}${count === 1 ? '' : 's'}`;
