/** A check box in a form, and what JSON may say in its place. */
import { expect, test } from '@jest/globals';
import { CheckBox } from '../../contracts/management/fields.ts';

test.each([true, 'true', '1', 1, 'on', 'yes'])('%j is on', (value) => expect(CheckBox.parse(value)).toBe(true));

test.each([false, 'false', '0', 0, 'off', 'no', '', null])('%j is off', (value) =>
  expect(CheckBox.parse(value)).toBe(false),
);

test.each(['maybe', 2, {}, [true]])('%j is neither', (value) => expect(CheckBox.safeParse(value).success).toBe(false));
