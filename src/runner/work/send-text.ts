/**
 * Sends a text to a provider. Protected parts are marked before, and verified afterwards, each in its own line and
 * sentence.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { codePoints } from '../../../contracts/primitives.ts';
import { type Finder, preservesParts } from '../../model/translations/protected-parts.ts';
import { type Provider, ProviderFailure, usableAnswer } from '../providers/provider.ts';
import {
  lostPartsFailure,
  movesParts,
  protect,
  sentencesOf,
  splitInHalf,
  translateLines,
  translateParts,
  withLineBreaksOf,
} from './protected-text.ts';

interface SendOptions {
  provider: Provider;
  from: string;
  to: string;
  find: Finder;
  signal: AbortSignal;
  /** Called before each call. Throws if the answer is not wanted any more. */
  demand?: () => Promise<void>;
  /** Code points of answered pieces; and of those from a former attempt. */
  accepted: { characters: number; before: number };
  /** Answered pieces of a former attempt. */
  pieces?: CachedPieces | undefined;
}

/**
 * Cache of paid pieces, so that the next attempt continues with the piece at which this one has failed: by the hash of
 * a text, its pieces with their answers.
 */
export type PieceCache = LRUCache<string, ReadonlyMap<string, string>>;

interface CachedPieces {
  get(piece: string): string | undefined;
  set(piece: string, answer: string): void;
  /** For a text that is complete, or refused: another attempt sends it anew. */
  forget(): void;
}

/** `whole`: the text, and everything else that its translation depends on. */
export function piecesOf(pieces: PieceCache, whole: readonly unknown[]): CachedPieces {
  const text = hash('sha256', JSON.stringify(whole), 'base64url');
  return {
    get: (piece) => pieces.get(text)?.get(piece),
    // A new map, so that the cache recalculates its size.
    set: (piece, answer) => pieces.set(text, new Map(pieces.get(text)).set(piece, answer)),
    forget: () => pieces.delete(text),
  };
}

/** Capacity in characters; and lifetime in milliseconds, longer than the longest back-off. */
const cacheSize = 4_000_000;
const cacheTtl = 2 * 3_600_000;

const sizeOf = (answers: ReadonlyMap<string, string>): number =>
  [...answers].reduce((sum, [piece, answer]) => sum + piece.length + answer.length, 0);

export const emptyPieceCache = (): PieceCache =>
  new LRUCache({ maxSize: cacheSize, sizeCalculation: sizeOf, ttl: cacheTtl });

/** Whole; or in pieces, after an answer that has moved parts between them. */
export type SendMode = 'whole' | 'lines' | 'sentences';

/**
 * The answer has other lines than the text, or a protected part in another sentence: the text has to be sent in such
 * pieces.
 */
export class MovedParts extends Error {
  readonly pieces: Exclude<SendMode, 'whole'>;

  constructor(pieces: Exclude<SendMode, 'whole'>) {
    super(`has moved what is in its ${pieces}`);
    this.pieces = pieces;
  }
}

/** Throws a `ProviderFailure`, `MovedParts`, or what `demand` throws. */
export async function sendText(mode: SendMode, text: string, options: SendOptions): Promise<string> {
  const { find } = options;
  if (mode === 'sentences') {
    const bySentence = (line: string) =>
      translateParts(sentencesOf(find, line), (sentence) => send(sentence, options, true));
    return checked(text, await translateLines(text, bySentence), options);
  }
  const made =
    mode === 'lines' ? await translateLines(text, (line) => send(line, options, true)) : await send(text, options);
  const lines = mode === 'lines' ? made : withLineBreaksOf(text, made);
  if (lines === undefined) throw new MovedParts('lines');
  const answer = checked(text, lines, options);
  if (movesParts(find, text, answer)) throw new MovedParts('sentences');
  return answer;
}

/** Splits a text that is too long for the provider, preserving the white space in between. */
async function send(text: string, options: SendOptions, isPiece = false): Promise<string> {
  try {
    return await sendOnce(text, options, isPiece);
  } catch (error) {
    const parts = error instanceof ProviderFailure && error.isTooLong ? splitInHalf(options.find, text) : undefined;
    if (!parts) throw error;
    return translateParts(parts, (part) => send(part, options, true));
  }
}

async function sendOnce(text: string, options: SendOptions, isPiece: boolean): Promise<string> {
  const { provider, from, to, find, signal, demand, accepted } = options;
  signal.throwIfAborted();
  const protectedText = protect(find(text), provider.marks);
  const sentText = protectedText ? { text: protectedText.text, isMarkup: protectedText.isMarkup } : { text };
  const pieces = isPiece ? options.pieces : undefined;
  const key = JSON.stringify([text, sentText.text]);
  const before = pieces?.get(key);
  if (before !== undefined) {
    accepted.before += codePoints(text);
    return before;
  }
  await demand?.();
  const answer = await provider.translate({ ...sentText, from, to, signal });
  accepted.characters += codePoints(text);
  const made = protectedText ? usableAnswer(protectedText.read(answer), text) : answer;
  pieces?.set(key, made);
  return made;
}

function checked(text: string, answer: string, { find }: SendOptions): string {
  if (!preservesParts(find, text, answer)) throw lostPartsFailure();
  return answer;
}
