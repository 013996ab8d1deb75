/** Asking the providers for one translation: in their order, within the caps, until one has it. */
import type { Logger } from 'pino';
import { codePoints } from '../../../contracts/primitives.ts';
import type { Maker, ProviderName } from '../../../contracts/providers.ts';
import { type Cap, capVariables } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { isUnavailable } from '../../database/failures.ts';
import { errorForLog } from '../../database/loggable.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Finder } from '../../model/translations/kept-parts.ts';
import type { Source } from '../../model/translations/translation-row.ts';
import { type FailureKind, type Provider, ProviderFailure } from '../providers/provider.ts';
import {
  giveBackTrial,
  logFailure,
  type OpenBreaker,
  openBreakers,
  openSeconds,
  recordFailure,
  recordSuccess,
  takeTrial,
} from './provider-states.ts';
import type { PersonsWork } from './remembered.ts';
import { Displaced, type Manner, sentAs } from './sent.ts';
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
}

/**
 * - `translated`: the text, and its maker; `isRemembered`: no provider was asked, it is from before; `source`: the person's work that it
 *   is a copy of;
 * - `never`: asking the same providers again gives nothing new;
 * - `later`: it is worth trying again, after so many seconds at the earliest.
 *
 * `lastAsked`: of one without a translation, the provider that was really asked last; undefined where none was.
 */
export type Answer = {
  provider: Maker | null;
  message: string | null;
  lastAsked?: ProviderName | undefined;
  /** Of the last failure: status and code of the provider, and its words, which are for admins. */
  detail?: string | null;
  words?: string | null;
} & (
  | { kind: 'translated'; text: string; provider: Maker; isRemembered?: boolean; source?: PersonsWork }
  | { kind: 'never'; reason: 'unsupported' | 'refused' }
  | { kind: 'later'; reason: 'unavailable' | 'throttled'; after: number }
  | { kind: 'later'; reason: 'cap'; after: number; cap: Cap }
);

interface Miss {
  provider: ProviderName;
  kind: FailureKind;
  message: string;
  detail?: string | undefined;
  words?: string | undefined;
  /** What of the characters it has not taken, because they were too many at once. */
  untaken?: number;
  /** Seconds for which it wants to be left alone. */
  retryAfter: number;
  /** It was not passed over. */
  wasAsked?: true;
}

export interface AskOptions {
  db: Database;
  providers: readonly Provider[];
  caps: Caps;
  log: Logger;
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
    const breakers = await openBreakers(trx);
    const first = await next(trx, options, question, { left: able, breakers, misses: [] });
    return async () => {
      let step = first;
      while ('provider' in step) {
        const made = await call(step, options, question);
        if (made.kind === 'translated') return made;
        const after =
          made.kind === 'displaced' ? again(step, made.pieces) : { ...step.turn, misses: [...step.turn.misses, made] };
        step = await inTransaction(options.db, async (more) => {
          if (made.kind !== 'displaced' && made.untaken) {
            const { provider, untaken: characters } = made;
            await release(more, { characters, provider, lang: to, account: question.account });
          }
          return next(more, options, question, after);
        });
      }
      return step.answer;
    };
  };
}

/** How far the round of the providers is. */
interface Turn {
  left: readonly Provider[];
  breakers: ReadonlyMap<ProviderName, OpenBreaker>;
  misses: readonly Miss[];
  /** How the first one is sent the text, where it has answered with something moved before. */
  manner?: Manner;
}

/** The same provider again, with pieces of the text. */
const again = ({ provider, turn }: Extract<Step, { provider: Provider }>, manner: Manner): Turn => ({
  ...turn,
  left: [provider, ...turn.left],
  // It has answered.
  breakers: new Map([...turn.breakers].filter(([name]) => name !== provider.name)),
  manner,
});

/** The provider to call now, its characters counted; or the answer where none is left. `isTrial`: its breaker was half open. */
type Step = { provider: Provider; manner: Manner; isTrial: boolean; turn: Turn } | { answer: Answer };

