/** A structured log line for each request, with the request id that the answer has too. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { personIdOf } from '../../contracts/access.ts';
import type { Failure } from '../errors.ts';
import type { AccountEvent } from '../events.ts';
import type { Metrics } from './metrics.ts';
import { operationOf } from './parameters.ts';

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
      /** Logs an event, with the actor and the network. */
      logEvent(event: AccountEvent): void;
    }
  }
}

const givenId = /^[\w.-]{1,64}$/;
/** The client's request id, or a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && givenId.test(given) ? given : randomUUID();

/** The signed-in customer, by id. */
const customerOf = ({ call }: Request): number | undefined => call?.caller && personIdOf(call.caller);

/** The museum that a member acts for. */
const museumOf = ({ call }: Request): number | undefined => (call?.caller?.member ? call.caller.id : undefined);

/** Whether a line has the network: for known writers and refusals, not for readers or anonymous writers. */
const isOfNote = (method: string, { statusCode, locals }: Response, failure: Failure | undefined) =>
  (!['GET', 'HEAD', 'OPTIONS'].includes(method) && !locals.isOfNobody) ||
  statusCode === 403 ||
  statusCode === 429 ||
  (statusCode === 401 && failure !== undefined && failure.reason !== 'not_signed_in');

type NetworkOf = (address: string | undefined) => string;

function eventFields(req: Request, { event, reason, customer }: AccountEvent) {
  const by = customerOf(req);
  return { request_id: req.id, event, reason, customer: customer ?? by, by, museum: museumOf(req) };
}

/**
 * Created here, the closure refers to the request only. With a reference to the answer, the garbage collector would move
 * both to the old generation.
 */
const eventLogger = (log: Logger, networkOf: NetworkOf) => (req: Request) => (event: AccountEvent) =>
  log.info({ ...eventFields(req, event), network: networkOf(req.ip) });

/** The log entry of a finished request. */
interface Over {
  id: string;
  method: string | undefined;
  path: string;
  operation: string;
  begun: number;
  res: ServerResponse;
  failure?: Failure | undefined;
  customer?: number | undefined;
  museum?: number | undefined;
  network?: string | undefined;
}

/** Counts a request, and writes its line. */
type RequestLogger = (over: Over) => void;

function requestLogger(log: Logger, metrics: Metrics): RequestLogger {
  // These frequent lines contain no secrets, so redaction is off.
  const access = log.child({}, { redact: [] });
  return ({ id, method, path, operation, begun, res, failure, customer, museum, network }) => {
    const ms = performance.now() - begun;
    const { statusCode: status } = res;
    // A stream lasts as long as its client, which is no response time.
    if (!(res as Partial<Response>).locals?.isStream) metrics.requests.observe({ operation, status }, ms / 1000);
    access[isProbe(path) ? 'debug' : 'info']({
      request_id: id,
      method,
      path,
      operation,
      status,
      ms: Math.round(ms * 100) / 100,
      reason: failure?.reason,
      customer,
      museum,
      network,
      aborted: res.writableFinished ? undefined : true,
    });
  };
}

/**
 * Assigns the request id, and logs and counts the finished request. Query and body are never logged: they may contain
 * tokens. `networkOf`: groups addresses.
 */
export const logRequests = (log: Logger, metrics: Metrics, networkOf: NetworkOf): RequestHandler => {
  const logRequest = requestLogger(log, metrics);
  const eventLoggerOf = eventLogger(log, networkOf);
  return (req, res, next) => {
    const begun = performance.now();
    req.id = requestIdOf(req.headers['x-request-id']);
    req.log = log;
    req.logEvent = eventLoggerOf(req);
    res.setHeader('X-Request-Id', req.id);
    const { id, method } = req;
    // The socket caches its address: a closed one no longer has it.
    req.socket.remoteAddress;
    const path = withoutKey(pathOf(req.originalUrl));
    res.once('close', () => {
      const failure: Failure | undefined = res.locals.failure;
      const network = isOfNote(method, res, failure) ? networkOf(req.ip) : undefined;
      const operation = operationOf(req)?.operationId ?? 'other';
      logRequest({
        id,
        method,
        path,
        operation,
        begun,
        res,
        failure,
        customer: customerOf(req),
        museum: museumOf(req),
        network,
      });
    });
    next();
  };
};

/** The same for a cached answer. Returns the request's id. */
export function logCached(log: Logger, metrics: Metrics) {
  const logRequest = requestLogger(log, metrics);
  return ({ headers, method, url = '' }: IncomingMessage, res: ServerResponse, operation: string): string => {
    const begun = performance.now();
    const id = requestIdOf(headers['x-request-id']);
    const path = pathOf(url);
    res.once('close', () => logRequest({ id, method, path, operation, begun, res }));
    return id;
  };
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** A path with a secret, which must not be logged. */
const withoutKey = (path: string): string => path.replace(/(\/bundles\/).+/is, '$1*');

/** A supervisor probes every few seconds. */
const isProbe = (path: string) => path.endsWith('/health/live') || path.endsWith('/health/ready');
