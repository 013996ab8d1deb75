/** Writes that may be repeated: the header `Idempotency-Key`. docs/decisions/0009-idempotency.md says why it is so. */
import { createHash, createHmac } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Access, OperationMetadata } from '../../contracts/access.ts';
import { isGivenAgain } from '../../contracts/idempotency.ts';
import type { Database } from '../database/connect.ts';
import { claim, giveUp, type KeptAnswer, type Keyed, keep } from '../database/kept-answers.ts';
import type { Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { type Answer, writeHeaders } from './answers.ts';
import { callOf } from './call.ts';
import { answerOf, failureOf } from './errors.ts';
import { operationOf } from './parameters.ts';
import { hold, keepAndCommit, underKey } from './under-key.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set where the request's write is kept under a key. */
      repeatable?: Repeatable;
      /** The bytes of a body with a table: they are compared as they came. */
      sentTable?: Buffer;
    }
  }
}

/** The handler's work for a request, on the given database. */
type Work = (db: Database) => Promise<Answer<number, unknown>>;

/** A write under a key that is held exclusively. */
interface Repeatable {
  /** Does the work, and keeps what is answered, in one transaction where that can be. */
  around(work: Work): Promise<Answer<number, unknown>>;
  /** Keeps what is answered where there was nothing to do. */
  refused(error: unknown): Promise<void>;
}

interface Route {
  metadata: OperationMetadata;
  body: z.ZodType;
  query?: z.ZodType;
  responses: Readonly<Record<number, z.ZodType>>;
}

/** Gives the same answer again to who repeats a write. The caller must be named; the values need not be valid. */
export const readIdempotencyKey: RequestHandler = (req, res, next) => {
  const given = req.headers['idempotency-key'];
  if (given === undefined || !operationOf(req)?.takes?.includes('Idempotency-Key') || isTry(req)) return next();
  return repeat(String(given), req, res, next);
};

/** A dry run of an order changes nothing, and its answer soon differs: it is not stored. */
const isTry = (req: Request): boolean => operationOf(req)?.isTryUnkept === true && Number(req.query.dry_run) === 1;

async function repeat(header: string, req: Request, res: Response, next: NextFunction): Promise<void> {
  const begun = await begin(keyedBy(keyIn(header), req), req);
  if ('answer' in begun) return answerAgain(res, begun.answer);
  req.repeatable = begun.repeatable;
  next();
}

/** Draft-ietf-httpapi-idempotency-key-header has it in quotes; most clients send it without. */
function keyIn(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!/^[!-~]{1,255}$/.test(key)) throw new Failure('invalid_values', { invalid: ['Idempotency-Key'] });
  return key;
}

function keyedBy(key: string, req: Request): Keyed {
  const { metadata, body, query } = routeOf(req);
  const customer_id = callOf<Access>(req).caller?.id ?? null;
  const { auth_token: _, ...given } = req.body as Record<string, unknown>;
  const read = body.safeParse(req.body);
  // An invalid body is compared as it was sent.
  const { auth_token: __, ...values } = read.success ? (read.data as Record<string, unknown>) : given;
  const { auth_token: ___, ...asked } = (query?.safeParse(req.query).data ?? {}) as Record<string, unknown>;
  const all = Object.keys(asked).length === 0 ? values : { values, asked };
  const said = req.sentTable ? [JSON.stringify(asked), req.sentTable] : [inOneOrder(all)];
  return {
    id: createHash('sha256')
      .update(JSON.stringify([customer_id, metadata.operationId, key]))
      .digest(),
    customer_id,
    values_hash: said.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest(),
  };
}

/** Canonical JSON: equal values always stand in the same order. */
const inOneOrder = (values: unknown): string =>
  JSON.stringify(values, (_name, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const routeOf = (req: Request) => (req as Request & { tsRestRoute: Route }).tsRestRoute;

async function begin(keyed: Keyed, req: Request): Promise<{ answer: KeptAnswer } | { repeatable: Repeatable }> {
  const take = routeOf(req).metadata.isMadeByRunner ? claimFor : holdFor;
  const begun = await underKey(callOf<Access>(req).db, keyed, () => take(keyed, req));
  return 'answer' in begun ? begun : { repeatable: begun.taken };
}

function answerAgain(res: Response, answer: KeptAnswer): void {
  writeHeaders(res, { headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } });
  res.status(answer.status).json(answer.body);
}

/** Of anonymous callers only successful writes are stored: nothing else limits how many keys they use. */
const isKept = ({ status, wroteNothing = false }: Answer<number, unknown>, { customer_id }: Keyed): boolean =>
  isGivenAgain(status) && (customer_id !== null || (status < 400 && !wroteNothing));

/** In a transaction that holds the key's lock; the handler's own are nested in it. */
async function holdFor(keyed: Keyed, req: Request): Promise<Repeatable | undefined> {
  const trx = await hold(callOf<Access>(req).db, keyed.id);
  return trx && new Held(trx, keyed, req);
}

class Held implements Repeatable {
  readonly #trx: Transaction;
  readonly #keyed: Keyed;
  readonly #req: Request;
  #isTaken = false;

  constructor(trx: Transaction, keyed: Keyed, req: Request) {
    this.#trx = trx;
    this.#keyed = keyed;
    this.#req = req;
    // For requests that reach no handler. A client that hangs up has still made its request.
    req.res?.once('close', () => {
      if (!this.#isTaken) trx.rollback().catch(() => {});
    });
  }

  async around(work: Work): Promise<Answer<number, unknown>> {
    this.#isTaken = true;
    // A part of its own, so that what went wrong is taken back and can be kept all the same.
    const outcome = await this.#trx.transaction(work).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error, answer: answerOf(failureOf(error, this.#req)) }),
    );
    await this.#finish(outcome.answer);
    if ('error' in outcome) throw outcome.error;
    return outcome.answer;
  }

  refused(error: unknown): Promise<void> {
    this.#isTaken = true;
    return this.#finish(answerOf(failureOf(error, this.#req)));
  }

  async #finish(answer: Answer<number, unknown>): Promise<void> {
    const trx = this.#trx;
    try {
      if (!isKept(answer, this.#keyed)) return;
      await keepAndCommit(callOf<Access>(this.#req).db, trx, this.#keyed, asSent(answer, this.#req));
    } finally {
      if (!trx.isCompleted()) await trx.rollback();
    }
  }
}

/** Locks by a row of the key, as the runner has connections of its own. Locking twice does no harm. */
async function claimFor(keyed: Keyed, req: Request): Promise<Repeatable | undefined> {
  const { db } = callOf<Access>(req);
  if (!(await claim(db, keyed))) return undefined;
  const finish = (answer: Answer<number, unknown>) =>
    isKept(answer, keyed) ? keep(db, keyed, asSent(answer, req)) : giveUp(db, keyed.id);
  return {
    async around(work) {
      try {
        const answer = await work(db);
        await finish(answer);
        return answer;
      } catch (error) {
        await finish(answerOf(failureOf(error, req)));
        throw error;
      }
    },
    refused: (error) => finish(answerOf(failureOf(error, req))),
  };
}

const keptHeaders = ['Location', 'X-Error-Reason', 'X-Warning'];

/** The answer as the contract lets it out. */
function asSent({ status, headers = {}, body }: Answer<number, unknown>, req: Request): KeptAnswer {
  const schema = routeOf(req).responses[status];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => keptHeaders.includes(name))),
    body: status < 400 && schema ? schema.parse(body) : body,
  };
}
