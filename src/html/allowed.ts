/**
 * The reader of a page, while it is drawn: buttons, forms and links that lead to something else than it may open are left out, and
 * lists of languages begin with its own. Pages are drawn in one go, so that no other reader comes in between.
 */
interface Reader {
  /** Undefined: everything. */
  allowed?: Allowed | undefined;
  /** Undefined: everything. */
  writes?: ((text: InLanguage) => boolean) | undefined;
  /** Those that are in use in its collection, the most frequent first. */
  languages?: readonly string[] | undefined;
}

/** A text or a name. Without an origin: a translation. */
export interface InLanguage {
  lang_code: string;
  origin?: string | undefined;
}

type Allowed = (method: string, address: string) => boolean;

const anybody: Reader = {};
let current = anybody;

export function drawnFor<T>(reader: Reader, draw: () => T): T {
  const before = current;
  current = reader;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** `address`: with the prefix of the service. */
export const isAllowed: Allowed = (method, address) => current.allowed?.(method, address) ?? true;

/** Whether the reader may write a text. */
export const isWritten = (text: InLanguage): boolean => current.writes?.(text) ?? true;

/** The first text of a tag, in whatever language. */
export const anyOriginal: InLanguage = { lang_code: '', origin: 'original' };

export const areOriginalsWritten = (): boolean => isWritten(anyOriginal);

export const ownLanguages = (): readonly string[] => current.languages ?? [];
