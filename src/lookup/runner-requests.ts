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

/** State shared by all requests of one lookup. */
export class Lookup {
  readonly #runner: RunnerAccess;
  readonly #mayAsk: boolean;
  #begun: number | undefined;

  constructor(runner: RunnerAccess, mayAsk: boolean) {
    this.#runner = runner;
    this.#mayAsk = mayAsk;
  }

  /** The reason where none of the preferences is a supported language. */
  get reasonOfUnknown(): FallbackReason {
    return this.#runner.budgetMs === 0 ? 'off' : 'unsupported';
  }

  requestsFor(part: Part): LanguageRequests {
    return new LanguageRequests(this.#runner, part, () => (this.#mayAsk ? this.#left() : 0));
  }

  /** Milliseconds left of the budget, which starts with the first request. */
  #left(): number {
    this.#begun ??= performance.now();
    return this.#runner.budgetMs - Math.floor(performance.now() - this.#begun);
  }
}

/** The requests for one part, one after the other. */
class LanguageRequests {
  readonly #runner: RunnerAccess;
  readonly #part: Part;
  readonly #left: () => number;
  #asked = 0;
  #isOver = false;

  constructor(runner: RunnerAccess, part: Part, left: () => number) {
    this.#runner = runner;
    this.#part = part;
    this.#left = left;
  }

  /** Every failure of the runner falls back to the stored text. */
  async obtain(lang_code: string): Promise<RunnerAnswer> {
    const { translator, budgetMs, log } = this.#runner;
    if (budgetMs === 0) return { reason: 'off' };
    const wait_ms = this.#isOver || this.#asked >= maxRequests ? 0 : this.#left();
    if (wait_ms <= 0) return { reason: this.#isUnsupported(lang_code) ? 'unsupported' : 'pending' };
    const { subject } = this.#part;
    try {
      const outcome = await translator.request({ subject, lang_code, wait_ms, insist: false, from: 'lookup' });
      if (outcome.state === 'translated') return { made: { text: outcome.text, work: outcome.work } };
      this.#count(outcome);
      return { reason: reasonOf(outcome) };
    } catch (err) {
      // An unreachable runner gets one request of each lookup; its client logs the outage once.
      this.#isOver = true;
      if (!(err instanceof RunnerUnreachable))
        log.warn({ err, subject, lang_code }, 'a lookup could not ask the runner');
      return { reason: this.#isUnsupported(lang_code) ? 'unsupported' : 'unavailable' };
    }
  }

  /** Answers from the translation memory cost nothing and do not count. */
  #count(outcome: Outcome): void {
    if (outcome.state === 'pending' || (outcome.state === 'failed' && outcome.was_tried)) this.#asked += 1;
    if (outcome.state === 'gone') this.#isOver = true;
  }

  #isUnsupported(lang_code: string): boolean {
    const { original } = this.#part;
    return original !== null && this.#runner.translator.can(original, lang_code) === false;
  }
}

function reasonOf(outcome: Exclude<Outcome, { state: 'translated' }>): FallbackReason {
  if (outcome.state === 'pending') return outcome.has_failed ? 'unavailable' : 'pending';
  const reason = outcome.state === 'failed' ? outcome.reason : undefined;
  return reason === 'unsupported' || reason === 'refused' ? reason : 'unavailable';
}
