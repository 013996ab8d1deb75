/** LK5: addresses that phones cannot reach, or not from everywhere. */
import { expect, test } from '@jest/globals';
import { reachabilityOf, reachWarning } from '../../src/html/reachability.ts';

test.each([
  ['http://localhost:3000', 'here'],
  ['http://127.0.0.1', 'here'],
  ['http://127.9.8.7/museum', 'here'],
  ['http://[::1]:3000', 'here'],
  ['http://[::ffff:127.0.0.1]', 'here'],
  ['http://0.0.0.0:3000', 'here'],
  ['http://[::]:3000', 'here'],
  ['http://localhost.:3000', 'here'],
  ['http://tags.localhost', 'here'],
  ['http://10.0.0.7', 'near'],
  ['http://172.16.0.1', 'near'],
  ['http://172.31.255.255', 'near'],
  ['http://192.168.1.20:8080', 'near'],
  ['http://[fd12::1]', 'near'],
  ['http://169.254.7.7', 'near'],
  ['http://[fe80::1]', 'near'],
  ['http://museum.local', 'near'],
  ['http://museum.local.', 'near'],
  ['http://172.32.0.1', 'everywhere'],
  ['http://192.169.1.1', 'everywhere'],
  ['http://[2001:db8::1]', 'everywhere'],
  ['https://museum.example', 'everywhere'],
  ['https://local.example', 'everywhere'],
  ['https://localhost.example', 'everywhere'],
  ['https://mylocalhost', 'everywhere'],
  ['http://0.0.0.1', 'everywhere'],
])('%s: %s', (url, reach) => {
  expect(reachabilityOf(url)).toBe(reach);
  const said = `${reachWarning(url) || ''}`;
  expect([said.includes('class="reach here"'), said === '']).toEqual([reach === 'here', reach === 'everywhere']);
});
