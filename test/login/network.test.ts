import { expect, test } from '@jest/globals';
import { networkOf } from '../../src/model/sign-in/network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['junk '.repeat(200), 'unknown'],
])('L17: the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
