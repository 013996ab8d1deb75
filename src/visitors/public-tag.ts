/** What visitors are shown of a tag. */
import type { Language } from '../../contracts/languages.ts';
import type { Reading } from '../lookup/read/reading.ts';
import type { FallbackReason } from '../lookup/translate.ts';

/** A tag as whoever has scanned it sees it. */
export type PublicTag = Reading<'place' | 'provenance' | 'next' | 'spot'>;

/** What its page is drawn from. */
export interface PublicTagPage {
  tag: PublicTag;
  /** The languages that the page's address names, as they stand there. */
  lang: string | undefined;
  /** The language that was picked, now or before; undefined where the browser's wishes count. */
  chosen: Language | undefined;
  /** What the reader wants most. */
  wanted: Language | undefined;
  image: URL | undefined;
  /** Why text and name are in no language that is wanted more. */
  reasons: { text: FallbackReason | null; name: FallbackReason | null };
  /** How often the page has looked again by itself. */
  again: number;
  /** Whether a report of the reader has just been received. */
  isReported?: boolean | undefined;
  /** Codes of the languages that can be picked; undefined: all. */
  offered?: ReadonlySet<string> | undefined;
  /** The tag's whole address, and the codes of the languages in which its text is stored. */
  published?: { address: string; stored: readonly string[] } | undefined;
}
