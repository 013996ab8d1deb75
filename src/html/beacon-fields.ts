import type { Field } from './field.ts';

/** The major or the minor number of a beacon, in a form. */
export const beaconNumber = (name: string, label: string): Field => ({
  kind: 'number',
  name,
  label,
  hint: 'Of beacons only.',
  min: 0,
  max: 65_535,
  step: 1,
});
