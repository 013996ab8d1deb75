/**
 * The jobs, as the channel speaks of them.
 *
 * - **wish**: somebody wants a subject (the text of a text record, the name of a tag) in a language.
 * - **job**: what is known of that subject in that language, whoever wishes and however often: a row of
 *   `translation_jobs`, the ledger. What has to be translated is a fact of the data; a job only says what became of it.
 * - **entry**: what moves a job: a row of the queue library, which hands it to one worker of one runner at a time. A job has
 *   one as long as it is `queued`, `running` or `waiting`.
 * - **attempt**: one run of a job. It asks the providers in turn until one translates.
 * - **claim**: what an attempt holds its job by. Only the newest one may say how the job went on, so an attempt that was
 *   cancelled, or that was taken for dead while it only slept, can do no harm.
 * - **rescue**: the entries that a dead runner held are given back to the queue.
 * - **standing**: the original and what is stored; a job that finds what it was to make calls nobody.
 *
 * At-least-once entries become an exactly-once effect by two things: the claim, and the statement that stores a
 * translation, which decides itself whether its original is still current (`TranslationRow.storeMachine`).
 */
import {
  type Job,
  type JobCounts,
  JobState,
  type JobsList,
  type JobsPage,
  type LeftWish,
  type Outcome,
  type RetriedAll,
  StuckState,
  type TranslationWish,
} from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Decision, decide } from './decision.ts';
import { gathering } from './gather.ts';
import {
  cancelJob,
  type Filed,
  fileJob,
  findJob,
  isOpen,
  type JobRow,
  jobOf,
  queueJob,
  queueJobs,
  raiseJob,
} from './ledger.ts';
import { fileLeft } from './left-wishes.ts';
import { followFrom } from './progress.ts';
import { keyOf, standingOf } from './subjects.ts';
import { isRaisedBy, originOf, single, urgencyOf } from './urgency.ts';
import type { Waiters } from './waiters.ts';

export interface JobsOptions {
  db: Database;
  /** Fingerprint of the providers: what they cannot do is remembered only as long as they stay the same. */
  providers: string;
  waiters: Waiters;
}

/** Jobs that are tried again in one go. */
const mostAtOnce = 1000;
/** Wishes that are put on record at the same time, where there are many: others want connections too. */
const fewAtOnce = 4;

export type Jobs = ReturnType<typeof jobs>;

