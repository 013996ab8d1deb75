/**
 * `generated/vectors/hardware.json`: parsed data of hardware. Hand-written, so that each implementation is tested
 * against independent data. Bytes are hexadecimal.
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
