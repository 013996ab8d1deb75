/** Where in the list somebody works: the list as its address has it, and the way to the row that comes next. */
import { placeAfter, WorkFilters } from '../../../contracts/management/translation-work.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { WorkPlace } from '../../model/translations/work/work-rows.ts';

export const path = '/translation_work';

const names = Object.keys(WorkFilters.shape);

/** The filters of an address, and no more of it. */
export const listOf = (asked: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = givenText(asked[name]);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  ).toString();

/** The list that a form has come from, as it says; where it says none, all of the language. */
export function askedIn(given: unknown, lang_code: string): Record<string, string> {
  const said = Object.fromEntries(new URLSearchParams(givenText(given) ?? ''));
  return { lang_code, ...Object.fromEntries(names.flatMap((name) => (said[name] ? [[name, said[name]]] : []))) };
}

/** The page that begins with the row behind this one. */
export const behind = (list: string, place: WorkPlace): string => `${path}?${list}&after=${placeAfter(place)}`;
export const before = (list: string, place: WorkPlace): string => `${path}?${list}&before=${placeAfter(place)}`;
