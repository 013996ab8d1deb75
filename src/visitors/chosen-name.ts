/** Names of a place or a neighbour of a tag, in the first preferred language that has one. */

import type { LanguagePreferences } from '../lookup/preferences.ts';
import { theOriginal } from '../lookup/read/languages.ts';
import type { Reading } from '../lookup/read/reading.ts';

/** `lang`: undefined where it is unknown. */
export interface ChosenName {
  text: string;
  lang: string | undefined;
}

interface NamedInLanguages {
  names: Readonly<Record<string, string>> | null;
  /** The code of the original among them, or the name without a language. */
  original?: string | null;
  name?: string | null;
}

function chosen({ names, original, name }: NamedInLanguages, { codes }: LanguagePreferences): ChosenName | null {
  const all = names ?? {};
  const rest: ChosenName | undefined = name ? { text: name, lang: undefined } : undefined;
  const first = original ?? (rest ? undefined : Object.keys(all)[0]);
  for (const code of [...codes, theOriginal]) {
    if (code === theOriginal && rest) return rest;
    const lang = code === theOriginal ? first : code;
    const text = lang === undefined ? undefined : all[lang];
    if (text !== undefined) return { text, lang };
  }
  return null;
}

/** A name in the preferred language; else the main name of the place; else any. */
export const placeName = (place: Reading<'place'>['place'], preferences: LanguagePreferences): ChosenName | null =>
  place && chosen(place, preferences);

type Neighbours = NonNullable<Reading<'neighbours'>['neighbours']>;

export interface NamedNeighbour {
  tag_identifier: string;
  name: ChosenName | null;
}

export const neighboursWithNames = (
  neighbours: Neighbours | null,
  preferences: LanguagePreferences,
): Record<'previous' | 'next', NamedNeighbour | null> => {
  const named = (one: Neighbours['next'] | undefined): NamedNeighbour | null =>
    one ? { tag_identifier: one.tag_identifier, name: chosen(one, preferences) } : null;
  return { previous: named(neighbours?.previous), next: named(neighbours?.next) };
};
