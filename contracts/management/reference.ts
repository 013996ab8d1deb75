/** How a form names another record: by its id, as everybody does; or, where a person has written it, in words. */
import { givenText } from '../primitives.ts';

export interface Reference {
  id: number | undefined;
  /** What was written in place of an id; '' for nothing. */
  words: string;
}

/** Nobody writes longer names to find something by. */
const mostLetters = 200;

/** What a browser suggests for a record: its name, and the id by which it is known again, whatever else is called alike. */
export const suggestionOf = ({ name, id }: { name: string; id: number }): string => `${name} #${id}`;

/** What a field holds that names a record. Whatever is no text or number names none. */
export function referenceIn(given: unknown): Reference {
  const text = givenText(given)?.trim() ?? '';
  const id = /^(?:\d{1,10}|.*\s#\d{1,10})$/s.test(text) ? Number(/\d+$/.exec(text)?.[0]) : undefined;
  return { id, words: id === undefined ? text.slice(0, mostLetters) : '' };
}
