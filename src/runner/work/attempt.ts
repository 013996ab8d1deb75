/**
 * One attempt at a translation, from the claim to its end: the standing, memory, the providers, storing it. Jobs, items of orders and
 * replacements share it, and differ in what their end records.
 */
import { codePoints } from '../../../contracts/primitives.ts';
import { type Maker, memoryName } from '../../../contracts/providers.ts';
import { sayChangeSet } from '../../database/by.ts';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import type { Transaction } from '../../database/transaction.ts';
import { finderOf } from '../../model/translations/kept-parts.ts';
import { models } from '../../model/translations/models.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import type { Leases } from '../queue/leases.ts';
import { standingOf, type Target } from '../queue/queue.ts';
import type { Urgency } from '../queue/urgency.ts';
import type { Failure, Translation } from './answer.ts';
import { type Asking, type AskOptions, asking, type Question } from './ask.ts';
import { commit } from './commit.ts';
import { throughMemory } from './memory.ts';
import { holdSource, noteCopy, type Remembering } from './remembered.ts';
import { addToFigures } from './spending.ts';

export interface AttemptOptions extends AskOptions {
  leases: Leases;
  remembering: Remembering;
  /** Seconds before the second attempt; doubled with each further one. */
  firstPause: number;
}

/**
 * - `stored`: the translation is stored, in the same transaction;
 * - `failed`: there is none; without a standing, the fault was the runner's own;
 * - `served`: a translation is stored already; `gone`: there is no original any more, or something else stands in the place;
 * - `returned`: the attempt was cut short, and the row is due again after so many seconds.
 */
export type Ending =
  | { kind: 'stored'; answer: Translation; standing: Standing }
  | { kind: 'failed'; answer: Failure; standing?: Standing }
  | { kind: 'served'; standing: Standing }
  | { kind: 'gone' }
  | { kind: 'returned'; after: number };

/** What is to be made, and its end. */
interface Making<T> {
  target: Target;
  urgency: Urgency;
  signal: AbortSignal;
  /** Throws where the translation is not wanted any more; called before each call of a provider. */
  demand?: (db: Database) => Promise<void>;
  /** Runs the call of the providers when it is its turn. */
  inTurn?: <R>(work: () => Promise<R>) => Promise<R>;
  /** Other answers that go before the providers'. */
  asking?: (question: Question) => Asking;
  /** The hash of the text that a machine's is to replace, also where a person has written it. */
  insteadOf?: string;
  /** The change set of what is stored; that of an order. */
  changeSet?: string | null;
  /** Records the end. */
  end(trx: Transaction, ending: Ending): Promise<T>;
}

/** A row that was claimed, to be made. */
interface Attempt<T> extends Omit<Making<T>, 'signal'> {
  lease: string;
  /** Given where the row has to be given back. */
  stopping: AbortSignal;
  /** Whether the call of a provider is aborted when the lease is lost. */
  endsWithLease: boolean;
  /** Each attempt that it may have was cut short: it ends its runners, or hangs them. */
  isSpent: boolean;
  /** The row, for the log. */
  label: Record<string, number>;
}

/** The lease is lost: the row was cancelled, or another attempt has begun. */
export class LostLease extends Error {}

/** The row is not wanted any more: it is given back. */
export class Unwanted extends Error {}

/** Seconds before a row is claimed again whose attempt has lost PostgreSQL. */
const pauseAfterLoss = 1;

/** Makes the attempt under its lease. Undefined where the lease was lost. */
export async function attempt<T>(options: AttemptOptions, row: Attempt<T>): Promise<T | undefined> {
  const { db, leases, log } = options;
  const { lease, stopping, endsWithLease, isSpent, label } = row;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  leases.hold(lease, () => endsWithLease && lost.abort(new LostLease()));
  const end = (ending: Ending) => commit(db, signal, (trx) => row.end(trx, ending));
  try {
    if (isSpent) return await end({ kind: 'failed', answer: cutShort });
    return await make(options, { ...row, signal }).catch((error) => {
      if (error instanceof LostLease || lost.signal.aborted) throw new LostLease();
      if (error instanceof Unwanted || stopping.aborted) return end({ kind: 'returned', after: 0 });
      if (isUnavailable(error)) return end({ kind: 'returned', after: pauseAfterLoss });
      log.error({ ...label, ...errorForLog(error) }, 'an attempt failed for a reason of our own');
      return end({ kind: 'failed', answer: ownFailure });
    });
  } catch (error) {
    if (error instanceof LostLease) return undefined;
    throw error;
  } finally {
    leases.release(lease);
  }
}

