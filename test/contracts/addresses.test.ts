/** Addresses that pages lead to: nothing in front of `http://` makes another scheme one of the web. */
import { expect, test } from '@jest/globals';
import { ImageUrlField, TextUrlField } from '../../contracts/management/fields.ts';

test.each(['https://example.com/a b', 'https://exam ple.com', 'https://example.com/\u00a0b', 'https://example.com\\a'])(
  'D38: %j is none, for what is in it',
  (address) => {
    expect(ImageUrlField.safeParse(address).success).toBe(false);
    expect(TextUrlField.safeParse(address).success).toBe(false);
  },
);

test.each(['javascript:alert(1)//http://example.com', 'data:text/html,http://example.com', 'x-http://example.com'])(
  'D38: %s is no web address',
  (address) => {
    expect(ImageUrlField.safeParse(address).success).toBe(false);
    expect(TextUrlField.safeParse(address).success).toBe(false);
  },
);

test.each([' https://example.com/a', 'https://example.com/a\n', '\u00a0https://example.com/a\t'])(
  'HU9: white space around an address is not part of it: %j',
  (address) => {
    expect(ImageUrlField.parse(address)).toBe('https://example.com/a');
    expect(TextUrlField.parse(address)).toBe('https://example.com/a');
  },
);
