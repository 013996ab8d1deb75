/** Hardware in a cell of a table: one item a line. */
import type { HardwareType } from '../../../contracts/primitives.ts';

export interface Item {
  type: HardwareType;
  identifier: string;
  major?: number | null | undefined;
  minor?: number | null | undefined;
}

/** `nfc ID`, `ble-beacon UUID MAJOR MINOR`: a hyphen replaces a missing major, or a missing minor. */
function itemInWords({ type, identifier, major = null, minor = null }: Item): string {
  const id = /\s/.test(identifier) ? JSON.stringify(identifier) : identifier;
  const numbers = major === null && minor === null ? [] : [major ?? '-', minor ?? '-'];
  return [type, id, ...numbers].join(' ');
}

export const itemsInWords = (items: readonly Item[]): string => items.map(itemInWords).join('\n');

/** An item as written, not yet validated. */
type ItemWords = Record<'type' | 'identifier' | 'major' | 'minor', string | null>;

const line = /^\s*(\S+)\s+("(?:[^"\\]|\\.)*"|\S+)(?:\s+(\S+))?(?:\s+(\S+))?\s*$/;

/** The most characters of a line; no item is as long. */
const longest = 1000;

/** The items of a cell, one more than `most` where there are more; undefined where a line is not an item. */
export function parseItems(cell: string, most: number): ItemWords[] | undefined {
  const lines = cell.split(/\r\n|\r|\n/, most + 1).filter((each) => each.trim() !== '');
  if (lines.some((each) => each.length > longest)) return undefined;
  const items = lines.map((each) => {
    const [, type = null, id = null, major = null, minor = null] = spacedItem(each) ?? line.exec(each) ?? [];
    return { type, identifier: id && idIn(id), major: numberIn(major), minor: numberIn(minor) };
  });
  return items.every(({ identifier }) => identifier !== null) ? items : undefined;
}

/** A part of a UID or UUID that is written with spaces. */
const bytes = /^(?:0x)?(?:[0-9a-f]{2})+$/i;
const group = /^\{?[0-9a-f-]+\}?$/i;

/**
 * `nfc 04 A2 24 1B`, `ble-beacon B9407F30 F5F8 466E AFF9 25556B57FE6D 1 2`, parsed like `line`; undefined for anything
 * else.
 */
function spacedItem(text: string): (string | undefined)[] | undefined {
  const [type, ...words] = text.trim().split(/\s+/);
  const count = type === 'nfc' ? words.length : wordsOfUuid(words);
  const isSpaced = count > 1 && (type === 'ble-beacon' || (type === 'nfc' && words.every((word) => bytes.test(word))));
  if (!isSpaced || words.length > count + 2) return undefined;
  return [text, type, words.slice(0, count).join(' '), ...words.slice(count)];
}

/** The number of words that make a UUID; 0 for none. */
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

/** Only an id with white space is JSON; other quotation marks belong to the id. */
function idIn(word: string): string {
  if (!/^".*"$/s.test(word)) return word;
  try {
    const text: unknown = JSON.parse(word);
    return typeof text === 'string' && /\s/.test(text) ? text : word;
  } catch {
    return word;
  }
}
