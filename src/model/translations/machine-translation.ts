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
   * Waits until the subject is translated and stored. Throws `Invalid` where a retry cannot help, and else
   * `translation_pending`, `translation_unavailable` or `translation_cap_reached`: the job stays queued, if the runner
   * has received it.
   */
  async make(subject: Subject, lang_code: string): Promise<void> {
    requireTranslation(await this.#ask({ subject, lang_code }));
  }

  /**
   * Waits until a machine's text replaces the one with this hash (computed as for an original). Throws what `make`
   * throws, and `read_before_change` where another text is stored by then; a failure changes nothing.
   */
  async replace(subject: Subject, lang_code: string, instead_of: string): Promise<void> {
    const outcome = await this.#ask({ subject, lang_code, instead_of });
    if (outcome.state === 'gone') throw new Failure('read_before_change');
    requireTranslation(outcome);
  }

  /**
   * Whether any provider translates between the two, as the runner last reported; undefined before its first report.
   */
  can(from: string, to: string): boolean | undefined {
    return this.#options.translator.can(from, to);
  }

  /**
   * Requests these languages without waiting. Returns those that the runner has not fully accepted; the outcome of the
   * others is in its jobs.
   */
  async order(subjects: readonly Subject[], langCodes: readonly string[]): Promise<string[]> {
    const { translator, log } = this.#options;
    const requests = subjects.flatMap((subject) => langCodes.map((lang_code) => ({ subject, lang_code })));
    const asked = requests.map((request) =>
      translator.request({ ...request, wait_ms: 0, insist: true, from: 'management' }),
    );
    const outcomes = await Promise.allSettled(asked);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed && !(failed.reason instanceof RunnerUnreachable))
      log.warn({ err: failed.reason }, 'the runner could not be asked for a translation');
    const unknown = requests.filter((_request, at) => outcomes[at]?.status === 'rejected');
    return [...new Set(unknown.map(({ lang_code }) => lang_code))];
  }

  async #ask(request: Pick<TranslationRequest, 'subject' | 'lang_code' | 'instead_of'>): Promise<Outcome> {
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
