/** The public view of a tag. */
import type { Language } from '../../contracts/languages.ts';
import type { Reading } from '../lookup/read/reading.ts';
import type { FallbackReason } from '../lookup/translate.ts';
import type { ChosenName, NamedNeighbour } from './chosen-name.ts';

/** The columns of a tag's public page. */
export type PublicTag = Reading<'place' | 'image' | 'look' | 'provenance' | 'neighbours' | 'spot'>;

/** The data of the page. */
export interface PublicTagPage {
  tag: PublicTag;
  /** The language parameter of the page's address, unparsed. */
  lang: string | undefined;
  /** The language that was picked, now or before; undefined where the browser's preferences count. */
  chosen: Language | undefined;
  /** The reader's most preferred language. */
  wanted: Language | undefined;
  image: URL | undefined;
  /** In the reader's language, if it is there. */
  place: ChosenName | null;
  neighbours: Record<'previous' | 'next', NamedNeighbour | null>;
  /** Why text and name are in a less preferred language. */
  reasons: { text: FallbackReason | null; name: FallbackReason | null };
  /** The number of refreshes while polling. */
  again: number;
  /** The path of a preview, which leads to itself and takes no reports; undefined on the visitors' page. */
  preview?: string | undefined;
  /** Whether a report of the reader was just received. */
  isReported?: boolean | undefined;
  /** Codes of the languages on offer; undefined: all. */
  offered?: ReadonlySet<string> | undefined;
  /** The tag's full address, and the codes of the languages of its stored text. */
  published?: { address: string; stored: readonly string[] } | undefined;
}

/** Removes the contents of a tag that is not open to visitors, so that it looks like a stock tag. */
export const withoutContents = <R extends Reading<'provenance' | 'stored'>>(tag: R): R => ({
  ...tag,
  description: null,
  picture: null,
  image_url: null,
  text_url: null,
  gender: null,
  text_record_id: null,
  text: null,
  text_lang: null,
  text_original_lang: null,
  name: null,
  name_lang: null,
  name_original_lang: null,
  provenance: { text: null, name: null },
  stored: { text: [], name: [] },
});
