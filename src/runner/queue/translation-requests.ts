/** Requests for translations: answered, awaited, or stored as jobs. */
import type { BackgroundRequests, Outcome, Reason, TranslationRequest } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { isForeignKeyViolation } from '../../database/failures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { chunksOf } from '../../model/chunks.ts';
import type { CurrentText } from '../../model/translations/translation-row.ts';
import { nextFlight } from '../../single-flight.ts';
import {
  findJob,
  type JobSummary,
  keyOf,
  queueJob,
  queueRequests,
  raiseUrgency,
  readCurrentTextFor,
  type Target,
} from './queue.ts';
import { type Asking, isRaisedBy, type Urgency, urgencyOf } from './urgency.ts';
import type { Waiters } from './waiters.ts';

interface TranslationRequestsOptions {
  db: Database;
  /** Fingerprint of the providers: their refusals count only while they stay the same. */
  providers: string;
  waiters: Waiters;
  /** Wakes the workers, as a job has been queued. */
  wake(): void;
  /** Whether the memory has the translation, so that failures of providers do not matter. */
  isRemembered(current: CurrentText, lang_code: string): Promise<boolean>;
}

/** A lost notification delays a request by so many milliseconds only. */
const maxSilence = 1000;
/** Requests that are stored concurrently: other work needs connections, too. */
const fewAtOnce = 4;

export class TranslationRequests {
  readonly #options: TranslationRequestsOptions;
  readonly #share = nextFlight<string, Decision>();

  constructor(options: TranslationRequestsOptions) {
    this.#options = options;
  }

  /** The outcome of a request, awaited for its `wait_ms`, or until the signal aborts. */
  async request(request: TranslationRequest, signal?: AbortSignal): Promise<Outcome> {
    const { waiters } = this.#options;
    const deadline = performance.now() + request.wait_ms;
    let isSecond = false;
    let hasWaited = false;
    // Before the first read, so that no end of an attempt is missed.
    const { wakeUp, leave } = waiters.join(keyOf(request));
    try {
      let outcome = await this.#settle(request);
      while (isUnderWay(outcome)) {
        await wakeUp.wait(Math.min(deadline - performance.now(), maxSilence), signal);
        if (performance.now() >= deadline || signal?.aborted || waiters.isClosed) return asPending(outcome);
        hasWaited = true;
        // The attempt has tried the memory too, so its failure is final, unless its runner lacks a provider for the
        // languages,
        outcome = await this.#settle({ ...request, insist: false }, true);
        // or it met a cap that does not apply to this request: then there is one more attempt.
        if (request.insist && !isSecond && !isUnderWay(outcome) && hasMetOthersCap(outcome)) {
          isSecond = true;
          outcome = await this.#settle(request);
        }
      }
      return hasWaited ? asTried(outcome) : outcome;
    } finally {
      leave();
    }
  }

  /** Stores requests that nobody waits for. Throws if one of them could not be stored. */
  async enqueue({ wishes, from = 'lookup', insist = false }: BackgroundRequests): Promise<void> {
    const undecided = await this.#file(wishes, urgencyOf({ from, insist }, null));
    for (const few of chunksOf(undecided, fewAtOnce))
      await Promise.all(few.map((request) => this.#settle({ ...request, from, insist })));
  }

  /** Queues jobs for the requests. Returns those whose existing job has to be decided about. */
  async #file(requests: readonly Target[], urgency: Urgency): Promise<Target[]> {
    const { db, wake } = this.#options;
    const filed = inTransaction(db, async (trx) => {
      const found: Target[] = [];
      for (const kind of ['text', 'name'] as const) {
        const ofKind = requests.filter(({ subject }) => subject.kind === kind);
        if (ofKind.length > 0) found.push(...(await queueRequests(trx, kind, ofKind, urgency)).undecided);
      }
      return found;
    });
    const undecided = await filed.catch((error) => {
      // A tag was deleted meanwhile, and is not found again.
      if (isForeignKeyViolation(error)) return this.#file(requests, urgency);
      throw error;
    });
    wake();
    return undecided;
  }

  /**
   * The outcome, if it is known; otherwise a job is committed when this returns. Coalesced: a crowd before one tag
   * costs one query.
   */
  #settle(request: Asked, isTried = false): Promise<Decision> {
    const { from, wait_ms, customer_id } = request;
    const key = `${keyOf(request)}:${request.insist}:${from}:${Boolean(wait_ms)}:${customer_id}:${isTried}`;
    return this.#share(() => this.#settleNow(request, isTried), key);
  }

