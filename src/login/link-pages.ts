/** Common parts of the pages behind links in letters. */
import type { Request, RequestHandler } from 'express';
import type { Access } from '../../contracts/access.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import { callOf } from '../http/call.ts';
import { queryOf } from '../http/parameters.ts';
import { LinkCounts } from '../model/sign-in/account-links.ts';
import { networkOf } from '../model/sign-in/network.ts';

/** The token in a link's URL; an invalid one matches nothing. */
export const linkToken = (req: Request): string => textOrUndefined(queryOf(req).token) ?? '';

/** Rate limit of public forms, whatever their content. */
export const limitPosts: RequestHandler = async (req, _res, next) => {
  const { db, sender } = callOf<Access>(req);
  await new LinkCounts(db).post(networkOf(sender.ip));
  next();
};
