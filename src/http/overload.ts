/**
 * In front of the application: what comes beyond that which can be answered in time is refused at once, with 503 and the time
 * after which to come again. A refusal has to cost far less than an answer, so none of the application is asked for it.
 *
 * What takes nothing from the others is not counted as work: waiting for a translation, for the rest of a body, or for who reads
 * a stream, which has a limit of its own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Admission, Place } from './admission.ts';
import type { LongTurns } from './long-turns.ts';

/** What is let in by itself, so that none of them waits for another's line. */
export const kinds = ['lookups', 'batches', 'searches', 'work', 'sign_in'] as const;
export type Kind = (typeof kinds)[number];
export type Admissions = Readonly<Record<Kind, Admission>>;

export interface OverloadOptions {
  admissions: Admissions;
  /** Undefined for what is never refused. */
  kindOf(req: IncomingMessage): Kind | undefined;
  /** What counts as one address. */
  networkOf(req: IncomingMessage): string;
  refuse: RequestListener;
  turns: LongTurns;
  /** Told of each refusal. */
  refused(kind: Kind): void;
}

/** In front of what is answered without being let in. Signing in is not refused for it. */
export const refuseLate =
  ({ admissions, kindOf, refuse, refused, turns }: OverloadOptions, listener: RequestListener): RequestListener =>
  (req, res) => {
    const kind = turns.isTooLate() ? kindOf(req) : undefined;
    if (!kind || kind === 'sign_in') return listener(req, res);
    admissions[kind].refusals += 1;
    refused(kind);
    refuse(req, res);
  };

const ofRequest = new AsyncLocalStorage<Place>();

export const admit =
  (
    { admissions, kindOf, networkOf, refuse, refused }: OverloadOptions,
    application: RequestListener,
  ): RequestListener =>
  (req, res) => {
    const kind = kindOf(req);
    if (!kind) return application(req, res);
    const ask = () =>
      admissions[kind].ask({
        network: networkOf(req),
        enter: (place) => answer(application, req, res, place),
        turnAway: () => {
          refused(kind);
          refuse(req, res);
        },
      });
    // A body that came with the head is there a moment later.
    if (isAllThere(req)) ask();
    else setImmediate(ask);
  };

function answer(application: RequestListener, req: IncomingMessage, res: ServerResponse, place: Place): void {
  // All that it has to say is said then, whether or not its client has taken it.
  res.once('prefinish', place.leave);
  res.once('close', place.leave);
  if (res.closed) {
    place.leave();
    return;
  }
  if (!isAllThere(req)) {
    place.rest();
    req.once('end', place.resume);
  }
  ofRequest.run(place, application, req, res);
}

const isAllThere = ({ complete, headers }: IncomingMessage): boolean =>
  complete ||
  (headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0'));

/** Gives up the place of the request that this is done for: from here on its answer goes on by itself. */
export const leavePlace = (): void => ofRequest.getStore()?.leave();

/** The same, which waits for somebody else: meanwhile the place of the request is another's. */
export const resting =
  <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>): ((...asked: Asked) => Promise<T>) =>
  async (...asked) => {
    const place = ofRequest.getStore();
    place?.rest();
    try {
      return await ask(...asked);
    } finally {
      place?.resume();
    }
  };
