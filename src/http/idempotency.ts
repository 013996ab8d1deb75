/** Idempotent writes: the header `Idempotency-Key`. See docs/decisions/0009-idempotency.md. */
import { createHash, createHmac } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { type Access, type OperationMetadata, personIdOf } from '../../contracts/access.ts';
import { isReplayed } from '../../contracts/idempotency.ts';
import type { Database } from '../database/connect.ts';
import {
  claimKey,
  type IdempotencyKey,
  releaseClaim,
  type StoredAnswer,
  storeAnswer,
} from '../database/idempotency-store.ts';
import type { Transaction } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { type Answer, writeHeaders } from './answers.ts';
import { callOf } from './call.ts';
import { answerOf, failureOf } from './errors.ts';
import { acquireKey, lockKey, storeAndCommit } from './idempotency-key.ts';
import { operationOf } from './parameters.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set for a write with an idempotency key. */
      repeatable?: Repeatable;
      /** The bytes of a body with a table, for comparison. */
      uploadedTable?: Buffer;
    }
  }
}

/** The handler's work for a request, on the given database. */
type Work = (db: Database) => Promise<Answer<number, unknown>>;

/** A write whose key is held exclusively. */
interface Repeatable {
  /** Does the work and stores its answer, in one transaction where possible. */
  around(work: Work): Promise<Answer<number, unknown>>;
  /** Stores the answer to a write that was refused before its work. */
  refused(error: unknown): Promise<void>;
}

interface Route {
  metadata: OperationMetadata;
  /** No schema where the operation takes no body. */
  body: unknown;
  query?: z.ZodType;
  responses: Readonly<Record<number, z.ZodType>>;
}

/** Replays the stored answer of a repeated write. The caller must be known; the values need not be valid. */
export const readIdempotencyKey: RequestHandler = (req, res, next) => {
  const given = req.headers['idempotency-key'];
  if (given === undefined || !operationOf(req)?.takes?.includes('Idempotency-Key') || isTry(req)) return next();
  return repeat(String(given), req, res, next);
};

/** A dry run of an order changes nothing, and its answer soon differs: it is not stored. */
const isTry = (req: Request): boolean =>
  operationOf(req)?.skipsStoreOnDryRun === true && Number(req.query.dry_run) === 1;

async function repeat(header: string, req: Request, res: Response, next: NextFunction): Promise<void> {
  const begun = await begin(keyOf(keyIn(header), req), req);
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

function keyOf(key: string, req: Request): IdempotencyKey {
  const { metadata, body, query } = routeOf(req);
  const { caller } = callOf<Access>(req);
  const customer_id = caller ? personIdOf(caller) : null;
  const { auth_token: _, ...given } = req.body as Record<string, unknown>;
  const read = body instanceof z.ZodType ? body.safeParse(req.body) : { success: true, data: {} };
  // An invalid body is compared as it was sent.
  const { auth_token: __, ...values } = read.success ? (read.data as Record<string, unknown>) : given;
  const { auth_token: ___, ...asked } = (query?.safeParse(req.query).data ?? {}) as Record<string, unknown>;
  const named = Object.keys(req.params).length === 0 ? {} : { named: req.params };
  const all = Object.keys({ ...asked, ...named }).length === 0 ? values : { values, asked, ...named };
  const parts = req.uploadedTable ? [JSON.stringify(asked), req.uploadedTable] : [inOneOrder(all)];
  return {
    id: createHash('sha256')
      .update(JSON.stringify([customer_id, metadata.operationId, key]))
      .digest(),
    customer_id,
    values_hash: parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest(),
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

async function begin(
  keyed: IdempotencyKey,
  req: Request,
): Promise<{ answer: StoredAnswer } | { repeatable: Repeatable }> {
  const take = routeOf(req).metadata.isMadeByRunner ? claimFor : lockFor;
  const begun = await acquireKey(callOf<Access>(req).db, keyed, () => take(keyed, req));
  return 'answer' in begun ? begun : { repeatable: begun.taken };
}

function answerAgain(res: Response, answer: StoredAnswer): void {
  writeHeaders(res, { headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } });
  res.status(answer.status).json(answer.body);
}

/** Of anonymous callers only successful writes are stored: nothing else limits how many keys they use. */
const isStored = (
  { status, wroteNothing = false }: Answer<number, unknown>,
  { customer_id }: IdempotencyKey,
): boolean => isReplayed(status) && (customer_id !== null || (status < 400 && !wroteNothing));

/** In a transaction that holds the key's lock; the handler's own are nested in it. */
async function lockFor(keyed: IdempotencyKey, req: Request): Promise<Repeatable | undefined> {
  const trx = await lockKey(callOf<Access>(req).db, keyed.id);
  return trx && new LockedWrite(trx, keyed, req);
}

class LockedWrite implements Repeatable {
  readonly #trx: Transaction;
  readonly #keyed: IdempotencyKey;
  readonly #req: Request;
  #isTaken = false;

  constructor(trx: Transaction, keyed: IdempotencyKey, req: Request) {
    this.#trx = trx;
    this.#keyed = keyed;
    this.#req = req;
    // Requests that reach no handler roll back here; a write under way goes on although its client has hung up.
    req.res?.once('close', () => {
      if (!this.#isTaken) trx.rollback().catch(() => {});
    });
  }

  async around(work: Work): Promise<Answer<number, unknown>> {
    this.#isTaken = true;
    // In a savepoint: a failure is rolled back, and its answer still stored.
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
      if (!isStored(answer, this.#keyed)) return;
      await storeAndCommit(callOf<Access>(this.#req).db, trx, this.#keyed, asSent(answer, this.#req));
    } finally {
      if (!trx.isCompleted()) await trx.rollback();
    }
  }
}

/** Claims the key by a row, as the runner has connections of its own. */
async function claimFor(keyed: IdempotencyKey, req: Request): Promise<Repeatable | undefined> {
  const { db } = callOf<Access>(req);
  if (!(await claimKey(db, keyed))) return undefined;
  const finish = (answer: Answer<number, unknown>) =>
    isStored(answer, keyed) ? storeAnswer(db, keyed, asSent(answer, req)) : releaseClaim(db, keyed.id);
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

const storedHeaders = ['Location', 'X-Error-Reason', 'X-Warning'];

/** The answer with the fields of the contract only. */
function asSent({ status, headers = {}, body }: Answer<number, unknown>, req: Request): StoredAnswer {
  const schema = routeOf(req).responses[status];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => storedHeaders.includes(name))),
    body: status < 400 && schema ? schema.parse(body) : body,
  };
}
