/** Reading the fields of a record from a request body, for JSON and pages alike. */
import { describe, expect, test } from '@jest/globals';
import { management } from '../../contracts/index.ts';
import { Invalid } from '../../src/errors.ts';
import { parseRecord } from '../../src/http/record-body.ts';

const { create } = management.hardwares;
const { update } = management.translations;

describe('readRecord', () => {
  test.each([
    ['nested JSON', { hardware: { identifier: 'ab', hardware_type: 'nfc', tag_id: 3 } }],
    ['a nested form', { 'hardware[identifier]': 'ab', 'hardware[hardware_type]': 'nfc', 'hardware[tag_id]': '3' }],
    ['flat JSON', { identifier: 'ab', hardware_type: 'nfc', tag_id: 3 }],
    ['a tag beside the group', { hardware: { identifier: 'ab', hardware_type: 'nfc' }, tag_id: '3' }],
  ])('R12: %s', (_, body) => {
    expect(parseRecord(body, create)).toEqual({ hardware: { identifier: 'ab', hardware_type: 'nfc', tag_id: 3 } });
  });

  test('prefers fields in the group to fields beside it', () => {
    expect(parseRecord({ translation: { tag_id: 1, minor_edit: false }, tag_id: 2, minor_edit: '1' }, update)).toEqual({
      translation: { tag_id: 1, minor_edit: false },
    });
  });

  test('D38: omits unknown fields', () => {
    const body = { hardware: { identifier: 'ab', hardware_type: 'qr', customer_id: 1, id: 2, __proto__: { x: 1 } } };
    expect(parseRecord(body, create)).toEqual({ hardware: { identifier: 'ab', hardware_type: 'qr' } });
  });

  test.each([
    [{}, { base: ['hardware is missing'] }],
    [{ hardware: 'x' }, { base: ['hardware is missing'] }],
    [{ other: { identifier: 'ab' } }, { base: ['hardware is missing'] }],
    [{ 'hardware[]': 'ab' }, { base: ['hardware is missing'] }],
    [
      {
        'hardware[identifier]': 'ab',
        'hardware[hardware_type]': 'nfc',
        'hardware[tag_id][]': '3',
        'hardware[major][x]': '1',
      },
      { tag_id: ['is not a number'], major: ['is not a number'] },
    ],
    [
      {
        'hardware[identifier]': 'ab',
        'hardware[hardware_type]': 'nfc',
        'hardware[tag_id]': '3',
        'hardware[tag_id][]': '4',
      },
      { tag_id: ['is not a number'] },
    ],
    [
      { 'hardware[identifier]': '', 'hardware[major]': 'x' },
      { identifier: ["can't be blank"], hardware_type: ["can't be blank"], major: ['is not a number'] },
    ],
  ])('R9, R14: %j is refused with messages by field', (body, errors) => {
    let thrown: unknown;
    try {
      parseRecord(body, create);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Invalid);
    expect((thrown as Invalid).errors).toEqual(errors);
  });
});
