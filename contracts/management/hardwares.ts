/** `/hardwares`: the NFC chips, beacons and QR codes of tags. */
import { z } from 'zod';
import {
  BeaconNumberParameter,
  HardwareIdentifier,
  HardwareType,
  HardwareTypeParameter,
  limits,
  TagRecordId,
} from '../primitives.ts';
import {
  clearable,
  coordinates,
  LatitudeField,
  LongitudeField,
  nonBlankText,
  recordSchema,
  TagReference,
} from './fields.ts';
import { notFound, resource, updatedRecord } from './resource.ts';

const number = (which: string) =>
  z
    .int()
    .nullable()
    .meta({ description: `${which} number of a beacon`, examples: [1] });

export const HardwareFields = z.object({
  tag_id: TagRecordId.nullable().meta({
    description: 'Record id of the tag that it is attached to. Null if it is free',
    examples: [17],
  }),
  identifier: HardwareIdentifier,
  hardware_type: HardwareType,
  major: number('Major'),
  minor: number('Minor'),
  ...coordinates,
});
export type HardwareFields = z.output<typeof HardwareFields>;

export const Hardware = recordSchema('/hardwares', 'hardware item', HardwareFields).meta({
  id: 'Hardware',
  description: 'A hardware item: an NFC chip, a Bluetooth beacon or a QR code.',
});

const identifier = nonBlankText(limits.hardwareIdentifier).meta({
  description:
    'Identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Stored in upper case',
  examples: ['B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
  documentedAs: HardwareIdentifier,
});

const beaconNumber = (which: string) =>
  clearable(BeaconNumberParameter).meta({
    description: `${which} number of a beacon; ignored for other types`,
    examples: [1],
  });

const otherFields = {
  tag_id: clearable(TagReference).meta({
    description: 'Record id of the tag to attach the item to. If blank, the item is or becomes free',
    examples: [17],
  }),
  major: beaconNumber('Major'),
  minor: beaconNumber('Minor'),
  latitude: LatitudeField,
  longitude: LongitudeField,
};

export const NewHardware = z
  .object({ identifier, hardware_type: HardwareTypeParameter, ...otherFields })
  .meta({ id: 'NewHardware', description: 'A new hardware item.' });
export type NewHardware = z.output<typeof NewHardware>;

export const HardwareChanges = z
  .object({ identifier: identifier.optional(), hardware_type: HardwareTypeParameter.optional(), ...otherFields })
  .meta({ id: 'HardwareChanges', description: 'Changes to a hardware item.' });
export type HardwareChanges = z.output<typeof HardwareChanges>;

export const hardwares = resource(
  {
    resource: 'hardwares',
    path: '/hardwares',
    group: 'hardware',
    beside: ['tag_id'],
    names: { one: 'Hardware', many: 'Hardwares' },
    record: Hardware,
    listed: Hardware,
    shown: Hardware,
    create: NewHardware,
    update: HardwareChanges,
    says: {
      index: "Returns an empty list: hardware is not listed. A tag's hardware is returned with the tag.",
      create:
        "Creates a hardware item. With `tag_id`, it is attached to that tag. A free item is taken over, and an item of another tag of the same customer is moved. An item that is attached to anybody else's tag is refused.",
      show: 'Returns the hardware item.',
      update: 'Updates the hardware item. A different `tag_id` moves it to that tag; a blank one frees it.',
      destroy: 'Deletes the hardware item.',
    },
    usual: { create: ['tag_id', 'major', 'minor'], update: ['tag_id'] },
    headers: { create: ['X-Warning'], update: ['X-Warning'] },
  },
  { updated: updatedRecord(Hardware), createFailures: {}, destroyFailures: notFound },
);
