/** Management's requests to the runner, and the failures for unsuccessful outcomes. */
import type { Logger } from 'pino';
import {
  type Cap,
  capVariables,
  type Outcome,
  type Subject,
  type TranslationRequest,
} from '../../../contracts/runner.ts';
import { Failure, Invalid, RunnerUnreachable } from '../../errors.ts';
import type { Translator } from './translator.ts';

interface MachineTranslationOptions {
  translator: Translator;
  /** The longest wait for a translation, in milliseconds. */
  budgetMs: number;
  log: Logger;
}

/** Seconds after which a retry is worthwhile while a translation is pending, or the runner is unreachable. */
export const retryAfterSeconds = 5;

export class MachineTranslation {
  readonly #options: MachineTranslationOptions;

  constructor(options: MachineTranslationOptions) {
    this.#options = options;
  }

  /**
   * Waits until the subject is translated and stored, for the owner that its tag had. Throws `Invalid` where a retry cannot help, and else
   * `translation_pending`, `translation_unavailable` or `translation_cap_reached`: the job stays queued, if the runner
   * has received it.
   */
  async make(subject: Subject, lang_code: string, customer_id: number | null): Promise<void> {
    requireTranslation(await this.#ask({ subject, lang_code, customer_id }));
  }

  /**
   * Waits until a machine's text replaces the one with this hash (computed as for an original). Returns false if another
   * text is stored by then, or the tag has another owner. Throws what `make` throws; a failure changes nothing.
   */
  async replace(
    subject: Subject,
    lang_code: string,
    present: Required<Pick<TranslationRequest, 'instead_of' | 'customer_id'>>,
  ): Promise<boolean> {
    const outcome = await this.#ask({ subject, lang_code, ...present });
    if (outcome.state === 'gone') return false;
    requireTranslation(outcome);
    return true;
  }

  /**
   * Whether any provider translates between the two, as the runner last reported; undefined before its first report.
   */
  can(from: string, to: string): boolean | undefined {
    return this.#options.translator.can(from, to);
  }

  /**
   * Requests these languages without waiting; the outcome is in the runner's jobs. False if the runner has not accepted
   * them.
   */
  async order(subjects: readonly Subject[], langCodes: readonly string[]): Promise<boolean> {
    const { translator, log } = this.#options;
    const wishes = subjects.flatMap((subject) => langCodes.map((lang_code) => ({ subject, lang_code })));
    try {
      await translator.leave({ wishes, insist: true, from: 'management' });
      return true;
    } catch (err) {
      if (!(err instanceof RunnerUnreachable)) log.warn({ err }, 'the runner could not be asked for a translation');
      return false;
    }
  }

  async #ask(
    request: Pick<TranslationRequest, 'subject' | 'lang_code' | 'instead_of' | 'customer_id'>,
  ): Promise<Outcome> {
    const { translator, budgetMs } = this.#options;
    try {
      return await translator.request({ ...request, wait_ms: budgetMs, insist: true, from: 'management' });
    } catch (cause) {
      throw new Failure('translation_unavailable', { retryAfter: retryAfterSeconds, cause });
    }
  }
}

/** Throws where there is no translation. */
export function requireTranslation(outcome: Outcome): void {
  if (outcome.state === 'translated') return;
  if (outcome.state === 'pending') throw new Failure('translation_pending', { retryAfter: retryAfterSeconds });
  if (outcome.state === 'gone') throw new Invalid({ tag_id: ['has no text to translate any more'] });
  const { reason, retry_in, cap } = outcome;
  if (reason === 'unsupported' || reason === 'refused') throw new Invalid({ lang_code: [reasonsInWords[reason]] });
  throw new Failure(reason === 'cap' ? 'translation_cap_reached' : 'translation_unavailable', {
    retryAfter: retry_in ?? retryAfterSeconds,
    cause: `the runner says: ${reason}`,
    ...(cap && { message: spent(cap) }),
  });
}

const spent = (cap: Cap) =>
  cap === 'budget'
    ? `The budget of this month for translations is spent (${capVariables[cap]}). Try again next month.`
    : `The characters that may be translated in one day are spent (${capVariables[cap]}). Try again tomorrow.`;

const reasonsInWords = {
  unsupported: 'cannot be reached from the language of the original by any translation provider',
  refused: 'cannot be translated: every translation provider refuses this text',
};
