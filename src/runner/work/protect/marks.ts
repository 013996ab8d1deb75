/** Marks the protected parts of a text for a provider, and restores them in its answer. */
import type { Piece } from '../../../model/translations/protected-parts.ts';
import { type Marks, ProviderFailure } from '../../providers/provider.ts';
import { isSameParts } from './pieces.ts';

/** A marked text, and how to read its answer. */
interface ProtectedText {
  text: string;
  isMarkup: boolean;
  /** Throws a `ProviderFailure` unless the answer has each part once. */
  read(answer: string): string;
}

export const lostParts = () => new ProviderFailure('rejected', 'lost or doubled what has to stay as it is');

/** Undefined for a text without protected parts. */
export function protect(pieces: readonly Piece[], marks: Marks | undefined): ProtectedText | undefined {
  if (!pieces.some(({ protectedAs }) => protectedAs)) return undefined;
  return marks ? asMarkup(pieces, marks) : asTokens(pieces);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const unescaped = (markup: string): string =>
  markup.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function asMarkup(pieces: readonly Piece[], { open, close, lineBreak }: Marks): ProtectedText {
  const parts = pieces.filter(({ protectedAs }) => protectedAs).map(({ text }) => text);
  const broken = (markup: string) => (lineBreak ? markup.replaceAll(/\r\n|\r|\n/g, lineBreak) : markup);
  const text = pieces
    .map(({ text, protectedAs }) => (protectedAs ? open + escaped(text) + close : broken(escaped(text))))
    .join('');
  return {
    text,
    isMarkup: true,
    read(answer) {
      const lines = lineBreak ? answer.replaceAll(/[\r\n]+/g, ' ').replaceAll(/<br\s*\/?>/gi, '\n') : answer;
      const element = new RegExp(`${elementOf(open)}([^<]*)${close}`, 'gi');
      const seen = [...lines.matchAll(element)].map((match) => unescaped(match[1] ?? ''));
      if (!isSameParts(seen, parts)) throw lostParts();
      return unescaped(lines.replaceAll(element, '$1'));
    },
  };
}

/** Providers may change the element's attributes. */
const elementOf = (open: string): string => `<${/^<([a-z]+)/.exec(open)?.[1]}\\b[^>]*>`;

/** Placeholders that look like no word: a letter, the number of the part, another letter. */
const letters = ['QZ', 'ZQ', 'XQ', 'QX', 'ZX', 'XZ', 'QJ', 'JQ'];

function asTokens(pieces: readonly Piece[]): ProtectedText {
  const whole = pieces.map(({ text }) => text).join('');
  const tokenBy = ([before, after]: string) => new RegExp(`${before}(\\d{1,6})${after}`, 'gi');
  const around = letters.find((pair) => !tokenBy(pair).test(whole));
  if (!around) throw new ProviderFailure('rejected', 'cannot be told what has to stay as it is');
  const parts: string[] = [];
  const token = ({ text }: Piece) => `${around[0]}${parts.push(text) - 1}${around[1]}`;
  return {
    text: pieces.map((piece) => (piece.protectedAs ? token(piece) : piece.text)).join(''),
    isMarkup: false,
    read(answer) {
      const seen = [...answer.matchAll(tokenBy(around))].map(([, number]) => Number(number));
      const isWhole = seen.length === parts.length && parts.every((_part, number) => seen.includes(number));
      if (!isWhole) throw lostParts();
      return answer.replaceAll(tokenBy(around), (_token, number) => parts[Number(number)] ?? '\0');
    },
  };
}
