/** The outcome of wishes: waited for, or only put on record as jobs. */
import type { LeftWish, Outcome, Reason, TranslationWish } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { refersToNothing } from '../../database/failures.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inChunks } from '../../model/chunks.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import { type Filed, fileWishes, findJob, keyOf, queueJob, raiseJob, standingOf } from './queue.ts';
import { isRaisedBy, type Urgency, urgencyOf } from './urgency.ts';
import { coalescing, type Waiters } from './waiting.ts';

interface WishesOptions {
  db: Database;
  /** Fingerprint of the providers: what they cannot do is remembered only as long as they stay the same. */
  providers: string;
  waiters: Waiters;
  /** Wakes the workers: a job has been queued. */
  wake(): void;
  /** Whether a text has been translated elsewhere: then no failure of the providers stands in the way. */
  isRemembered(standing: Standing, lang_code: string): Promise<boolean>;
}

/** Wishes that are put on record at the same time, where there are many: others want connections too. */
const fewAtOnce = 4;

export class Wishes {
  readonly #options: WishesOptions;
  readonly #coalesce = coalescing<Settled>();

  constructor(options: WishesOptions) {
    this.#options = options;
  }

  /** The outcome of a wish, waited for as long as the wish allows or until the signal. */
  async request(wish: TranslationWish, signal?: AbortSignal): Promise<Outcome> {
    if (wish.wait_ms === 0) return unwaited(await this.#settle(wish));
    const deadline = performance.now() + wish.wait_ms;
    let isSecond = false;
    let hasWaited = false;
    // Before anything is read: an attempt that ends from here on wakes it.
    const waiter = this.#options.waiters.join(keyOf(wish));
    try {
      let outcome = await this.#settle(wish);
      while (isUnderWay(outcome)) {
        if (!(await waiter.next(deadline, signal))) return unwaited(outcome);
        hasWaited = true;
        // An attempt has run, which has looked into the memory, so its failure is final, unless its runner has no provider for the languages;
        outcome = await this.#settle({ ...wish, insist: false }, true);
        // unless it met a cap that does not bind this wish: then there is one more attempt.
        if (wish.insist && !isSecond && !isUnderWay(outcome) && hasMetOthersCap(outcome)) {
          isSecond = true;
          outcome = await this.#settle(wish);
        }
      }
      return hasWaited ? triedNow(outcome) : outcome;
    } finally {
      waiter.leave();
    }
  }

  /** Puts wishes on record that no request waits for. Throws where one of them could not be. */
  async leave(wishes: readonly LeftWish[], from: TranslationWish['from'] = 'lookup'): Promise<void> {
    const left = { wait_ms: 0, insist: false, from };
    const open = await this.#file(wishes, urgencyOf(left, null));
    for (const few of inChunks(open, fewAtOnce))
      await Promise.all(few.map((wish) => this.#settle({ ...wish, ...left })));
  }

  /** Queues what has no job, or one that had succeeded. Answers with the wishes whose job was there, and does not go on by itself. */
  async #file(wishes: readonly LeftWish[], urgency: Urgency): Promise<LeftWish[]> {
    const { db, wake } = this.#options;
    const halted = await inTransaction(db, async (trx) => {
      const found: LeftWish[] = [];
      for (const kind of ['text', 'name'] as const) {
        const ofKind = wishes.filter(({ subject }) => subject.kind === kind);
        if (ofKind.length > 0) found.push(...(await fileWishes(trx, kind, ofKind, urgency)).halted);
      }
      return found;
    });
    wake();
    return halted;
  }

  /**
   * The outcome, where there is one already; else a job is on its way when this returns, and committed. The wishes of a crowd
   * before one tag are one question to the database.
   */
  #settle(wish: TranslationWish, isTried = false): Promise<Settled> {
    const key = `${keyOf(wish)}:${wish.insist}:${wish.from}:${wish.wait_ms > 0}:${isTried}`;
    return this.#coalesce(key, () => this.#settleNow(wish, isTried));
  }

  async #settleNow(wish: TranslationWish, isTried: boolean): Promise<Settled> {
    const { db, wake, providers } = this.#options;
    // Most wishes are answered, or join a job, without taking a lock.
    const seen = await findJob(db, wish);
    const standing = await standingOf(db, wish);
    const known = decide(standing, seen, wish, providers, isTried);
    if (!standing) return known;
    const isRemembered = !isTried && isFailure(known) && (await this.#options.isRemembered(standing, wish.lang_code));
    const orQueue = (decision: Decision) => (isRemembered && isFailure(decision) ? 'queue' : decision);
    const first = orQueue(known);
    const urgency = urgencyOf(wish, standing.ownerId);
    const isRaised = (job: Filed | undefined) => job !== undefined && isRaisedBy(job, urgency);
    if (first !== 'queue' && !(isJoin(first) && isRaised(seen))) return first;
    const settled = inTransaction(db, async (trx): Promise<Settled> => {
      const isNew = !seen || seen.state === 'succeeded';
      if (isNew && (await fileWishes(trx, wish.subject.kind, [wish], urgency)).queued > 0) return 'queue';
      const job = await findJob(trx, wish, 'locked');
      // What others committed while this one waited for the lock is seen only now.
      const second = orQueue(decide(await standingOf(trx, wish), job, wish, providers, isTried));
      if (second === 'queue' && job) await queueJob(trx, job.id, urgency, standing);
      if (isJoin(second) && job && isRaised(job)) await raiseJob(trx, job, urgency);
      return second;
    });
    const decision = await settled.catch((error) => {
      // The tag went away meanwhile: nothing stands there any more.
      if (refersToNothing(error)) return decide(undefined, seen, wish, providers);
      throw error;
    });
    if (decision === 'queue') wake();
    return decision;
  }
}

/**
 * - an outcome: nothing is to be done;
 * - `join`: the job is on its way; `rejoin`: it is again, as its last attempt has failed;
 * - `queue`: the job has to be queued.
 */
type Decision = Outcome | 'join' | 'rejoin' | 'queue';

/**
 * What a wish comes to, by the standing and the course of the job so far. `isTried`: for this wish, so that other providers count only
 * where nothing was sent. Reads nothing, writes nothing.
 */
export function decide(
  standing: Standing | undefined,
  job: Filed | undefined,
  { lang_code, insist }: Pick<TranslationWish, 'lang_code' | 'insist'>,
  providers: string,
  isTried = false,
): Decision {
  if (!standing) return { state: 'gone' };
  const { served, work } = standing;
  if (served !== undefined && work) return { state: 'translated', text: served, lang_code, work };
  if (!job) return 'queue';
  const failed = (reason: Reason): Outcome => ({
    state: 'failed',
    reason,
    retry_at: job.due_at?.toISOString() ?? null,
    ...(job.due_in !== null && { retry_in: job.due_in }),
    ...(reason === 'cap' && job.cap && { cap: job.cap }),
  });
  const isAnotherText = job.source_hash !== standing.source.hash;
  const isByOthers = job.providers !== providers && (!isTried || job.reason === 'unsupported');

  switch (job.state) {
    case 'queued':
    case 'running':
      return job.reason ? 'rejoin' : 'join';
    case 'waiting':
      // Changed providers may help; a changed text does not help while the provider is down.
      if (insist || isByOthers) return 'queue';
      if (!job.reason) return 'join';
      return job.is_due ? 'rejoin' : failed(job.reason);
    case 'failed':
      if (insist || !job.reason || isByOthers) return 'queue';
      return (job.due_at ? job.is_due : isAnotherText) ? 'queue' : failed(job.reason);
    case 'cancelled':
      return insist || !job.reason || isAnotherText ? 'queue' : failed(job.reason);
    case 'succeeded':
      // What it made is stale or was deleted since.
      return 'queue';
  }
}

/** A cap that does not stop a single request of management. */
const hasMetOthersCap = (outcome: Outcome) =>
  outcome.state === 'failed' && (outcome.cap === 'share' || outcome.cap === 'tag');

/** What providers or caps stood in the way of; what an admin has cancelled, no reading starts again. */
const isFailure = (decision: Decision): boolean =>
  typeof decision === 'object' && decision.state === 'failed' && decision.reason !== 'cancelled';

/** What there is to be done has been. */
type Settled = Decision;

const isUnderWay = (settled: Settled): settled is Exclude<Decision, Outcome> => typeof settled === 'string';

const isJoin = (decision: Decision) => decision === 'join' || decision === 'rejoin';

/** What a caller learns who does not wait any longer. */
const unwaited = (settled: Settled): Outcome =>
  isUnderWay(settled) ? { state: 'pending', ...(settled === 'rejoin' && { has_failed: true }) } : settled;

/** A failure that came while the caller waited; where no provider can, and where a cap was met, none was asked. */
function triedNow(outcome: Outcome): Outcome {
  if (outcome.state !== 'failed' || outcome.reason === 'unsupported' || outcome.reason === 'cap') return outcome;
  return { ...outcome, was_tried: true };
}
