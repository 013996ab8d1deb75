/** What several operations on tags take. */
import { BeaconNumberParameter, LatitudeParameter, LongitudeParameter } from '../primitives.ts';

const numbersOfBeacon = (role: string) => ({
  major: BeaconNumberParameter.optional().meta({ description: `Major number${role}`, examples: [1] }),
  minor: BeaconNumberParameter.optional().meta({ description: `Minor number${role}`, examples: [2] }),
});

/** A beacon is told from the others of its UUID by these two numbers. */
export const beaconNumbers = numbersOfBeacon(' of a beacon; ignored for other types');
export const requiredBeaconNumbers = numbersOfBeacon('; required for a beacon, ignored for other types');

/** The same as JSON Schema says it, of the field that holds the type. */
export const beaconNeedsNumbers = (type: string) => ({
  if: { properties: { [type]: { const: 'ble-beacon' } }, required: [type] },
  // Not `required`: checkers of documents look for such fields in the same place.
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { dependentRequired: { [type]: ['major', 'minor'] } },
});

export const hardwareLocation = {
  lat: LatitudeParameter.optional().meta({
    description: 'Latitude of the hardware, in degrees; only together with `lon`',
    examples: [52.37],
  }),
  lon: LongitudeParameter.optional().meta({
    description: 'Longitude of the hardware, in degrees; only together with `lat`',
    examples: [4.89],
  }),
};
