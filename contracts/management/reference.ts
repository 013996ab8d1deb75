/** References to records in forms: by id, or in words that a person has typed. */
import { textOrUndefined } from '../primitives.ts';

interface Reference {
  id: number | undefined;
  /** The typed words in place of an id; '' for none. */
  words: string;
}

/** A record's name. */
export interface RecordName {
  id: number;
  name: string;
  /** The language of the name, if it is one of the 45. */
  lang: string | null;
  /** Distinguishes it from others of the same name. */
  detail: string | null;
  /** Only the name is the reader's to see, not the record. */
  isText?: true;
}

/** By record id. */
export type Names = ReadonlyMap<number, RecordName>;

/** The options of a field that refers to a record. */
export interface Offer {
  choices: readonly RecordName[];
  /** True if the options are complete, or all matches of the typed words; otherwise they are a few of many. */
  isWhole: boolean;
  /** The currently chosen record. */
  chosen: RecordName | undefined;
  /** The typed words. */
  words: string;
  /** The stored reference, if requested. */
  stored?: RecordName | undefined;
}

/** The filter value for records without a reference. */
export const noReference = 'none';

/** The length of the id at the end of a browser's suggestion. */
const idLength = 12;

/** The most letters of a name to search for. */
const maxLetters = 200;

/** A browser's suggestion for a record: its name, and its id to make it unique. */
export const suggestionOf = ({ name, id }: { name: string; id: number }): string => `${name} #${id}`;

/** The reference in a field. Values that are neither texts nor numbers are none. */
export function parseReference(given: unknown): Reference {
  const text = textOrUndefined(given)?.trim() ?? '';
  const [, whole, suggested] = /^(\d{1,10})$|\s#(\d{1,10})$/.exec(text.slice(-idLength)) ?? [];
  const id = whole ?? suggested;
  return id === undefined ? { id, words: text.slice(0, maxLetters) } : { id: Number(id), words: '' };
}
