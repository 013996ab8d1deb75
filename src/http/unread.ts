/** Bodies that are refused unread. The session is recognised before, so that the page that says so has its frame. */
import type { RequestHandler } from 'express';
import { failures } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { failureOf } from './errors.ts';

declare global {
  namespace Express {
    interface Request {
      /** Why the body was not read; `refuseUnread` throws it. */
      unread?: Failure;
    }
  }
}

/** Leaves a body that is too large to `refuseUnread`. */
export const readOrRefuse =
  (read: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    const go = (error?: unknown) => {
      const failure = error === undefined ? undefined : failureOf(error, req);
      if (!(failure instanceof Failure) || failures[failure.reason].status !== 413) return next(error);
      req.unread = failure;
      next();
    };
    try {
      await read(req, res, go);
    } catch (error) {
      go(error);
    }
  };

export const refuseUnread: RequestHandler = ({ unread }, _res, next) => next(unread);
