/**
 * Limits of JSON texts, checked in one pass before parsing, whose cost depends on names and elements far more than on
 * bytes.
 */
import { limits } from '../../contracts/primitives.ts';

interface JsonLimits {
  depth: number;
  /** Names of objects. */
  names: number;
  /** Elements of lists; of objects, those after the first. */
  elements: number;
}

export const defaultJsonLimits: JsonLimits = {
  depth: limits.jsonDepth,
  names: limits.jsonNames,
  elements: limits.jsonElements,
};

/** The limit that a text exceeds; undefined if none. A text that is not JSON may give either. */
export function exceededLimit(
  text: string,
  { depth, names: mostNames, elements }: JsonLimits,
): keyof JsonLimits | undefined {
  let [level, names, commas] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '{':
      case '[':
        level += 1;
        if (level > depth) return 'depth';
        break;
      case '}':
      case ']':
        level -= 1;
        break;
      case ':':
        names += 1;
        break;
      case ',':
        commas += 1;
        break;
    }
    if (names > mostNames) return 'names';
    if (commas >= elements) return 'elements';
  }
  return undefined;
}

/** The end of the string that begins there; the end of the text if it is unterminated. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** True if an odd number of backslashes precedes it. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
