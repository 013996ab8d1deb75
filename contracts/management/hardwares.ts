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
import { clearable, coordinates, filled, LatitudeField, LongitudeField, recordOf, TagReference } from './fields.ts';
import { mayBeAbsent, resource, updatedRecord } from './resource.ts';

const number = (which: string) =>
  z
    .int()
    .nullable()
    .meta({ description: `${which} number of a beacon`, examples: [1] });

export const HardwareFields = z.object({
  tag_id: TagRecordId.nullable().meta({ description: 'Record id of the tag that it is attached to', examples: [17] }),
  identifier: HardwareIdentifier,
  hardware_type: HardwareType,
  major: number('Major'),
  minor: number('Minor'),
  ...coordinates,
});
export type HardwareFields = z.output<typeof HardwareFields>;

export const Hardware = recordOf('/hardwares', 'hardware item', HardwareFields).meta({
  id: 'Hardware',
  description: 'A hardware item: an NFC chip, a Bluetooth beacon or a QR code.',
});

const identifier = filled(limits.hardwareIdentifier).meta({
  description: 'Identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code; stored in upper case',
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
    description: 'Record id of the tag to attach it to; blank leaves it, or makes it, free',
    examples: [17],
  }),
  major: beaconNumber('Major'),
  minor: beaconNumber('Minor'),
  latitude: LatitudeField,
  longitude: LongitudeField,
};

export const NewHardware = z
  .object({ identifier, hardware_type: HardwareTypeParameter, ...otherFields })
  .meta({ id: 'NewHardware', description: 'A hardware item to be made.' });
export type NewHardware = z.output<typeof NewHardware>;

export const HardwareChanges = z
  .object({ identifier: identifier.optional(), hardware_type: HardwareTypeParameter.optional(), ...otherFields })
  .meta({ id: 'HardwareChanges', description: 'What is to be changed of a hardware item.' });
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
      index: 'Always empty: hardware is not listed. The hardware of a tag is shown with the tag.',
      create:
        'With `tag_id` the item is attached to that tag. Attaching takes over an item that is free, and moves one from another tag of the same customer; one that is attached elsewhere is refused.',
      show: 'The hardware item.',
      update: 'Changes the item. Another `tag_id` moves it to that tag; blank frees it.',
      destroy: 'Destroys the item.',
    },
    usual: { create: ['tag_id', 'major', 'minor'], update: ['tag_id'] },
    headers: { create: ['X-Warning'], update: ['X-Warning'] },
  },
  { updated: updatedRecord(Hardware), createFailures: {}, destroyFailures: mayBeAbsent },
);
