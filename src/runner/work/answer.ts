/** What comes of asking the providers: a translation, or why there is none. */
import type { Maker, ProviderName } from '../../../contracts/providers.ts';
import type { Cap } from '../../../contracts/runner.ts';
import type { FailureKind } from '../providers/provider.ts';
import type { PersonsWork } from './remembered.ts';

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

export type Translation = Extract<Answer, { kind: 'translated' }>;
export type Failure = Exclude<Answer, { kind: 'translated' }>;

/** A failure, as those who wait for a single request get it. */
export const failedAs = ({ reason, ...answer }: Failure) => ({
  ...({ state: 'failed', reason } as const),
  ...('after' in answer && { retry_in: answer.after }),
  ...('cap' in answer && { cap: answer.cap }),
});

/** A provider that has given no translation. */
export interface Miss {
  provider: ProviderName;
  kind: FailureKind;
  message: string;
  detail?: string | undefined;
  words?: string | undefined;
  /** Seconds for which it wants to be left alone. */
  retryAfter: number;
  /** It was not passed over. */
  wasAsked?: true;
}

/** Why a provider is passed over. */
export const failing = { kind: 'unavailable', message: 'has failed too often and is left alone for now' } as const;
export const sparing = { kind: 'throttled', message: 'wants to be left alone for now' } as const;

/** A failure of the provider, not of the text or the languages, which may be over the next time. */
export const isPassing = (kind: FailureKind) => kind === 'unavailable' || kind === 'throttled';

const inWords = ({ provider, message, words }: Miss) =>
  `${provider} ${message}${words === undefined ? '' : `: “${words}”`}`;

export const lastAskedOf = (misses: readonly Miss[]) => misses.findLast(({ wasAsked }) => wasAsked)?.provider;

export function whatIsLeft(misses: readonly Miss[]): Answer {
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
