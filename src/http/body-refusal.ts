/**
 * Refuses too large bodies unread, but only after the session is recognised, so that the error page has its usual
 * frame.
 */
import type { RequestHandler } from 'express';
import { failures } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { failureOf } from './errors.ts';

declare global {
  namespace Express {
    interface Request {
      /** The refusal of the unread body, which `refuseUnread` throws. */
      unread?: Failure;
    }
  }
}

/** Leaves the refusal of a too large body to `refuseUnread`. */
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
