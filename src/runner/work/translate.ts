/** One attempt of a job, from the claim to its end. */
import { codePoints } from '../../../contracts/primitives.ts';
import { type Maker, memoryName } from '../../../contracts/providers.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { MachineWork, Stored } from '../../model/translations/translation-row.ts';
import { type Claimed, type Ending, endAttempt, handBack } from '../queue/attempts.ts';
import type { Leases } from '../queue/leases.ts';
import { keyOf, models, standingOf } from '../queue/subjects.ts';
import { priorities } from '../queue/urgency.ts';
import type { Waiters } from '../queue/waiters.ts';
import { type Answer, type AskOptions, asking } from './ask.ts';
import { addToFigures } from './figures.ts';
import type { Memory } from './memory.ts';
import { patiently } from './patiently.ts';
import { holdSource, noteCopy, type PersonsWork } from './remembered.ts';

export interface TranslateOptions extends AskOptions {
  /** Fingerprint of the providers. */
  fingerprint: string;
  attempts: Attempts;
  memory: Memory;
  leases: Leases;
  /** Told of each attempt that has ended. */
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

const ownFailure: Exclude<Answer, { kind: 'translated' }> = {
  ...({ kind: 'later', reason: 'unavailable', after: 0 } as const),
  ...{ provider: null, message: 'the runner failed' },
};

async function work(options: TranslateOptions, job: Claimed, signal: AbortSignal): Promise<void> {
  const { db, fingerprint: providers, log } = options;
  const finish = (ending: Omit<Ending, 'providers'>) => end(options, job, { ...ending, providers }, signal);
  // Only a job that never comes to its end, whatever the runner, is claimed so often.
  if (job.attempts > mostAttempts + 1) {
    const message = 'every attempt was cut short';
    return finish({ state: 'failed', reason: 'unavailable', message, after: longestPause });
  }
  for (;;) {
    signal.throwIfAborted();
    const standing = await standingOf(db, job);
    if (!standing) return finish({ state: 'cancelled', message: 'its text is gone' });
    const { source, served, tagId, ownerId } = standing;
    const sourceHash = source.hash;
    if (served !== undefined) return finish({ state: 'succeeded', sourceHash });

    const question = { source, to: job.lang_code, account: { tagId, ownerId, ...job }, signal };
    const answer = await options.memory.answer(question, asking(options, question));
    if (answer.kind !== 'translated') return end(options, job, endingOf(answer, job, sourceHash, providers), signal);
    const { text, provider, source: copied, isRemembered } = answer;
    const made = { lang: job.lang_code, text, provider, sourceHash };
    const remembered = isRemembered ? codePoints(source.text) : 0;
    const stored = await store(options, job, { made, copied, remembered, tagId, ownerId }, signal);
    if (stored !== 'outdated') return;
    log.info({ job: job.id }, 'what it is made from changed while it was translated; the result is thrown away');
  }
}

async function end({ db, log }: TranslateOptions, job: Claimed, ending: Ending, signal: AbortSignal): Promise<void> {
  await patiently(db, signal, async (trx) => {
    if (!(await endAttempt(trx, job, ending))) throw new LostLease();
  });
  if (!ending.reason) return;
  const { state, reason, provider, message } = ending;
  // That nobody can is no trouble: it stays so until the providers change.
  const level = reason === 'unsupported' ? 'info' : 'warn';
  log[level]({ job: job.id, state, reason, provider, failures: message }, 'not translated');
}

/** What an answer comes to. */
interface Result {
  made: MachineWork & { provider: Maker };
  /** The person's work that it is a copy of. */
  copied: PersonsWork | undefined;
  /** Characters that did not have to be sent. */
  remembered: number;
  tagId: number;
  ownerId: number | null;
}

/** The translation and the end of the job are one transaction. */
function store(
  { db, fingerprint: providers }: TranslateOptions,
  job: Claimed,
  { made, copied, remembered, tagId, ownerId }: Result,
  signal: AbortSignal,
): Promise<Stored> {
  const { provider, sourceHash, lang } = made;
  const { kind, id } = job.subject;
  return patiently(db, signal, async (trx) => {
    if (copied && !(await holdSource(trx, copied, { tagId, ownerId }))) return 'outdated';
    const stored = await models[kind].storeMachine(trx, id, made);
    if (stored === 'outdated') return stored;
    if (copied && stored === 'stored') await noteCopy(trx, { kind, ownerId: id, lang }, copied);
    const ending = { state: 'succeeded', providers, provider, sourceHash } as Ending;
    if (!(await endAttempt(trx, job, ending))) throw new LostLease();
    if (remembered > 0) await addToFigures(trx, { characters: remembered, provider: memoryName, ownerId, lang });
    return stored;
  });
}

function endingOf(
  answer: Exclude<Answer, { kind: 'translated' }>,
  job: Claimed,
  sourceHash: string | undefined,
  providers: string,
): Ending {
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
