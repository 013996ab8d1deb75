/** How the TypeScript SDK decodes data of hardware, against the published test vectors. */
import { describe, expect, test } from '@jest/globals';
import {
  iBeacon,
  type NdefRecord,
  ndef,
  ndefTagAddress,
  nfcUid,
  tagAddress,
} from '../../generated/typescript/dist/index.js';
import { hardwareVectors } from '../setup/hardware-vectors.ts';

const { addresses, beacons, uids, messages } = hardwareVectors;

const bytes = (digits: string) => Buffer.from(digits, 'hex');
const found = (tag: ReturnType<typeof tagAddress>) => tag && { id: tag.id, lang: tag.lang ?? null };

/** As the vectors have it. */
const written = ({ payload, ...record }: NdefRecord) => {
  const { packageName, ...rest } = { packageName: undefined, ...record };
  return {
    ...rest,
    ...(packageName !== undefined && { package_name: packageName }),
    payload: Buffer.from(payload).toString('hex'),
  };
};

test.each(addresses)('the address of a tag: $name', ({ text, bases, tag }) => {
  expect(found(tagAddress(text, bases ?? undefined)) ?? null).toEqual(tag);
});

test.each(beacons)('a beacon: $name', ({ bytes: digits, beacon }) => {
  const { measuredPower, ...met } = iBeacon(bytes(digits)) ?? {};
  expect(measuredPower === undefined ? null : { ...met, measured_power: measuredPower }).toEqual(beacon);
});

test.each(uids)('a UID: $name', ({ bytes: digits, chip }) => {
  expect(nfcUid(bytes(digits)) ?? null).toEqual(chip);
  expect(nfcUid(digits) ?? null).toEqual(chip);
  expect(nfcUid(digits.replaceAll(/..(?=.)/g, '$&:').toUpperCase()) ?? null).toEqual(chip);
});

test.each(messages)('a message: $name', ({ bytes: digits, bases, records, tag }) => {
  expect(ndef(bytes(digits))?.map(written) ?? null).toEqual(records);
  expect(found(ndefTagAddress(bytes(digits), bases ?? undefined)) ?? null).toEqual(tag);
});

test('negative bytes, as on Android, are accepted', () => {
  expect(nfcUid([5, -127, -46, 118, 80, 1, 4, -32])?.id).toBe('E004015076D28105');
});

test.each([undefined, null, {}, 3, 'x'])('other values than bytes and strings give undefined: %j', (given) => {
  for (const read of [tagAddress, iBeacon, nfcUid, ndef, ndefTagAddress] as ((given: unknown) => unknown)[])
    expect(read(given)).toBeUndefined();
});

describe('with random bytes', () => {
  const seed = Number(process.env.HARDWARE_SEED ?? Math.floor(Math.random() * 2 ** 31));
  let state = seed;
  /** Below `end`. The same for the same seed. */
  const any = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * end);
  };

  /** One of the vectors' with some bytes changed, left out or doubled, or bytes of no sense. */
  const mutated = (from: readonly string[]): Buffer => {
    const given = [...bytes(any(10) === 0 ? '' : (from[any(from.length)] ?? ''))];
    for (let changes = any(4); changes >= 0; changes -= 1)
      given.splice(any(given.length + 1), any(2), ...Array.from({ length: any(3) }, () => any(256)));
    return Buffer.from(given);
  };

  const rows = {
    iBeacon: { read: iBeacon, from: beacons.map((row) => row.bytes) },
    nfcUid: { read: nfcUid, from: uids.map((row) => row.bytes) },
    ndef: { read: ndef, from: messages.map((row) => row.bytes) },
    ndefTagAddress: { read: ndefTagAddress, from: messages.map((row) => row.bytes) },
    tagAddress: {
      read: (given: Buffer) => tagAddress(given.toString(), any(2) === 0 ? [given.toString('latin1')] : undefined),
      from: addresses.map(({ text }) => Buffer.from(text).toString('hex')),
    },
  };

  test.each(Object.entries(rows))(`%s never throws, and is deterministic (HARDWARE_SEED=${seed})`, (_, row) => {
    for (let times = 0; times < 10_000; times += 1) {
      const given = mutated(row.from);
      const before = state;
      const first = row.read(given);
      state = before;
      expect(row.read(given)).toEqual(first);
    }
  });
});
