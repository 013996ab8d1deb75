/** The sizes of a web process' admission control, and the kind of each request. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import { management, v1 } from '../../contracts/index.ts';
import type { Config } from '../config.ts';
import { poolSizes } from '../database/pools.ts';
import { AdmissionControl, type Admissions, type Kind } from '../http/admission-control.ts';
import { routesOf } from '../http/api.ts';
import { normaliseForwardedHeader } from '../http/forwarded.ts';
import { EventLoopLag, refusalOf, type SheddingOptions } from '../http/load-shedding.ts';
import { routedPath } from '../http/routed-path.ts';
import { networkOf } from '../model/sign-in/network.ts';

/** Slots for each connection: while one request has it, another is parsed, checked or written. */
const ofConnection = 2;
/** Concurrent lookups are batched into one statement: a larger one takes hardly longer. */
const lookupsOfConnection = 16;
/**
 * Batches in addition to one for each connection: with one more the single-threaded process is never idle. Further ones
 * would only take longer each.
 */
const batchesBesides = 1;
/**
 * With fewer connections kinds are not separated, and a request may wait for a connection in the middle of its work.
 */
const least = 4;
/**
 * Sign-ins are shed last: they have many slots, since they mostly wait in separate queues, for hashing and for social
 * networks.
 */
const signIns = 100;
/** The longest delay of a request, in milliseconds. */
const maxDelay = { lookups: 1000, usual: 2000, sign_in: 5000 };
/** The longest event-loop lag, for requests that are answered as soon as they are parsed. */
const maxLag = { burst: 2000, longest: maxDelay.lookups };

/** Undefined where admission control is off: then all requests wait. */
export function openAdmissions({
  shedOverload,
  databasePool,
}: Pick<Config, 'shedOverload' | 'databasePool'>): Admissions | undefined {
  if (!shedOverload) return undefined;
  const { lookups, work, searches } = poolSizes(databasePool);
  const of = (slots: number, longest = maxDelay.usual) =>
    new AdmissionControl({ maxDelay: longest, slots: Math.max(least, slots) });
  return {
    lookups: of(lookups * lookupsOfConnection, maxDelay.lookups),
    batches: of(lookups + batchesBesides, maxDelay.lookups),
    searches: of(searches * ofConnection),
    work: of(work * ofConnection),
    sign_in: new AdmissionControl({ maxDelay: maxDelay.sign_in, slots: signIns }),
  };
}

/** Load shedding: the admission of requests by kind, and the refusal of others. */
export const sheddingOptions = (admissions: Admissions, config: Config, log: Logger): SheddingOptions => ({
  admissions,
  kindOf: kindsBelow(config.prefix),
  networkOf: networkBehind(config.trustedProxies),
  refuse: refusalOf(config),
  lag: new EventLoopLag(maxLag),
  onRefusal: logEachSecond(log),
});

/** The client's network, as trusted proxies report it. */
function networkBehind(trustedProxies: string[]): SheddingOptions['networkOf'] {
  if (trustedProxies.length === 0) return ({ socket }) => networkOf(socket.remoteAddress);
  const isTrusted = proxyaddr.compile(trustedProxies);
  return (req) => {
    normaliseForwardedHeader(req);
    return networkOf(proxyaddr(req, isTrusted));
  };
}

/** Always admitted: health, and static files. */
const always = ['/health/', '/assets/', '/.well-known/', '/docs', '/openapi', '/sdks', '/changelog'];
const signingIn = ['/login', '/logout', '/api/v1/login/'];

function kindsBelow(prefix: string): SheddingOptions['kindOf'] {
  const { show, showByHardwareId, lookup } = v1.tags;
  const lookups = new Set([show, showByHardwareId].map(({ path }) => path.toLowerCase()));
  const lists = routesOf(management)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .flatMap(({ path }) => [path, `${path}.json`].map((each) => each.toLowerCase()));
  const searches = new Set([...lists, '/translation_work/similar']);
  const pathOf = routedPath(prefix);
  return ({ method, url }: IncomingMessage): Kind | undefined => {
    const path = pathOf(url) ?? '';
    const isRead = method === 'GET' || method === 'HEAD';
    if (path === lookup.path) return 'batches';
    if (lookups.has(path) || (isRead && path.startsWith('/t/'))) return 'lookups';
    if (isRead && searches.has(path)) return 'searches';
    if (isRead && always.some((begin) => path.startsWith(begin))) return undefined;
    return signingIn.some((begin) => path.startsWith(begin)) ? 'sign_in' : 'work';
  };
}

/** One log line per second: a line for each refusal would make up most of its cost. */
function logEachSecond(log: Logger): (kind: Kind) => void {
  let counted: Partial<Record<Kind, number>> | undefined;
  const write = () => {
    log.warn({ refused: counted }, 'overload: requests are refused (load shedding)');
    counted = undefined;
  };
  return (kind) => {
    if (!counted) setTimeout(write, 1000).unref();
    counted ??= {};
    counted[kind] = (counted[kind] ?? 0) + 1;
  };
}
