import type { Room } from '../mutant.ts';

export const hardwares: Room = {
  name: 'hardwares',
  tests: [
    'test/management/hardwares.test.ts',
    'test/api/v1/tags/addHardwareIdToTag.test.ts',
    'test/api/v1/tags/showByHardwareId.test.ts',
  ],
  mutants: [
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'a chip in small letters is another chip',
      from: 'identifier.toUpperCase();',
      to: 'identifier;',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'a QR code with and without hyphens is the same',
      from: "if (type === 'qr') return text;",
      to: '',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'a chip with and without colons is two chips',
      from: 'u00a0.:-]/g',
      to: 'u00a0.-]/g',
      tests: ['test/database/hardware-keys.test.ts'],
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'a chip stores beacon numbers',
      from: "type === 'ble-beacon' ? { major, minor } : { major: null, minor: null };",
      to: '({ major, minor });',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'an identifier of only separators is accepted',
      from: " && matchKey(key) !== '';",
      to: ';',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'new free hardware has no owner',
      from: '{ ...values, customer_id: actor.id }',
      to: 'values',
    },
    {
      file: 'src/model/bin/move-to-bin.ts',
      breaks: 'hardware of a deleted tag has no owner',
      from: 'set tag_id = null, customer_id = tags.customer_id',
      to: 'set tag_id = null',
      tests: ['test/management/tags.test.ts', 'test/management/hardwares.test.ts'],
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'moved hardware keeps its old location',
      from: 'case when h.tag_id = excluded.tag_id then h.latitude end',
      to: 'h.latitude',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'an app can take hardware from another customer’s tag',
      from: 't.id = h.tag_id and t.customer_id = excluded.customer_id',
      to: 't.id = h.tag_id',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'attaching hardware to its own tag again fails',
      from: 'or h.tag_id = excluded.tag_id\n',
      to: '\n',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'an error reveals the owner of hardware',
      from: "error.reason === 'hardware_taken')",
      to: "error.reason === 'tag_owned')",
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'the map of a place has hardware without a complete location',
      from: ".whereNotNull('hardwares.longitude')",
      to: '',
      changesNothing: 'the map leaves out every incomplete location',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'hardware taken off a tag has no owner',
      from: "first('customer_id');\n    return left.customer_id;",
      to: "first('customer_id');\n    return left && null;",
    },
  ],
};
