/** Whether phones reach the host of the public URL, as it is written: a code that is printed with another one is lost. */
import { BlockList, isIP } from 'node:net';
import { type Html, html } from './html.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Addresses of a network of one's own. */
const near = new BlockList();
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('fc00::', 7, 'ipv6');

/** `here`: the machine itself alone; `near`: its network; `everywhere`: as far as can be told. */
export type Reach = 'here' | 'near' | 'everywhere';

export function reachOf(publicUrl: string): Reach {
  // URLs have IPv6 addresses in brackets.
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return host === 'localhost' ? 'here' : host.endsWith('.local') ? 'near' : 'everywhere';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return loopback.check(host, family) ? 'here' : near.check(host, family) ? 'near' : 'everywhere';
}

export const onlyHere =
  'the host of PUBLIC_URL is this machine itself: codes, chips and links lead nowhere from phones until PUBLIC_URL has an address that they reach';

/** On pages from which codes are printed or chips written; itself it is not printed. */
export function reachWarning(publicUrl: string): Html | false {
  const reach = reachOf(publicUrl);
  if (reach === 'here')
    return html`<p class="reach here" role="note"><strong>Do not print yet:</strong> ${onlyHere}. It is ${publicUrl} now.</p>`;
  return (
    reach === 'near' &&
    html`<p class="reach" role="note">Phones read these codes and chips in your own network alone, as PUBLIC_URL is ${publicUrl}. For visitors from elsewhere it needs a public address first.</p>`
  );
}
