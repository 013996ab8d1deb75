/** A text on its way to a provider and back: what stays is marked before and looked for after, in its own line and sentence. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { codePoints } from '../../../contracts/primitives.ts';
import { type Finder, keeps } from '../../model/translations/kept-parts.ts';
import { type Provider, ProviderFailure, usableAnswer } from '../providers/provider.ts';
import { lostParts, marked } from './keep/marks.ts';
import { halvesOf, inLinesOf, lineByLine, movesParts, partByPart, sentencesOf } from './keep/pieces.ts';

interface Sending {
  provider: Provider;
  from: string;
  to: string;
  find: Finder;
  signal: AbortSignal;
  /** Called before each call: throws where the answer is not wanted any more. */
  demand?: () => Promise<void>;
  /** Of the parts that the provider has taken; and of those that it had taken in a former attempt. */
  accepted: { characters: number; before: number };
  /** Answers to pieces of this text, by an earlier attempt. */
  pieces?: PiecesOfText | undefined;
}

/**
 * What was paid for of texts that are sent in pieces: the next attempt at one goes on with the piece at which this one has failed. By the
 * hash of a text, its pieces with their answers.
 */
export type Pieces = LRUCache<string, ReadonlyMap<string, string>>;

interface PiecesOfText {
  get(piece: string): string | undefined;
  set(piece: string, answer: string): void;
  /** Once the whole text was made, or refused: made again, it is sent anew. */
  forget(): void;
}

/** `whole`: the text, with all that its translation depends on. */
export function piecesOf(pieces: Pieces, whole: readonly unknown[]): PiecesOfText {
  const text = hash('sha256', JSON.stringify(whole), 'base64url');
  return {
    get: (piece) => pieces.get(text)?.get(piece),
    // Another map, whose size is calculated anew.
    set: (piece, answer) => pieces.set(text, new Map(pieces.get(text)).set(piece, answer)),
    forget: () => pieces.delete(text),
  };
}

/** Characters of pieces and answers that a runner keeps, and for how many milliseconds: longer than the longest back-off. */
const mostKept = 4_000_000;
const keptFor = 2 * 3_600_000;

const sizeOf = (answers: ReadonlyMap<string, string>): number =>
  [...answers].reduce((sum, [piece, answer]) => sum + piece.length + answer.length, 0);

export const noPieces = (): Pieces => new LRUCache({ maxSize: mostKept, sizeCalculation: sizeOf, ttl: keptFor });

/** How a text is sent: as a whole, or in pieces, where the answer to the whole has not left what is in them there. */
export type Manner = 'whole' | 'lines' | 'sentences';

/** The answer has other lines than the text, or a part that stays is in another sentence: it is to be sent in such pieces. */
export class Displaced extends Error {
  readonly pieces: Exclude<Manner, 'whole'>;

  constructor(pieces: Exclude<Manner, 'whole'>) {
    super(`has moved what is in its ${pieces}`);
    this.pieces = pieces;
  }
}

/** Throws a `ProviderFailure`, `Displaced`, or what `demand` throws. */
export async function sentAs(manner: Manner, text: string, sending: Sending): Promise<string> {
  const { find } = sending;
  if (manner === 'sentences') {
    const bySentence = (line: string) =>
      partByPart(sentencesOf(find, line), (sentence) => sent(sentence, sending, true));
    return checked(text, await lineByLine(text, bySentence), sending);
  }
  const made =
    manner === 'lines' ? await lineByLine(text, (line) => sent(line, sending, true)) : await sent(text, sending);
  const lines = manner === 'lines' ? made : inLinesOf(text, made);
  if (lines === undefined) throw new Displaced('lines');
  const answer = checked(text, lines, sending);
  if (movesParts(find, text, answer)) throw new Displaced('sentences');
  return answer;
}

/** A text that is too long for the provider goes in parts; the white space between them stays. */
async function sent(text: string, sending: Sending, isPiece = false): Promise<string> {
  try {
    return await sentOnce(text, sending, isPiece);
  } catch (error) {
    const parts = error instanceof ProviderFailure && error.isTooLong ? halvesOf(sending.find, text) : undefined;
    if (!parts) throw error;
    return partByPart(parts, (part) => sent(part, sending, true));
  }
}

async function sentOnce(text: string, sending: Sending, isPiece: boolean): Promise<string> {
  const { provider, from, to, find, signal, demand, accepted } = sending;
  signal.throwIfAborted();
  const kept = marked(find(text), provider.marks);
  const asked = kept ? { text: kept.text, isMarkup: kept.isMarkup } : { text };
  const pieces = isPiece ? sending.pieces : undefined;
  const key = JSON.stringify([text, asked.text]);
  const before = pieces?.get(key);
  if (before !== undefined) {
    accepted.before += codePoints(text);
    return before;
  }
  await demand?.();
  const answer = await provider.translate({ ...asked, from, to, signal });
  accepted.characters += codePoints(text);
  const made = kept ? usableAnswer(kept.read(answer), text) : answer;
  pieces?.set(key, made);
  return made;
}

function checked(text: string, answer: string, { find }: Sending): string {
  if (!keeps(find, text, answer)) throw lostParts();
  return answer;
}
