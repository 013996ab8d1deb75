/**
 * The reader of the page that is being drawn. Buttons, forms and links to what the reader may not open are left out,
 * and lists of languages begin with the reader's own. Pages are drawn synchronously, so a module variable suffices.
 */
interface Reader {
  /** Undefined: all addresses. */
  allowed?: IsAllowed | undefined;
  /** Undefined: all texts. */
  writes?: ((text: InLanguage) => boolean) | undefined;
  /** The languages of the reader's collection, the most frequent first. */
  languages?: readonly string[] | undefined;
}

/** A text or a name. Without an origin: a translation. */
export interface InLanguage {
  lang_code: string;
  origin?: string | undefined;
}

type IsAllowed = (method: string, address: string) => boolean;

const anybody: Reader = {};
let current = anybody;

export function renderFor<T>(reader: Reader, draw: () => T): T {
  const before = current;
  current = reader;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** `address`: with the prefix of the service. */
export const isAllowed: IsAllowed = (method, address) => current.allowed?.(method, address) ?? true;

/** Whether the reader may write a text. */
export const mayWrite = (text: InLanguage): boolean => current.writes?.(text) ?? true;

/** Any original. */
export const anyOriginal: InLanguage = { lang_code: '', origin: 'original' };

export const mayWriteOriginals = (): boolean => mayWrite(anyOriginal);

export const ownLanguages = (): readonly string[] => current.languages ?? [];
