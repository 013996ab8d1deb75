/** One attempt at an order's item, and how it ends the item. */
import type { Database } from '../../database/connect.ts';
import { commitWithRetry, type Transaction } from '../../database/transaction.ts';
import { priorities } from '../queue/urgency.ts';
import type { Failure } from '../work/answer.ts';
import { type AttemptOptions, type AttemptResult, attempt, makerOf, NoLongerWanted } from '../work/attempt.ts';
import { type PreparedCall, prepareCall, type Question } from '../work/call-providers.ts';
import { type ClaimedItem, endItem, findEarlierRefusal, type ItemEnding, isWanted, recordRefusal } from './items.ts';

/** What the workers decide during an attempt. */
interface ItemHooks {
  /** Aborts when the item has to be returned to the queue. */
  stopping: AbortSignal;
  /** Runs work that calls providers, once it takes no capacity from readers. */
  withCapacity<T>(work: () => Promise<T>): Promise<T>;
  /** Claims the next item in the transaction that ends this one; undefined where other workers should claim it. */
  next(trx: Transaction): Promise<ClaimedItem | undefined>;
}

/** An item fails after so many attempts. Interrupted ones count too. */
const maxAttempts = 3;
/** The longest pause in seconds until providers are tried again. */
const maxWaitSeconds = 60;

/** Attempts the item. Returns the next one, if it was claimed as this one ended. */
export async function attemptItem(
  options: AttemptOptions,
  item: ClaimedItem,
  { stopping, withCapacity, next }: ItemHooks,
): Promise<ClaimedItem | undefined> {
  const { order_id, id, lease, changeSet } = item;
  const end = async (trx: Transaction, ending: AttemptResult) => {
    await endItem(trx, item, endingOf(ending, { ...item, firstPause: options.firstPause }));
    return next(trx);
  };
  if (!item.isReached) return commitWithRetry(options.db, stopping, (trx) => end(trx, { kind: 'gone' }));
  const demand = demandOf(item);
  return attempt<ClaimedItem | undefined>(options, {
    target: item,
    urgency: { priority: priorities.background, by_lookup: false },
    lease,
    stopping,
    withCapacity,
    end,
    // A running item of a cancelled order still finishes.
    endsWithLease: false,
    isSpent: item.attempts >= maxAttempts,
    label: { order: order_id, item: id },
    changeSet,
    asking: (question) => askingFor(options, item, { ...question, demand }),
  });
}

/** Milliseconds after its claim within which an item's first call needs no check: it was claimed as wanted. */
const wantedFor = 500;

/** For an item that has just been claimed. */
function demandOf(item: ClaimedItem): (db: Database) => Promise<void> {
  let knownUntil = performance.now() + wantedFor;
  return async (db) => {
    const isKnown = performance.now() < knownUntil;
    knownUntil = 0;
    if (!isKnown && !(await isWanted(db, item))) throw new NoLongerWanted();
  };
}

/** Asks the providers, unless they have refused the same text for this order before. */
function askingFor(options: AttemptOptions, item: ClaimedItem, question: Question): PreparedCall {
  const { source, payer } = question;
  return async (trx) => {
    // A recalled item is for the memory alone, even if its entry turns out to lack a protected part.
    if (item.isRecalled) throw new NoLongerWanted();
    const before = await findEarlierRefusal(trx, item, source);
    if (before) return async () => ({ kind: 'never', reason: 'refused', message: null, ...before });
    const rest = await prepareCall(options, { ...question, payer: { ...payer, orderId: item.order_id } })(trx);
    return async () => {
      const answer = await rest();
      if (answer.kind === 'never' && answer.reason === 'refused') {
        const { provider, lastAsked = provider, detail, words } = answer;
        await recordRefusal(options.db, item, { text: source.text, provider: lastAsked, detail, words });
      }
      return answer;
    };
  };
}

type AttemptedItem = ClaimedItem & Pick<AttemptOptions, 'firstPause'>;

function endingOf(ending: AttemptResult, item: AttemptedItem): ItemEnding {
  switch (ending.kind) {
    case 'gone':
      return { state: 'skipped', reason: 'gone' };
    case 'given':
      // The next claim sees whether the order's customer still reaches the tag.
      return { state: 'queued', after: 0 };
    case 'served':
      return { state: 'skipped', reason: ending.current.work?.origin === 'human' ? 'human' : 'fresh' };
    case 'stored': {
      const { isRemembered = false } = ending.answer;
      return { state: 'saved', provider: makerOf(ending.answer), wasAsked: !isRemembered };
    }
    case 'returned':
      // After a lost connection the other items go first: this very item may be the cause.
      return { state: 'queued', after: ending.after > 0 || item.isRecalled ? maxWaitSeconds : 0 };
    case 'failed':
      return ending.current ? failureOf(ending.answer, item) : tried('unavailable', item);
  }
}

function failureOf(answer: Failure, item: AttemptedItem): ItemEnding {
  const { provider, lastAsked, detail, words } = answer;
  const wasAsked = lastAsked !== undefined;
  if (answer.kind === 'never') {
    const { reason } = answer;
    if (reason === 'unsupported') return { state: 'skipped', reason };
    return { state: 'failed', reason, provider: lastAsked ?? provider, detail, words, wasAsked };
  }
  // A long text waits longer: shorter ones may still fit into the cap.
  if (answer.reason === 'cap') return waiting(answer.cap === 'budget' ? 'budget' : 'cap', answer.after, maxWaitSeconds);
  if (!wasAsked) return waiting('providers', answer.after, 0);
  return { ...tried(answer.reason, item, lastAsked, answer.after), detail, words, wasAsked };
}

const waiting = (why: 'budget' | 'cap' | 'providers', after: number, itself: number): ItemEnding => ({
  state: 'queued',
  after: itself,
  waits: { for: why, seconds: Math.min(after, maxWaitSeconds) },
});

/** The end of a failed attempt: a retry, or the failure of the item. */
function tried(
  reason: 'unavailable' | 'throttled',
  { attempts, firstPause }: AttemptedItem,
  provider: ItemEnding['provider'] = null,
  after = 0,
): ItemEnding {
  if (attempts + 1 >= maxAttempts) return { state: 'failed', reason, provider, isAttempt: true };
  return { state: 'queued', isAttempt: true, after: Math.max(firstPause * 2 ** attempts, after) };
}
