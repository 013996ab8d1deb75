/** The two fields of a location, with a map to choose it on. */
import type { z } from 'zod';
import { type Field, idOf } from './field.ts';
import { type LocationMap, locationMap } from './map.ts';
import { numberField } from './number-field.ts';
import type { PageContext } from './page.ts';

interface LocationFields extends Pick<LocationMap, 'start'> {
  /** The form's group. */
  group: string;
  /** The contract's schemas, for names and ranges. */
  schemas: { latitude: z.ZodType; longitude: z.ZodType };
  /** Hints below the labels. */
  hints?: { latitude?: string | undefined; longitude?: string | undefined };
  /** The box that the choice of a location ticks. */
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
