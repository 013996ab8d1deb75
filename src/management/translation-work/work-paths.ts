/** The position in the work list: the list's query, and the cursor of the next row. */
import { formatWorkCursor, WorkFilters } from '../../../contracts/management/translation-work.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { WorkCursor, WorkRow } from '../../model/translations/work/work-rows.ts';

export const workPath = '/translation_work';

/** The path for checks of a text that is being typed. */
export const checksPath = `${workPath}/checks`;
export const similarPath = `${workPath}/similar`;

const names = Object.keys(WorkFilters.shape);

/** The filters of a query alone. */
export const filtersOf = (requested: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = textOrUndefined(requested[name]);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  ).toString();

/** The list named by a form; by default all of the language. */
export function parseList(given: unknown, lang_code: string): Record<string, string> {
  const fromAddress = Object.fromEntries(new URLSearchParams(textOrUndefined(given) ?? ''));
  return {
    lang_code,
    ...Object.fromEntries(names.flatMap((name) => (fromAddress[name] ? [[name, fromAddress[name]]] : []))),
  };
}

/** The page that begins with the next row. */
export const pageAfter = (list: string, cursor: WorkCursor): string =>
  `${workPath}?${list}&after=${formatWorkCursor(cursor)}`;
export const pageBefore = (list: string, cursor: WorkCursor): string =>
  `${workPath}?${list}&before=${formatWorkCursor(cursor)}`;

/** The page of one row, whatever its state, with similar texts; in the list with this query. */
export const similarAddress = (
  { tag_id, part, lang_code }: WorkCursor & Pick<WorkRow, 'lang_code'>,
  list: string,
): string => `${similarPath}?${new URLSearchParams({ tag_id: `${tag_id}`, part, lang_code, list })}`;
