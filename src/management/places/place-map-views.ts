/** The locations of a place and of its tags' hardware: a map, and coordinates. */

import type { Names } from '../../../contracts/management/reference.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type Marker, markerMap } from '../../html/map.ts';
import type { PageContext } from '../../html/page.ts';
import { reference, shownName } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import { type Hardware, hardwareTypeNames } from '../../model/hardware.ts';
import { type Bounds, type Cell, maxLocated } from '../../model/located-tags.ts';

export interface Locations {
  /** The place as a marker; empty where it has no location, or is outside of the visible part. */
  place: readonly Marker[];
  /** The addresses of its page, and of its list of tags. */
  path: string;
  listPath: string;
  /** The number of its tags, of which the map may show a sample. */
  total: number;
  /** The located tags, clustered. */
  cells: readonly Cell[];
  /** The visible part of the place; undefined: all of it. */
  within: Bounds | undefined;
  /** Names of its tags. */
  names: Names;
  /** The located hardware of the page's tags. */
  items: readonly Hardware[];
}

/** Rounds the sides of a part outwards for an address, so that its edge is included. */
const boundsIn = ({ south, west, north, east }: Bounds): string => {
  const fine = 1e6;
  const [low, high] = [(at: number) => Math.floor(at * fine) / fine, (at: number) => Math.ceil(at * fine) / fine];
  return [low(south), low(west), high(north), high(east)].join();
};

/** The map of all its tags, and the coordinates of the page's tags, each in its section; empty without locations. */
export function placeMap(context: PageContext, given: Locations): { map: Html; numbers: Html } {
  const { place, path, total, cells, within, names, items } = given;
  const { prefix } = context;
  const tagLink = ({ tag_id }: Hardware) => reference(`${prefix}/Tags`, names, tag_id, 'Tag');
  const ofTags = cells.map((cell): Marker => {
    const { latitude, longitude, count, tag_id } = cell;
    if (count > 1) return { latitude, longitude, count, about: cellLink(given, cell) };
    const name = names.get(tag_id);
    return {
      latitude,
      longitude,
      about: html`<a href="${prefix}/Tags/${tag_id}">${name ? shownName(name) : `Tag ${tag_id}`}</a>`,
    };
  });
  const map = html`${markerMap(context, 'Map: the place and its tags', [...place, ...ofTags])}${total > maxLocated && html`<p class="hint">On the map are the newest ${maxLocated} of its tags.</p>`}${within && html`<p><a href="${path}">Show all of the place on the map</a></p>`}`;
  if (place.length + cells.length === 0) return { map: within ? map : nothing, numbers: nothing };
  const numbers = html`<h2>Where they are</h2>
${table({
  caption: 'Where the hardware of its tags is',
  columns: [
    { heading: 'Tag', cell: tagLink },
    { heading: 'Type', cell: ({ hardware_type }) => hardwareTypeNames[hardware_type] },
    {
      heading: 'Identifier',
      cell: ({ id, identifier }) => html`<a href="${prefix}/hardwares/${id}">${textOfUnknownLanguage(identifier)}</a>`,
    },
    { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
    { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
  ],
  rows: items,
  empty: html`<p class="quiet-text">No hardware of its tags has a location yet: give it one on the item’s page.</p>`,
})}`;
  return { map, numbers };
}

/** A dense cell links to its part of the map, a cell at one spot to the list. */
function cellLink({ path, listPath }: Locations, cell: Cell): Html {
  const { count, south, west, north, east } = cell;
  if (south === north && west === east) return html`<a href="${listPath}">${count} tags at one spot</a>`;
  return html`<a href="${path}?within=${boundsIn(cell)}">${count} tags: look closer</a>`;
}
