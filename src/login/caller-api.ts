/** Who calls the API, by the token that a request gives. */
import type { RequestHandler } from 'express';
import { AuthTokenParameter } from '../../contracts/v1/login.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { operationOf } from '../http/parameters.ts';
import type { Customer } from '../model/customer.ts';
import { authenticate } from '../model/sign-in/authenticate.ts';

declare global {
  namespace Express {
    interface Request {
      /** Whose token a request of the API gives. */
      caller?: Customer;
    }
  }
}

/**
 * Makes `req.caller` in operations that take a token: whose it is comes before what else is missing or invalid. Parameters
 * must have been read. Throws `invalid_values` for what can be no token, and `unknown_token`.
 */
export function recogniseCaller(db: Database, idleDays: number): RequestHandler {
  return async (req, _res, next) => {
    if (operationOf(req)?.failures?.includes('unknown_token')) {
      const { auth_token } = req.method === 'POST' ? req.body : req.query;
      if (auth_token !== undefined) {
        const token = AuthTokenParameter.safeParse(auth_token);
        if (!token.success) throw new Failure('invalid_values');
        const { customer } = await authenticate(db, token.data, idleDays);
        req.caller = customer;
        req.actor = customer;
      }
    }
    next();
  };
}
