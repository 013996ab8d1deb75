/** Chooses the words to serve: the first preference that is stored, or that the runner translates in time. */

import type { LanguagePreferences } from './preferences.ts';
import { theOriginal } from './read/languages.ts';
import type { Provenance, TagReading } from './read/reading.ts';
import {
  type Asking,
  askingWithin,
  type FallbackReason,
  type Part,
  type RunnerAccess,
  type RunnerAnswer,
} from './runner-requests.ts';

export type { FallbackReason, RunnerAccess } from './runner-requests.ts';

/**
 * The outcome for the first preference, as the header `X-Translation-Status` has it. Without a preference it is the
 * original.
 */
export type TranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';

/** The outcome for a part. */
export interface PartOutcome {
  /** The preferences in order; the language of the original where any is acceptable. */
  requested: readonly string[];
  /** Null where the first preference is served, without preferences, or without words. */
  reason: FallbackReason | null;
}

export interface ServedTag<R extends TagReading = TagReading> {
  /** With the words in the languages that are served. */
  tag: R;
  status: TranslationStatus;
  text: PartOutcome;
  name: PartOutcome;
  /**
   * Whether the answer is valid until the tag changes: the first preferences are stored, or nothing can be translated.
   */
  isLasting: boolean;
}

type LookupReading = TagReading & { provenance?: { text: Provenance | null; name: Provenance | null } };

/** The runner's answer, and its language. */
type ServedPart = RunnerAnswer & { lang?: string };

const noWishes: PartOutcome = { requested: [], reason: null };

/**
 * Serves a reading by these preferences; text and name are translated concurrently. `mayAsk`: false where no reader
 * waits, so that no translation is paid for.
 */
export async function serveReading<R extends LookupReading>(
  reading: R,
  preferences: LanguagePreferences,
  runner: RunnerAccess,
  mayAsk: boolean,
): Promise<ServedTag<R>> {
  const { text_lang, text_original_lang, name_lang, name_original_lang } = reading;
  const [ofText, ofName] = [chainOf(text_original_lang, preferences), chainOf(name_original_lang, preferences)];
  // Fast path: most preferences are stored, and need no asynchronous step.
  if (isComplete(text_lang, ofText, preferences) && isComplete(name_lang, ofName, preferences)) {
    const [text, name] = [outcomeOf(ofText), outcomeOf(ofName)];
    return { tag: reading, status: statusOf(reading, ofText, {}), text, name, isLasting: true };
  }
  const asking = askingWithin(runner, mayAsk);
  const unknown = reasonOfUnknown(preferences, runner);
  const [text, name] = await Promise.all([
    follow(asking, textOf(reading), ofText, unknown),
    follow(asking, nameOf(reading), ofName, unknown),
  ]);
  return {
    tag: withMade(reading, text, name),
    status: statusOf(reading, ofText, text),
    text: outcomeOf(ofText, text),
    name: outcomeOf(ofName, name),
    isLasting: false,
  };
}

const textOf = ({ text_record_id, text_lang, text_original_lang }: TagReading): Part => ({
  subject: { kind: 'text', id: text_record_id ?? 0 },
  original: text_original_lang,
  stored: text_lang,
});
const nameOf = ({ id, name_lang, name_original_lang }: TagReading): Part => ({
  subject: { kind: 'name', id },
  original: name_original_lang,
  stored: name_lang,
});

/** The preferred languages in order, with the original's in place of its mark. */
function chainOf(original: string | null, { codes, excluded }: LanguagePreferences): readonly string[] {
  if (!codes.includes(theOriginal)) return codes;
  const chain = codes.map((code) => (code === theOriginal ? (original ?? '') : code));
  return [...new Set(chain)].filter((code) => code !== '' && !excluded.includes(code));
}

/** Whether the part needs no request, and no reason. */
const isComplete = (stored: string | null, chain: readonly string[], { isUnknown }: LanguagePreferences): boolean =>
  stored === null || (chain.length === 0 ? !isUnknown : chain[0] === stored);

/** The reason where none of the preferences is a supported language. */
function reasonOfUnknown({ isUnknown }: LanguagePreferences, { budgetMs }: RunnerAccess): FallbackReason | undefined {
  if (!isUnknown) return undefined;
  return budgetMs === 0 ? 'off' : 'unsupported';
}

/** Follows the preferences until one is served. The reason is the first preference's, or that of `unknown` ones. */
async function follow(
  asking: Asking,
  part: Part,
  chain: readonly string[],
  unknown: FallbackReason | undefined,
): Promise<ServedPart> {
  if (part.stored === null) return {};
  if (chain.length === 0) return { reason: unknown };
  const ask = asking(part);
  let reason: FallbackReason | undefined;
  for (const lang of chain) {
    if (lang === part.stored) return { reason };
    const came = await ask(lang);
    if (came.made) return { made: came.made, lang, reason };
    reason ??= came.reason;
  }
  return { reason };
}

/** A copy, as the reading may be cached. */
function withMade<R extends LookupReading>(reading: R, text: ServedPart, name: ServedPart): R {
  const tag = { ...reading };
  if (text.made) Object.assign(tag, { text: text.made.text, text_lang: text.lang });
  if (name.made) Object.assign(tag, { name: name.made.text, name_lang: name.lang });
  if (reading.provenance) {
    const { text: ofText, name: ofName } = reading.provenance;
    tag.provenance = { text: originOf(ofText, text), name: originOf(ofName, name) };
  }
  return tag;
}

function originOf(read: Provenance | null, { made, lang }: ServedPart): Provenance | null {
  if (!read || !made || lang === undefined) return read;
  return { served: lang, original: read.original, ...made.work };
}

const outcomeOf = (requested: readonly string[], { reason }: RunnerAnswer = {}): PartOutcome =>
  requested.length === 0 && !reason ? noWishes : { requested, reason: reason ?? null };

function statusOf(
  { text_lang, text_original_lang }: TagReading,
  chain: readonly string[],
  { made, reason }: RunnerAnswer,
): TranslationStatus {
  if (reason && chain.length > 0) return 'unavailable';
  if (made) return 'translated';
  return text_lang === text_original_lang ? 'original' : 'stored';
}
