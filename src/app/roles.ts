/** Checks members' roles: each operation and each page has a least role; without one, no member may use it. */
import type { Request, RequestHandler } from 'express';
import type { Actor } from '../../contracts/access.ts';
import { callOf } from '../http/call.ts';
import { operationOf } from '../http/parameters.ts';
import { requireRole } from '../model/access/policy.ts';
import { roleOfPage } from './page-roles.ts';

/** Throws `role`, before the record is looked for. */
export function admitMember(caller: Actor, req: Request): void {
  const operation = operationOf(req);
  requireRole(caller, operation ? operation.role : roleOfPage(req.method, req.path));
}

/** The same for pages, including stale forms. */
export const admitMembers: RequestHandler = (req, _res, next) => {
  const caller = req.staleForm?.account.actor ?? callOf<'optional'>(req).caller;
  if (caller) requireRole(caller, roleOfPage(req.method, req.path));
  next();
};
