/** Making one translation, for a job or for an item of an order: the standing, memory, the providers, storing it, and saying so. */
import { codePoints } from '../../../contracts/primitives.ts';
import { type Maker, memoryName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import { models, standingOf, type Target } from '../queue/subjects.ts';
import type { Urgency } from '../queue/urgency.ts';
import { type Answer, type Asking, type AskOptions, asking, type Question } from './ask.ts';
import { addToFigures } from './figures.ts';
import type { Memory } from './memory.ts';
import { patiently } from './patiently.ts';
import { holdSource, noteCopy } from './remembered.ts';

export interface MakeOptions extends AskOptions {
  memory: Memory;
}

export type Translation = Extract<Answer, { kind: 'translated' }>;
export type Failure = Exclude<Answer, { kind: 'translated' }>;
/** Work for the transaction in which something ends: it keeps the answer in the memory, and gives the claim on the text back. */
export type Settle = (trx: Transaction) => Promise<void>;

/** What is to be made, and its possible ends. */
export interface Making<T> {
  target: Target;
  urgency: Urgency;
  signal: AbortSignal;
  demand?: (db: Database) => Promise<void>;
  /** Runs the call of the providers when it is its turn. */
  inTurn?: <R>(work: () => Promise<R>) => Promise<R>;
  /** Other answers that go before the providers'. */
  asking?: (question: Question) => Asking;
  /** There is no original any more. */
  gone(): Promise<T>;
  /** There is nothing to be made. */
  served(standing: Standing): Promise<T>;
  /** Called in the transaction in which the translation is stored. */
  stored(trx: Transaction, answer: Translation, standing: Standing): Promise<T>;
  failed(answer: Failure, standing: Standing, settle: Settle): Promise<T>;
}

const now = <R>(work: () => Promise<R>): Promise<R> => work();

/** Throws the signal's reason when it is given. */
export async function make<T>(options: MakeOptions, making: Making<T>): Promise<T> {
  const { target, signal, urgency, demand, inTurn = now } = making;
  for (;;) {
    signal.throwIfAborted();
    const standing = await standingOf(options.db, target);
    if (!standing) return making.gone();
    if (standing.served !== undefined) return making.served(standing);
    const { source, tagId, ownerId } = standing;
    const question: Question = {
      ...{ source, to: target.lang_code, account: { tagId, ownerId, ...urgency }, signal },
      ...(demand && { demand }),
    };
    const ask = making.asking?.(question) ?? asking(options, question);
    const made = await inTurn(() =>
      options.memory.use(question, ask, async (answer, settle) =>
        answer.kind === 'translated'
          ? store(options, making, { answer, standing, settle })
          : { end: await making.failed(answer, standing, settle) },
      ),
    );
    // What others have made meanwhile is found in the next round, as is another original.
    if (made) return made.end;
  }
}

interface Result {
  answer: Translation;
  standing: Standing;
  settle: Settle;
}

/** The translation and its end are one transaction. Undefined where something else is there, or to be made. */
function store<T>(
  { db, log }: MakeOptions,
  { target, signal, stored }: Making<T>,
  { answer, standing, settle }: Result,
): Promise<{ end: T } | undefined> {
  const { source, tagId, ownerId } = standing;
  const { text, provider, isRemembered = false, source: copied } = answer;
  const { kind, id } = target.subject;
  const lang = target.lang_code;
  return patiently(db, signal, async (trx) => {
    await settle(trx);
    if (copied && !(await holdSource(trx, copied, { tagId, ownerId }))) return undefined;
    const work = { lang, text, provider, sourceHash: source.hash };
    const outcome = await models[kind].storeMachine(trx, id, work, true);
    if (outcome === 'outdated')
      log.info(
        { subject: target.subject, lang },
        'what it is made from changed while it was translated; the result is thrown away',
      );
    if (outcome !== 'stored') return undefined;
    if (copied) await noteCopy(trx, { kind, ownerId: id, lang }, copied);
    const end = await stored(trx, answer, standing);
    const characters = codePoints(source.text);
    if (isRemembered) await addToFigures(trx, { characters, provider: memoryName, ownerId, lang });
    return { end };
  });
}

/** The maker of a translation, as records and figures name it: memory, or a provider. */
export const makerOf = ({ provider, isRemembered = false }: Translation): Maker =>
  isRemembered ? memoryName : provider;
