/** Random texts with protected parts, from a seeded generator; and providers that keep them or damage them. */
import { finderOf } from '../../src/model/translations/protected-parts.ts';
import type { ProviderCall } from '../setup/fake-provider.ts';

export interface RandomSource {
  below(most: number): number;
  one<T>(of: readonly T[]): T;
}

/** Numbers of a fixed sequence. */
export function randomFrom(seed: number): RandomSource {
  let state = seed;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, one: (of) => of[below(of.length)] as (typeof of)[number] };
}

const parts = [
  ...[
    'https://museum.example/a/b?x=1&y=2#z',
    'www.museum.example',
    'hall@museum.example',
    'mailto:a.b+c@museum.example',
  ],
  ...['{name}', '{0}', '{{ count }}', 'Cutty Sark', 'the TATE', 'C++', '<The & Ship>', '故宫', 'Dr. No', 'Yahoo!'],
];

/** Keep words, which are protected in any case of letters. */
const words = ['Cutty Sark', 'Tate', 'C++', '<The & Ship>', '故宫', 'Dr. No', 'Yahoo!'];
export const find = finderOf(words.map((word) => ({ word, case_sensitive: false })));

const others = [
  ...['the hall', 'is "old"', '& <b>big</b>', 'it’s', 'שלום', '🙂', '3 > 2', '&amp;', 'in the year 1883', '(of oak)'],
  ...['Gallery', 'naïve', 'c\u0327a', '50 %', 'a\ttab', 'of {', '} only', '@home', '#tag', 'Tates'],
];
const ends = ['. ', '. ', '. ', '! ', '? ', '… ', '.\n', '.\r\n\r\n  ', ':\n', ' – '];

/** A text of some sentences. Only texts for honest providers contain text that looks like a mark: the others would damage it. */
export function textOf({ below, one }: RandomSource, manner: Manner): string {
  const sentence = () => {
    const pieces = Array.from({ length: 1 + below(6) }, () =>
      one(below(3) === 0 ? parts : manner === 'honest' ? [...others, 'Q0Z'] : others),
    );
    return `${one(['The', 'Here', 'One', 'See'])} ${pieces.join(' ')}${one(ends)}`;
  };
  return Array.from({ length: 1 + below(5) }, sentence).join('');
}

/** What a provider does with protected parts: all but the first damage them. */
export const manners = ['honest', 'drops', 'doubles', 'renames', 'moves', 'swaps', 'gathers'] as const;
export type Manner = (typeof manners)[number];

const marked = /<keep>.*?<\/keep>|<span [^>]*>.*?<\/span>/g;
const tokens = /[QZXJ]\d+[QZXJ]/g;
const cuts = /([.!?] +|<br>|[\r\n]+)/;

/** The provider's translation: words in upper case, sometimes with entities. */
export function answerOf(
  text: string,
  { provider }: Pick<ProviderCall, 'provider'>,
  manner: Manner,
  random: RandomSource,
) {
  const isMarkup = provider !== 'libretranslate' && /<keep>|<span /.test(text);
  const units: string[] = [];
  const held = text.replaceAll(
    isMarkup ? marked : tokens,
    (unit) => `\ue000${String.fromCharCode(0xe100 + units.push(unit) - 1)}`,
  );
  const upper = isMarkup
    ? held
        .split(/(<[^>]*>|&[a-z#0-9]+;)/)
        .map((part, at) =>
          at % 2 === 0 ? part.toUpperCase().replaceAll('"', '&quot;').replaceAll('’', '&#39;') : part,
        )
        .join('')
    : held.replaceAll(/\p{Ll}{3,}/gu, (word) => word.toUpperCase());
  const lied = liesIn(upper, manner, random);
  return lied.replaceAll(/\ue000(.)/gu, (_held, at: string) => units[at.charCodeAt(0) - 0xe100] ?? '');
}

const unit = /\ue000./g;

function liesIn(text: string, manner: Manner, { one, below }: RandomSource): string {
  const units = text.match(unit) ?? [];
  if (units.length === 0 || manner === 'honest') return text;
  const lie = one(units);
  switch (manner) {
    case 'drops':
      return text.replace(lie, '');
    case 'doubles':
      return text.replace(lie, `${lie} ${lie}`);
    case 'renames':
      return text.replace(lie, one(['Q9999Z', 'THE THING', '<KEEP></KEEP>', '[1]']));
    default:
      return moved(text, manner, lie, below);
  }
}

/** Moves protected parts into other sentences: one part, two exchanged, or all into one. */
function moved(text: string, manner: 'moves' | 'swaps' | 'gathers', lie: string, below: RandomSource['below']): string {
  const pieces = text.split(cuts);
  const sentences = pieces.flatMap((piece, at) => (at % 2 === 0 && /\p{L}/u.test(piece) ? at : []));
  const from = sentences.find((at) => pieces[at]?.includes(lie)) ?? 0;
  const elsewhere = sentences.filter((at) => at !== from);
  const to = elsewhere[below(elsewhere.length)];
  if (to === undefined) return text;
  const other = pieces[to]?.match(unit)?.[0];
  const put = (at: number, change: (piece: string) => string) => {
    pieces[at] = change(pieces[at] ?? '');
  };
  if (manner === 'gathers') {
    const all = text.match(unit) ?? [];
    for (const at of sentences) put(at, (piece) => piece.replaceAll(unit, ''));
    put(to, (piece) => `${piece} ${all.join(' ')}`);
  } else if (manner === 'swaps' && other !== undefined) {
    put(from, (piece) => piece.replace(lie, other));
    put(to, (piece) => piece.replace(other, lie));
  } else {
    put(from, (piece) => piece.replace(lie, ''));
    put(to, (piece) => `${piece} ${lie}`);
  }
  return pieces.join('');
}

/** The lines of a translation, and the protected parts of each sentence. */
export const partsBySentence = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => sentencesIn(line))
    .map((sentence) =>
      find(sentence)
        .flatMap((piece) => (piece.protectedAs ? piece.text : []))
        .sort()
        .join('\0'),
    );

/** Sentences end only at `ends`, not at signs within a part. */
function sentencesIn(line: string): string[] {
  const held: string[] = [];
  const plain = find(line)
    .map((piece) =>
      piece.protectedAs ? `\ue000${String.fromCharCode(0xe100 + held.push(piece.text) - 1)}` : piece.text,
    )
    .join('');
  return plain
    .split(/(?<=[.!?]) +/)
    .map((sentence) =>
      sentence.replaceAll(/\ue000(.)/gu, (_held, at: string) => held[at.charCodeAt(0) - 0xe100] ?? ''),
    );
}

/** The pattern of blank and other lines of a text. */
export const shapeOf = (text: string): string =>
  text.replaceAll(/[^\r\n]*/g, (line) => (line.trim() === '' ? line : '-'));
