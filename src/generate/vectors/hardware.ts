/**
 * `generated/vectors/hardware.json`: what is read of what a phone gets from hardware. Written by hand, so that each side is held
 * against something that is none of them. Bytes are hexadecimal.
 */

import { beacons, uids } from './met-hardware.ts';
import { messages } from './ndef-messages.ts';
import { addresses } from './tag-addresses.ts';

export function hardwareVectors(): string {
  const lists = Object.entries({ addresses, beacons, uids, messages }).map(
    ([name, rows]) => `${JSON.stringify(name)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{${lists.join(',\n')}}\n`;
}
