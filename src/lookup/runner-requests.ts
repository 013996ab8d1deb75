/** Requests to the runner for missing translations, within the time budget of a lookup. */
import type { Logger } from 'pino';
import type { Outcome, Subject, Work } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import type { Translator } from '../model/translations/translator.ts';

export interface RunnerAccess {
  translator: Translator;
  /** Time for text and name together, in milliseconds; 0: never ask. */
  budgetMs: number;
  log: Logger;
}

/**
 * Why the first preference is not served.
 * - `off`: lookups do not translate here;
 * - `unsupported`: no provider can, or none of the languages is ours; `refused`: no provider would;
 * - `unavailable`: the last attempt failed, or no runner could be asked;
 * - `pending`: it may be there soon, or was not asked for this time.
 */
export type FallbackReason = 'off' | 'unsupported' | 'refused' | 'unavailable' | 'pending';

/** The text or the name of a tag. */
export interface Part {
  subject: Subject;
  /** The languages of the original, and of the best stored match for the preferences. */
  original: string | null;
  stored: string | null;
}

/** The runner's answer; empty where none was needed. */
export interface RunnerAnswer {
  made?: { text: string; work: Work };
  reason?: FallbackReason | undefined;
}

/** The most requested languages, for the text and the name each. */
const maxRequests = 3;

/**
 * The requests of one lookup: for a part, a function that asks for one language after the other. Every failure of the
 * runner falls back to the stored text.
 */
export type Asking = (part: Part) => (lang_code: string) => Promise<RunnerAnswer>;

/** The budget starts with the first request. `mayAsk`: false for no requests. */
export function askingWithin({ translator, budgetMs, log }: RunnerAccess, mayAsk: boolean): Asking {
  let begun: number | undefined;
  const left = () => {
    begun ??= performance.now();
    return budgetMs - Math.floor(performance.now() - begun);
  };
  return ({ subject, original }) => {
    let asked = 0;
    let isOver = !mayAsk;
    const without = (lang: string, reason: FallbackReason): RunnerAnswer => ({
      reason: original !== null && translator.can(original, lang) === false ? 'unsupported' : reason,
    });
    return async (lang_code) => {
      if (budgetMs === 0) return { reason: 'off' };
      const wait_ms = isOver || asked >= maxRequests ? 0 : left();
      if (wait_ms <= 0) return without(lang_code, 'pending');
      try {
        const outcome = await translator.request({ subject, lang_code, wait_ms, insist: false, from: 'lookup' });
        if (outcome.state === 'translated') return { made: { text: outcome.text, work: outcome.work } };
        // Answers from the translation memory cost nothing and do not count.
        if (outcome.state === 'pending' || (outcome.state === 'failed' && outcome.was_tried)) asked += 1;
        if (outcome.state === 'gone') isOver = true;
        return { reason: reasonOf(outcome) };
      } catch (err) {
        // An unreachable runner gets one request of each lookup; its client logs the outage once.
        isOver = true;
        if (!(err instanceof RunnerUnreachable))
          log.warn({ err, subject, lang_code }, 'a lookup could not ask the runner');
        return without(lang_code, 'unavailable');
      }
    };
  };
}

function reasonOf(outcome: Exclude<Outcome, { state: 'translated' }>): FallbackReason {
  if (outcome.state === 'pending') return outcome.has_failed ? 'unavailable' : 'pending';
  const reason = outcome.state === 'failed' ? outcome.reason : undefined;
  return reason === 'unsupported' || reason === 'refused' ? reason : 'unavailable';
}
