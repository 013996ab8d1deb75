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
      breaks: 'small letters are another identifier',
      from: 'identifier.toUpperCase();',
      to: 'identifier;',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'the hyphens of a QR code do not count',
      from: "if (type === 'qr') return text;",
      to: '',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'the colons of a chip count',
      from: 'u00a0.:-]/g',
      to: 'u00a0.-]/g',
      tests: ['test/database/hardware-keys.test.ts'],
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'a chip has a beacon’s numbers',
      from: "type === 'ble-beacon' ? { major, minor } : { major: null, minor: null };",
      to: '({ major, minor });',
    },
    {
      file: 'src/model/hardware-key.ts',
      breaks: 'an identifier of separators alone is taken',
      from: " && matchKey(key) !== '';",
      to: ';',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'a free item is nobody’s',
      from: '{ ...values, customer_id: actor.id }',
      to: 'values',
    },
    {
      file: 'src/model/bin/into-bin.ts',
      breaks: 'a freed item forgets whose it was',
      from: 'set tag_id = null, customer_id = tags.customer_id',
      to: 'set tag_id = null',
      tests: ['test/management/tags.test.ts', 'test/management/hardwares.test.ts'],
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'a moved item stays where it was',
      from: 'case when h.tag_id = excluded.tag_id then h.latitude end',
      to: 'h.latitude',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'hardware of others is moved',
      from: 't.id = h.tag_id and t.customer_id = excluded.customer_id',
      to: 't.id = h.tag_id',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'an item of a tag cannot be attached to it again',
      from: 'or h.tag_id = excluded.tag_id\n',
      to: '\n',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'whose hardware it is, is said',
      from: "error.reason === 'hardware_taken')",
      to: "error.reason === 'tag_owned')",
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'an item without a place is drawn on a place’s map',
      from: ".whereNotNull('hardwares.longitude')",
      to: '',
      changesNothing: 'the map leaves out what has half a location, wherever it comes from',
    },
    {
      file: 'src/model/hardware.ts',
      breaks: 'an item that is freed is nobody’s',
      from: "first('customer_id');\n    return left.customer_id;",
      to: "first('customer_id');\n    return left && null;",
    },
  ],
};
