import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, however it is written, or the /64 of an IPv6 address, since that is the
 * least that anybody gets and each has 2^64 addresses to change to.
 */
export function networkOf(address: string | undefined): string {
  // Absent when the client has hung up already, and whatever a proxy puts there.
  const plain = address?.replace(/%.*/, '') ?? '';
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMappedIPv4) return groups.slice(6).flatMap(octetsOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser writes all spellings of an address in one way, without dots. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

function octetsOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
