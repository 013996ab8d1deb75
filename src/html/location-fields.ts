/** The two fields of a location, and below them a map to choose it on. */
import type { z } from 'zod';
import { type Field, idOf } from './field.ts';
import { type LocationMap, locationMap } from './map.ts';
import { numberField } from './number-field.ts';
import type { PageContext } from './page.ts';

export interface LocationFields extends Pick<LocationMap, 'start'> {
  /** The form's group. */
  group: string;
  /** The contract's fields: what they are called, and how far they go. */
  schemas: { latitude: z.ZodType; longitude: z.ZodType };
  /** What a field says below its label. */
  hints?: { latitude?: string | undefined; longitude?: string | undefined };
  /** The field of the box that says that the location is meant. */
  ticks?: string | undefined;
}

export function locationFields(context: PageContext, given: LocationFields): Record<'latitude' | 'longitude', Field> {
  const { group, schemas, start, hints = {}, ticks } = given;
  const map = locationMap(context, {
    latitudeField: idOf(group, 'latitude'),
    longitudeField: idOf(group, 'longitude'),
    ticks: ticks === undefined ? undefined : idOf(group, ticks),
    start,
  });
  const coordinate = (name: 'latitude' | 'longitude') => {
    const schema = schemas[name];
    return numberField(schema, { name, label: schema.description ?? name, hint: hints[name] });
  };
  return { latitude: coordinate('latitude'), longitude: { ...coordinate('longitude'), below: map } };
}
