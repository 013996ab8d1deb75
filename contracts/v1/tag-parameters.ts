/** Parameters of several operations on tags. */
import { BeaconNumberParameter, LatitudeParameter, LongitudeParameter } from '../primitives.ts';

const numbersOfBeacon = (role: string) => ({
  major: BeaconNumberParameter.optional().meta({ description: `Major number${role}`, examples: [1] }),
  minor: BeaconNumberParameter.optional().meta({ description: `Minor number${role}`, examples: [2] }),
});

/** These two numbers distinguish beacons with the same UUID. */
export const beaconNumbers = numbersOfBeacon(' of a beacon. Ignored for other types');
export const requiredBeaconNumbers = numbersOfBeacon('. Required for beacons, ignored for other types');

/** The same in JSON Schema, depending on the type's field. */
export const beaconNeedsNumbers = (type: string) => ({
  if: { properties: { [type]: { const: 'ble-beacon' } }, required: [type] },
  // Not `required`: checkers of documents look for such fields in the same place.
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { dependentRequired: { [type]: ['major', 'minor'] } },
});

export const hardwareLocation = {
  lat: LatitudeParameter.optional().meta({
    description: 'Latitude of the hardware, in degrees. Must be given together with `lon`',
    examples: [52.37],
  }),
  lon: LongitudeParameter.optional().meta({
    description: 'Longitude of the hardware, in degrees. Must be given together with `lat`',
    examples: [4.89],
  }),
};
