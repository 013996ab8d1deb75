/** Time limits of a request's database statements; beyond them the answer is 503 with Retry-After. */
import type { RequestHandler } from 'express';
import { withTimeBudget } from '../database/time-budget.ts';

/** Milliseconds; the answer follows a moment later, within 5 s and 15 s. */
const longest = { read: 3500, write: 12_000 };

/** A stream is many statements, each with its own limit; once its answer has begun, there is no total. */
export const limitWaiting: RequestHandler = (req, res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
  withTimeBudget(isRead ? longest.read : longest.write, () => res.headersSent, next);
};