  async #settleNow(request: Asked, isTried: boolean): Promise<Decision> {
    const { db, wake, providers } = this.#options;
    // Most requests are answered, or join a job, without a lock.
    const seen = await findJob(db, request);
    const current = await readCurrentTextFor(db, request);
    const known = decide(current, seen, request, providers, isTried);
    if (!current) return known;
    const isRemembered = !isTried && isFailure(known) && (await this.#options.isRemembered(current, request.lang_code));
    const orQueue = (decision: Decision) => (isRemembered && isFailure(decision) ? 'queue' : decision);
    const first = orQueue(known);
    const urgency = urgencyOf(request, current.ownerId);
    const isRaised = (job: JobSummary | undefined) => job !== undefined && isRaisedBy(job, urgency);
    if (first !== 'queue' && !(isJoin(first) && isRaised(seen))) return first;
    const settled = inTransaction(db, async (trx): Promise<Decision> => {
      const isNew = !seen || seen.state === 'succeeded';
      if (isNew && (await queueRequests(trx, request.subject.kind, [request], urgency)).queued > 0) return 'queue';
      const job = await findJob(trx, request, 'locked');
      // Decided again: others may have committed while this one waited for the lock.
      const second = orQueue(decide(await readCurrentTextFor(trx, request), job, request, providers, isTried));
      if (second === 'queue' && job) await queueJob(trx, job.id, urgency, current);
      if (isJoin(second) && job && isRaised(job)) await raiseUrgency(trx, job, urgency);
      return second;
    });
    const decision = await settled.catch((error) => {
      // The tag was deleted meanwhile.
      if (isForeignKeyViolation(error)) return decide(undefined, seen, request, providers);
      throw error;
    });
    if (decision === 'queue') wake();
    return decision;
  }
}

type Asked = Target & Asking & Pick<TranslationRequest, 'customer_id'>;

/**
 * - an outcome: the request is answered;
 * - `join`: the job is queued or running; `rejoin`: the same after a failed attempt;
 * - `queue`: the job has to be queued.
 */
type Decision = Outcome | 'join' | 'rejoin' | 'queue';

/**
 * Decides about a request by the current text and the state of the job. `isTried`: an attempt has run for this request,
 * so that other providers matter only if it sent nothing. A pure function.
 */
export function decide(
  current: CurrentText | undefined,
  job: JobSummary | undefined,
  { lang_code, insist }: Pick<TranslationRequest, 'lang_code' | 'insist'>,
  providers: string,
  isTried = false,
): Decision {
  if (!current) return { state: 'gone' };
  const { served, work } = current;
  if (served !== undefined && work) return { state: 'translated', text: served, lang_code, work };
  if (!job) return 'queue';
  const failed = (reason: Reason): Outcome => ({
    state: 'failed',
    reason,
    retry_at: job.due_at?.toISOString() ?? null,
    ...(job.due_in !== null && { retry_in: job.due_in }),
    ...(reason === 'cap' && job.cap && { cap: job.cap }),
  });
  const isAnotherText = job.source_hash !== current.source.hash;
  const isByOthers = job.providers !== providers && (!isTried || job.reason === 'unsupported');

  switch (job.state) {
    case 'queued':
    case 'running':
      return job.reason ? 'rejoin' : 'join';
    case 'waiting':
      // Changed providers may help; a changed text does not while the provider is down.
      if (insist || isByOthers) return 'queue';
      if (!job.reason) return 'join';
      return job.is_due ? 'rejoin' : failed(job.reason);
    case 'failed':
      if (insist || !job.reason || isByOthers) return 'queue';
      return (job.due_at ? job.is_due : isAnotherText) ? 'queue' : failed(job.reason);
    case 'cancelled':
      return insist || !job.reason || isAnotherText ? 'queue' : failed(job.reason);
    case 'succeeded':
      // Its translation is stale or deleted by now.
      return 'queue';
  }
}

/** A cap that does not stop a single request of management. */
const hasMetOthersCap = (outcome: Outcome) =>
  outcome.state === 'failed' && (outcome.cap === 'share' || outcome.cap === 'tag');

/** A failure by providers or caps. A cancelled job is none: no lookup restarts it. */
const isFailure = (decision: Decision): boolean =>
  typeof decision === 'object' && decision.state === 'failed' && decision.reason !== 'cancelled';

const isUnderWay = (settled: Decision): settled is Exclude<Decision, Outcome> => typeof settled === 'string';

const isJoin = (decision: Decision) => decision === 'join' || decision === 'rejoin';

/** The outcome for a caller who stops waiting. */
const asPending = (settled: Decision): Outcome =>
  isUnderWay(settled) ? { state: 'pending', ...(settled === 'rejoin' && { has_failed: true }) } : settled;

/** Marks a failure that came during the wait. Without a provider, or beyond a cap, none was called. */
function asTried(outcome: Outcome): Outcome {
  if (outcome.state !== 'failed' || outcome.reason === 'unsupported' || outcome.reason === 'cap') return outcome;
  return { ...outcome, was_tried: true };
}
