/** The coverage as a matrix of places and languages. */
import type { Names } from '../../../contracts/management/reference.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { reference } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { languageName } from '../../html/text.ts';
import { type CoverageRow, missingPart, shareOf } from '../../model/figures/coverage.ts';

export interface PlaceRows {
  place_id: number | null;
  rows: readonly CoverageRow[];
}

/** The most cells of a matrix: each is a link, which makes the page heavier. */
const maxCells = 240;

/** The most places of a matrix. */
export const maxPlacesInMatrix = (languages: number): number => Math.max(1, Math.floor(maxCells / languages));

interface Matrix {
  context: PageContext;
  places: readonly PlaceRows[];
  names: Names;
  /** The customer that an admin filters by. */
  customer: string | undefined;
}

/** Each share links to the tags without a text there, or without a name where no text is missing. */
export function coverageMatrix({ context: { prefix }, places, names, customer }: Matrix): Html {
  const codes = places[0]?.rows.map(({ lang_code }) => lang_code) ?? [];
  const cell = ({ place_id, rows }: PlaceRows, code: string): Html => {
    const row = rows.find(({ lang_code }) => lang_code === code);
    if (!row) return nothing;
    const share = shareOf(row);
    const shade = `share share-${share === 0 ? 0 : Math.min(4, 1 + Math.floor(share * 4))}`;
    const words = `${Math.floor(share * 100)} %`;
    const part = missingPart(row);
    if (!part) return html`<span class="${shade}">${words}</span>`;
    const query = new URLSearchParams({
      place_id: place_id === null ? 'none' : String(place_id),
      ...(customer !== undefined && { customer_id: customer }),
      lang_code: code,
      state: 'missing',
      ...(part === 'name' && { part }),
    });
    return html`<a class="${shade}" href="${prefix}/Tags?${query.toString()}">${words}<span class="unseen">, what is missing in ${languageName(code)}</span></a>`;
  };
  return table<PlaceRows>({
    caption: 'Coverage by place and language',
    columns: [
      {
        heading: 'Place',
        cell: ({ place_id }) =>
          place_id === null ? 'In no place' : reference(`${prefix}/places`, names, place_id, 'Place'),
      },
      ...codes.map((code) => ({
        heading: languageName(code),
        isNumber: true,
        cell: (row: PlaceRows) => cell(row, code),
      })),
    ],
    rows: places,
    empty: nothing,
    isOfFigures: true,
  });
}
