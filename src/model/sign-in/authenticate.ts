import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { LiveSignIn } from './live-sign-in.ts';
import { Token } from './token.ts';
import type { UnknownTokens } from './unknown-tokens.ts';

interface Authentication {
  /** Days without use after which a token ends. */
  idleDays: number;
  unknown: UnknownTokens;
  /** The client's IP address. */
  ip: string | undefined;
}

/**
 * The sign-in of a token, and its customer. Throws `unknown_token` for an unknown or expired one, and
 * `too_many_unknown_tokens` beyond the network's limit of these.
 */
export async function authenticate(
  db: Database,
  token: string,
  { idleDays, unknown, ip }: Authentication,
): Promise<LiveSignIn> {
  const found = await Token.find(db, token, idleDays);
  if (found) return found;
  await unknown.count(ip);
  throw new Failure('unknown_token');
}