const ownFailure: Failure = {
  ...({ kind: 'later', reason: 'unavailable', after: 0 } as const),
  provider: null,
  message: 'the runner failed',
};
const cutShort: Failure = { ...ownFailure, message: 'every attempt was cut short' };

const now = <R>(work: () => Promise<R>): Promise<R> => work();

/** Throws the signal's reason when it is given. */
export async function make<T>(options: AttemptOptions, making: Making<T>): Promise<T> {
  const { target, signal, inTurn = now } = making;
  const end = (ending: Ending, settle?: (trx: Transaction) => Promise<void>) =>
    commit(options.db, signal, async (trx) => {
      await settle?.(trx);
      return making.end(trx, ending);
    });
  for (;;) {
    signal.throwIfAborted();
    const standing = await standingOf(options.db, target);
    if (!standing) return end({ kind: 'gone' });
    if (standing.served !== undefined && making.insteadOf === undefined) return end({ kind: 'served', standing });
    const question = questionOf(making, standing);
    const ask = making.asking?.(question) ?? asking(options, question);
    const made = await inTurn(() =>
      throughMemory(options, question, ask, async (answer, settle) =>
        answer.kind === 'translated'
          ? store(options, making, { answer, standing, settle })
          : { end: await end({ kind: 'failed', answer, standing }, settle) },
      ),
    );
    // What others have made meanwhile is found in the next round, as is another original.
    if (made) return made.end;
  }
}

function questionOf<T>(making: Making<T>, { source, tagId, ownerId, keepWords }: Standing): Question {
  const { target, urgency, signal, demand, insteadOf } = making;
  const account = { tagId, ownerId, priority: urgency.priority, by_lookup: urgency.by_lookup };
  const isOfMachine = insteadOf !== undefined;
  const find = finderOf(keepWords);
  return { source, to: target.lang_code, account, signal, isOfMachine, find, ...(demand && { demand }) };
}

interface Result {
  answer: Translation;
  standing: Standing;
  /** Keeps the answer in the memory, and gives the claim on the text back. */
  settle: (trx: Transaction) => Promise<void>;
}

/** The translation, its memory and its end are one transaction. Undefined where something else is there, or to be made. */
function store<T>(
  options: AttemptOptions,
  making: Making<T>,
  { answer, standing, settle }: Result,
): Promise<{ end: T } | undefined> {
  const { source, tagId, ownerId } = standing;
  const { isRemembered = false, source: copied } = answer;
  const { subject, lang_code: lang } = making.target;
  return commit(options.db, making.signal, async (trx) => {
    if (making.changeSet) await sayChangeSet(trx, making.changeSet);
    await settle(trx);
    if (copied && !(await holdSource(trx, copied, { tagId, ownerId }))) return undefined;
    if (!(await isStored(trx, options, making, { answer, standing })))
      return making.insteadOf === undefined ? undefined : { end: await making.end(trx, { kind: 'gone' }) };
    if (copied) await noteCopy(trx, { kind: subject.kind, ownerId: subject.id, lang }, copied);
    const end = await making.end(trx, { kind: 'stored', answer, standing });
    const characters = codePoints(source.text);
    if (isRemembered) await addToFigures(trx, { characters, provider: memoryName, ownerId, lang });
    return { end };
  });
}

async function isStored<T>(
  trx: Transaction,
  { log }: AttemptOptions,
  { target: { subject, lang_code: lang }, insteadOf }: Making<T>,
  { answer: { text, provider }, standing }: Omit<Result, 'settle'>,
): Promise<boolean> {
  const model = models[subject.kind];
  const work = { lang, text, provider, sourceHash: standing.source.hash };
  if (insteadOf !== undefined) return model.replaceByMachine(trx, subject.id, { ...work, insteadOf });
  const outcome = await model.storeMachine(trx, subject.id, work, true);
  if (outcome === 'outdated')
    log.info({ subject, lang }, 'the original changed while it was translated; the result is not stored');
  return outcome === 'stored';
}

/** The maker of a translation, as records and figures name it: memory, or a provider. */
export const makerOf = ({ provider, isRemembered = false }: Translation): Maker =>
  isRemembered ? memoryName : provider;
