/** One attempt at an item of an order, from when it is begun to its end. */
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import type { Transaction } from '../../database/transaction.ts';
import { priorities } from '../queue/urgency.ts';
import { type Asking, asking, type Question } from '../work/ask.ts';
import { type Failure, type MakeOptions, make, makerOf, type Settle } from '../work/make.ts';
import { patiently } from '../work/patiently.ts';
import { type Begun, endItem, type ItemEnding, isWanted, noteRefusal, refusedBefore } from './items.ts';

/** What whoever works on items has to say. */
export interface Hand {
  /** The item goes back to the others. */
  stopping: AbortSignal;
  /** Does what providers may be called for, as soon as no reader has to go before. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Begins the item that comes next, in the transaction in which this one ends; undefined where that is left to others. */
  next(trx: Transaction): Promise<Begun | undefined>;
}

/** After so many attempts, each of which has asked the providers in turn, an item has failed. */
const mostAttempts = 3;
/** Seconds before the second one; doubled before the third. */
const firstPause = 2;
/** Seconds after which it is tried again whether providers may be asked: somebody may have seen to it. */
const longestWait = 60;

/** Its order was cancelled, or is gone, or another runner has taken it over. */
class Unwanted extends Error {}

/** Makes the item, or finds out why not, and says so. Answers with the next one that was begun with that. */
export async function attempt(options: MakeOptions, item: Begun, hand: Hand): Promise<Begun | undefined> {
  const { log } = options;
  try {
    return await makeItem(options, item, hand);
  } catch (error) {
    // Behind a cancelled order it does not go back to the others, but is cancelled with them.
    if (error instanceof Unwanted || hand.stopping.aborted) return end(options, item, hand, { state: 'queued' });
    if (isUnavailable(error)) return end(options, item, hand, { state: 'queued', after: 1 });
    log.error({ order: item.order_id, item: item.id, ...errorForLog(error) }, 'an item failed for a reason of our own');
    return end(options, item, hand, failed({ reason: 'unavailable', provider: null }, item));
  }
}

function end(
  { db }: MakeOptions,
  item: Begun,
  { stopping, next }: Hand,
  ending: ItemEnding,
  settle?: Settle,
): Promise<Begun | undefined> {
  return patiently(db, stopping, async (trx) => {
    await settle?.(trx);
    await endItem(trx, item, ending);
    return next(trx);
  });
}

async function makeItem(options: MakeOptions, item: Begun, hand: Hand): Promise<Begun | undefined> {
  const { stopping, next, inTurn } = hand;
  const skip = (reason: 'gone' | 'human' | 'fresh') => end(options, item, hand, { state: 'skipped', reason });
  if (!item.isReached) return skip('gone');
  return make<Begun | undefined>(options, {
    ...{ target: item, urgency: { priority: priorities.nobody, by_lookup: false }, signal: stopping, inTurn },
    async demand(db) {
      if (!(await isWanted(db, item))) throw new Unwanted();
    },
    asking: (question) => askingFor(options, item, question),
    gone: () => skip('gone'),
    served: ({ work }) => skip(work?.origin === 'human' ? 'human' : 'fresh'),
    async stored(trx, answer) {
      const { isRemembered = false } = answer;
      await endItem(trx, item, { state: 'saved', provider: makerOf(answer), wasAsked: !isRemembered });
      return next(trx);
    },
    failed: (answer, _standing, settle) => end(options, item, hand, endingOf(answer, item), settle),
  });
}

/** The providers' answer. A text that they have all refused is asked for once for each order. */
function askingFor(options: MakeOptions, item: Begun, question: Question): Asking {
  const { source } = question;
  return async (trx) => {
    const before = await refusedBefore(trx, item, source);
    if (before) return async () => ({ kind: 'never', reason: 'refused', message: null, ...before });
    const rest = await asking(options, question)(trx);
    return async () => {
      const answer = await rest();
      if (answer.kind === 'never' && answer.reason === 'refused')
        await noteRefusal(options.db, item, { text: source.text, provider: answer.lastAsked ?? answer.provider });
      return answer;
    };
  };
}

function endingOf(answer: Failure, item: Begun): ItemEnding {
  const { provider, lastAsked } = answer;
  const wasAsked = lastAsked !== undefined;
  if (answer.kind === 'never') {
    const { reason } = answer;
    if (reason === 'unsupported') return { state: 'skipped', reason };
    return { state: 'failed', reason, provider: lastAsked ?? provider, wasAsked };
  }
  // Longer texts wait behind shorter ones, for which there may be room.
  if (answer.reason === 'cap') return waiting('cap', answer.after, longestWait);
  if (!wasAsked) return waiting('providers', answer.after, 0);
  return { ...failed({ reason: answer.reason, provider: lastAsked }, item, answer.after), wasAsked };
}

const waiting = (why: 'cap' | 'providers', after: number, itself: number): ItemEnding => ({
  state: 'queued',
  after: itself,
  waits: { for: why, seconds: Math.min(after, longestWait) },
});

function failed(
  { reason, provider }: { reason: 'unavailable' | 'throttled'; provider: ItemEnding['provider'] },
  { attempts }: Begun,
  after = 0,
): ItemEnding {
  if (attempts + 1 >= mostAttempts) return { state: 'failed', reason, provider: provider ?? null, isAttempt: true };
  return { state: 'queued', isAttempt: true, after: Math.max(firstPause * 2 ** attempts, after) };
}
