/** The tags in the vectors of bundles: their stored data, and their lines in a bundle. */
import { hash } from 'node:crypto';

/** A text in one language. Bundles exclude stale machine translations, and include stale human ones. */
export interface Words {
  text: string;
  origin: 'original' | 'machine' | 'human';
  isStale?: true;
}

interface BundledItem {
  type: string;
  identifier: string;
  major: number | null;
  minor: number | null;
  stands_in: boolean;
}

export interface MuseumTag {
  id: number;
  tag_identifier: string;
  place_id: number | null;
  description: string | null;
  gender: 'm' | 'f';
  image_url: string | null;
  /** Null if not entered. */
  text_url: string | null;
  hardware: readonly BundledItem[];
  /** By language code, in alphabetical order. */
  texts: Readonly<Record<string, Words>>;
  names: Readonly<Record<string, Words>>;
}

const original = (text: string): Words => ({ text, origin: 'original' });
const machine = (text: string): Words => ({ text, origin: 'machine' });
const human = (text: string): Words => ({ text, origin: 'human' });
const stale = (words: Words): Words => ({ ...words, isStale: true });

const item = (type: string, identifier: string): BundledItem => ({
  type,
  identifier,
  major: null,
  minor: null,
  stands_in: false,
});
const beacon = (identifier: string, major: number | null, minor: number | null, stands_in = false): BundledItem => ({
  type: 'ble-beacon',
  identifier,
  major,
  minor,
  stands_in,
});

/** All beacons of this UUID belong to the museum, so those without numbers are stand-ins. */
export const ownUuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
/** Another customer has a beacon of this UUID. */
export const sharedUuid = '2F234454CF6D4A0FADF2F4911BA9FFA6';

const plain = { place_id: 3, description: null, gender: 'm', image_url: null, text_url: null, hardware: [] } as const;

const entrance: MuseumTag = {
  id: 17,
  tag_identifier: '4f0c9a17be52',
  place_id: 3,
  description: 'At the main entrance',
  gender: 'f',
  image_url: 'https://example.com/entrance.jpg',
  text_url: 'www.example.com/entrance',
  hardware: [
    beacon(ownUuid, 1, 2),
    item('nfc', '04:A2:24:8F:5B:11:80'),
    item('qr', 'HTTPS://EXAMPLE.COM/STRASSE?A-B:C'),
  ],
  texts: {
    de: stale(human('Willkommen')),
    en: original('Welcome to the museum'),
    fr: machine('Bienvenue au musée'),
    it: stale(machine('Benvenuti')),
    'zh-CHS': machine('欢迎来到博物馆'),
  },
  names: { de: machine('Eingang'), en: original('Entrance') },
};

/** Its JSON contains Unicode line separators, which do not end lines, and other characters that are easily split. */
const harbour: MuseumTag = {
  ...plain,
  id: 18,
  tag_identifier: '00a1b2c3d4e5',
  hardware: [beacon(ownUuid, 1, null, true), beacon(ownUuid, 7, 65535), item('qr', 'CAFÉ')],
  texts: {
    el: machine('Λιμάνι\u2028"Ναί"\u2029\\'),
    en: machine('Harbour\n\tOld\u0085New 👩‍🚀 e\u0301'),
    fi: original('Satama \u2028 "vanha" \\ / </script> \u007f'),
  },
  names: {},
};

const tower: MuseumTag = {
  ...plain,
  id: 19,
  tag_identifier: 'abcdef012345',
  place_id: null,
  hardware: [beacon(ownUuid, null, 2, true), beacon(sharedUuid, null, null)],
  texts: { 'tlh-Qaak': machine('\uF8E4\uF8D0'), 'zh-CHS': machine('塔'), 'zh-CHT': original('高塔') },
  names: { en: human('Tower'), 'zh-CHT': original('塔') },
};

/** Has only a name. */
const garden: MuseumTag = {
  ...plain,
  id: 25,
  tag_identifier: '777777777777',
  hardware: [beacon(ownUuid, null, null, true), beacon(sharedUuid, 4, 4)],
  texts: {},
  names: { fr: original('Jardin'), no: machine('Hage') },
};

/** A stock tag. */
const spare: MuseumTag = { ...plain, id: 30, tag_identifier: 'fedcba987654', texts: {}, names: {} };

export const museum = { entrance, harbour, tower, garden, spare };

/** The changes after a day: a new text, hardware and a name moved between tags, a new tag and a deleted one. */
export const changedMuseum = {
  entrance: {
    ...entrance,
    hardware: [item('nfc', '04:A2:24:8F:5B:11:80')],
    texts: { en: original('Welcome back'), de: stale(human('Willkommen')) },
  },
  tower: { ...tower, hardware: [beacon(ownUuid, 1, 2), beacon(sharedUuid, null, null, true)], names: {} },
  garden: { ...garden, hardware: [] },
  cellar: {
    ...plain,
    id: 31,
    tag_identifier: '0123456789ab',
    hardware: [item('nfc', '04112233445566')],
    texts: { en: original('Cellar') },
    names: { en: original('Cellar') },
  },
} satisfies Record<string, MuseumTag>;

/** The public URL of the service with these tags. */
export const publicUrl = 'https://tags.example.com';

export const textUrlOf = ({ text_url, tag_identifier }: MuseumTag) => text_url ?? `${publicUrl}/t/${tag_identifier}`;

/** The line of a tag in a bundle of all languages. */
export function lineOf(tag: MuseumTag, options: { origins?: boolean } = {}): string {
  const { id, tag_identifier, place_id, description, gender, image_url, hardware, texts, names } = tag;
  const line = JSON.stringify({
    type: 'tag',
    tag_identifier,
    id,
    place_id,
    description,
    gender,
    image_url,
    text_url: textUrlOf(tag),
    hardware,
    original_lang: originalOf(texts),
    original_name_lang: originalOf(names),
    texts: served(texts, 'text'),
    names: served(names, 'text'),
    ...(options.origins && { origins: { text: served(texts, 'origin'), name: served(names, 'origin') } }),
  });
  return `${line.slice(0, -1)},"hash":"${hash('sha256', line, 'base64url')}"}`;
}

/** The language of the original; null without texts. */
export const originalOf = (words: MuseumTag['texts']): string | null =>
  Object.keys(words).find((code) => words[code]?.origin === 'original') ?? null;

const served = (words: MuseumTag['texts'], what: 'text' | 'origin') =>
  Object.fromEntries(
    Object.entries(words).flatMap(([code, { text, origin, isStale }]) =>
      isStale && origin === 'machine' ? [] : [[code, what === 'text' ? text : origin]],
    ),
  );
