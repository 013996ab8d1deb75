/**
 * One attempt at a translation: current text, memory, providers, storing. Shared by jobs, items of orders and
 * replacements, which differ in what they record at the end.
 */
import { codePoints } from '../../../contracts/primitives.ts';
import { type Maker, memoryName } from '../../../contracts/providers.ts';
import { errorForLog } from '../../database/error-for-log.ts';
import { isUnavailable } from '../../database/failures.ts';
import { commitWithRetry, type Transaction } from '../../database/transaction.ts';
import { setChangeSet } from '../../database/transaction-writer.ts';
import { models } from '../../model/translations/models.ts';
import { finderOf } from '../../model/translations/protected-parts.ts';
import type { CurrentText, StoreResult } from '../../model/translations/translation-row.ts';
import type { Leases } from '../queue/leases.ts';
import { readCurrentText, type Target } from '../queue/queue.ts';
import type { Urgency } from '../queue/urgency.ts';
import type { Answer, Failure, Translation } from './answer.ts';
import { type AskOptions, type PreparedCall, prepareCall, type Question } from './call-providers.ts';
import { useMemoryOrAsk } from './memory.ts';
import { lockSource, type MemoryQuery, noteCopy } from './memory-recall.ts';
import { addToFigures } from './spending.ts';

export interface AttemptOptions extends AskOptions {
  leases: Leases;
  remembering: MemoryQuery;
  /** Seconds before the second attempt; doubled with each further one. */
  firstPause: number;
}

/**
 * - `stored`: the translation is stored, in the same transaction;
 * - `failed`: there is no translation; without `current`, the fault was the runner's own;
 * - `served`: a fresh translation is stored already; `gone`: the original is gone, or another text has taken the translation's place;
 * - `given`: the tag has another owner than at the beginning, who may not want the translation;
 * - `returned`: the attempt was interrupted, and the row is due again after so many seconds.
 */
export type AttemptResult =
  | { kind: 'stored'; answer: Translation; current: CurrentText }
  | { kind: 'failed'; answer: Failure; current?: CurrentText }
  | { kind: 'served'; current: CurrentText }
  | { kind: 'gone' }
  | { kind: 'given' }
  | { kind: 'returned'; after: number };

/** A translation to make. */
interface TranslationTask<T> {
  target: Target;
  urgency: Urgency;
  signal: AbortSignal;
  /** Runs the calls of providers when there is capacity; at once by default. */
  withCapacity?: <R>(work: () => Promise<R>) => Promise<R>;
  /** Replaces the usual way to ask the providers. */
  asking?: (question: Question) => PreparedCall;
  /** The hash of the text to replace, even a person's. */
  insteadOf?: string;
  /** The text as it was read before; by default as the attempt reads it first. */
  first?: CurrentText;
  /** The change set of the stored translation, if it is part of an order's. */
  changeSet?: string | null;
  /** Records the end in the transaction that stores the translation. */
  end(trx: Transaction, ending: AttemptResult): Promise<T>;
}

/** A claimed row. */
interface Attempt<T> extends Omit<TranslationTask<T>, 'signal'> {
  lease: string;
  /** Aborts when the row has to be returned. */
  stopping: AbortSignal;
  /** Whether losing the lease aborts the call of a provider. */
  endsWithLease: boolean;
  /** All its attempts were interrupted: it kills its runners, or hangs them. */
  isSpent: boolean;
  /** The row, for the log. */
  label: Record<string, number>;
}

/** The row was cancelled, or another runner has taken it over. */
export class LostLease extends Error {}

/** The translation is not wanted any more: the row is returned. */
export class NoLongerWanted extends Error {}

/** Pause in seconds after an attempt that lost PostgreSQL. */
const pauseAfterLoss = 1;

