/** HU5: hardware with bare spaces in the cells of a table. */
import { expect, test } from '@jest/globals';
import { parseItems } from '../../src/model/exchange/hardware-cell.ts';

const item = (type: string, identifier: string, major: string | null = null, minor: string | null = null) => ({
  type,
  identifier,
  major,
  minor,
});

test.each([
  ['nfc 04 A2 24 1B 6C 00 81', item('nfc', '04 A2 24 1B 6C 00 81')],
  ['  nfc  e0 04 01 55\t44 33 22 b1 ', item('nfc', 'e0 04 01 55 44 33 22 b1')],
  ['nfc 0x04 0xA2 0x24 0x1B', item('nfc', '0x04 0xA2 0x24 0x1B')],
  [
    'ble-beacon B9407F30 F5F8 466E AFF9 25556B57FE6D 1 2',
    item('ble-beacon', 'B9407F30 F5F8 466E AFF9 25556B57FE6D', '1', '2'),
  ],
  [
    'ble-beacon B9407F30 F5F8 466E AFF9 25556B57FE6D - 2',
    item('ble-beacon', 'B9407F30 F5F8 466E AFF9 25556B57FE6D', null, '2'),
  ],
  [
    'ble-beacon B9407F30-F5F8-466E-AFF9-25556B57FE6D 1 2',
    item('ble-beacon', 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', '1', '2'),
  ],
  ['nfc 04:AA:BB', item('nfc', '04:AA:BB')],
  ['nfc "04 AA"', item('nfc', '04 AA')],
  ['qr "A B"', item('qr', 'A B')],
])('HU5: %j is read', (cell, expected) => {
  expect(parseItems(cell, 20)).toEqual([expected]);
});

test.each(['qr A B C D', 'ble-beacon B9407F30 F5F8 466E AFF9 25556B57FE6D 1 2 3', 'nfc not a uid at all'])(
  'HU5: %j is rejected',
  (cell) => {
    expect(parseItems(cell, 20)).toBeUndefined();
  },
);
