/** How a form names another record: by its id, as everybody does; or, where a person has written it, in words. */
import { givenText } from '../primitives.ts';

export interface Reference {
  id: number | undefined;
  /** What was written in place of an id; '' for nothing. */
  words: string;
}

/** A record as people call it. */
export interface RecordName {
  id: number;
  name: string;
  /** The language of the name, of those names that are in one of the 45. */
  lang: string | null;
  /** What tells it from others of the same name. */
  detail: string | null;
}

/** By record id. */
export type Names = ReadonlyMap<number, RecordName>;

/** What can be chosen for a field that names a record. */
export interface Offer {
  choices: readonly RecordName[];
  /** Whether these are all that there are, or all that fit what was written; otherwise they are a few of many. */
  isWhole: boolean;
  /** The record that the field names now. */
  chosen: RecordName | undefined;
  /** What was written in the field. */
  words: string;
  /** What the stored record names, where that was asked for. */
  stored?: RecordName | undefined;
}

/** What a filter says for records that name none. */
export const noReference = 'none';

/** Characters at the end of what a browser suggests, within which its id stands. */
const idLength = 12;

/** Nobody writes longer names to find something by. */
const mostLetters = 200;

/** What a browser suggests for a record: its name, and the id by which it is known again, whatever else is called alike. */
export const suggestionOf = ({ name, id }: { name: string; id: number }): string => `${name} #${id}`;

/** What a field holds that names a record. Whatever is no text or number names none. */
export function referenceIn(given: unknown): Reference {
  const text = givenText(given)?.trim() ?? '';
  const [, whole, suggested] = /^(\d{1,10})$|\s#(\d{1,10})$/.exec(text.slice(-idLength)) ?? [];
  const id = whole ?? suggested;
  return id === undefined ? { id, words: text.slice(0, mostLetters) } : { id: Number(id), words: '' };
}
