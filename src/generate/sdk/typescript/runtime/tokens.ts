/** The tokens of calls: the app's, or what it has renewed. */
import type { ClientOptions } from './options.ts';
import { inTime } from './signals.ts';

/** A token as a call sends it. */
export interface SentToken {
  readonly token: string | undefined;
  readonly mayRenew: boolean;
}

/** What has become of tokens that were not taken. */
interface Renewal {
  /** What it replaces: the token that was not taken, and those that this one had replaced. */
  readonly replaced: ReadonlySet<string | undefined>;
  readonly coming: Promise<string | undefined>;
  /** What it gave, once it is over. */
  fresh?: string | undefined;
}

export class Tokens {
  readonly #given: ClientOptions['token'];
  readonly #renew: ClientOptions['renewToken'];
  #last: Renewal | undefined;

  constructor({ token, renewToken }: Pick<ClientOptions, 'token' | 'renewToken'>) {
    this.#given = token;
    this.#renew = renewToken;
  }

  /**
   * The token of the next call. One that was renewed stays renewed, should the app still name it; where it names none, the
   * customer has signed out. `patience`: the milliseconds to wait for a renewal that is under way.
   */
  async next(patience: number): Promise<SentToken> {
    const token = await this.#named();
    const last = this.#last;
    if (token === undefined || !last?.replaced.has(token)) return { token, mayRenew: true };
    const fresh = await shared(last, patience);
    return { token: fresh ?? token, mayRenew: fresh !== undefined };
  }

  /** What to send instead of a token that was not taken; undefined where there is nothing. Calls at one time share one renewal. */
  async after({ token, mayRenew }: SentToken, patience: number): Promise<string | undefined> {
    if (!this.#renew || !mayRenew) return undefined;
    const known = this.#known(token);
    const renewal = known ?? this.#renewed(token, this.#renew);
    const fresh = await (known ? shared(known, patience) : renewal.coming);
    // Who has signed out meanwhile, or as somebody else in, is not brought back.
    const named = await this.#named();
    return named === fresh || renewal.replaced.has(named) ? fresh : undefined;
  }

  async #named(): Promise<string | undefined> {
    return (await this.#given?.()) || undefined;
  }

  /** The renewal that a token shares. Who sends none shares only one that is under way: what it gave may be of who has signed out. */
  #known(token: string | undefined): Renewal | undefined {
    const last = this.#last;
    return last?.replaced.has(token) && (token !== undefined || last.fresh === undefined) ? last : undefined;
  }

  #renewed(rejected: string | undefined, renew: NonNullable<ClientOptions['renewToken']>): Renewal {
    const before = rejected !== undefined && this.#last?.fresh === rejected ? this.#last.replaced : [];
    const ask = async () => {
      const token = (await renew(rejected)) || undefined;
      return token === rejected ? undefined : token;
    };
    const renewal: Renewal = { replaced: new Set([rejected, ...before]), coming: ask() };
    this.#last = renewal;
    const end = (fresh?: string) => {
      renewal.fresh = fresh;
      // Without a new one, the next call asks again.
      if (fresh === undefined && this.#last === renewal) this.#last = undefined;
    };
    renewal.coming.then(end, () => end());
    return renewal;
  }
}

/** What a renewal gives that another call has begun. Not waited for without end: the call may be one that the renewal makes. */
const shared = ({ coming }: Renewal, patience: number): Promise<string | undefined> =>
  inTime(coming, patience, () => undefined);
