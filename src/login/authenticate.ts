import type { Customer } from '../customers/customer.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { Token } from './token.ts';

/** The customer that a token stands for. Throws `unknown_token` for one that is not, or no longer, valid. */
export async function authenticate(db: Database, token: string, idleDays: number): Promise<Customer> {
  const customer = await Token.customerOf(db, token, idleDays);
  if (!customer) throw new Failure('unknown_token');
  return customer;
}
