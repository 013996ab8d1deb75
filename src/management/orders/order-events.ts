/** The progress of an order as server-sent events: for its page, and for programs with a token. */
import { setTimeout as pause } from 'node:timers/promises';
import { type IRouter, type Request, type RequestHandler, type Response, Router } from 'express';
import { TranslationOrder as OrderBody } from '../../../contracts/management/translation-order.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { type Callers, requireCaller } from '../../http/caller.ts';
import type { EventStream } from '../../http/event-stream.ts';
import { EventStreams } from '../../http/event-streams.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { TranslationOrder } from '../../model/orders/translation-order.ts';
import { type OrderAnswerOptions, orderBodyWriter } from './translation-order-api.ts';

export interface OrderEventsOptions extends OrderAnswerOptions {
  callers: Callers;
  /** Aborted when the process stops; open streams end. */
  stopping: AbortSignal;
}

/** Poll interval in milliseconds, and the heartbeat of a stream without changes. */
const interval = 500;
const beat = 10_000;

export function orderEvents(options: OrderEventsOptions): IRouter {
  const router = Router();
  const path = '/translation_orders/:id/events';
  router.head(path, refuseOtherMethods(['GET']));
  router.get(path, follow(options));
  router.all(path, refuseOtherMethods(['GET']));
  return router;
}

const follow = (options: OrderEventsOptions): RequestHandler => {
  const streams = new EventStreams();
  return async (req, res) => {
    const { caller, db, signIn } = callOf(req);
    const seen = seenBefore(req);
    const order = await TranslationOrder.find(db, caller, recordIdOf(req));
    if (order.hasEnded && Number(order.version) <= seen) return void res.status(204).end();
    const stream = streams.begin(res, { signIn: `${signIn.table} ${signIn.id}`, customer: caller.id });
    await sendChanges(stream, order, { req, res, seen, ...options }).catch(() => {});
    stream.end();
  };
};

interface OrderStream extends OrderEventsOptions {
  req: Request;
  res: Response;
  seen: number;
}

/** Streams the order's changes until its end, or until the client may no longer see it. */
async function sendChanges(stream: EventStream, first: TranslationOrder, following: OrderStream): Promise<void> {
  const { req, callers, stopping } = following;
  const over = AbortSignal.any([stream.over, stopping]);
  let { seen } = following;
  let saidAt = performance.now();
  for (let order = first; !over.aborted; order = await again(req, callers)) {
    const version = Number(order.version);
    if (version > seen) {
      await stream.send([
        { id: `${version}`, data: OrderBody.parse(orderBodyWriter(following, callOf(req).caller)(order)) },
      ]);
      seen = version;
      saidAt = performance.now();
    } else if (performance.now() - saidAt > beat) {
      stream.beat();
      saidAt = performance.now();
    }
    if (order.hasEnded) return;
    await pause(interval, undefined, { signal: over });
  }
}

/** The order as it is now. Throws where the token or the session has ended meanwhile, or the order is gone. */
async function again(req: Request, callers: Callers): Promise<TranslationOrder> {
  await requireCaller(req, callers);
  const { caller, db } = callOf(req);
  return TranslationOrder.find(db, caller, recordIdOf(req));
}

/** The last event id that a reconnecting client has seen; 0 is before all of them. */
function seenBefore(req: Request): number {
  const given = req.get('last-event-id') ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : 0;
}
