/** The two fields of a location, and below them a map to choose it on. */
import { type Field, idOf } from './field.ts';
import { locationMap } from './map.ts';
import type { PageContext } from './page.ts';

export interface LocationFields {
  /** The form's group. */
  group: string;
  /** Where the map begins as long as the fields say nothing else. */
  start: { latitude: number; longitude: number };
  /** What a field says below its label. */
  hints?: { latitude?: string | undefined; longitude?: string | undefined };
  /** The field of the box that says that the location is meant. */
  ticks?: string | undefined;
}

export function locationFields(context: PageContext, { group, start, hints = {}, ticks }: LocationFields): Field[] {
  const coordinate = (name: 'latitude' | 'longitude', label: string, most: number) =>
    ({ kind: 'number', name, label, hint: hints[name], min: -most, max: most, step: 'any' }) as const;
  const map = locationMap(context, {
    latitudeField: idOf(group, 'latitude'),
    longitudeField: idOf(group, 'longitude'),
    ticks: ticks === undefined ? undefined : idOf(group, ticks),
    start,
  });
  return [
    coordinate('latitude', 'Latitude in degrees', 90),
    { ...coordinate('longitude', 'Longitude in degrees', 180), below: map },
  ];
}
