/** Whether phones can reach the host of the public URL: codes that are printed with another one are useless. */
import { BlockList, isIP } from 'node:net';
import { type Html, html } from './html.ts';

/** Loopback, and the unspecified address. */
const itself = new BlockList();
itself.addSubnet('127.0.0.0', 8);
itself.addAddress('0.0.0.0');
itself.addAddress('::1', 'ipv6');
itself.addAddress('::', 'ipv6');

/** Private networks. */
const near = new BlockList();
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** `here`: only this machine; `near`: its network; `everywhere`: presumably everyone. */
type Reach = 'here' | 'near' | 'everywhere';

export function reachabilityOf(publicUrl: string): Reach {
  // URLs have IPv6 addresses in brackets, and names may end with a dot.
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  if (version === 0) return /(^|\.)localhost$/.test(host) ? 'here' : host.endsWith('.local') ? 'near' : 'everywhere';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return itself.check(host, family) ? 'here' : near.check(host, family) ? 'near' : 'everywhere';
}

export const loopbackMessage =
  'the host of PUBLIC_URL is this machine itself: codes, chips and links lead nowhere from phones until PUBLIC_URL has an address that they reach';

/** A warning for pages from which codes are printed or chips written; not printed itself. */
export function reachWarning(publicUrl: string): Html | false {
  const reach = reachabilityOf(publicUrl);
  if (reach === 'here')
    return html`<p class="reach here" role="note"><strong>Do not print yet:</strong> ${loopbackMessage}. It is ${publicUrl} now.</p>`;
  return (
    reach === 'near' &&
    html`<p class="reach" role="note">Phones read these codes and chips in your own network alone, as PUBLIC_URL is ${publicUrl}. For visitors from elsewhere it needs a public address first.</p>`
  );
}
