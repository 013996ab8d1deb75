/** A reader's wish for a language: what is not stored is asked of the runner, and what cannot be had in time is the original. */
import type { Logger } from 'pino';
import type { Subject } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import type { Translator } from '../model/translations/translator.ts';
import type { TagReading } from './read.ts';

export interface ReadingOptions {
  translator: Translator;
  /** How long text and name together may take, in milliseconds; 0: never ask. */
  budgetMs: number;
  log: Logger;
}

/** How the text that is served came to be: the header `X-Translation-Status`. */
export type TranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';

/** Puts into a reading what the runner can translate within the budget. Text and name are asked for at the same time. */
export async function translateReading(
  reading: TagReading,
  lang: string,
  options: ReadingOptions,
): Promise<TranslationStatus> {
  const wantsText = isWanting(reading.text_lang, lang) && reading.text_record_id !== null;
  const wantsName = isWanting(reading.name_lang, lang);
  if (!wantsText && !wantsName) return statusOf(reading, lang, undefined);
  const [text, name] = await Promise.all([
    wantsText ? ask({ kind: 'text', id: reading.text_record_id ?? 0 }, lang, options) : undefined,
    wantsName ? ask({ kind: 'name', id: reading.id }, lang, options) : undefined,
  ]);
  const status = statusOf(reading, lang, text);
  if (text !== undefined) Object.assign(reading, { text, text_lang: lang });
  if (name !== undefined) Object.assign(reading, { name, name_lang: lang });
  return status;
}

/** There is a text, and it is not in the language that was asked for. */
const isWanting = (served: string | null, lang: string) => served !== null && served !== lang;

function statusOf(reading: TagReading, lang: string, translated: string | undefined): TranslationStatus {
  if (translated !== undefined) return 'translated';
  if (isWanting(reading.text_lang, lang)) return 'unavailable';
  return reading.text_lang === reading.text_original_lang ? 'original' : 'stored';
}

/** A reader in front of a tag gets its text whatever has become of the runner: every trouble means the original. */
async function ask(
  subject: Subject,
  lang: string,
  { translator, budgetMs, log }: ReadingOptions,
): Promise<string | undefined> {
  if (budgetMs === 0) return undefined;
  try {
    const wish = { subject, lang_code: lang, wait_ms: budgetMs, insist: false, from: 'lookup' } as const;
    const outcome = await translator.request(wish);
    return outcome.state === 'translated' ? outcome.text : undefined;
  } catch (err) {
    // That no runner answers is said once by who asks them, not by each lookup.
    if (!(err instanceof RunnerUnreachable))
      log.warn({ err, subject, lang_code: lang }, 'a lookup could not ask the runner');
    return undefined;
  }
}
