/** Asking the providers for one translation: in their order, within the caps, until one has it. */
import type { Logger } from 'pino';
import { codePoints } from '../../../contracts/primitives.ts';
import { type Cap, capVariables } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Finder } from '../../model/translations/kept-parts.ts';
import type { Source } from '../../model/translations/translation-row.ts';
import { type Provider, ProviderFailure } from '../providers/provider.ts';
import { type Answer, failing, isPassing, lastAskedOf, type Miss, sparing, whatIsLeft } from './answer.ts';
import {
  giveBackTrial,
  logFailure,
  openBreakers,
  openSeconds,
  recordFailure,
  recordSuccess,
  takeTrial,
} from './provider-states.ts';
import { Displaced, type Manner, type Pieces, piecesOf, sentAs } from './sent.ts';
import { type Account, type Caps, release, reserve, secondsUntilTomorrow } from './spending.ts';

export interface Question {
  source: Source;
  to: string;
  /** Finds what stays as it is. */
  find: Finder;
  /** The account that pays. */
  account: Account;
  signal: AbortSignal;
  /** Whether it shall be a machine's: people's work elsewhere is no answer. */
  isOfMachine?: boolean;
  /** Called before a provider's characters are counted, and before each of its calls: throws where the answer is not wanted any more. */
  demand?: (db: Database) => Promise<void>;
  /** When it was last known to be wanted, by `performance.now()`. */
  wantedAt?: number | undefined;
}

export interface AskOptions {
  db: Database;
  providers: readonly Provider[];
  caps: Caps;
  log: Logger;
  /** What former attempts have had of texts that are sent in pieces. */
  pieces?: Pieces;
}

/**
 * Begins to ask in a transaction, in which the characters of the first call are counted. Answers with the rest, which is for after its
 * commit.
 */
export type Asking = (trx: Transaction) => Promise<() => Promise<Answer>>;

/** Its rest throws the signal's reason when that is given. */
export function asking(options: AskOptions, question: Question): Asking {
  const { source, to } = question;
  return async (trx) => {
    const able = options.providers.filter((provider) => provider.can(source.lang, to));
    const first = await next(trx, options, question, { left: able, misses: [], wantedAt: question.wantedAt });
    return async () => {
      let step = first;
      while ('provider' in step) {
        const made = await call(step, options, question);
        if (made.kind === 'translated') return made;
        const after =
          made.kind === 'displaced' ? again(step, made.pieces) : { ...step.turn, misses: [...step.turn.misses, made] };
        step = await inTransaction(options.db, (more) => next(more, options, question, after));
      }
      return step.answer;
    };
  };
}

/** How far the round of the providers is. */
interface Turn {
  left: readonly Provider[];
  misses: readonly Miss[];
  /** When the answer was last known to be wanted, where no provider was called since. */
  wantedAt?: number | undefined;
  /** How the first one is sent the text, where it has answered with something moved before. */
  manner?: Manner;
}

/** The same provider again, with pieces of the text. */
const again = ({ provider, turn }: Calling, manner: Manner): Turn => ({
  ...turn,
  left: [provider, ...turn.left],
  manner,
});

/**
 * The provider to call now, its characters counted, on a day. `isTrial`: its breaker was half open; `wantedAt`: when the answer was last known
 * to be wanted.
 */
type Calling = { provider: Provider; day: string; manner: Manner; isTrial: boolean; turn: Turn; wantedAt: number };
/** Or the answer where none is left. */
type Step = Calling | { answer: Answer };

/** Milliseconds for which an answer counts as wanted without another look. */
const wantedFor = 500;

/** Looks whether the answer is wanted, unless that is known; throws where it is not. Answers when it was. */
async function lookedAt(trx: Transaction, { demand }: Question, wantedAt = Number.NEGATIVE_INFINITY): Promise<number> {
  const now = performance.now();
  if (now < wantedAt + wantedFor) return wantedAt;
  await demand?.(trx);
  return now;
}