/** Runs the attempt under its lease. Returns undefined if the lease was lost. */
export async function attempt<T>(options: AttemptOptions, row: Attempt<T>): Promise<T | undefined> {
  const { db, leases, log } = options;
  const { lease, stopping, endsWithLease, isSpent, label } = row;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  leases.hold(lease, () => endsWithLease && lost.abort(new LostLease()));
  const end = (ending: AttemptResult) => commitWithRetry(db, signal, (trx) => row.end(trx, ending));
  try {
    if (isSpent) return await end({ kind: 'failed', answer: cutShort });
    return await runTask(options, { ...row, signal }).catch((error) => {
      if (error instanceof LostLease || lost.signal.aborted) throw new LostLease();
      if (error instanceof NoLongerWanted || stopping.aborted) return end({ kind: 'returned', after: 0 });
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

/** Throws the signal's reason when that aborts. */
export async function runTask<T>(options: AttemptOptions, task: TranslationTask<T>): Promise<T> {
  const { db } = options;
  const { target, signal, withCapacity = now } = task;
  const end = (ending: AttemptResult) => commitWithRetry(db, signal, (trx) => task.end(trx, ending));
  let { first } = task;
  for (;;) {
    signal.throwIfAborted();
    const current = await readCurrentText(db, target);
    if (!current) return end({ kind: 'gone' });
    first ??= current;
    if (current.ownerId !== first.ownerId) return end({ kind: 'given' });
    if (task.insteadOf !== undefined && current.source.hash !== first.source.hash) return end({ kind: 'gone' });
    if (current.served !== undefined && task.insteadOf === undefined) return end({ kind: 'served', current });
    const question = questionOf(task, current);
    const ask = task.asking?.(question) ?? prepareCall(options, question);
    const made = await withCapacity(() =>
      useMemoryOrAsk(options, question, ask, (answer, settle) =>
        commitWithRetry(db, signal, async (trx) => {
          await settle(trx);
          const ending = await store(trx, options, task, { answer, current });
          return ending && recordEnd(trx, task, ending);
        }),
      ),
    );
    // Nothing was stored: the next round sees what has changed meanwhile.
    if (made) return made.end;
  }
}

function questionOf<T>(task: TranslationTask<T>, { source, tagId, ownerId, keepWords }: CurrentText): Question {
  const { target, urgency, signal, insteadOf } = task;
  const payer = { tagId, ownerId, priority: urgency.priority, by_lookup: urgency.by_lookup };
  const isMachineOnly = insteadOf !== undefined;
  const find = finderOf(keepWords);
  return { source, to: target.lang_code, payer, signal, isMachineOnly, find };
}

interface Result<A extends Answer> {
  answer: A;
  current: CurrentText;
}

/**
 * Stores the answer, if it has a text. Returns undefined if original, owner or keep words have changed meanwhile, or the
 * original was translated.
 */
async function store<T>(
  trx: Transaction,
  options: AttemptOptions,
  task: TranslationTask<T>,
  { answer, current }: Result<Answer>,
): Promise<AttemptResult | undefined> {
  if (answer.kind !== 'translated') return { kind: 'failed', answer, current };
  const { subject, lang_code: lang } = task.target;
  const { source: copied } = answer;
  if (task.changeSet) await setChangeSet(trx, task.changeSet);
  if (copied && !(await lockSource(trx, copied, current))) return undefined;
  const result = await storeText(trx, options, task, { answer, current });
  if (result === 'occupied' && task.insteadOf !== undefined) return { kind: 'gone' };
  if (result !== 'stored') return undefined;
  if (copied) await noteCopy(trx, { kind: subject.kind, ownerId: subject.id, lang }, copied);
  return { kind: 'stored', answer, current };
}

/** Records the end, and last what came from memory. */
async function recordEnd<T>(trx: Transaction, task: TranslationTask<T>, ending: AttemptResult): Promise<{ end: T }> {
  const end = await task.end(trx, ending);
  if (ending.kind === 'stored' && ending.answer.isRemembered) {
    const { source, ownerId } = ending.current;
    const characters = codePoints(source.text);
    await addToFigures(trx, { characters, provider: memoryName, ownerId, lang: task.target.lang_code });
  }
  return { end };
}

async function storeText<T>(
  trx: Transaction,
  { log }: AttemptOptions,
  { target: { subject, lang_code: lang }, insteadOf }: TranslationTask<T>,
  { answer: { text, provider }, current }: Result<Translation>,
): Promise<StoreResult> {
  const model = models[subject.kind];
  const { source, ownerId: customerId, keepWords } = current;
  const newestWord = Math.max(0, ...keepWords.map(({ id }) => id));
  const work = { lang, text, provider, sourceHash: source.hash, customerId, newestWord };
  if (insteadOf !== undefined) return model.replaceByMachine(trx, subject.id, { ...work, insteadOf });
  const result = await model.storeMachine(trx, subject.id, work, true);
  if (result === 'outdated')
    log.info({ subject, lang }, 'the original changed while it was translated; the result is not stored');
  return result;
}

/** The maker of a translation in records and figures: memory, or a provider. */
export const makerOf = ({ provider, isRemembered = false }: Translation): Maker =>
  isRemembered ? memoryName : provider;
