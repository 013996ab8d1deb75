/** Chooses the words to serve: the first wish that is stored, or that the runner translates in time. */
import { type Asking, type Came, type FallbackReason, Lookup, type Part } from './asking.ts';
import { theOriginal } from './read/languages.ts';
import type { Provenance, TagReading } from './read/reading.ts';
import type { Wishes } from './wishes.ts';

export type { Asking, FallbackReason } from './asking.ts';

/** The outcome for the first wish, as the header `X-Translation-Status` has it. Without a wish it is the original. */
export type TranslationStatus = 'original' | 'stored' | 'translated' | 'unavailable';

/** The outcome for a part. */
export interface Told {
  /** The wishes in order; the original's language where any would do. */
  requested: readonly string[];
  /** Null where the first wish is served, without wishes, or without words. */
  reason: FallbackReason | null;
}

export interface Served<R extends TagReading = TagReading> {
  /** With the words in the languages that are served. */
  tag: R;
  status: TranslationStatus;
  text: Told;
  name: Told;
  /** The first wishes are stored, or nothing can be translated: the answer is valid until the tag changes. */
  isLasting: boolean;
}

type Read = TagReading & { provenance?: { text: Provenance | null; name: Provenance | null } };

/** The runner's answer, and its language. */
type Had = Came & { lang?: string };

const unasked: Told = { requested: [], reason: null };

/**
 * Serves a reading by these wishes; text and name are translated concurrently. `mayAsk`: false where no reader waits
 * for the words, so that none are paid for.
 */
export async function serve<R extends Read>(
  reading: R,
  wishes: Wishes,
  asking: Asking,
  mayAsk: boolean,
): Promise<Served<R>> {
  const { text_lang, text_original_lang, name_lang, name_original_lang } = reading;
  const [ofText, ofName] = [chainOf(text_original_lang, wishes), chainOf(name_original_lang, wishes)];
  // Fast path: most wishes are stored, and need no asynchronous step.
  if (isHad(text_lang, ofText, wishes) && isHad(name_lang, ofName, wishes)) {
    const [text, name] = [toldOf(ofText), toldOf(ofName)];
    return { tag: reading, status: statusOf(reading, ofText, {}), text, name, isLasting: true };
  }
  const lookup = new Lookup(asking, mayAsk);
  const [text, name] = await Promise.all([
    follow(lookup, textOf(reading), ofText, wishes),
    follow(lookup, nameOf(reading), ofName, wishes),
  ]);
  return {
    tag: withMade(reading, text, name),
    status: statusOf(reading, ofText, text),
    text: toldOf(ofText, text),
    name: toldOf(ofName, name),
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

/** The wished languages in order, with the original's in place of its mark. */
function chainOf(original: string | null, { codes, excluded }: Wishes): readonly string[] {
  if (!codes.includes(theOriginal)) return codes;
  const chain = codes.map((code) => (code === theOriginal ? (original ?? '') : code));
  return [...new Set(chain)].filter((code) => code !== '' && !excluded.includes(code));
}

/** Nothing to ask for, and no reason to give. */
const isHad = (stored: string | null, chain: readonly string[], { isUnknown }: Wishes): boolean =>
  stored === null || (chain.length === 0 ? !isUnknown : chain[0] === stored);

/** Follows the wishes until one is served. The reason is the first wish's. */
async function follow(lookup: Lookup, part: Part, chain: readonly string[], { isUnknown }: Wishes): Promise<Had> {
  if (part.stored === null) return {};
  if (chain.length === 0) return isUnknown ? { reason: lookup.reasonOfUnknown } : {};
  const turns = lookup.turnsOf(part);
  let reason: FallbackReason | undefined;
  for (const lang of chain) {
    if (lang === part.stored) return { reason };
    const came = await turns.obtain(lang);
    if (came.made) return { made: came.made, lang, reason };
    reason ??= came.reason;
  }
  return { reason };
}

/** A copy, as the reading may be cached. */
function withMade<R extends Read>(reading: R, text: Had, name: Had): R {
  const tag = { ...reading };
  if (text.made) Object.assign(tag, { text: text.made.text, text_lang: text.lang });
  if (name.made) Object.assign(tag, { name: name.made.text, name_lang: name.lang });
  if (reading.provenance) {
    const { text: ofText, name: ofName } = reading.provenance;
    tag.provenance = { text: originOf(ofText, text), name: originOf(ofName, name) };
  }
  return tag;
}

function originOf(read: Provenance | null, { made, lang }: Had): Provenance | null {
  if (!read || !made || lang === undefined) return read;
  return { served: lang, original: read.original, ...made.work };
}

const toldOf = (requested: readonly string[], { reason }: Came = {}): Told =>
  requested.length === 0 && !reason ? unasked : { requested, reason: reason ?? null };

function statusOf(
  { text_lang, text_original_lang }: TagReading,
  chain: readonly string[],
  { made, reason }: Came,
): TranslationStatus {
  if (reason && chain.length > 0) return 'unavailable';
  if (made) return 'translated';
  return text_lang === text_original_lang ? 'original' : 'stored';
}
