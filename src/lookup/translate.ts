/** A reader's wish for a language: what is not stored is asked of the runner, and what cannot be had in time is the original. */
import type { Logger } from 'pino';
import type { Outcome, Subject } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import type { Translator } from '../model/translations/translator.ts';
import { theOriginal } from './read/languages.ts';
import type { TagReading } from './read/reading.ts';

export interface Asking {
  translator: Translator;
  /** How long text and name together may take, in milliseconds; 0: never ask. */
  budgetMs: number;
  log: Logger;
}

/** How the text that is served came to be: the header `X-Translation-Status`. */
export type TranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';

/**
 * What asking for the first wish came to, where it is not what is served.
 * - `off`: lookups do not translate here;
 * - `unsupported`, `refused`: no provider can, or none would;
 * - `unavailable`: the last attempt failed, or nobody could be asked;
 * - `pending`: it may be there soon, or was not asked for this time.
 */
export type FallbackReason = 'off' | 'unsupported' | 'refused' | 'unavailable' | 'pending';

export interface Served<R extends TagReading = TagReading> {
  /** In the languages that it is served in. */
  tag: R;
  status: TranslationStatus;
  /** Null where the first wish is served, or nothing was wished. */
  fallback_reason: { text: FallbackReason | null; name: FallbackReason | null };
}

/**
 * What is served of a reading: what is stored, and in its place what the runner can translate into the first wish within the
 * budget. Text and name are asked for at the same time. `asking`: undefined where nobody is to be asked.
 */
export async function serve<R extends TagReading>(
  reading: R,
  [wish]: readonly string[],
  asking: Asking | undefined,
): Promise<Served<R>> {
  const { id, text_record_id, text_lang, name_lang } = reading;
  // Most of what is asked for is stored: it waits for nobody, not even for the next turn.
  if (!isWanting(text_lang, wish) && !isWanting(name_lang, wish))
    return { tag: reading, status: statusOf(reading, {}), fallback_reason: { text: null, name: null } };
  const [text, name] = await Promise.all([
    obtain({ kind: 'text', id: text_record_id ?? 0 }, text_lang, wish, asking),
    obtain({ kind: 'name', id }, name_lang, wish, asking),
  ]);
  const tag = { ...reading };
  if (text.made !== undefined) Object.assign(tag, { text: text.made, text_lang: wish });
  if (name.made !== undefined) Object.assign(tag, { name: name.made, name_lang: wish });
  const fallback_reason = { text: text.reason ?? null, name: name.reason ?? null };
  return { tag, status: statusOf(reading, text), fallback_reason };
}

/** There are words, and they are not in the language that was wished for. */
const isWanting = (stored: string | null, wish: string | undefined): wish is string =>
  stored !== null && wish !== undefined && wish !== theOriginal && stored !== wish;

/** What asking for a part came to; nothing, where there was no need. */
interface Came {
  made?: string;
  reason?: FallbackReason;
}

function statusOf({ text_lang, text_original_lang }: TagReading, { made, reason }: Came): TranslationStatus {
  if (made !== undefined) return 'translated';
  if (reason) return 'unavailable';
  return text_lang === text_original_lang ? 'original' : 'stored';
}

/** A reader in front of a tag gets its text whatever has become of the runner: every trouble means what is stored. */
async function obtain(
  subject: Subject,
  stored: string | null,
  wish: string | undefined,
  asking: Asking | undefined,
): Promise<Came> {
  if (!isWanting(stored, wish)) return {};
  if (!asking) return { reason: 'pending' };
  const { translator, budgetMs, log } = asking;
  if (budgetMs === 0) return { reason: 'off' };
  try {
    const question = { subject, lang_code: wish, wait_ms: budgetMs, insist: false, from: 'lookup' } as const;
    const outcome = await translator.request(question);
    return outcome.state === 'translated' ? { made: outcome.text } : { reason: reasonOf(outcome) };
  } catch (err) {
    // That no runner answers is said once by who asks them, not by each lookup.
    if (!(err instanceof RunnerUnreachable))
      log.warn({ err, subject, lang_code: wish }, 'a lookup could not ask the runner');
    return { reason: 'unavailable' };
  }
}

function reasonOf(outcome: Exclude<Outcome, { state: 'translated' }>): FallbackReason {
  if (outcome.state === 'pending') return 'pending';
  const reason = outcome.state === 'failed' ? outcome.reason : undefined;
  return reason === 'unsupported' || reason === 'refused' ? reason : 'unavailable';
}
