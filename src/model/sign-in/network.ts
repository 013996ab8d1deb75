import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a client, for rate limits: an IPv4 address in any spelling, or the /64 of an IPv6 address, the
 * smallest block that customers of providers get, with 2^64 addresses to change to.
 */
export function networkOf(address: string | undefined): string {
  // Absent after a disconnect; a proxy may add anything.
  const plain = address?.replace(/%.*/, '') ?? '';
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMappedIPv4) return groups.slice(6).flatMap(octetsOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser normalises all spellings, without dots. */
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
