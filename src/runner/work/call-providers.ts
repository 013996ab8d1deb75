/** Asks the providers for one translation: in order, within the caps, until one succeeds. */
import type { Logger } from 'pino';
import { codePoints } from '../../../contracts/primitives.ts';
import { type Cap, capVariables } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { errorForLog } from '../../database/error-for-log.ts';
import { isUnavailable } from '../../database/failures.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Finder } from '../../model/translations/protected-parts.ts';
import type { Source } from '../../model/translations/translation-row.ts';
import { type Provider, ProviderFailure } from '../providers/provider.ts';
import {
  type Answer,
  circuitOpen,
  combineMisses,
  isTransient,
  lastAskedOf,
  type Miss,
  pauseRequested,
} from './answer.ts';
import {
  logFailure,
  openSeconds,
  readOpenBreakers,
  recordFailure,
  recordSuccess,
  returnTrial,
  takeTrial,
} from './provider-states.ts';
import { MovedParts, type PieceCache, piecesOf, type SendMode, sendText } from './send-text.ts';
import { type Caps, type Payer, release, reserve } from './spending.ts';

export interface Question {
  source: Source;
  to: string;
  /** Finds the protected parts. */
  find: Finder;
  payer: Payer;
  signal: AbortSignal;
  /** Ignores people's work in the memory. */
  isMachineOnly?: boolean;
  /** Called before each call. Throws if the answer is not wanted any more. */
  demand?: (db: Database) => Promise<void>;
}

export interface AskOptions {
  db: Database;
  providers: readonly Provider[];
  caps: Caps;
  log: Logger;
  /** Cached pieces of former attempts. */
  pieces?: PieceCache;
}

/**
 * The first step runs in a transaction, which counts the characters of the first call. It returns the calls themselves,
 * to be made after the commit.
 */
export type PreparedCall = (trx: Transaction) => Promise<() => Promise<Answer>>;

/** The calls throw the signal's reason when that aborts. */
export function prepareCall(options: AskOptions, question: Question): PreparedCall {
  const { source, to } = question;
  return async (trx) => {
    const able = options.providers.filter((provider) => provider.can(source.lang, to));
    const first = await next(trx, options, question, { left: able, misses: [] });
    return async () => {
      let step = first;
      while ('provider' in step) {
        const made = await call(step, options, question);
        if (made.kind === 'translated') return made;
        const after =
          made.kind === 'displaced'
            ? inPieces(step, made.pieces)
            : { ...step.round, misses: [...step.round.misses, made] };
        step = await inTransaction(options.db, (more) => next(more, options, question, after));
      }
      return step.answer;
    };
  };
}

/** The progress of a round over the providers. */
interface Round {
  left: readonly Provider[];
  misses: readonly Miss[];
  /** How the first provider gets the text, after an answer that had moved parts of it. */
  mode?: SendMode;
}

/** Calls the same provider again, with pieces of the text. */
const inPieces = ({ provider, round }: ProviderCall, mode: SendMode): Round => ({
  ...round,
  left: [provider, ...round.left],
  mode,
});

/** A call to make; its characters are counted on `day`. `isTrial`: the provider's breaker was half open. */
type ProviderCall = {
  provider: Provider;
  day: string;
  mode: SendMode;
  isTrial: boolean;
  round: Round;
};
/** A call; or the answer if no provider is left. */
type Step = ProviderCall | { answer: Answer };

