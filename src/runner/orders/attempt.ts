/** One attempt at an item of an order, from when it is begun to its end. */
import { codePoints } from '../../../contracts/primitives.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import { models, standingOf } from '../queue/subjects.ts';
import { priorities } from '../queue/urgency.ts';
import { type Answer, type Asking, type AskOptions, asking, type Question } from '../work/ask.ts';
import { addToFigures } from '../work/figures.ts';
import type { Memory } from '../work/memory.ts';
import { patiently } from '../work/patiently.ts';
import { holdSource, noteCopy } from '../work/remembered.ts';
import { type Begun, endItem, type ItemEnding, isWanted, noteRefusal, refusedBefore } from './items.ts';

export interface AttemptOptions extends AskOptions {
  memory: Memory;
}

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
export async function attempt(options: AttemptOptions, item: Begun, hand: Hand): Promise<Begun | undefined> {
  const { log } = options;
  try {
    return await make(options, item, hand);
  } catch (error) {
    // Behind a cancelled order it does not go back to the others, but is cancelled with them.
    if (error instanceof Unwanted || hand.stopping.aborted) return end(options, item, hand, { state: 'queued' });
    if (isUnavailable(error)) return end(options, item, hand, { state: 'queued', after: 1 });
    log.error({ order: item.order_id, item: item.id, ...errorForLog(error) }, 'an item failed for a reason of our own');
    return end(options, item, hand, failed({ reason: 'unavailable', provider: null }, item));
  }
}

/** What goes into the transaction by which an item ends. */
type Beside = (trx: Transaction) => Promise<void>;

function end(
  { db }: AttemptOptions,
  item: Begun,
  { stopping, next }: Hand,
  ending: ItemEnding,
  beside?: Beside,
): Promise<Begun | undefined> {
  return patiently(db, stopping, async (trx) => {
    await beside?.(trx);
    await endItem(trx, item, ending);
    return next(trx);
  });
}

async function make(options: AttemptOptions, item: Begun, hand: Hand): Promise<Begun | undefined> {
  const { db, memory } = options;
  const { stopping } = hand;
  for (;;) {
    stopping.throwIfAborted();
    const standing = item.isReached ? await standingOf(db, item) : undefined;
    const skipped = whyNot(standing);
    if (!standing || skipped) return end(options, item, hand, { state: 'skipped', reason: skipped ?? 'gone' });
    const question = questionOf(item, standing, stopping);
    const made = await hand.inTurn(() =>
      memory.use(question, askingFor(options, item, question), async (answer, settle) => {
        if (answer.kind === 'translated') return store(db, item, { standing, answer, settle }, hand);
        return { next: await end(options, item, hand, endingOf(answer, item), settle) };
      }),
    );
    // What others have made meanwhile is found in the next round, as is another original.
    if (made) return made.next;
  }
}

interface Result {
  standing: Standing;
  answer: Extract<Answer, { kind: 'translated' }>;
  /** Keeps it in the memory, too. */
  settle: Beside;
}

/** The translation and the end of the item are one transaction. Undefined where something else is there, or to be made. */
function store(
  db: Database,
  item: Begun,
  { standing, answer, settle }: Result,
  { stopping, next }: Hand,
): Promise<{ next: Begun | undefined } | undefined> {
  const { source, tagId, ownerId } = standing;
  const { text, provider, isRemembered = false, source: copied } = answer;
  const { kind, id } = item.subject;
  const lang = item.lang_code;
  return patiently(db, stopping, async (trx) => {
    await settle(trx);
    if (copied && !(await holdSource(trx, copied, { tagId, ownerId }))) return undefined;
    const stored = await models[kind].storeMachine(trx, id, { lang, text, provider, sourceHash: source.hash }, true);
    if (stored !== 'stored') return undefined;
    if (copied) await noteCopy(trx, { kind, ownerId: id, lang }, copied);
    await endItem(trx, item, {
      state: 'saved',
      provider: isRemembered ? memoryName : provider,
      wasAsked: !isRemembered,
    });
    const begun = await next(trx);
    const characters = codePoints(source.text);
    if (isRemembered) await addToFigures(trx, { characters, provider: memoryName, ownerId, lang });
    return { next: begun };
  });
}

/** Why there is nothing to be made, as things stand. */
function whyNot(standing: Standing | undefined): 'gone' | 'human' | 'fresh' | undefined {
  if (!standing) return 'gone';
  if (standing.served === undefined) return undefined;
  return standing.work?.origin === 'human' ? 'human' : 'fresh';
}

function questionOf(item: Begun, { source, tagId, ownerId }: Standing, signal: AbortSignal): Question {
  return {
    ...{ source, to: item.lang_code, signal },
    account: { tagId, ownerId, priority: priorities.nobody, by_lookup: false },
    demand: async (db) => {
      if (!(await isWanted(db, item))) throw new Unwanted();
    },
  };
}

/** The providers' answer. A text that they have all refused is asked for once for each order. */
function askingFor(options: AttemptOptions, item: Begun, question: Question): Asking {
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

function endingOf(answer: Exclude<Answer, { kind: 'translated' }>, item: Begun): ItemEnding {
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
