/** Which of the 45 languages a reader wants: the header that browsers send, or a list that was written by hand. */
import { type Language, languageOf } from '../../contracts/languages.ts';

/** No browser sends as many; whoever sends more is not read to the end. */
const mostRanges = 32;

/** A weight as HTTP knows it: between 0 and 1, of at most three decimals. */
const weightFormat = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/**
 * The languages that an `Accept-Language` header names, the most wanted first, each once. Languages that we don't have,
 * those with a weight of 0, `*` (anything, so the original) and ranges that are malformed leave nothing.
 */
export function languagesWanted(header: string | undefined): Language[] {
  const ranges = (header ?? '').split(',', mostRanges).map(rangeOf);
  const wanted = ranges.filter((range) => range !== undefined && range.weight > 0) as Range[];
  // Sorting is stable: among equals, the one that is named first comes first.
  return [...new Set(wanted.sort((a, b) => b.weight - a.weight).map(({ language }) => language))];
}

interface Range {
  language: Language;
  weight: number;
}

function rangeOf(text: string): Range | undefined {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const language = languageOf(tag);
  if (!language || parameters.length > 1) return undefined;
  if (parameters[0] === undefined) return { language, weight: 1 };
  // A weight that cannot be read is no reason to take the language for the dearest of all.
  const weight = weightFormat.exec(parameters[0])?.[1];
  return weight === undefined ? undefined : { language, weight: Number(weight) };
}
