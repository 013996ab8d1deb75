/** The lookups in the stores of the vectors, and their results. */
import { changedMuseum, type MuseumTag, museum, ownUuid, sharedUuid } from './bundled-museum.ts';

/** The arguments of the service's lookups: an identifier, or hardware with a type. */
interface StoreLookup {
  id: string;
  type?: string;
  major?: number | null;
  minor?: number | null;
  lang?: string;
  accept_language?: string;
}

/** A store's answer: the tag as the service shows it, and further fields. */
export interface StoreAnswer {
  tag: object;
  hardware: readonly object[];
  place_id: number | null;
  content_language: string;
  origins: object | null;
}

export interface Lookup {
  asks: StoreLookup;
  shows: StoreAnswer | null;
}

/** `words`, `name`: the served languages; null for none. */
type ShownIn = (tag: MuseumTag, words: string | null, name: string | null) => StoreAnswer;

const { entrance, harbour, tower, garden, spare } = museum;
const [lowerUuid, plainUuid] = [ownUuid.toLowerCase(), ownUuid.replaceAll('-', '')];

const nfc = (id: string): StoreLookup => ({ id, type: 'nfc' });
const qr = (id: string): StoreLookup => ({ id, type: 'qr' });
const beacon = (id: string, major: number, minor: number): StoreLookup => ({ id, type: 'ble-beacon', major, minor });

const found = (shows: StoreAnswer | null, ...all: StoreLookup[]): Lookup[] => all.map((asks) => ({ asks, shows }));

/** In the whole bundle. */
export const bundleLookups = (shownIn: ShownIn): Lookup[] =>
  [byIdentifiers, byChipsAndCodes, byBeacons, inLanguages].flatMap((lookups) => lookups(shownIn));

/** In any case, with all kinds of white space around. */
function byIdentifiers(shownIn: ShownIn): Lookup[] {
  const isEntrance = shownIn(entrance, 'en', 'en');
  return [
    ...found(isEntrance, { id: '4f0c9a17be52' }, { id: '4F0C9A17BE52' }, { id: ' \t4f0C9a17bE52\u00a0\ufeff' }),
    ...found(shownIn(spare, null, null), { id: 'FEDCBA987654' }, { id: 'fedcba987654', lang: 'fr' }),
    ...found(
      null,
      { id: '4f0c9a17be5' },
      { id: '4f0c9a17be523' },
      { id: '000000000000' },
      { id: '17' },
      { id: '\u0085fedcba987654' },
      { id: '' },
    ),
    // The longest identifier that is still parsed.
    ...found(isEntrance, { id: '4f0c9a17be52'.padEnd(128) }),
    ...found(null, { id: '4f0c9a17be52'.padEnd(129) }),
  ];
}

/** In any notation. */
function byChipsAndCodes(shownIn: ShownIn): Lookup[] {
  const isEntrance = shownIn(entrance, 'en', 'en');
  return [
    ...found(isEntrance, nfc('04:A2:24:8F:5B:11:80'), nfc('04a2248f5b1180'), nfc('04-a2-24-8F-5b1180:')),
    ...found(isEntrance, nfc('04 A2 24 8F 5B 11 80'), nfc(' 04.a2.24.8f.5b.11.80\t'), nfc('0x04A2248F5B1180\u00a0')),
    ...found(null, nfc('04 A2 24 8F 5B 11'), nfc('80115B8F24A204'), nfc('04_A2248F5B1180')),
    ...found(isEntrance, qr('https://example.com/Straße?a-b:c'), qr('HTTPS://EXAMPLE.COM/STRASSE?A-B:C')),
    ...found(isEntrance, { ...nfc('04A2248F5B1180'), major: 1, minor: 2 }),
    ...found(
      null,
      qr('https://example.com/Straße?ab:c'),
      qr(' https://example.com/Straße?a-b:c'),
      qr('04A2248F5B1180'),
    ),
    ...found(isEntrance, nfc('04A2248F5B1180'.padEnd(128, ':')), { ...nfc('04A2248F5B1180'), major: null }),
    // Separators around it count towards its length.
    ...found(null, nfc('04A2248F5B1180'.padEnd(129, ':')), nfc('')),
    // Types are case-sensitive, and invalid numbers match no type.
    ...found(null, { id: '04A2248F5B1180', type: 'NFC' }, { id: '04A2248F5B1180', type: 'uwb' }),
    ...found(null, { ...nfc('04A2248F5B1180'), major: 65_536 }, { ...nfc('04A2248F5B1180'), minor: -1 }),
    ...found(null, nfc(ownUuid), nfc('04A2248F5B118'), { id: plainUuid, type: 'ble-beacon' }),
    ...found(null, { id: plainUuid, type: 'ble-beacon', major: 1 }, { id: plainUuid, type: 'ble-beacon', minor: 2 }),
  ];
}

