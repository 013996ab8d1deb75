/** Where a place and the hardware of its tags are: on a map, and in numbers. */

import type { Names } from '../../../contracts/management/reference.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type Marker, markerMap } from '../../html/map.ts';
import type { PageContext } from '../../html/page.ts';
import { reference, shownName } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { anyText } from '../../html/text.ts';
import { type Hardware, hardwareTypeNames } from '../../model/hardware.ts';
import { type Bounds, type Cell, mostLocated } from '../../model/located-tags.ts';

export interface Locations {
  /** The place, as a marker; none where nobody has said where it is, or where that is not looked at. */
  place: readonly Marker[];
  /** The addresses of its page, and of the list of its tags. */
  path: string;
  listPath: string;
  /** How many tags it has; of very many the map has some. */
  total: number;
  /** Its tags, as far as they are somewhere. */
  cells: readonly Cell[];
  /** The part of the place that is looked at; undefined: all of it. */
  within: Bounds | undefined;
  /** What its tags are called. */
  names: Names;
  /** The hardware of the tags on the page, as far as that is somewhere. */
  items: readonly Hardware[];
}

/** Sides of a part of the earth as an address has them, so that what is at its edge is within. */
const boundsIn = ({ south, west, north, east }: Bounds): string => {
  const fine = 1e6;
  const [low, high] = [(at: number) => Math.floor(at * fine) / fine, (at: number) => Math.ceil(at * fine) / fine];
  return [low(south), low(west), high(north), high(east)].join();
};

/** The map of all its tags, and where those on the page are in numbers, each for its place on the page; nothing where nothing is anywhere. */
export function placeMap(context: PageContext, given: Locations): { map: Html; numbers: Html } {
  const { place, path, total, cells, within, names, items } = given;
  const { prefix } = context;
  const tagLink = ({ tag_id }: Hardware) => reference(`${prefix}/Tags`, names, tag_id, 'Tag');
  const ofTags = cells.map((cell): Marker => {
    const { latitude, longitude, count, tag_id } = cell;
    if (count > 1) return { latitude, longitude, count, about: closer(given, cell) };
    const name = names.get(tag_id);
    return {
      latitude,
      longitude,
      about: html`<a href="${prefix}/Tags/${tag_id}">${name ? shownName(name) : `Tag ${tag_id}`}</a>`,
    };
  });
  const map = html`${markerMap(context, 'Map: the place and its tags', [...place, ...ofTags])}${total > mostLocated && html`<p class="hint">On the map are the newest ${mostLocated} of its tags.</p>`}${within && html`<p><a href="${path}">Show all of the place on the map</a></p>`}`;
  if (place.length + cells.length === 0) return { map: within ? map : nothing, numbers: nothing };
  const numbers = html`<h2>Where they are</h2>
${table({
  caption: 'Where the hardware of its tags is',
  columns: [
    { heading: 'Tag', cell: tagLink },
    { heading: 'Type', cell: ({ hardware_type }) => hardwareTypeNames[hardware_type] },
    {
      heading: 'Identifier',
      cell: ({ id, identifier }) => html`<a href="${prefix}/hardwares/${id}">${anyText(identifier)}</a>`,
    },
    { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
    { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
  ],
  rows: items,
  empty: html`<p class="quiet-text">No hardware of its tags has a location yet: give it one on the item’s page.</p>`,
})}`;
  return { map, numbers };
}

/** What is too much for the map is looked at by parts, and what is all at one spot in the list. */
function closer({ path, listPath }: Locations, cell: Cell): Html {
  const { count, south, west, north, east } = cell;
  if (south === north && west === east) return html`<a href="${listPath}">${count} tags at one spot</a>`;
  return html`<a href="${path}?within=${boundsIn(cell)}">${count} tags: look closer</a>`;
}