export function jobs({ db, providers, waiters }: JobsOptions) {
  const gather = gathering<Outcome | undefined>();

  /**
   * The outcome, where there is one already; else a job is on its way when this returns, and committed. A crowd before one
   * tag is one question to the database.
   */
  const settle = (wish: TranslationWish) =>
    gather(`${keyOf(wish)}:${wish.insist}:${wish.from}:${wish.wait_ms > 0}`, () => settleNow(wish));

  async function settleNow(wish: TranslationWish): Promise<Outcome | undefined> {
    // Most wishes are answered, or join a job, without taking a lock.
    const seen = await findJob(db, wish);
    const standing = await standingOf(db, wish);
    const first = decide(standing, seen, wish, providers);
    if (!standing) return outcomeOf(first);
    const urgency = urgencyOf(wish, standing.ownerId);
    const isRaised = (job: Filed | undefined) => job !== undefined && isRaisedBy(job, urgency);
    if (first !== 'queue' && !(first === 'join' && isRaised(seen))) return outcomeOf(first);
    return inTransaction(db, async (trx) => {
      if (!seen && (await fileJob(trx, wish, standing, urgency))) return undefined;
      const job = await findJob(trx, wish, 'locked');
      // What others committed while this one waited for the lock is seen only now.
      const second = decide(await standingOf(trx, wish), job, wish, providers);
      if (second === 'queue' && job) await queueJob(trx, job.id, urgency, standing);
      if (second === 'join' && job && isRaised(job)) await raiseJob(trx, job, urgency);
      return outcomeOf(second);
    });
  }

  async function change(id: number, verb: (trx: Database, job: JobRow) => Promise<unknown>): Promise<Job | undefined> {
    return inTransaction(db, async (trx) => {
      const job = await trx<JobRow>('translation_jobs').where({ id }).forUpdate().first();
      if (!job) return undefined;
      await verb(trx, job);
      const [after] = await trx<JobRow>('translation_jobs').where({ id });
      return after && jobOf(after);
    });
  }

  return {
    /** Says what a wish comes to, and waits for it as long as the wish allows or until the signal. */
    async request(wish: TranslationWish, signal?: AbortSignal): Promise<Outcome> {
      const deadline = performance.now() + wish.wait_ms;
      let isSecond = false;
      // Before anything is read: an attempt that ends from here on wakes it.
      const waiter = waiters.join(keyOf(wish));
      try {
        let outcome = await settle(wish);
        while (!outcome) {
          if (!(await waiter.next(deadline, signal))) return { state: 'pending' };
          // It was tried for this wish already: from here on a failure is the answer,
          outcome = await settle({ ...wish, insist: false, from: originOf(wish) });
          // unless it joined what was tried for others, and met a cap of theirs.
          if (wish.insist && !isSecond && outcome && hasMetOthersCap(outcome)) {
            isSecond = true;
            outcome = await settle(wish);
          }
        }
        return outcome;
      } finally {
        waiter.leave();
      }
    },

    /** Puts what nobody waits for on record. Throws where one of them could not be. */
    async leave(wishes: readonly LeftWish[]): Promise<void> {
      const left = { wait_ms: 0, insist: false, from: 'lookup' } as const;
      const open = await fileLeft(db, wishes, urgencyOf(left, null));
      for (let at = 0; at < open.length; at += fewAtOnce)
        await Promise.all(open.slice(at, at + fewAtOnce).map((wish) => settle({ ...wish, ...left })));
    },

    async get(id: number): Promise<Job | undefined> {
      const row = await db<JobRow>('translation_jobs').where({ id }).first();
      return row && jobOf(row);
    },

    /** The newest jobs first. */
    async list({ states, tag_id, before, limit }: JobsPage): Promise<JobsList> {
      // Read before the list, so that following from there misses nothing.
      const follow_from = await followFrom(db);
      const query = db<JobRow>('translation_jobs').orderBy('id', 'desc').limit(limit);
      if (states) query.whereIn('state', states);
      if (tag_id !== undefined) query.where({ tag_id });
      if (before !== undefined) query.where('id', '<', before);
      return { jobs: (await query).map(jobOf), follow_from };
    },

    async counts(): Promise<JobCounts> {
      const rows: { state: JobState; count: string }[] = await db('translation_jobs')
        .select('state', { count: db.raw('count(*)') })
        .groupBy('state');
      const countOf = (state: JobState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return Object.fromEntries(JobState.options.map((state) => [state, countOf(state)])) as JobCounts;
    },

    /** Takes a job out of the queue, and hangs up on the provider that is working at it. One that has ended stays as it is. */
    cancel: (id: number) =>
      change(id, async (trx, job) => {
        if (isOpen(job)) await cancelJob(trx, id);
      }),

    /** Tries a job again at once that failed, was cancelled or waits for its next attempt. */
    retry: (id: number) =>
      change(id, async (trx, job) => {
        if (StuckState.safeParse(job.state).success) await queueJob(trx, id, single);
      }),

    /** The same for all that are in a state, as many as one transaction can well hold. */
    async retryAll(state: StuckState): Promise<RetriedAll> {
      const retried = await inTransaction(db, (trx) => queueJobs(trx, state, mostAtOnce));
      return { retried, more: retried === mostAtOnce };
    },
  };
}

/** A cap that does not stop a single request of management. */
const hasMetOthersCap = (outcome: Outcome) =>
  outcome.state === 'failed' && (outcome.cap === 'share' || outcome.cap === 'tag');

const outcomeOf = (decision: Decision) => (typeof decision === 'object' ? decision : undefined);
