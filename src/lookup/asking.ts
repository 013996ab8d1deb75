/** Asking the runner for what is not stored, as long as the one budget of a lookup lasts. */
import type { Logger } from 'pino';
import type { Outcome, Subject, Work } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import type { Translator } from '../model/translations/translator.ts';

export interface Asking {
  translator: Translator;
  /** How long text and name together may take, in milliseconds; 0: never ask. */
  budgetMs: number;
  log: Logger;
}

/**
 * What asking for the first wish came to, where it is not what is served.
 * - `off`: lookups do not translate here;
 * - `unsupported`: no provider can, or we have none of the languages; `refused`: none would;
 * - `unavailable`: the last attempt failed, or nobody could be asked;
 * - `pending`: it may be there soon, or was not asked for this time.
 */
export type FallbackReason = 'off' | 'unsupported' | 'refused' | 'unavailable' | 'pending';

/** The text or the name of a tag. */
export interface Part {
  subject: Subject;
  /** Languages: of the original, and of what is stored and comes closest to the wishes. */
  original: string | null;
  stored: string | null;
}

/** What asking came to; nothing, where there was no need. */
export interface Came {
  made?: { text: string; work: Work };
  reason?: FallbackReason | undefined;
}

/** Languages that may be asked for, of a text and of a name each. */
const mostAsked = 3;

/** What all that one lookup asks for has in common. */
export class Lookup {
  readonly #asking: Asking;
  readonly #mayAsk: boolean;
  #begun: number | undefined;

  constructor(asking: Asking, mayAsk: boolean) {
    this.#asking = asking;
    this.#mayAsk = mayAsk;
  }

  /** Why there is nothing in any of the wishes, where they are no languages of ours. */
  get reasonOfUnknown(): FallbackReason {
    return this.#asking.budgetMs === 0 ? 'off' : 'unsupported';
  }

  turnsOf(part: Part): Turns {
    return new Turns(this.#asking, part, () => (this.#mayAsk ? this.#left() : 0));
  }

  /** Milliseconds of the budget, which runs from the first question on. */
  #left(): number {
    this.#begun ??= performance.now();
    return this.#asking.budgetMs - Math.floor(performance.now() - this.#begun);
  }
}

/** The questions for one part, one after the other. */
class Turns {
  readonly #asking: Asking;
  readonly #part: Part;
  readonly #left: () => number;
  #asked = 0;
  #isOver = false;

  constructor(asking: Asking, part: Part, left: () => number) {
    this.#asking = asking;
    this.#part = part;
    this.#left = left;
  }

  /** A reader in front of a tag gets its text whatever has become of the runner: every trouble means what is stored. */
  async obtain(lang_code: string): Promise<Came> {
    const { translator, budgetMs, log } = this.#asking;
    if (budgetMs === 0) return { reason: 'off' };
    const wait_ms = this.#isOver || this.#asked >= mostAsked ? 0 : this.#left();
    if (wait_ms <= 0) return { reason: this.#isUnsupported(lang_code) ? 'unsupported' : 'pending' };
    const { subject } = this.#part;
    try {
      const outcome = await translator.request({ subject, lang_code, wait_ms, insist: false, from: 'lookup' });
      if (outcome.state === 'translated') return { made: { text: outcome.text, work: outcome.work } };
      this.#count(outcome);
      return { reason: reasonOf(outcome) };
    } catch (err) {
      // Who is away is asked once. That no runner answers is said once by who asks them, not by each lookup.
      this.#isOver = true;
      if (!(err instanceof RunnerUnreachable))
        log.warn({ err, subject, lang_code }, 'a lookup could not ask the runner');
      return { reason: this.#isUnsupported(lang_code) ? 'unsupported' : 'unavailable' };
    }
  }

  /** What the runner knew from before costs nothing, and so does not count. */
  #count(outcome: Outcome): void {
    if (outcome.state === 'pending' || (outcome.state === 'failed' && outcome.was_tried)) this.#asked += 1;
    if (outcome.state === 'gone') this.#isOver = true;
  }

  #isUnsupported(lang_code: string): boolean {
    const { original } = this.#part;
    return original !== null && this.#asking.translator.can(original, lang_code) === false;
  }
}

function reasonOf(outcome: Exclude<Outcome, { state: 'translated' }>): FallbackReason {
  if (outcome.state === 'pending') return outcome.has_failed ? 'unavailable' : 'pending';
  const reason = outcome.state === 'failed' ? outcome.reason : undefined;
  return reason === 'unsupported' || reason === 'refused' ? reason : 'unavailable';
}
