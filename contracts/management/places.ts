/** `/places`: the places of tags. */
import { z } from 'zod';
import { limits, RecordId, textParameter } from '../primitives.ts';
import { filtered } from './crud-resource.ts';
import { clearable, coordinates, LatitudeField, LongitudeField, recordOf } from './fields.ts';
import { pictureOperations } from './pictures.ts';
import { PlaceFilters } from './record-filters.ts';
import { mayBeAbsent, resource, updatedSilently } from './resource.ts';
import { TagRecord } from './tags.ts';

export const PlaceFields = z.object({
  customer_id: RecordId.meta({ description: 'Record id of the customer that it belongs to', examples: [3] }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'Name of the place', examples: ['Museum of the Sea'] }),
  ...coordinates,
  image_url: z
    .string()
    .nullable()
    .meta({ description: 'Address of its picture', examples: ['https://tags.example.com/pictures/4f…/1280.jpg'] }),
});
export type PlaceFields = z.output<typeof PlaceFields>;

const place = recordOf('/places', 'place', PlaceFields);

export const Place = place.meta({ id: 'Place', description: 'A place, where tags are.' });

export const ShownPlace = place
  .extend({ tags: z.array(TagRecord).meta({ description: 'Its tags, by ascending id' }) })
  .meta({ id: 'ShownPlace', description: 'A place with its tags.' });

const fields = {
  name: clearable(textParameter(limits.name)).meta({
    description: 'Name of the place',
    examples: ['Museum of the Sea'],
  }),
  latitude: LatitudeField,
  longitude: LongitudeField,
};

export const NewPlace = z.object(fields).meta({ id: 'NewPlace', description: 'A place to be made.' });
export type NewPlace = z.output<typeof NewPlace>;

export const PlaceChanges = z
  .object(fields)
  .meta({ id: 'PlaceChanges', description: 'What is to be changed of a place.' });
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
      index: "The customer's places; for an admin, everybody's.",
      create: 'The place belongs to the customer that makes it. Coordinates that are missing stay missing.',
      show: 'The place with its tags.',
      update: 'Changes the place.',
      destroy: 'Destroys the place; its tags stay, without a place. Links to its bundle go with it.',
    },
  },
  { updated: updatedSilently, createFailures: {}, destroyFailures: mayBeAbsent },
);

export const places = {
  ...operations,
  index: filtered(operations.index, PlaceFilters),
  ...pictureOperations({ resource: 'places', path: '/places', names: { one: 'Place' }, record: Place }),
};

/** The visible part of the map, as in the page's own links. If absent or invalid, all of it. */
export const PlacePart = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90), z.number().min(-180), z.number().max(90), z.number().max(180)]))
  .transform(([south, west, north, east]) => ({ south, west, north, east }));