/** By their own numbers, then by stand-ins, the nearest first. */
function byBeacons(shownIn: ShownIn): Lookup[] {
  const isEntrance = shownIn(entrance, 'en', 'en');
  const isHarbour = shownIn(harbour, 'fi', null);
  const isTower = shownIn(tower, 'zh-CHT', 'zh-CHT');
  const isGarden = shownIn(garden, null, 'fr');
  return [
    ...found(isEntrance, beacon(ownUuid, 1, 2), beacon(lowerUuid, 1, 2), beacon(plainUuid, 1, 2)),
    ...found(isEntrance, { ...beacon(plainUuid.toLowerCase(), 1, 2), type: 'ble_beacon' }),
    ...found(
      isEntrance,
      beacon(`{${ownUuid}}`, 1, 2),
      beacon(`urn:uuid:${lowerUuid}`, 1, 2),
      beacon(` ${ownUuid} `, 1, 2),
    ),
    ...found(isHarbour, beacon(ownUuid, 7, 65535), beacon(ownUuid, 1, 3), beacon(lowerUuid, 1, 0)),
    ...found(isTower, beacon(plainUuid, 2, 2), beacon(ownUuid, 7, 2)),
    ...found(isGarden, beacon(ownUuid, 2, 1), beacon(plainUuid, 0, 0), beacon(sharedUuid, 4, 4)),
    // An impossible beacon has no stand-in.
    ...found(
      null,
      beacon(ownUuid, 65_536, 3),
      beacon(ownUuid, 3, 65_536),
      beacon(ownUuid, -1, 3),
      beacon(ownUuid, 3, -1),
    ),
    ...found(null, { ...beacon(ownUuid, 3, 3), major: null }, { ...beacon(ownUuid, 3, 3), minor: null }),
    ...found(null, { ...beacon(ownUuid, 1, 2), type: 'BLE-BEACON' }),
    // A beacon without numbers is no stand-in where another customer has beacons of its UUID.
    ...found(null, beacon(sharedUuid, 4, 5), beacon(sharedUuid, 0, 0), beacon(sharedUuid.slice(1), 4, 4)),
  ];
}

/** Text and name, each in the best available language. */
function inLanguages(shownIn: ShownIn): Lookup[] {
  const wanted = (tag: MuseumTag, lang: string, words: string | null, name: string | null, header?: string) =>
    found(shownIn(tag, words, name), {
      id: tag.tag_identifier,
      lang,
      ...(header !== undefined && { accept_language: header }),
    });
  return [
    ...wanted(entrance, 'fr', 'fr', 'en'),
    ...wanted(entrance, 'FR-ch , de', 'fr', 'de'),
    ...wanted(entrance, 'de', 'de', 'de'),
    ...wanted(entrance, 'it,es', 'en', 'en'),
    ...wanted(entrance, 'zh-CN', 'zh-CHS', 'en'),
    ...wanted(entrance, 'zh-TW', 'en', 'en'),
    ...wanted(entrance, 'auto', 'fr', 'de', 'de;q=0.5, fr-CH'),
    ...wanted(entrance, 'auto', 'fr', 'en', 'en;q=0, fr;q=0.1'),
    ...wanted(entrance, 'auto', 'en', 'en'),
    ...wanted(entrance, 'fr', 'fr', 'en', 'de'),
    ...found(shownIn(entrance, 'en', 'en'), { id: entrance.tag_identifier, accept_language: 'fr' }),
    ...wanted(harbour, 'en', 'en', null),
    ...wanted(harbour, 'el,en', 'el', null),
    ...wanted(tower, 'en', 'zh-CHT', 'en'),
    ...wanted(tower, 'tlh-Piqd', 'tlh-Qaak', 'zh-CHT'),
    ...wanted(tower, 'auto', 'zh-CHT', 'zh-CHT', '*, zh-Hans'),
    ...wanted(tower, 'auto', 'zh-CHS', 'en', 'zh-Hans, en;q=0.5'),
    ...wanted(garden, 'nb', null, 'no'),
    ...found(shownIn(entrance, 'fr', 'de'), { ...beacon(lowerUuid, 1, 2), lang: 'fr,de' }),
    ...found(shownIn(tower, 'zh-CHS', 'en'), {
      ...beacon(ownUuid, 2, 2),
      lang: 'auto',
      accept_language: 'zh, en;q=0.1',
    }),
  ];
}

/** After the changes. */
export function lookupsAfterChanges(shownIn: ShownIn): Lookup[] {
  const isTower = shownIn(changedMuseum.tower, 'zh-CHT', null);
  return [
    ...found(
      shownIn(changedMuseum.entrance, 'en', 'en'),
      { id: entrance.tag_identifier, lang: 'fr' },
      nfc('04a2248f5b1180'),
    ),
    ...found(shownIn(changedMuseum.entrance, 'de', 'de'), { id: entrance.tag_identifier, lang: 'de' }),
    ...found(null, qr('https://example.com/Straße?a-b:c'), { id: spare.tag_identifier }),
    ...found(isTower, beacon(ownUuid, 1, 2), beacon(sharedUuid, 4, 4), beacon(sharedUuid, 9, 9)),
    ...found(shownIn(harbour, 'fi', null), beacon(ownUuid, 1, 3), beacon(ownUuid, 7, 65535)),
    ...found(null, beacon(ownUuid, 2, 2), beacon(ownUuid, 2, 1)),
    ...found(shownIn(changedMuseum.cellar, 'en', 'en'), { id: '0123456789AB' }, nfc('04112233445566')),
    ...found(shownIn(changedMuseum.garden, null, 'no'), { id: garden.tag_identifier, lang: 'no' }),
  ];
}
