/** Where a place and the hardware of its tags are: on a map, and in numbers. */

import type { Names } from '../../../contracts/management/reference.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { type Marker, markerMap, markersOf } from '../../html/map.ts';
import type { PageContext } from '../../html/page.ts';
import { reference } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { anyText } from '../../html/text.ts';
import { type Hardware, hardwareTypeNames } from '../../model/hardware.ts';

export interface Locations {
  /** The place, as a marker; none where nobody has said where it is. */
  place: readonly Marker[];
  /** What its tags are called. */
  names: Names;
  /** The hardware of its tags, as far as that is somewhere. */
  items: readonly Hardware[];
}

/** The map, and what is on it in numbers, each for its place on the page; nothing where nothing is anywhere. */
export function placeMap(context: PageContext, { place, names, items }: Locations): { map: Html; numbers: Html } {
  const { prefix } = context;
  const tagLink = ({ tag_id }: Hardware) => reference(`${prefix}/Tags`, names, tag_id, 'Tag');
  const tagName = ({ tag_id }: Hardware) => (tag_id === null ? undefined : names.get(tag_id)?.name);
  const ofTags = markersOf(items, (item) => ({
    name: `${tagName(item)}, ${hardwareTypeNames[item.hardware_type]} ${item.identifier}`,
    about: html`${tagLink(item)}, ${hardwareTypeNames[item.hardware_type]} ${anyText(item.identifier)}`,
  }));
  const map = markerMap(context, 'Map: the place and its tags', [...place, ...ofTags]);
  if (map === nothing) return { map, numbers: nothing };
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
