/** `/places`: the places of tags. */
import { z } from 'zod';
import { languageCodes, lookUpLanguage } from '../languages.ts';
import { lenient, limits, RecordId, textParameter } from '../primitives.ts';
import { isBlank } from '../text.ts';
import { withFilters } from './crud-resource.ts';
import { clearable, coordinates, LatitudeField, LongitudeField, recordSchema } from './fields.ts';
import { pictureOperations } from './pictures.ts';
import { PlaceFilters } from './record-filters.ts';
import { noContentResponse, notFound, resource } from './resource.ts';
import { TagRecord } from './tags.ts';

export const PlaceFields = z.object({
  customer_id: RecordId.meta({ description: 'Record id of the customer that it belongs to', examples: [3] }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'Name of the place', examples: ['Museum of the Sea'] }),
  names: z.record(z.string(), z.string()).meta({
    description:
      'Translated names, written by people, by language code. Visitors see the first one that matches their languages, and otherwise `name`',
    examples: [{ fr: 'Musée de la mer' }],
  }),
  ...coordinates,
  image_url: z
    .string()
    .nullable()
    .meta({ description: 'URL of its picture', examples: ['https://tags.example.com/pictures/4f…/1280.jpg'] }),
});
export type PlaceFields = z.output<typeof PlaceFields>;

const place = recordSchema('/places', 'place', PlaceFields);

const Place = place.meta({ id: 'Place', description: 'A place, where tags are.' });

export const ShownPlace = place
  .extend({ tags: z.array(TagRecord).meta({ description: 'Its tags, sorted by ascending id' }) })
  .meta({ id: 'ShownPlace', description: 'A place with its tags.' });

const codes: readonly string[] = languageCodes;

/** True for an object that is neither a list nor a file. */
const isNames = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** Aliases of languages, as keys, are understood; blank and null, which are '', take a name away. */
const NamesParameter = lenient(
  (value) => {
    if (!isNames(value)) return isBlank(value) ? null : value;
    const taken = new Set(Object.keys(value));
    return Object.fromEntries(
      Object.entries(value).map(([key, name]) => {
        const code = lookUpLanguage(key)?.code;
        // The name of one that is there already stays, and is refused.
        const isFree = code !== undefined && !taken.has(code);
        if (isFree) taken.add(code);
        return [isFree ? code : key, name === null || isBlank(name) ? '' : name];
      }),
    );
  },
  z
    .record(z.string(), textParameter(limits.name), { error: 'is not names by language' })
    .refine((names) => Object.keys(names).every((code) => lookUpLanguage(code)), {
      error: 'has a language that is not supported',
    })
    .refine((names) => Object.keys(names).every((code) => codes.includes(code) || !lookUpLanguage(code)), {
      error: 'has a language that is there twice',
    })
    .nullable(),
).optional();

const fields = {
  names: NamesParameter.meta({
    description:
      'Translated names, by language code. Absent languages are kept, and a blank name is removed. Null removes all',
    examples: [{ fr: 'Musée de la mer' }],
  }),
  name: clearable(textParameter(limits.name)).meta({
    description: 'Name of the place',
    examples: ['Museum of the Sea'],
  }),
  latitude: LatitudeField,
  longitude: LongitudeField,
};

export const NewPlace = z.object(fields).meta({ id: 'NewPlace', description: 'A new place.' });
export type NewPlace = z.output<typeof NewPlace>;

export const PlaceChanges = z.object(fields).meta({ id: 'PlaceChanges', description: 'Changes to a place.' });
export type PlaceChanges = z.output<typeof PlaceChanges>;

const operations = resource(
  {
    resource: 'places',
    path: '/places',
    group: 'place',
    names: { one: 'Place', many: 'Places' },
    record: Place,
    listed: Place,
    shown: ShownPlace,
    create: NewPlace,
    update: PlaceChanges,
    says: {
      index: "Returns the customer's places; for an admin, all places.",
      create: 'Creates a place. It belongs to the customer that creates it. Coordinates are optional.',
      show: 'Returns the place with its tags.',
      update: 'Updates the place.',
      destroy: 'Deletes the place. Its tags are kept, without a place. Links to its bundle are deleted with it.',
    },
  },
  { updated: noContentResponse, createFailures: {}, destroyFailures: notFound },
);

export const places = {
  ...operations,
  index: withFilters(operations.index, PlaceFilters),
  ...pictureOperations({ resource: 'places', path: '/places', names: { one: 'Place' }, record: Place }),
};

/** The visible part of the map, as in the page's own links. If absent or invalid, all of it. */
export const PlacePart = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90), z.number().min(-180), z.number().max(90), z.number().max(180)]))
  .transform(([south, west, north, east]) => ({ south, west, north, east }));