async function next(trx: Transaction, { caps }: AskOptions, question: Question, turn: Turn): Promise<Step> {
  const { source, to: lang, account } = question;
  const characters = codePoints(source.text);
  const misses = [...turn.misses];
  const breakers = await openBreakers(trx);
  for (const [at, provider] of turn.left.entries()) {
    const { name } = provider;
    const wantedAt = await lookedAt(trx, question, turn.wantedAt);
    const breaker = breakers.get(name);
    if (breaker && (breaker.seconds > 0 || !(await takeTrial(trx, name)))) {
      misses.push({
        provider: name,
        ...(breaker.hasFailed ? failing : sparing),
        retryAfter: breaker.seconds || openSeconds,
      });
      continue;
    }
    const reserved = await reserve(trx, caps, { characters, provider: name, lang, account });
    if ('met' in reserved) {
      if (breaker) await giveBackTrial(trx, name);
      const answer = spent(reserved.met, await secondsUntilTomorrow(trx));
      return { answer: { ...answer, lastAsked: lastAskedOf(misses) } };
    }
    const manner = (at === 0 && turn.manner) || 'whole';
    return {
      provider,
      day: reserved.day,
      manner,
      isTrial: breaker !== undefined,
      turn: { left: turn.left.slice(at + 1), misses },
      wantedAt,
    };
  }
  return { answer: whatIsLeft(misses) };
}

/** The provider's translation, or why there is none. */
async function call(
  calling: Calling,
  options: AskOptions,
  question: Question,
): Promise<Extract<Answer, { kind: 'translated' }> | Miss | { kind: 'displaced'; pieces: Manner }> {
  const { provider, manner, isTrial } = calling;
  const { name } = provider;
  const { db, log } = options;
  const { source, to, find, signal, account } = question;
  const accepted = { characters: 0, before: 0 };
  const pieces = options.pieces && piecesOf(options.pieces, [account.ownerId, name, source.lang, to, source.text]);
  const unsent = () => codePoints(source.text) - accepted.characters;
  const note = (record: () => Promise<void>, characters = accepted.before) =>
    noted(options, record, { ...parcelOf(calling, question), characters });
  const answered = () => recordSuccess(db, name, isTrial);
  try {
    const demand = stillWanted(calling, options, question, unsent);
    const sending = { from: source.lang, to, provider, find, signal, demand, accepted, pieces };
    const text = await sentAs(manner, source.text, sending);
    pieces?.forget();
    await note(answered);
    return { kind: 'translated', text, provider: name, message: null };
  } catch (error) {
    if (error instanceof Displaced) {
      await note(answered);
      return { kind: 'displaced', pieces: error.pieces };
    }
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, message, retryAfter = 0, detail, words, isTooLong } = error;
    if (!isPassing(kind)) pieces?.forget();
    const failed = () => recordFailure(db, name, error, { counts: isPassing(kind), isTrial });
    await note(failed, isTooLong ? unsent() : accepted.before);
    logFailure(log, name, error);
    return { provider: name, kind, message, retryAfter, detail, words, wasAsked: true };
  }
}

const parcelOf = ({ provider, day }: Calling, { to, account }: Question) => ({
  provider: provider.name,
  lang: to,
  account,
  day,
});

/** Records what came of a call, and gives back what was not sent. Neither is worth a translation. */
async function noted(
  { db, log }: AskOptions,
  record: () => Promise<void>,
  untaken: Parameters<typeof release>[1],
): Promise<void> {
  try {
    await record();
    if (untaken.characters > 0) await inTransaction(db, (trx) => release(trx, untaken));
  } catch (error) {
    log.warn(errorForLog(error), 'what came of a call of a provider could not be recorded');
  }
}

/**
 * Throws where an answer is not wanted any more; what was not sent is given back then. While PostgreSQL is away nobody has taken it back,
 * and what is paid for would be lost.
 */
function stillWanted(
  calling: Calling,
  { db }: AskOptions,
  question: Question,
  unsent: () => number,
): () => Promise<void> {
  const { provider, isTrial, wantedAt } = calling;
  const { source, demand } = question;
  // The first call follows that look.
  let knownUntil = wantedAt + wantedFor;
  return async () => {
    const isKnown = performance.now() < knownUntil;
    knownUntil = 0;
    if (isKnown) return;
    await demand?.(db).catch(async (error) => {
      if (isUnavailable(error)) return;
      const characters = unsent();
      await inTransaction(db, async (trx) => {
        await release(trx, { ...parcelOf(calling, question), characters });
        if (isTrial && characters === codePoints(source.text)) await giveBackTrial(trx, provider.name);
      });
      throw error;
    });
  };
}

const spent = (cap: Cap, seconds: number): Answer => ({
  kind: 'later',
  reason: 'cap',
  cap,
  // Not all at once, right after midnight.
  after: seconds + Math.random() * 600,
  provider: null,
  message: `${cap === 'budget' ? "this month's budget is" : "today's characters are"} spent (${capVariables[cap]})`,
});
