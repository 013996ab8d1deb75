/** Compares the lengths of texts, whatever their scripts. */

/**
 * The weight of a letter relative to a Latin one, from the length of the Universal Declaration of Human Rights in each
 * language.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\p{scx=Hang}/u, 2.5],
  [/\p{Script=Han}/u, 3],
  [/[\p{scx=Hira}\p{scx=Kana}]/u, 1.5],
  [/\p{scx=Hebr}/u, 1.5],
  [/\p{scx=Arab}/u, 1.3],
  [/\p{scx=Deva}/u, 1.6],
  [/\p{scx=Thai}/u, 1.2],
];

const weightOf = (letter: string): number =>
  letter < '\u0590' ? 1 : (weights.find(([script]) => script.test(letter))?.[1] ?? 1);

/** The weight of its letters and digits, those of Klingon among them. */
function lengthOf(text: string): number {
  let length = 0;
  for (const [letter] of text.matchAll(/[\p{L}\p{N}\uf8d0-\uf8ff]/gu)) length += weightOf(letter);
  return length;
}

/** A few words may be twice as long in another language, unlike a sentence. */
const minLength = 20;

/** Whether a translation is twice as long as its original, or half as short. */
export function detectOtherLength(original: string, translation: string): 'long' | 'short' | undefined {
  const [from, to] = [lengthOf(original), lengthOf(translation)];
  if (Math.max(from, to) < minLength) return undefined;
  return to >= 2 * from ? 'long' : 2 * to <= from ? 'short' : undefined;
}
