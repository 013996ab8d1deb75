/** The published vectors of hardware data, against which all SDKs are tested. */
import { readFileSync } from 'node:fs';
import type { BeaconRow, UidRow } from '../../src/generate/vectors/met-hardware.ts';
import type { MessageRow } from '../../src/generate/vectors/ndef-messages.ts';
import type { AddressRow } from '../../src/generate/vectors/tag-addresses.ts';

interface HardwareVectors {
  addresses: readonly AddressRow[];
  beacons: readonly BeaconRow[];
  uids: readonly UidRow[];
  messages: readonly MessageRow[];
}

export const hardwareVectorsPath = 'generated/vectors/hardware.json';

export const hardwareVectors: HardwareVectors = JSON.parse(readFileSync(hardwareVectorsPath, 'utf8'));
