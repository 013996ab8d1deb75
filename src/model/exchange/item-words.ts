/** Hardware in a cell of a table: an item to a line. */
import type { HardwareType } from '../../../contracts/primitives.ts';

export interface Item {
  type: HardwareType;
  identifier: string;
  major?: number | null | undefined;
  minor?: number | null | undefined;
}

/** `nfc ID`, `ble-beacon UUID MAJOR MINOR`: a number that is missing before the other, or alone after it, is a hyphen. */
function itemInWords({ type, identifier, major = null, minor = null }: Item): string {
  const id = /\s/.test(identifier) ? JSON.stringify(identifier) : identifier;
  const numbers = major === null && minor === null ? [] : [major ?? '-', minor ?? '-'];
  return [type, id, ...numbers].join(' ');
}

export const itemsInWords = (items: readonly Item[]): string => items.map(itemInWords).join('\n');

/** An item as somebody has written it; nobody has looked yet whether there can be such a thing. */
type Written = Record<'type' | 'identifier' | 'major' | 'minor', string | null>;

const line = /^\s*(\S+)\s+("(?:[^"\\]|\\.)*"|\S+)(?:\s+(\S+))?(?:\s+(\S+))?\s*$/;

/** Characters of a line; no item has as many. */
const longest = 1000;

/** The items of a cell, one more than `most` where there are more; undefined where a line is none. */
export function itemsWritten(cell: string, most: number): Written[] | undefined {
  const lines = cell.split(/\r\n|\r|\n/, most + 1).filter((each) => each.trim() !== '');
  if (lines.some((each) => each.length > longest)) return undefined;
  const items = lines.map((each) => {
    const [, type = null, id = null, major = null, minor = null] = spacedItem(each) ?? line.exec(each) ?? [];
    return { type, identifier: id && idIn(id), major: numberIn(major), minor: numberIn(minor) };
  });
  return items.every(({ identifier }) => identifier !== null) ? items : undefined;
}

/** A part of a UID, and of a UUID, that has bare spaces between its parts. */
const bytes = /^(?:0x)?(?:[0-9a-f]{2})+$/i;
const group = /^\{?[0-9a-f-]+\}?$/i;

/** `nfc 04 A2 24 1B`, `ble-beacon B9407F30 F5F8 466E AFF9 25556B57FE6D 1 2`, as `line` reads an item; undefined where it is none of these. */
function spacedItem(text: string): (string | undefined)[] | undefined {
  const [type, ...words] = text.trim().split(/\s+/);
  const count = type === 'nfc' ? words.length : wordsOfUuid(words);
  const isSpaced = count > 1 && (type === 'ble-beacon' || (type === 'nfc' && words.every((word) => bytes.test(word))));
  if (!isSpaced || words.length > count + 2) return undefined;
  return [text, type, words.slice(0, count).join(' '), ...words.slice(count)];
}

/** How many of them make a UUID; 0 where none do. */
function wordsOfUuid(words: readonly string[]): number {
  let digits = 0;
  for (const [index, word] of words.entries()) {
    if (!group.test(word)) return 0;
    digits += word.replaceAll(/[{}-]/g, '').length;
    if (digits >= 32) return digits === 32 ? index + 1 : 0;
  }
  return 0;
}

const numberIn = (word: string | null) => (word === '-' ? null : word);

/** Only what has white space stands as JSON; any other quotation marks are its own. */
function idIn(word: string): string {
  if (!/^".*"$/s.test(word)) return word;
  try {
    const text: unknown = JSON.parse(word);
    return typeof text === 'string' && /\s/.test(text) ? text : word;
  } catch {
    return word;
  }
}
