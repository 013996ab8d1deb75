/** The pages of places. */

import { management } from '../../../contracts/index.ts';
import { NewPlace, type PlaceChanges } from '../../../contracts/management/places.ts';
import { placeSorts } from '../../../contracts/management/record-filters.ts';
import type { Names, Offer } from '../../../contracts/management/reference.ts';
import { pictureAddress } from '../../../contracts/pictures.ts';
import { noPictureField, pictureField } from '../../html/common-fields.ts';
import { withNames } from '../../html/field.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { countInWords, listPage, listPager, type RecordList } from '../../html/list.ts';
import {
  changedColumn,
  changedFilter,
  listFilters,
  orderField,
  type RecordFilterValues,
  recordFilters,
  sortLink,
} from '../../html/list-filters.ts';
import { locationFields } from '../../html/location-fields.ts';
import { markersOf } from '../../html/map.ts';
import type { PageContext, View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { deleteButton, headWithLinks, links, recordDetails, recordForm } from '../../html/record.ts';
import { reference } from '../../html/record-name.ts';
import { type Column, emptyState, table } from '../../html/table.ts';
import { tagCount } from '../../html/tag-count.ts';
import { excerpt, hiddenMark, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { FormState } from '../../html/version.ts';
import type { Location } from '../../model/hardware.ts';
import type { Bounds } from '../../model/located-tags.ts';
import type { Place } from '../../model/place.ts';
import type { Tag } from '../../model/tags/tag.ts';
import { countCap } from '../../model/tags/tag-counts.ts';
import { type Locations, placeMap } from './place-map-views.ts';
import { namesInLanguages, placeNames } from './place-name-views.ts';

const placeName = ({ id, name }: Place) => name ?? `Place ${id}`;
const markerOf = (place: Place) =>
  markersOf([place], () => ({ kind: 'place', name: placeName(place), about: textOfUnknownLanguage(placeName(place)) }));

interface PlaceList {
  /** Tags of each place. */
  counts: ReadonlyMap<number, number>;
  /** Names of the owners, for admins. */
  owners: Names;
  requested: RecordFilterValues;
}

export const placesPage = (list: RecordList<Place>, given: PlaceList): View =>
  listPage(list, (context) => ({
    listFilters: listFilters(given.requested, {
      path: `${context.prefix}/places`,
      fields: [...recordFilters(given.requested, { nobody: undefined }), changedFilter, orderField(placeSorts)],
      search: { label: 'Search places', hint: 'By name.' },
      title: 'Filters and order',
      submit: 'Show these places',
    }),
    title: 'Places',
    path: '/places',
    one: 'place',
    many: 'places',
    about: 'A place is where tags are: a museum, a market, a street.',
    searchedFields: 'name',
    columns: columnsFor(context, given),
    none: 'There are no places yet. Tags can do without, but are easier to find with one.',
    start: { href: '/places/new', label: 'Add a place' },
  }));

const columnsFor = ({ prefix, person }: PageContext, { counts, owners, requested }: PlaceList): Column<Place>[] => [
  {
    heading: 'Name',
    sort: sortLink(`${prefix}/places`, requested, 'name'),
    cell: (place) => html`<a href="${prefix}/places/${place.id}">${textOfUnknownLanguage(placeName(place))}</a>`,
  },
  {
    key: 'tags',
    heading: 'Tags',
    cell: ({ id }) => tagCount(`${prefix}/Tags?place_id=${id}`, counts.get(id) ?? 0, countCap),
    isNumber: true,
  },
  ...(person?.isAdmin
    ? [
        {
          key: 'owner',
          heading: 'Belongs to',
          cell: ({ customer_id }: Place) => reference(`${prefix}/customers`, owners, customer_id, 'Customer'),
        },
      ]
    : []),
  {
    key: 'map',
    heading: 'On the map',
    cell: ({ latitude, longitude }) =>
      latitude === null || longitude === null ? html`<span class="quiet-text">not yet</span>` : 'yes',
  },
  {
    key: 'coordinates',
    heading: 'Latitude, longitude',
    isOff: true,
    cell: ({ latitude, longitude }) => latitude !== null && longitude !== null && `${latitude}, ${longitude}`,
  },
  { key: 'created', heading: 'Created', isOff: true, cell: ({ created_at }) => utcTime(created_at) },
  changedColumn(`${prefix}/places`, requested),
];

type PlacePage = Omit<Locations, 'place' | 'path' | 'listPath' | 'total'> & {
  place: Place;
  /** Name of the owner, for admins. */
  owners: Names;
  /** A page of its tags. */
  tags: RecordList<Tag>;
};

const tagTable = (
  prefix: string,
  { rows }: RecordList<Tag>,
  names: Names,
  start: Parameters<typeof emptyState>[1],
): Html =>
  table({
    caption: 'Tags of this place',
    columns: [
      {
        heading: 'Tag',
        cell: (tag) => html`${reference(`${prefix}/Tags`, names, tag.id, 'Tag')}${hiddenMark(tag)}`,
      },
      {
        heading: 'Description',
        cell: ({ description }) => description !== null && textOfUnknownLanguage(excerpt(description)),
      },
    ],
    rows,
    empty: emptyState('No tag is here yet.', start),
  });

const isWithin = ({ latitude, longitude }: Place, within: Bounds | undefined): boolean =>
  within === undefined ||
  (Number(latitude) >= within.south &&
    Number(latitude) <= within.north &&
    Number(longitude) >= within.west &&
    Number(longitude) <= within.east);

const ownership = (prefix: string, owners: Names, { customer_id }: Place): [string, Html] => [
  'Belongs to',
  reference(`${prefix}/customers`, owners, customer_id, 'Customer'),
];

/** For admins. */
const giftButton = ({ prefix, person }: PageContext, path: string): [string, string][] =>
  person?.isAdmin ? [[`${prefix}${path}/give`, 'Give away…']] : [];

export const placePage =
  ({ place, owners, tags, ...where }: PlacePage): View =>
  (context) => {
    const { prefix, person } = context;
    const path = `/places/${place.id}`;
    const newTag = `${prefix}/Tags/new?mode=in_mode&place_id=${place.id}`;
    const minting = `${prefix}/Tags/mint?place_id=${place.id}`;
    const listPath = `${prefix}/Tags?place_id=${place.id}`;
    const { map, numbers } = placeMap(context, {
      ...where,
      path: prefix + path,
      listPath,
      total: tags.total,
      place: isWithin(place, where.within) ? markerOf(place) : [],
    });
    return {
      title: placeName(place),
      heading: textOfUnknownLanguage(placeName(place)),
      body: html`${headWithLinks(nothing, [`${prefix}${path}/edit`, 'Edit the place'], [newTag, 'Add a tag here'], [minting, 'Make tags in stock for here'], [`${prefix}${path}/history`, 'History'], ...giftButton(context, path))}
${place.picture !== null && html`<img class="picture" src="${pictureAddress(prefix, place.picture, '640.webp')}" alt="Its picture">\n`}${map}
${recordDetails(place, [
  ['Latitude', place.latitude],
  ['Longitude', place.longitude],
  ...namesInLanguages(place),
  ...(person?.isAdmin ? [ownership(prefix, owners, place)] : []),
])}
<h2>Its tags</h2>
${
  tags.total > 0 &&
  links(
    [`${prefix}/labels?place_id=${place.id}`, 'Print labels'],
    [`${prefix}/translation_orders/new?place_id=${place.id}`, 'Translate'],
  )
}
${tags.total > 0 && html`<p class="count"><a href="${listPath}">${countInWords(tags, { one: 'tag', many: 'tags' })}</a></p>`}
${tagTable(prefix, tags, where.names, { href: newTag, label: 'Add a tag here' })}
${listPager(`${prefix}${path}`, tags)}
${numbers}
${deleteButton(context, { path, what: 'this place', consequence: 'Its tags stay, without a place; links to its bundle end. It can be restored from the bin for 30 days.' })}`,
    };
  };

interface PlaceForm extends FormState {
  /** The place to edit; undefined for a new one. */
  place?: Place | undefined;
  /** Missing coordinates, for which the form shows defaults. */
  prefilled: readonly string[];
  /** The customers on offer for a new one, for admins. */
  owners?: Offer | undefined;
  /** The start of the map. */
  start: Location;
}

export const placeForm =
  ({ place, owners, values, prefilled, start, errors, basis }: PlaceForm): View =>
  (context) => {
    const hint = 'No location is stored yet, so the map begins here. It is stored once you change it.';
    const hints = Object.fromEntries(prefilled.slice(0, 1).map((name) => [name, hint]));
    const isPrefilled = prefilled.length > 0;
    const ticks = isPrefilled ? 'use_location' : undefined;
    return recordForm(context, management.places, {
      title: place ? `Edit ${placeName(place)}` : 'New place',
      id: place?.id,
      sections: [placeNames(values)],
      fields: withNames<
        Omit<PlaceChanges, 'names'> & {
          use_location: boolean;
          owner_id: number;
          picture: unknown;
          no_picture: boolean;
        }
      >({
        name: { kind: 'text', label: 'Name' },
        owner_id: owners && picker({ name: 'owner_id', label: 'Belongs to', none: 'You' }, owners),
        picture: pictureField,
        no_picture: place?.picture ? noPictureField : undefined,
        ...locationFields(context, { group: 'place', schemas: NewPlace.shape, start, hints, ticks }),
        use_location: isPrefilled ? { kind: 'checkbox', label: 'Use this location' } : undefined,
      }),
      values,
      basis,
      errors,
      hidden: isPrefilled ? { prefilled: prefilled.join(' ') } : {},
      submit: place ? 'Save the place' : 'Add the place',
    });
  };
