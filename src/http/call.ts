/** A request as its handler gets it, in one argument: handlers hold no state of their own. */
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { type Access, type Actor, personIdOf, type SignIn, type Way } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import type { Condition } from '../database/transaction.ts';
import { withWriter } from '../database/transaction-writer.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set as soon as the caller is known. */
      call?: Call<Access>;
    }
  }
}

/** An account that signs in. */
export interface Account {
  readonly id: number;
  /** Who acts: the customer itself, or of a member the museum. */
  readonly actor: Actor;
}

/** An account, and its session or token. */
export interface SignedIn extends SignIn {
  customer: Account;
}

/** The sender; read lazily, as its IP address requires parsing the list of proxies. */
export type Sender = Pick<Request, 'ip' | 'headers' | 'logEvent'>;

interface CallContext {
  way: Way;
  /** Of all that a signed-in customer's request changes. */
  changeSet?: string | undefined;
  /** The database, or the transaction around the handler. Its transactions set the caller and the way. */
  db: Database;
  /** Read-only connections for lookups, and for work that reads many rows. */
  lookups: Database;
  searches: Database;
  sender: Sender;
  /** The precondition of a write, if the caller sends one. */
  condition?: Condition | undefined;
}

/** The caller: required, optional or absent, depending on the operation's metadata. */
interface CallerOf {
  required: { caller: Actor; signIn: SignIn };
  optional: { caller: Actor | undefined };
  none: { caller?: undefined };
  credentials: { caller?: undefined };
}

export type Call<A extends Access = 'required'> = CallContext & CallerOf[A];

/** The call of a request before its caller is known. */
export const callFrom = (sender: Request, { lookups, work, searches }: Databases, way: Way): Call<Access> => ({
  way,
  db: withWriter(work, { way }),
  lookups,
  searches,
  sender,
  caller: undefined,
});

/** The same call as the signed-in customer's, or as an anonymous one. */
export function callAs(call: Call<Access>, signedIn: SignedIn | undefined): Call<Access> {
  const { customer, ...signIn } = signedIn ?? {};
  const caller = customer?.actor;
  const { way, changeSet = randomUUID() } = call;
  const writer = { actor: caller && personIdOf(caller), owner: caller?.id, way, changeSet };
  return { ...call, changeSet, caller, signIn, db: withWriter(call.db, writer) } as Call<Access>;
}

/** The call of a request, once its caller is known. */
export function callOf<A extends Access = 'required'>({ call }: Pick<Request, 'call'>): Call<A> {
  return call as Call<A>;
}
