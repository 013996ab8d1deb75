/** Data of beacons and chips as phones receive it, and the resulting lookups. */

export interface BeaconRow {
  name: string;
  bytes: string;
  beacon: { type: 'ble-beacon'; id: string; major: number; minor: number; measured_power: number } | null;
}

export interface UidRow {
  name: string;
  bytes: string;
  chip: { type: 'nfc'; id: string } | null;
}

const uuid = 'B9407F30F5F8466EAFF925556B57FE6D';
const id = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
/** Major 1, minor 2, -59 dBm. */
const data = `0215${uuid}00010002C5`;

/** Hexadecimal digits may be spaced in this file. */
const digits = (spaced: string) => spaced.replaceAll(' ', '').toLowerCase();

const heard = (name: string, bytes: string, numbers: readonly [number, number, number] = [1, 2, -59]): BeaconRow => {
  const [major, minor, measured_power] = numbers;
  return { name, bytes: digits(bytes), beacon: { type: 'ble-beacon', id, major, minor, measured_power } };
};
const unheard = (name: string, bytes: string): BeaconRow => ({ name, bytes: digits(bytes), beacon: null });

export const beacons: readonly BeaconRow[] = [
  heard('with the company id', `4C00 ${data}`),
  heard('without the company id', data),
  heard('numbers of two bytes, the higher first', `4C00 0215 ${uuid} FFFE 0100 C5`, [65_534, 256, -59]),
  heard('no signal below zero', `4C00 0215 ${uuid} 0000 0000 7F`, [0, 0, 127]),
  heard('the weakest signal', `0215 ${uuid} 0000 0000 80`, [0, 0, -128]),
  heard('a byte of the maker behind it', `4C00 ${data} 64`),
  heard('an advertisement', `02 01 06 1A FF 4C00 ${data}`),
  heard('an advertisement without flags', `1A FF 4C00 ${data}`),
  heard('padded by zeros', `02 01 1A 1A FF 4C00 ${data} ${'00'.repeat(32)}`),
  heard('behind a name and a service', `02 01 06 05 09 4D757365 03 03 0F18 1A FF 4C00 ${data}`),
  heard('behind data of another company', `05 FF 59 00 BE AC 1A FF 4C00 ${data}`),
  heard('behind other data of Apple', `06 FF 4C00 10 02 0B 1A FF 4C00 ${data}`),
  heard('before a structure that is cut off', `1A FF 4C00 ${data} 0A 09 4D`),
  unheard('nothing', ''),
  unheard('the beginning alone', '0215'),
  unheard('a byte too short', `4C00 ${data.slice(0, -2)}`),
  unheard('a byte too short, without the company id', data.slice(0, -2)),
  unheard('another company', `5900 ${data}`),
  unheard('another type of Apple', `4C00 1005 ${uuid} 00010002C5`),
  unheard('another length', `4C00 0214 ${uuid} 00010002C5`),
  unheard('AltBeacon', `1B FF 1801 BEAC ${uuid} 00010002 C5 00`),
  unheard('Eddystone', '02 01 06 03 03 AAFE 15 16 AAFE 00 E7 00010203040506070809 0B0C0D0E0F10 0000'),
  unheard('flags alone', '02 01 06'),
  unheard('zeros', '00'.repeat(62)),
  unheard('behind the end', `02 01 06 00 1A FF 4C00 ${data}`),
  unheard('a structure that is cut off', `02 01 06 1B FF 4C00 ${data}`),
  unheard('a structure that is too short for it', `02 01 06 19 FF 4C00 ${data}`),
  unheard('of another type of structure', `02 01 06 1A 16 4C00 ${data}`),
];

const read = (name: string, bytes: string, chip: string): UidRow => ({
  name,
  bytes: digits(bytes),
  chip: { type: 'nfc', id: chip },
});
const unread = (name: string, bytes: string): UidRow => ({ name, bytes: digits(bytes), chip: null });

export const uids: readonly UidRow[] = [
  read('7 bytes', '04A2248F5B1180', '04A2248F5B1180'),
  read('4 bytes', '9C21B0F3', '9C21B0F3'),
  read('10 bytes', '04112233445566778899', '04112233445566778899'),
  read('7 bytes that begin as a random UID', '08A2248F5B1180', '08A2248F5B1180'),
  read('4 bytes with 08 elsewhere', '9C080808', '9C080808'),
  read('8 bytes as Core NFC hands them over', 'E004015076D28105', 'E004015076D28105'),
  read('the same 8 bytes as Android hands them over', '0581D276500104E0', 'E004015076D28105'),
  read('E0 at both ends, the lower maker first', 'E004015076D281E0', 'E004015076D281E0'),
  read('the same, the other way round', 'E081D276500104E0', 'E004015076D281E0'),
  unread('nothing', ''),
  unread('random', '08A1B2C3'),
  unread('a byte', '04'),
  unread('5 bytes', '04A2248F5B'),
  unread('6 bytes', '04A2248F5B11'),
  unread('8 bytes of FeliCa', '012E3D4C5B6A7988'),
  unread('8 bytes with E0 inside', '04E0015076D28105'),
  unread('9 bytes', 'E004015076D2810500'),
  unread('11 bytes', '0411223344556677889900'),
];
