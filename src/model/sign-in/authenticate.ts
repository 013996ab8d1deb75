import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { type LiveToken, Token } from './token.ts';
import type { UnknownTokens } from './unknown-tokens.ts';

export interface Authentication {
  /** Days without use after which a token ends. */
  idleDays: number;
  unknown: UnknownTokens;
  /** The address that the token comes from. */
  ip: string | undefined;
}

/**
 * What a token stands for, and for whom. Throws `unknown_token` for one that is not, or no longer, valid, and `too_many_unknown_tokens`
 * where too many of these have come from its network.
 */
export async function authenticate(
  db: Database,
  token: string,
  { idleDays, unknown, ip }: Authentication,
): Promise<LiveToken> {
  const found = await Token.find(db, token, idleDays);
  if (found) return found;
  await unknown.count(ip);
  throw new Failure('unknown_token');
}
