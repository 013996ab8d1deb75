/** The attempts of items: what becomes of an item by them. */
import type { Transaction } from '../../database/transaction.ts';
import { priorities } from '../queue/urgency.ts';
import type { Failure } from '../work/answer.ts';
import { type Asking, asking, type Question } from '../work/ask.ts';
import { type AttemptOptions, attempt, type Ending, makerOf, Unwanted } from '../work/attempt.ts';
import { commit } from '../work/commit.ts';
import { type ClaimedItem, endItem, type ItemEnding, isWanted, noteRefusal, refusedBefore } from './items.ts';

/** What the workers of orders decide for an attempt. */
export interface Turn {
  /** The item is given back. */
  stopping: AbortSignal;
  /** Does what providers may be called for, as soon as no reader has to go before. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Claims the item that comes next, in the transaction in which this one ends; undefined where that is left to others. */
  next(trx: Transaction): Promise<ClaimedItem | undefined>;
}

/** After so many attempts, each of which has asked the providers in turn or was cut short, an item has failed. */
const mostAttempts = 3;
/** Seconds after which it is tried again whether providers may be asked: their trouble may be over. */
const longestWait = 60;

/** Makes the item, and answers with the next one that was claimed as it ended. */
export async function attemptItem(
  options: AttemptOptions,
  item: ClaimedItem,
  { stopping, inTurn, next }: Turn,
): Promise<ClaimedItem | undefined> {
  const { order_id, id, lease, changeSet } = item;
  const end = async (trx: Transaction, ending: Ending) => {
    await endItem(trx, item, endingOf(ending, { ...item, firstPause: options.firstPause }));
    return next(trx);
  };
  if (!item.isReached) return commit(options.db, stopping, (trx) => end(trx, { kind: 'gone' }));
  return attempt<ClaimedItem | undefined>(options, {
    target: item,
    urgency: { priority: priorities.background, by_lookup: false },
    lease,
    stopping,
    inTurn,
    end,
    // What runs of an order that is cancelled comes to its end.
    endsWithLease: false,
    isSpent: item.attempts >= mostAttempts,
    label: { order: order_id, item: id },
    changeSet,
    async demand(db) {
      // What is remembered may have lost what has to stay.
      if (item.isRecalled || !(await isWanted(db, item))) throw new Unwanted();
    },
    asking: (question) => askingFor(options, item, question),
  });
}

/** The providers' answer. A text that they have all refused is asked for once for each order. */
function askingFor(options: AttemptOptions, item: ClaimedItem, question: Question): Asking {
  const { source, account } = question;
  return async (trx) => {
    const before = await refusedBefore(trx, item, source);
    if (before) return async () => ({ kind: 'never', reason: 'refused', message: null, ...before });
    // A claim is of an order that is not cancelled.
    const wantedAt = item.isRecalled ? undefined : item.claimedAt;
    const rest = await asking(options, { ...question, wantedAt, account: { ...account, orderId: item.order_id } })(trx);
    return async () => {
      const answer = await rest();
      if (answer.kind === 'never' && answer.reason === 'refused')
        await noteRefusal(options.db, item, {
          text: source.text,
          provider: answer.lastAsked ?? answer.provider,
          detail: answer.detail,
          words: answer.words,
        });
      return answer;
    };
  };
}

type Attempted = ClaimedItem & Pick<AttemptOptions, 'firstPause'>;

function endingOf(ending: Ending, item: Attempted): ItemEnding {
  switch (ending.kind) {
    case 'gone':
      return { state: 'skipped', reason: 'gone' };
    case 'served':
      return { state: 'skipped', reason: ending.standing.work?.origin === 'human' ? 'human' : 'fresh' };
    case 'stored': {
      const { isRemembered = false } = ending.answer;
      return { state: 'saved', provider: makerOf(ending.answer), wasAsked: !isRemembered };
    }
    case 'returned':
      // Where PostgreSQL was lost, it may be lost by this very item: the others go first.
      return { state: 'queued', after: ending.after > 0 || item.isRecalled ? longestWait : 0 };
    case 'failed':
      return ending.standing ? failureOf(ending.answer, item) : tried('unavailable', item);
  }
}

function failureOf(answer: Failure, item: Attempted): ItemEnding {
  const { provider, lastAsked, detail, words } = answer;
  const wasAsked = lastAsked !== undefined;
  if (answer.kind === 'never') {
    const { reason } = answer;
    if (reason === 'unsupported') return { state: 'skipped', reason };
    return { state: 'failed', reason, provider: lastAsked ?? provider, detail, words, wasAsked };
  }
  // Longer texts wait behind shorter ones, for which there may be room.
  if (answer.reason === 'cap') return waiting(answer.cap === 'budget' ? 'budget' : 'cap', answer.after, longestWait);
  if (!wasAsked) return waiting('providers', answer.after, 0);
  return { ...tried(answer.reason, item, lastAsked, answer.after), detail, words, wasAsked };
}

const waiting = (why: 'budget' | 'cap' | 'providers', after: number, itself: number): ItemEnding => ({
  state: 'queued',
  after: itself,
  waits: { for: why, seconds: Math.min(after, longestWait) },
});

/** An attempt that failed: the last one, or one that is followed by another. */
function tried(
  reason: 'unavailable' | 'throttled',
  { attempts, firstPause }: Attempted,
  provider: ItemEnding['provider'] = null,
  after = 0,
): ItemEnding {
  if (attempts + 1 >= mostAttempts) return { state: 'failed', reason, provider, isAttempt: true };
  return { state: 'queued', isAttempt: true, after: Math.max(firstPause * 2 ** attempts, after) };
}
