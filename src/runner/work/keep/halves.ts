/** The two halves of a text that is too long: cut at the paragraph, line or sentence that begins nearest to its middle. */
import type { Finder } from '../../../model/translations/kept-parts.ts';
import { sentencesOf } from './sentences.ts';

const paragraph = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/g;
const line = /\r\n|\r|\n/g;

/** Undefined where it is one sentence. */
export function halvesOf(find: Finder, text: string): [string, string] | undefined {
  const ends = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
  for (const cuts of [() => ends(paragraph), () => ends(line), () => sentenceEnds(find, text)]) {
    const inside = cuts().filter((at) => text.slice(0, at).trim() !== '' && text.slice(at).trim() !== '');
    const middle = inside.toSorted(
      (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
    )[0];
    if (middle !== undefined) return [text.slice(0, middle), text.slice(middle)];
  }
  return undefined;
}

/** A sign within a part that stays ends no sentence. */
function sentenceEnds(find: Finder, text: string): number[] {
  let at = 0;
  return sentencesOf(find, text).map((sentence) => {
    at += sentence.length;
    return at;
  });
}
