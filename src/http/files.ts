/** Files of records: selected by their path, whatever `Accept` says, for browsers and for programs with a token. */
import type { Request, RequestHandler } from 'express';
import type { z } from 'zod';
import { Failure } from '../errors.ts';
import { type Callers, requireCaller } from './caller.ts';
import { parseQuery } from './field-messages.ts';
import { setPrivateNoStore } from './headers.ts';
import { queryOf, tokensInHead, withoutBlanks } from './parameters.ts';

/** Refusals are JSON; only anonymous persons are redirected to the sign-in. */
export const fileGate =
  (callers: Callers): RequestHandler =>
  async (req, res, next) => {
    setPrivateNoStore(res);
    req.format = 'json';
    req.tokens = tokensInHead(req);
    try {
      await requireCaller(req, callers);
    } catch (error) {
      const isNobody = error instanceof Failure && error.reason === 'not_signed_in';
      if (isNobody && req.accepts(['json', 'html']) === 'html') req.format = 'html';
      throw error;
    }
    next();
  };

/** The query parsed by a schema; blank is absent. Throws `Invalid` with messages by parameter. */
export const parseRequestQuery = <S extends z.ZodType>(schema: S, req: Request): z.output<S> =>
  parseQuery(schema, withoutBlanks(queryOf(req)));
