import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { type LiveToken, Token } from './token.ts';

/** What a token stands for, and for whom. Throws `unknown_token` for one that is not, or no longer, valid. */
export async function authenticate(db: Database, token: string, idleDays: number): Promise<LiveToken> {
  const found = await Token.find(db, token, idleDays);
  if (!found) throw new Failure('unknown_token');
  return found;
}
