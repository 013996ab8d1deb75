/** The pages of places. */
import { type FieldErrors, form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { counted, deletion, links, listPager, type RecordList } from '../html/record.ts';
import { details, emptyState, table } from '../html/table.ts';
import { anyText, instant } from '../html/text.ts';
import type { Tag } from '../tags/tag.ts';
import type { Place } from './place.ts';

const nameOf = ({ id, name }: Place) => name ?? `Place ${id}`;

export const placesPage =
  (list: RecordList<Place>): View =>
  ({ prefix }) => ({
    title: 'Places',
    body: html`<p>${counted(list.total, 'place')}. A place is where tags are: a museum, a market, a street.</p>
${list.total > 0 && links([`${prefix}/places/new`, 'Add a place'])}
${table({
  caption: 'Places',
  columns: [
    { heading: 'Name', cell: (place) => html`<a href="${prefix}/places/${place.id}">${anyText(nameOf(place))}</a>` },
    { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
    { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
    { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
  ],
  rows: list.rows,
  empty: emptyState('There are no places here. Tags can do without, but are easier to find with one.', {
    href: `${prefix}/places/new`,
    label: 'Add a place',
  }),
})}
${listPager(`${prefix}/places`, list)}`,
  });

export const placePage =
  (place: Place, tags: readonly Tag[]): View =>
  (context) => {
    const { prefix } = context;
    const path = `/places/${place.id}`;
    const newTag = `${prefix}/Tags/new?mode=in_mode&place_id=${place.id}`;
    return {
      title: nameOf(place),
      heading: anyText(nameOf(place)),
      body: html`${details([
        ['Latitude', place.latitude],
        ['Longitude', place.longitude],
        ['Made', instant(place.created_at)],
        ['Changed', instant(place.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit the place'], [newTag, 'Add a tag here'])}
<h2>Its tags</h2>
${table({
  caption: 'Tags of this place',
  columns: [
    {
      heading: 'Tag',
      cell: ({ id, tag_identifier }) => html`<a href="${prefix}/Tags/${id}"><code>${tag_identifier}</code></a>`,
    },
    { heading: 'Description', cell: ({ description }) => description !== null && anyText(description) },
  ],
  rows: tags,
  empty: emptyState('No tag is here yet.', { href: newTag, label: 'Add a tag here' }),
})}
${deletion(context, { path, what: 'this place', consequence: 'Its tags stay, without a place. This cannot be taken back.' })}`,
    };
  };

export interface PlaceForm {
  /** The place that is changed; undefined for a new one. */
  place?: Place | undefined;
  values: Readonly<Record<string, unknown>>;
  /** The coordinates that nobody has given: the form shows the usual ones. */
  prefilled: readonly string[];
  errors?: FieldErrors | undefined;
}

export const placeForm =
  ({ place, values, prefilled, errors }: PlaceForm): View =>
  ({ prefix, csrfToken }) => {
    const address = `${prefix}/places${place ? `/${place.id}` : ''}`;
    const hint =
      prefilled.length > 0 ? 'Not known yet: this is where maps begin. It is stored if you change it.' : undefined;
    const coordinate = (name: string, label: string, most: number) =>
      ({
        kind: 'number',
        name,
        label: `${label} in degrees`,
        min: -most,
        max: most,
        step: 'any',
        ...(hint !== undefined && prefilled.includes(name) && { hint }),
      }) as const;
    return {
      title: place ? `Edit ${nameOf(place)}` : 'New place',
      isRefusal: errors !== undefined,
      body: form({
        action: address,
        method: place ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'place',
        fields: [
          { kind: 'text', name: 'name', label: 'Name' },
          coordinate('latitude', 'Latitude', 90),
          coordinate('longitude', 'Longitude', 180),
          ...(prefilled.length > 0
            ? [{ kind: 'checkbox', name: 'use_location', label: 'Use this location, even if it is unchanged' } as const]
            : []),
        ],
        values,
        ...(errors && { errors }),
        hidden: prefilled.length > 0 ? { prefilled: prefilled.join(' ') } : {},
        submit: place ? 'Save the place' : 'Add the place',
        cancel: address,
      }),
    };
  };
