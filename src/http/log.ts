/** One structured line for each request, under an id that the answer carries too. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Failure } from '../errors.ts';
import type { Metrics } from './metrics.ts';
import { operationOf } from './parameters.ts';

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
    }
  }
}

/** The process' log: lines of JSON on standard output. Secrets have no business in it; the known ones are cut out. */
export function createLog(name: string, level: string, destination?: DestinationStream): Logger {
  const secrets = ['password', 'auth_token', 'authorization', 'cookie', 'secret'];
  return pino(
    {
      name,
      level,
      serializers: { err: errorForLog },
      redact: { paths: secrets.flatMap((secret) => [secret, `*.${secret}`]), censor: '[secret]' },
    },
    // Lines are gathered for a moment: a write for each would cost more than the rest of the logging.
    destination ?? pino.destination({ sync: false, minLength: 12_288, periodicFlush: 500 }),
  );
}

/** What is logged of an error. PostgreSQL's other fields quote the row that a statement has failed on. */
const loggedFields = ['type', 'message', 'stack', 'code', 'constraint', 'table', 'column', 'reason'];

function errorForLog(error: Error): object {
  const { nativeError, ...own }: Record<string, unknown> = pino.stdSerializers.err(error);
  const all = { ...(nativeError as object | undefined), ...own };
  return Object.fromEntries(Object.entries(all).filter(([name]) => loggedFields.includes(name)));
}

const givenId = /^[\w.-]{1,64}$/;

/** Names the request, and logs and counts it when it is over. Query and body stay out of the log: tokens travel there. */
export const logRequests = (log: Logger, metrics: Metrics): RequestHandler => {
  // These lines are made here of nothing that could be a secret, and there are many of them: they need not be searched.
  const access = log.child({}, { redact: [] });
  return (req, res, next) => {
    const begun = performance.now();
    const given = req.headers['x-request-id'];
    req.id = typeof given === 'string' && givenId.test(given) ? given : randomUUID();
    req.log = log;
    res.setHeader('X-Request-Id', req.id);
    const { method } = req;
    const path = pathOf(req.originalUrl);
    res.once('close', () => {
      const ms = performance.now() - begun;
      const operation = operationOf(req)?.operationId ?? 'other';
      const status = res.statusCode;
      // A stream lasts as long as somebody listens: that is no answer's time.
      if (!res.locals.isStream) metrics.requests.observe({ operation, status }, ms / 1000);
      const failure: Failure | undefined = res.locals.failure;
      access[isProbe(path) ? 'debug' : 'info']({
        request_id: req.id,
        method,
        path,
        operation,
        status,
        ms: Math.round(ms * 100) / 100,
        reason: failure?.reason,
        aborted: res.writableFinished ? undefined : true,
      });
    });
    next();
  };
};

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Whoever watches over the process asks every few seconds. */
const isProbe = (path: string) => path.endsWith('/health/live') || path.endsWith('/health/ready');
