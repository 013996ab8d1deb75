/**
 * The interface of a machine translation provider, and its kinds of failures.
 *
 * A provider makes one call and reports its outcome; retries, back-off and fallback to the next provider belong to the
 * queue.
 */
import { isAtMost, limits } from '../../../contracts/primitives.ts';
import type { ProviderName } from '../../../contracts/providers.ts';
import { isBlank } from '../../../contracts/text.ts';

/** A provider's markup for untranslated parts of a text. */
export interface Marks {
  open: string;
  close: string;
  /** The element for a line break, if the markup needs one. */
  lineBreak?: string;
}

export interface ProviderRequest {
  text: string;
  /** One of the interface's 45 codes. */
  from: string;
  /** One of the interface's 45 codes, never the same as `from`. */
  to: string;
  /** The text is markup, with the provider's own `marks`. */
  isMarkup?: boolean;
  /** Aborted when the job is cancelled or the runner stops. The provider's own time-out is not the caller's business. */
  signal: AbortSignal;
}

export interface Provider {
  name: ProviderName;
  /** Settings that influence its translations: its address, or its installed language pairs. Never a key. */
  about?: string;
  /** Its markup for protected parts; without any, placeholder words replace them. */
  marks?: Marks;
  /** Whether this provider translates between the two languages, without a call. */
  can(from: string, to: string): boolean;
  /**
   * The translation, already checked by `usableAnswer`. Throws a `ProviderFailure`, or the signal's own reason when the
   * caller aborted.
   */
  translate(request: ProviderRequest): Promise<string>;
}

/**
 * - `unsupported`: it does not translate between these languages; no call changes that.
 * - `throttled`: it has had enough of us for now, or a quota is spent; `retryAfter` says for how long.
 * - `unavailable`: it is out of reach, slow, broken, refuses our key, or answered something that no text can be.
 * - `rejected`: it refuses this very text (too long, malformed), and will refuse it again.
 */
export type FailureKind = 'unsupported' | 'throttled' | 'unavailable' | 'rejected';

interface FailureFacts {
  retryAfter?: number | undefined;
  detail?: string | undefined;
  words?: string | undefined;
  isTooLong?: boolean;
}

/**
 * A provider's typed failure. The message is for the operator and reads on from the provider's name: "refused the key
 * (HTTP 401)". It never holds a key, an address or the text.
 */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  /** Seconds until a retry is worthwhile, if the provider has said so. */
  readonly retryAfter: number | undefined;
  /** The status and the provider's own code. */
  readonly detail: string | undefined;
  /** The message of the provider, without keys and text, for admins. */
  readonly words: string | undefined;
  /** Whether the text is too long for it, so that parts of it may work. */
  readonly isTooLong: boolean;

  constructor(kind: FailureKind, message: string, options: FailureFacts = {}) {
    super(message);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
    this.detail = options.detail;
    this.words = options.words;
    this.isTooLong = options.isTooLong ?? false;
  }
}

/** Controls other than tab and line breaks, and the mark that a decoder leaves where the bytes made no character. */
const suspicious = /[\p{Cc}\ufffd]/gu;
const harmless = new Set(['\t', '\n', '\r']);

/**
 * The answer itself, when it can be a translation of the source: what a provider answers is untrusted, and only a text that may be stored
 * and shown gets past here, unchanged.
 *
 * A suspicious character is taken for the author's own where the source holds it too (NUL never), so that a text pasted
 * with a vertical tab can be translated; one that the provider brings in cannot.
 *
 * @throws ProviderFailure `unavailable`, saying what is wrong with the answer
 */
export function usableAnswer(answer: unknown, source: string): string {
  if (typeof answer !== 'string') throw unusable('without exactly one text');
  if (isBlank(answer) && !isBlank(source)) throw unusable('with an empty text');
  if (!answer.isWellFormed()) throw unusable('with half a character');
  if (!isAtMost(answer, limits.translation)) throw unusable(`with more than ${limits.translation} characters`);
  for (const [character] of answer.matchAll(suspicious)) {
    if (harmless.has(character)) continue;
    if (character === '\0' || !source.includes(character)) throw unusable('with characters that no text has');
  }
  return answer;
}

const unusable = (how: string) => new ProviderFailure('unavailable', `answered ${how}`);

/** The default timeout of a remote provider for one text, in milliseconds. */
export const defaultTimeoutMs = 10_000;

/** The most bytes of an answer: more than enough for the longest usable one, escaped, in any script. */
export const maxAnswerBytes = 2 * 1024 * 1024;

/**
 * A pause of this process counts as one tick, however long it is: an answer that arrived during a pause is paid for, and
 * its provider was not slow. In milliseconds.
 */
const maxTick = 250;

/**
 * Runs the work with a signal that the caller or a timeout aborts: the caller's reason is rethrown, a timeout becomes a
 * `ProviderFailure`.
 */
export async function withinDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const over = new AbortController();
  let left = Math.ceil(timeoutMs / maxTick);
  const clock = setInterval(() => {
    left -= 1;
    if (left === 0) over.abort();
  }, timeoutMs / left);
  try {
    return await work(AbortSignal.any([signal, over.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (over.signal.aborted) throw new ProviderFailure('unavailable', `gave no answer within ${timeoutMs / 1000} s`);
    throw error;
  } finally {
    clearInterval(clock);
  }
}