async function next(trx: Transaction, { caps }: AskOptions, question: Question, round: Round): Promise<Step> {
  const { source, to: lang, payer } = question;
  const characters = codePoints(source.text);
  const misses = [...round.misses];
  const breakers = await readOpenBreakers(trx);
  for (const [at, provider] of round.left.entries()) {
    const { name } = provider;
    const breaker = breakers.get(name);
    if (breaker && (breaker.seconds > 0 || !(await takeTrial(trx, name)))) {
      misses.push({
        provider: name,
        ...(breaker.hasFailed ? circuitOpen : pauseRequested),
        retryAfter: breaker.seconds || openSeconds,
      });
      continue;
    }
    const reserved = await reserve(trx, caps, { characters, provider: name, lang, payer });
    if ('met' in reserved) {
      if (breaker) await returnTrial(trx, name);
      return { answer: { ...spent(reserved.met, reserved.seconds), lastAsked: lastAskedOf(misses) } };
    }
    const mode = (at === 0 && round.mode) || 'whole';
    return {
      provider,
      day: reserved.day,
      mode,
      isTrial: breaker !== undefined,
      round: { left: round.left.slice(at + 1), misses },
    };
  }
  return { answer: combineMisses(misses) };
}

/** The provider's translation, or its failure; or the pieces to send instead. */
type CallResult = Extract<Answer, { kind: 'translated' }> | Miss | { kind: 'displaced'; pieces: SendMode };

async function call(providerCall: ProviderCall, options: AskOptions, question: Question): Promise<CallResult> {
  const { provider, mode, isTrial } = providerCall;
  const { name } = provider;
  const { db, log } = options;
  const { source, to, find, signal, payer } = question;
  const accepted = { characters: 0, before: 0 };
  const pieces = options.pieces && piecesOf(options.pieces, [payer.ownerId, name, source.lang, to, source.text]);
  const unsent = () => codePoints(source.text) - accepted.characters;
  const note = (record: () => Promise<void>, characters = accepted.before) =>
    recordCall(options, record, { ...chargeOf(providerCall, question), characters });
  const answered = () => recordSuccess(db, name, isTrial);
  try {
    const demand = demandBeforeCall(providerCall, options, question, unsent);
    const sending = { from: source.lang, to, provider, find, signal, demand, accepted, pieces };
    const text = await sendText(mode, source.text, sending);
    pieces?.forget();
    await note(answered);
    return { kind: 'translated', text, provider: name, message: null };
  } catch (error) {
    if (error instanceof MovedParts) {
      await note(answered);
      return { kind: 'displaced', pieces: error.pieces };
    }
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, message, retryAfter = 0, detail, words, isTooLong } = error;
    if (!isTransient(kind)) pieces?.forget();
    const failed = () => recordFailure(db, name, error, { counts: isTransient(kind), isTrial });
    await note(failed, isTooLong ? unsent() : accepted.before);
    logFailure(log, name, error);
    return { provider: name, kind, message, retryAfter, detail, words, wasAsked: true };
  }
}

const chargeOf = ({ provider: { name: provider }, day }: ProviderCall, { to: lang, payer }: Question) => ({
  provider,
  lang,
  payer,
  day,
});

/** Records the result of a call, and releases unsent characters. A failure of either must not cost the translation. */
async function recordCall(
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
 * Checks `demand` before each call, and releases unsent characters if it fails. While PostgreSQL is away the answer
 * counts as wanted: otherwise paid pieces would be lost.
 */
function demandBeforeCall(
  providerCall: ProviderCall,
  { db }: AskOptions,
  question: Question,
  unsent: () => number,
): () => Promise<void> {
  const { provider, isTrial } = providerCall;
  const { source, demand } = question;
  return async () =>
    demand?.(db).catch(async (error) => {
      if (isUnavailable(error)) return;
      const characters = unsent();
      await inTransaction(db, async (trx) => {
        await release(trx, { ...chargeOf(providerCall, question), characters });
        if (isTrial && characters === codePoints(source.text)) await returnTrial(trx, provider.name);
      });
      throw error;
    });
}

const spent = (cap: Cap, seconds: number): Answer => ({
  kind: 'later',
  reason: 'cap',
  cap,
  // Spread, so that not all retry right after midnight.
  after: seconds + Math.random() * 600,
  provider: null,
  message: `${cap === 'budget' ? "this month's budget is" : "today's characters are"} spent (${capVariables[cap]})`,
});
