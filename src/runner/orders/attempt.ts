/** One attempt at an item of an order, from when it is begun to its end. */
import { codePoints } from '../../../contracts/primitives.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import type { Standing, Stored } from '../../model/translations/translation-row.ts';
import { models, standingOf } from '../queue/subjects.ts';
import { priorities } from '../queue/urgency.ts';
import { type Answer, type AskOptions, ask } from '../work/ask.ts';
import { addToFigures } from '../work/figures.ts';
import type { Memory } from '../work/memory.ts';
import { patiently } from '../work/patiently.ts';
import { holdSource, noteCopy } from '../work/remembered.ts';
import { type Begun, endItem, type ItemEnding, isWanted, noteRefusal, refusedBefore } from './items.ts';

export interface AttemptOptions extends AskOptions {
  memory: Memory;
}

/** After so many attempts, each of which has asked the providers in turn, an item has failed. */
const mostAttempts = 3;
/** Seconds before the second one; doubled before the third. */
const firstPause = 2;
/** Seconds after which it is tried again whether providers may be asked: somebody may have seen to it. */
const longestWait = 60;

/** Its order was cancelled, or is gone, or another runner has taken it over. */
class Unwanted extends Error {}

/** Makes the item, or finds out why not, and says so. `stopping`: the item goes back to the others. */
export async function attempt(options: AttemptOptions, item: Begun, stopping: AbortSignal): Promise<void> {
  const { db, log } = options;
  const end = (ending: ItemEnding) => patiently(db, stopping, (trx) => endItem(trx, item, ending));
  try {
    const ending = await make(options, item, stopping);
    if (ending) await end(ending);
  } catch (error) {
    // Behind a cancelled order it does not go back to the others, but is cancelled with them.
    if (error instanceof Unwanted || stopping.aborted) return end({ state: 'queued' });
    if (isUnavailable(error)) return end({ state: 'queued', after: 1 });
    log.error({ order: item.order_id, item: item.id, ...errorForLog(error) }, 'an item failed for a reason of our own');
    await end(failed({ reason: 'unavailable', provider: null }, item));
  }
}

/** How it ends; undefined where that is stored already, with the translation. */
async function make(options: AttemptOptions, item: Begun, signal: AbortSignal): Promise<ItemEnding | undefined> {
  const { db } = options;
  for (;;) {
    signal.throwIfAborted();
    const standing = item.isReached ? await standingOf(db, item) : undefined;
    const skipped = whyNot(standing);
    if (!standing || skipped) return { state: 'skipped', reason: skipped ?? 'gone' };
    const answer = await answerFor(options, item, standing, signal);
    if (answer.kind !== 'translated') return endingOf(answer, item);
    // What others have made meanwhile is found in the next round, as is another original.
    if ((await store(db, item, { standing, answer }, signal)) === 'stored') return undefined;
  }
}

interface Result {
  standing: Standing;
  answer: Extract<Answer, { kind: 'translated' }>;
}

/** The translation and the end of the item are one transaction. */
function store(db: Database, item: Begun, { standing, answer }: Result, signal: AbortSignal): Promise<Stored> {
  const { source, tagId, ownerId } = standing;
  const { text, provider, isRemembered = false, source: copied } = answer;
  const { kind, id } = item.subject;
  const lang = item.lang_code;
  return patiently(db, signal, async (trx) => {
    if (copied && !(await holdSource(trx, copied, { text, tagId, ownerId }))) return 'outdated';
    const stored = await models[kind].storeMachine(trx, id, { lang, text, provider, sourceHash: source.hash }, true);
    if (stored !== 'stored') return stored;
    if (copied) await noteCopy(trx, { kind, ownerId: id, lang }, copied);
    await endItem(trx, item, {
      state: 'saved',
      provider: isRemembered ? memoryName : provider,
      wasAsked: !isRemembered,
    });
    const characters = codePoints(source.text);
    if (isRemembered) await addToFigures(trx, { characters, provider: memoryName, ownerId, lang });
    return stored;
  });
}

/** Why there is nothing to be made, as things stand. */
function whyNot(standing: Standing | undefined): 'gone' | 'human' | 'fresh' | undefined {
  if (!standing) return 'gone';
  if (standing.served === undefined) return undefined;
  return standing.work?.origin === 'human' ? 'human' : 'fresh';
}

/** What is remembered, or the providers' answer. A text that they have all refused is asked for once for each order. */
function answerFor(
  options: AttemptOptions,
  item: Begun,
  { source, tagId, ownerId }: Standing,
  signal: AbortSignal,
): Promise<Answer> {
  const { db, memory } = options;
  const question = {
    ...{ source, to: item.lang_code, signal },
    account: { tagId, ownerId, priority: priorities.nobody, by_lookup: false },
    demand: async () => {
      if (!(await isWanted(db, item))) throw new Unwanted();
    },
  };
  return memory.answer(question, async () => {
    const before = await refusedBefore(db, item, source);
    if (before) return { kind: 'never', reason: 'refused', message: null, ...before };
    const answer = await ask(options, question);
    if (answer.kind === 'never' && answer.reason === 'refused')
      await noteRefusal(db, item, { text: source.text, provider: answer.lastAsked ?? answer.provider });
    return answer;
  });
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
