/** One attempt at a job, and how it ends the job. */
import { type ClaimedJob, endJob, type JobEnding, returnJob } from '../queue/attempts.ts';
import { keyOf } from '../queue/queue.ts';
import type { Waiters } from '../queue/waiters.ts';
import type { Failure } from './answer.ts';
import { type AttemptOptions, type AttemptResult, attempt, LostLease } from './attempt.ts';

export interface TranslateOptions extends AttemptOptions {
  /** Fingerprint of the providers. */
  fingerprint: string;
  /** The requests to wake when an attempt ends. */
  waiters: Waiters;
}

/** The longest back-off in seconds. */
const maxBackOff = 3600;
/** A job fails after so many attempts, until a new request after an hour. */
const maxAttempts = 12;

/**
 * Makes an attempt: it ends the job, schedules the next attempt, or returns the job to the queue when `stopping`
 * aborts.
 */
export async function translate(options: TranslateOptions, job: ClaimedJob, stopping: AbortSignal): Promise<void> {
  const { waiters, log } = options;
  try {
    const ending = await makeJob(options, job, stopping);
    if (!ending?.reason) return;
    const { state, reason, provider, message } = ending;
    // That no provider can is no trouble: it stays so until the providers change.
    const level = reason === 'unsupported' ? 'info' : 'warn';
    log[level]({ job: job.id, state, reason, provider, failures: message }, 'not translated');
  } finally {
    waiters.wake(keyOf(job));
  }
}

/** Returns the job's end, if this attempt has recorded one. */
async function makeJob(
  options: TranslateOptions,
  job: ClaimedJob,
  stopping: AbortSignal,
): Promise<JobEnding | undefined> {
  const { fingerprint: providers, firstPause } = options;
  return attempt<JobEnding | undefined>(options, {
    target: job,
    urgency: job,
    lease: job.lease,
    stopping,
    endsWithLease: true,
    // Only a job that never comes to its end, whatever the runner, is claimed so often.
    isSpent: job.attempts > maxAttempts + 1,
    label: { job: job.id },
    async end(trx, end) {
      if (end.kind === 'returned') {
        await returnJob(trx, job, end.after);
        return undefined;
      }
      const ending = { ...endingOf(end, { ...job, firstPause }), providers };
      if (!(await endJob(trx, job, ending))) throw new LostLease();
      return ending;
    },
  });
}

type AttemptedJob = ClaimedJob & Pick<AttemptOptions, 'firstPause'>;

function endingOf(end: Exclude<AttemptResult, { kind: 'returned' }>, job: AttemptedJob): Omit<JobEnding, 'providers'> {
  switch (end.kind) {
    case 'gone':
      return { state: 'cancelled', message: 'its text is gone' };
    case 'given':
      return { state: 'cancelled', message: 'its tag has another owner' };
    case 'served':
      return { state: 'succeeded', source_hash: end.current.source.hash };
    case 'stored':
      return { state: 'succeeded', source_hash: end.current.source.hash, provider: end.answer.provider };
    case 'failed':
      return { ...failureOf(end.answer, job), source_hash: end.current?.source.hash };
  }
}

function failureOf(answer: Failure, job: AttemptedJob): Omit<JobEnding, 'providers'> {
  const { reason, provider, message } = answer;
  const ending = { provider, reason, message };
  if (answer.kind === 'never') return { ...ending, state: 'failed' };
  if (answer.reason === 'cap')
    return { ...ending, state: 'waiting', cap: answer.cap, after: answer.after, isUncounted: true };
  if (job.attempts >= maxAttempts) return { ...ending, state: 'failed', after: Math.max(maxBackOff, answer.after) };
  // No provider is asked before the time that it named, and not by all jobs in the same moment.
  const after = Math.max(backOff(job), answer.after * (1 + Math.random() / 10));
  return { ...ending, state: 'waiting', after };
}

const backOff = ({ attempts, firstPause }: AttemptedJob) =>
  Math.min(maxBackOff, firstPause * 2 ** (attempts - 1)) * (0.75 + Math.random() / 4);