async function next(trx: Transaction, { caps }: AskOptions, question: Question, turn: Turn): Promise<Step> {
  const { source, to: lang, account, demand } = question;
  const characters = codePoints(source.text);
  const misses = [...turn.misses];
  for (const [at, provider] of turn.left.entries()) {
    const { name } = provider;
    await demand?.(trx);
    const breaker = turn.breakers.get(name);
    if (breaker && (breaker.seconds > 0 || !(await takeTrial(trx, name)))) {
      misses.push({
        provider: name,
        ...(breaker.hasFailed ? failing : sparing),
        retryAfter: breaker.seconds || openSeconds,
      });
      continue;
    }
    const met = await reserve(trx, caps, { characters, provider: name, lang, account });
    if (met && breaker) await giveBackTrial(trx, name);
    if (met) return { answer: { ...spent(met, await secondsUntilTomorrow(trx)), lastAsked: lastAskedOf(misses) } };
    const manner = (at === 0 && turn.manner) || 'whole';
    return {
      provider,
      manner,
      isTrial: breaker !== undefined,
      turn: { ...turn, left: turn.left.slice(at + 1), misses, manner: 'whole' },
    };
  }
  return { answer: whatIsLeft(misses) };
}

/** The provider's translation, or why there is none. */
async function call(
  { provider, manner, isTrial }: Extract<Step, { provider: Provider }>,
  { db, log }: AskOptions,
  { source, to, find, signal, demand }: Question,
): Promise<Extract<Answer, { kind: 'translated' }> | Miss | { kind: 'displaced'; pieces: Manner }> {
  const { name } = provider;
  const accepted = { characters: 0 };
  const answered = () => recordSuccess(db, name, isTrial);
  try {
    const sending = { provider, from: source.lang, to, find, signal, demand: stillWanted, accepted };
    const text = await sentAs(manner, source.text, sending);
    await note(answered);
    return { kind: 'translated', text, provider: name, message: null };
  } catch (error) {
    if (error instanceof Displaced) await note(answered);
    if (error instanceof Displaced) return { kind: 'displaced', pieces: error.pieces };
    if (!(error instanceof ProviderFailure)) throw error;
    const { kind, message, retryAfter = 0, detail, words, isTooLong } = error;
    await note(() => recordFailure(db, name, error, { counts: isPassing(kind), isTrial }));
    logFailure(log, name, error);
    const untaken = isTooLong ? codePoints(source.text) - accepted.characters : 0;
    return { provider: name, kind, message, retryAfter, detail, words, untaken, wasAsked: true };
  }

  /** While PostgreSQL is away nobody has taken it back, and what is paid for would be lost. */
  async function stillWanted(): Promise<void> {
    await demand?.(db).catch((error) => {
      if (!isUnavailable(error)) throw error;
    });
  }

  /** The providers' states are not worth a translation. */
  async function note(record: () => Promise<void>): Promise<void> {
    await record().catch((error) => log.warn(errorForLog(error), 'a provider’s state could not be recorded'));
  }
}

/** Why a provider is passed over. */
const failing = { kind: 'unavailable', message: 'has failed too often and is left alone for now' } as const;
const sparing = { kind: 'throttled', message: 'wants to be left alone for now' } as const;

/** A failure of the provider, not of the text or the languages, which may be over the next time. */
const isPassing = (kind: FailureKind) => kind === 'unavailable' || kind === 'throttled';

const spent = (cap: Cap, seconds: number): Answer => ({
  kind: 'later',
  reason: 'cap',
  cap,
  // Not all at once, right after midnight.
  after: seconds + Math.random() * 600,
  provider: null,
  message: `${cap === 'budget' ? "this month's budget is" : "today's characters are"} spent (${capVariables[cap]})`,
});

const inWords = ({ provider, message, words }: Miss) =>
  `${provider} ${message}${words === undefined ? '' : `: “${words}”`}`;

const lastAskedOf = (misses: readonly Miss[]) => misses.findLast(({ wasAsked }) => wasAsked)?.provider;

function whatIsLeft(misses: readonly Miss[]): Answer {
  const lastAsked = lastAskedOf(misses);
  const provider = misses.at(-1)?.provider ?? null;
  const message = misses.map(inWords).join('; ') || null;
  const asked = misses.findLast(({ wasAsked }) => wasAsked);
  const said = { detail: asked?.detail ?? null, words: asked?.words ?? null };
  const passing = misses.filter(({ kind }) => isPassing(kind));
  if (passing.length > 0) {
    const reason = passing.every(({ kind }) => kind === 'throttled') ? 'throttled' : 'unavailable';
    return {
      kind: 'later',
      reason,
      after: Math.min(...passing.map(({ retryAfter }) => retryAfter)),
      provider,
      message,
      lastAsked,
      ...said,
    };
  }
  const reason = misses.some(({ kind }) => kind === 'rejected') ? 'refused' : 'unsupported';
  return { kind: 'never', reason, provider, lastAsked, message, ...said };
}
