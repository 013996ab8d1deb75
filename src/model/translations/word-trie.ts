/**
 * Finds a museum's words in a text by a trie: the number of words does not matter, each position takes as many steps as
 * the longest match.
 */
import { isLetter, needsWordBoundary } from '../../../contracts/text.ts';

interface TrieNode {
  next: Map<string, TrieNode>;
  /** A word ends here. `before`, `after`: whether no letter may adjoin on that side. */
  end?: { before: boolean; after: boolean };
}

/** A letter of a text, or white space of one line. */
interface Step {
  key: string;
  at: number;
}

interface FoundWord {
  at: number;
  text: string;
}

/** Equal letters without a simple case mapping, and a letter that equals no other. */
const exceptions: Record<string, string> = { ı: 'ı', '\u1fd3': '\u0390', '\u1fe3': '\u03b0', ﬅ: 'ﬆ' };

/** Case folding, as in regular expressions with the flags `iu`. */
export function foldLetter(letter: string): string {
  const upper = letter.toUpperCase();
  const lower = (upper.length === letter.length ? upper : letter).toLowerCase();
  return exceptions[letter] ?? (lower.length === letter.length ? lower : letter);
}

const isSpace = /[^\S\r\n]/;

function stepsOf(text: string, isCaseSensitive: boolean): Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (const letter of text) {
    const key = isSpace.test(letter) ? ' ' : isCaseSensitive ? letter : foldLetter(letter);
    if (key !== ' ' || steps.at(-1)?.key !== ' ') steps.push({ key, at });
    at += letter.length;
  }
  return steps;
}

/** Inserts a word with all compositions of its letters. */
function insert(root: TrieNode, word: string, isCaseSensitive: boolean): void {
  const letters = [...word];
  const [before, after] = [needsWordBoundary(letters[0]), needsWordBoundary(letters.at(-1))];
  for (const form of new Set([word.normalize('NFC'), word.normalize('NFD')])) {
    let branch = root;
    for (const { key } of stepsOf(form.replaceAll(/\s+/g, ' '), isCaseSensitive)) {
      const next = branch.next.get(key) ?? { next: new Map() };
      branch.next.set(key, next);
      branch = next;
    }
    branch.end = { before: before && (branch.end?.before ?? true), after: after && (branch.end?.after ?? true) };
  }
}

const isBeside = (step: Step | undefined): boolean => step !== undefined && isLetter.test(step.key);

/** The end of the longest word that begins here; undefined for none. */
function endOfWord(root: TrieNode, steps: readonly Step[], from: number): number | undefined {
  const isInside = isBeside(steps[from - 1]);
  let end: number | undefined;
  let branch: TrieNode | undefined = root;
  for (let at = from; at < steps.length; at += 1) {
    branch = branch.next.get(steps[at]?.key ?? '');
    if (!branch) break;
    if (branch.end && !(branch.end.before && isInside) && !(branch.end.after && isBeside(steps[at + 1]))) end = at + 1;
  }
  return end;
}

/** Finds these words in a text: the longest at each position, without overlaps. */
export function wordFinder(words: readonly string[], isCaseSensitive: boolean): (text: string) => FoundWord[] {
  const root: TrieNode = { next: new Map() };
  for (const word of words) insert(root, word, isCaseSensitive);
  return (text) => {
    if (root.next.size === 0) return [];
    const steps = stepsOf(text, isCaseSensitive);
    const found: FoundWord[] = [];
    for (let from = 0; from < steps.length; ) {
      const end = endOfWord(root, steps, from);
      const at = steps[from]?.at ?? 0;
      if (end !== undefined) found.push({ at, text: text.slice(at, steps[end]?.at) });
      from = end ?? from + 1;
    }
    return found;
  };
}
