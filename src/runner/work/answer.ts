/** The result of asking the providers: a translation, or a failure. */
import type { Maker, ProviderName } from '../../../contracts/providers.ts';
import type { Cap } from '../../../contracts/runner.ts';
import type { FailureKind } from '../providers/provider.ts';
import type { PersonsWork } from './memory-recall.ts';

/**
 * - `translated`: the text, and its maker; `isRemembered`: from memory, without a provider; `source`: the person's work that it copies;
 * - `never`: a retry with the same providers is useless;
 * - `later`: a retry makes sense, after so many seconds at the earliest.
 *
 * `lastAsked`: for failures, the last provider that was really called.
 */
export type Answer = {
  provider: Maker | null;
  message: string | null;
  lastAsked?: ProviderName | undefined;
  /** Of the last failure: the provider's status and code, and its message, for admins. */
  detail?: string | null;
  words?: string | null;
} & (
  | { kind: 'translated'; text: string; provider: Maker; isRemembered?: boolean; source?: PersonsWork }
  | { kind: 'never'; reason: 'unsupported' | 'refused' }
  | { kind: 'later'; reason: 'unavailable' | 'throttled'; after: number }
  | { kind: 'later'; reason: 'cap'; after: number; cap: Cap }
);

export type Translation = Extract<Answer, { kind: 'translated' }>;
export type Failure = Exclude<Answer, { kind: 'translated' }>;

/** A failure as the outcome of a single request. */
export const failureOutcome = ({ reason, ...answer }: Failure) => ({
  ...({ state: 'failed', reason } as const),
  ...('after' in answer && { retry_in: answer.after }),
  ...('cap' in answer && { cap: answer.cap }),
});

/** A provider without a translation. */
export interface Miss {
  provider: ProviderName;
  kind: FailureKind;
  message: string;
  detail?: string | undefined;
  words?: string | undefined;
  /** Seconds until it may be called again. */
  retryAfter: number;
  /** Absent if it was skipped. */
  wasAsked?: true;
}

/** Reasons for skipping a provider. */
export const circuitOpen = { kind: 'unavailable', message: 'has failed too often and is left alone for now' } as const;
export const pauseRequested = { kind: 'throttled', message: 'wants to be left alone for now' } as const;

/** Failures of the provider rather than of the text or the languages, which may be over at the next attempt. */
export const isTransient = (kind: FailureKind) => kind === 'unavailable' || kind === 'throttled';

const inWords = ({ provider, message, words }: Miss) =>
  `${provider} ${message}${words === undefined ? '' : `: “${words}”`}`;

export const lastAskedOf = (misses: readonly Miss[]) => misses.findLast(({ wasAsked }) => wasAsked)?.provider;

export function combineMisses(misses: readonly Miss[]): Answer {
  const lastAsked = lastAskedOf(misses);
  const provider = misses.at(-1)?.provider ?? null;
  const message = misses.map(inWords).join('; ') || null;
  const lastTried = misses.findLast(({ wasAsked }) => wasAsked);
  const details = { detail: lastTried?.detail ?? null, words: lastTried?.words ?? null };
  const passing = misses.filter(({ kind }) => isTransient(kind));
  if (passing.length > 0) {
    const reason = passing.every(({ kind }) => kind === 'throttled') ? 'throttled' : 'unavailable';
    return {
      kind: 'later',
      reason,
      after: Math.min(...passing.map(({ retryAfter }) => retryAfter)),
      provider,
      message,
      lastAsked,
      ...details,
    };
  }
  const reason = misses.some(({ kind }) => kind === 'rejected') ? 'refused' : 'unsupported';
  return { kind: 'never', reason, provider, lastAsked, message, ...details };
}
