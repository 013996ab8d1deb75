/** One attempt of a job, from the claim to its end. */
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Claimed, type Ending, endAttempt, handBack } from '../queue/attempts.ts';
import type { Leases } from '../queue/leases.ts';
import { keyOf } from '../queue/subjects.ts';
import { priorities } from '../queue/urgency.ts';
import type { Waiters } from '../queue/waiters.ts';
import { type Failure, type MakeOptions, make, type Settle } from './make.ts';
import { patiently } from './patiently.ts';

export interface TranslateOptions extends MakeOptions {
  /** Fingerprint of the providers. */
  fingerprint: string;
  attempts: Attempts;
  leases: Leases;
  /** The waiting requests, which are woken when an attempt ends. */
  waiters: Waiters;
}

/** The attempts that run in this process, by the id of their job. */
export type Attempts = Map<number, RunningAttempt>;

interface RunningAttempt {
  /** Somebody waits for it: a reader, or a person. */
  isAwaited: boolean;
}

/** An attempt has lost its lease: the job was cancelled, or another attempt has begun. */
class LostLease extends Error {}

/** Seconds before the second attempt; doubled with each further one, up to an hour. */
const firstPause = 2;
const longestPause = 3600;
/** Seconds before a job is claimed again whose attempt has lost PostgreSQL. */
const pauseAfterLoss = 1;
/** After so many attempts a job is given up, until somebody asks for it again after an hour. */
const mostAttempts = 12;

/** Makes the attempt. It ends the job, or gives it a next attempt, or back to the queue when `stopping` is given. */
export async function translate(options: TranslateOptions, job: Claimed, stopping: AbortSignal): Promise<void> {
  const { db, fingerprint, attempts, leases, waiters, log } = options;
  const abort = new AbortController();
  const attempt = { isAwaited: job.priority < priorities.nobody };
  attempts.set(job.id, attempt);
  leases.hold(job.lease, () => abort.abort(new LostLease()));
  try {
    await work(options, job, AbortSignal.any([stopping, abort.signal]));
  } catch (error) {
    if (error instanceof LostLease || abort.signal.aborted) return;
    if (stopping.aborted) return await inTransaction(db, (trx) => handBack(trx, job));
    if (isUnavailable(error)) return await inTransaction(db, (trx) => handBack(trx, job, pauseAfterLoss));
    log.error({ job: job.id, ...errorForLog(error) }, 'an attempt failed for a reason of our own');
    await inTransaction(db, (trx) => endAttempt(trx, job, endingOf(ownFailure, job, undefined, fingerprint)));
  } finally {
    leases.release(job.lease);
    if (attempts.get(job.id) === attempt) attempts.delete(job.id);
    waiters.wake(keyOf(job));
  }
}

const ownFailure: Failure = {
  ...({ kind: 'later', reason: 'unavailable', after: 0 } as const),
  ...{ provider: null, message: 'the runner failed' },
};

async function work(options: TranslateOptions, job: Claimed, signal: AbortSignal): Promise<void> {
  const { fingerprint: providers } = options;
  const finish = (ending: Omit<Ending, 'providers'>) => end(options, job, { ...ending, providers }, signal);
  // Only a job that never comes to its end, whatever the runner, is claimed so often.
  if (job.attempts > mostAttempts + 1) {
    const message = 'every attempt was cut short';
    return finish({ state: 'failed', reason: 'unavailable', message, after: longestPause });
  }
  return make<void>(options, {
    ...{ target: job, urgency: job, signal },
    gone: () => finish({ state: 'cancelled', message: 'its text is gone' }),
    served: ({ source }) => finish({ state: 'succeeded', sourceHash: source.hash }),
    async stored(trx, { provider }, { source }) {
      const ending: Ending = { state: 'succeeded', providers, provider, sourceHash: source.hash };
      if (!(await endAttempt(trx, job, ending))) throw new LostLease();
    },
    failed: (answer, { source }, settle) =>
      end(options, job, endingOf(answer, job, source.hash, providers), signal, settle),
  });
}

async function end(
  { db, log }: TranslateOptions,
  job: Claimed,
  ending: Ending,
  signal: AbortSignal,
  settle?: Settle,
): Promise<void> {
  await patiently(db, signal, async (trx) => {
    await settle?.(trx);
    if (!(await endAttempt(trx, job, ending))) throw new LostLease();
  });
  if (!ending.reason) return;
  const { state, reason, provider, message } = ending;
  // That nobody can is no trouble: it stays so until the providers change.
  const level = reason === 'unsupported' ? 'info' : 'warn';
  log[level]({ job: job.id, state, reason, provider, failures: message }, 'not translated');
}

function endingOf(answer: Failure, job: Claimed, sourceHash: string | undefined, providers: string): Ending {
  const { reason, provider, message } = answer;
  const ending = { sourceHash, providers, provider, reason, message };
  if (answer.kind === 'never') return { ...ending, state: 'failed' };
  if (answer.reason === 'cap')
    return { ...ending, state: 'waiting', cap: answer.cap, after: answer.after, isUncounted: true };
  if (job.attempts >= mostAttempts) return { ...ending, state: 'failed', after: Math.max(longestPause, answer.after) };
  // Nobody is asked before the time that they named, and not everybody in the same moment.
  const after = Math.max(backOff(job.attempts), answer.after * (1 + Math.random() / 10));
  return { ...ending, state: 'waiting', after };
}

const backOff = (attempts: number) =>
  Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.75 + Math.random() / 4);
