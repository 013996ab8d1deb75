/** What a request brings to whoever answers it, as one argument: a handler holds nothing of its own, and can forget nothing. */
import type { Request } from 'express';
import type { Access, Actor, SignIn, Way } from '../../contracts/access.ts';
import { by } from '../database/by.ts';
import type { Database } from '../database/connect.ts';
import type { Databases } from '../database/pools.ts';
import type { Condition } from '../database/transaction.ts';
import type { Tell } from '../events.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set as soon as it is known who calls. */
      call?: Call<Access>;
    }
  }
}

/** A customer, and by what they are signed in. */
export interface SignedIn extends SignIn {
  customer: Actor;
}

interface Brought {
  way: Way;
  /** The database, or the transaction around the handler. Its writes say who calls, and by which way. */
  db: Database;
  /** Connections for those who stand in front of a tag, and for what looks through many rows. Nothing is written there. */
  lookups: Database;
  searches: Database;
  /** The sender's IP address, and what it calls itself. */
  address: string | undefined;
  userAgent: string | undefined;
  tell: Tell;
  /** What a write depends on, where its caller says so. */
  condition?: Condition | undefined;
}

/** Who calls: there, maybe, or nobody who was asked for, as the operation's metadata says. */
interface Named {
  required: { caller: Actor; signIn: SignIn };
  optional: { caller: Actor | undefined };
  none: { caller?: undefined };
  credentials: { caller?: undefined };
}

export type Call<A extends Access = 'required'> = Brought & Named[A];

/** What a request brings that comes by this way, as long as nobody is known to send it. */
export function bring(req: Request, { lookups, work, searches }: Databases, way: Way): Call<Access> {
  return {
    ...{ way, lookups, searches, caller: undefined },
    db: by(work, { way }),
    // Found out only where it counts: it takes the list of trusted proxies.
    get address() {
      return req.ip;
    },
    userAgent: req.headers['user-agent'],
    tell: (event) => req.tell(event),
  };
}

/** The same call as one of who is signed in; or of nobody. */
export function callAs(call: Call<Access>, signedIn: SignedIn | undefined): Call<Access> {
  const { customer: caller, ...signIn } = signedIn ?? {};
  return { ...call, caller, signIn, db: by(call.db, { actor: caller?.id, way: call.way }) } as Call<Access>;
}

/** What a request has brought, once it is known who calls. */
export function callOf<A extends Access = 'required'>({ call }: Pick<Request, 'call'>): Call<A> {
  return call as Call<A>;
}
