/** NDEF messages of chips, and their parsed records. */
import type { FoundTag } from './tag-addresses.ts';

/** With the fields of its kind. */
interface Content {
  kind: 'uri' | 'text' | 'smart-poster' | 'android-app' | 'empty' | 'other';
  uri?: string;
  lang?: string;
  text?: string;
  titles?: { lang: string; text: string }[];
  package_name?: string;
}

export interface MessageRow {
  name: string;
  bytes: string;
  /** `type` and `id` have a character for each byte; `payload` is hexadecimal. Null: the message is malformed. */
  records: (Content & { tnf: number; type: string; id: string; payload: string })[] | null;
  /** Null: not given, so that every host counts. */
  bases: string[] | null;
  /** The first tag URL in it. */
  tag: FoundTag | null;
}

type Records = NonNullable<MessageRow['records']>;

const hex = (text: string) => Buffer.from(text).toString('hex');
const byte = (value: number) => value.toString(16).padStart(2, '0');
const lengthOf = (payload: string) => byte(payload.length / 2);

const [begins, ends, goesOn, isShort, hasId] = [0x80, 0x40, 0x20, 0x10, 0x08];
const alone = begins | ends | isShort;

/** A short record without an id. Payloads are hexadecimal. */
const short = (flags: number, tnf: number, type: string, payload: string) =>
  `${byte(flags | tnf)}${byte(type.length)}${lengthOf(payload)}${hex(type)}${payload}`;

const row = (name: string, bytes: string, records: MessageRow['records'], tag: FoundTag | null = null): MessageRow => ({
  name,
  bytes,
  records,
  bases: null,
  tag,
});
const malformed = (name: string, bytes: string) => row(name, bytes, null);

const content = (tnf: number, type: string, payload: string, rest: Content, id = ''): Records[number] => ({
  ...rest,
  tnf,
  type,
  id,
  payload,
});
const one = (name: string, tnf: number, type: string, payload: string, rest: Content, tag?: FoundTag) =>
  row(name, short(alone, tnf, type, payload), [content(tnf, type, payload, rest)], tag);

const found: FoundTag = { id: '4f0c9a17be52', lang: null };
const rest = 'tags.example.com/t/4f0c9a17be52';
const address = `04${hex(rest)}`;
const isAddress: Content = { kind: 'uri', uri: `https://${rest}` };
const hello = `02${hex('enHello')}`;
const isHello: Content = { kind: 'text', lang: 'en', text: 'Hello' };
const other: Content = { kind: 'other' };
const app = hex('org.example.museum');
const poster = `${short(begins | isShort, 1, 'T', hello)}${short(ends | isShort, 1, 'U', address)}`;

const prefixes = [
  ...['', 'http://www.', 'https://www.', 'http://', 'https://', 'tel:', 'mailto:', 'ftp://anonymous:anonymous@'],
  ...['ftp://ftp.', 'ftps://', 'sftp://', 'smb://', 'nfs://', 'ftp://', 'dav://', 'news:', 'telnet://', 'imap:'],
  ...['rtsp://', 'urn:', 'pop:', 'sip:', 'sips:', 'tftp:', 'btspp://', 'btl2cap://', 'btgoep://', 'tcpobex://'],
  ...['irdaobex://', 'file://', 'urn:epc:id:', 'urn:epc:tag:', 'urn:epc:pat:', 'urn:epc:raw:', 'urn:epc:', 'urn:nfc:'],
];

const uris: readonly MessageRow[] = [
  one('the address of a tag', 1, 'U', address, isAddress, found),
  ...prefixes.map((prefix, code) =>
    one(`abbreviation ${code}`, 1, 'U', `${byte(code)}${hex('a.b/ü')}`, { kind: 'uri', uri: `${prefix}a.b/ü` }),
  ),
  one('an abbreviation that is none stands for nothing', 1, 'U', `24${hex('a:b')}`, { kind: 'uri', uri: 'a:b' }),
  one(
    'the whole address of a tag',
    1,
    'U',
    `00${hex(`https://${rest}?lang=fr`)}`,
    { kind: 'uri', uri: `https://${rest}?lang=fr` },
    { ...found, lang: 'fr' },
  ),
  one('an absolute URI is its type', 3, `https://${rest}`, '', isAddress, found),
  one('a URI without a byte', 1, 'U', '', other),
  one('a URI that is no UTF-8', 1, 'U', '04c328', other),
  one('an absolute URI without a type', 3, '', '00', other),
  { ...one('elsewhere', 1, 'U', address, isAddress), bases: ['https://museum.example'] },
];

const texts: readonly MessageRow[] = [
  one('a text', 1, 'T', hello, isHello),
  one('a text of UTF-16', 1, 'T', `82${hex('fi')}00e40020d83dde00`, { kind: 'text', lang: 'fi', text: 'ä 😀' }),
  one('a text of UTF-16, the lower byte first', 1, 'T', `82${hex('fi')}fffee4002000`, {
    kind: 'text',
    lang: 'fi',
    text: 'ä ',
  }),
  one('a text of UTF-16 with its usual mark', 1, 'T', `82${hex('fi')}feff00e4`, {
    kind: 'text',
    lang: 'fi',
    text: 'ä',
  }),
  one('an empty text of no language', 1, 'T', '00', { kind: 'text', lang: '', text: '' }),
  one('half a character of UTF-16', 1, 'T', `82${hex('fi')}00e4d8`, other),
  one('half a pair of UTF-16', 1, 'T', `82${hex('fi')}d83d0020`, other),
  one('a text that is no UTF-8', 1, 'T', `02${hex('en')}ff`, other),
  one('a surrogate in UTF-8', 1, 'T', `02${hex('en')}eda080`, other),
  one('a language beyond the end', 1, 'T', `05${hex('en')}`, other),
  one('a text without a byte', 1, 'T', '', other),
  one('an address as a text is no URI', 1, 'T', `02${hex(`enhttps://${rest}`)}`, {
    kind: 'text',
    lang: 'en',
    text: `https://${rest}`,
  }),
];

const titles = [{ lang: 'en', text: 'Hello' }];
const inPoster = short(alone, 1, 'Sp', short(alone, 1, 'U', address));

const posters: readonly MessageRow[] = [
  one('a smart poster', 1, 'Sp', poster, { kind: 'smart-poster', uri: `https://${rest}`, titles }, found),
  one(
    'a smart poster without a title',
    1,
    'Sp',
    short(alone, 1, 'U', address),
    {
      kind: 'smart-poster',
      uri: `https://${rest}`,
      titles: [],
    },
    found,
  ),
  one('a smart poster without an address', 1, 'Sp', short(alone, 1, 'T', hello), other),
  one('a smart poster that is malformed', 1, 'Sp', poster.slice(0, -2), other),
  one('a smart poster in a smart poster', 1, 'Sp', inPoster, other),
  one('an empty smart poster', 1, 'Sp', '', other),
];

const others: readonly MessageRow[] = [
  one('an app', 4, 'android.com:pkg', app, { kind: 'android-app', package_name: 'org.example.museum' }),
  one('an app without a name', 4, 'android.com:pkg', '', other),
  one('another external type', 4, 'example.com:x', '0001ff', other),
  one('a media type', 2, 'text/plain', hex('Hello'), other),
  one('a well-known type of no text', 1, 'Hc', '12', other),
  one('letters of a type count', 1, 'u', address, other),
  one('a URI of another kind of types', 2, 'U', address, other),
  one('unknown', 5, '', '00ff', other),
  one('reserved', 7, '', '00ff', other),
  row('empty', 'd00000', [content(0, '', '', { kind: 'empty' })]),
  row(
    'a text, an address and an app',
    `${short(begins | isShort, 1, 'T', hello)}${short(isShort, 1, 'U', address)}${short(ends | isShort, 4, 'android.com:pkg', app)}`,
    [
      content(1, 'T', hello, isHello),
      content(1, 'U', address, isAddress),
      content(4, 'android.com:pkg', app, { kind: 'android-app', package_name: 'org.example.museum' }),
    ],
    found,
  ),
  row(
    'the first address that is one',
    `${short(begins | isShort, 1, 'U', `04${hex('example.com')}`)}${short(ends | isShort, 1, 'Sp', poster)}`,
    [
      content(1, 'U', `04${hex('example.com')}`, { kind: 'uri', uri: 'https://example.com' }),
      content(1, 'Sp', poster, { kind: 'smart-poster', uri: `https://${rest}`, titles }),
    ],
    found,
  ),
];

/** `length`: of the payload, in four bytes. */
const long = (flags: number, length: string, payload: string) => `${byte(flags | 1)}01${length}${hex('U')}${payload}`;
const [early, late] = [address.slice(0, 10), address.slice(10)];
const begun = short(begins | goesOn | isShort, 1, 'U', early);

const shapes: readonly MessageRow[] = [
  row(
    'a long record',
    long(begins | ends, `000000${lengthOf(address)}`, address),
    [content(1, 'U', address, isAddress)],
    found,
  ),
  row('a long record of 300 bytes', `c20a0000012c${hex('text/plain')}${'61'.repeat(300)}`, [
    content(2, 'text/plain', '61'.repeat(300), other),
  ]),
  row(
    'an id',
    `${byte(alone | hasId | 1)}01${lengthOf(address)}02${hex('Um1')}${address}`,
    [content(1, 'U', address, isAddress, 'm1')],
    found,
  ),
  row(
    'an id that is empty',
    `${byte(alone | hasId | 1)}01${lengthOf(address)}00${hex('U')}${address}`,
    [content(1, 'U', address, isAddress)],
    found,
  ),
  row('an id beyond ASCII', `${byte(alone | hasId | 5)}000102ff8000`, [content(5, '', '00', other, 'ÿ\u0080')]),
  row('two chunks', `${begun}${short(ends | isShort, 6, '', late)}`, [content(1, 'U', address, isAddress)], found),
  row(
    'three chunks, one of them empty and one long',
    `${begun}${short(goesOn | isShort, 6, '', '')}4600000000${lengthOf(late)}${late}`,
    [content(1, 'U', address, isAddress)],
    found,
  ),
  row('chunks of an unknown type', `b5000100${short(ends | isShort, 6, '', 'ff')}`, [content(5, '', '00ff', other)]),
  malformed('nothing', ''),
  malformed('a byte', 'd1'),
  malformed('cut off', short(alone, 1, 'U', address).slice(0, -2)),
  malformed('no beginning', short(ends | isShort, 1, 'U', address)),
  malformed('no end', short(begins | isShort, 1, 'U', address)),
  malformed('two beginnings', `${short(begins | isShort, 1, 'U', address)}${short(alone, 1, 'U', address)}`),
  malformed('more behind the end', `${short(alone, 1, 'U', address)}00`),
  malformed('a record behind the end', short(alone, 1, 'U', address).repeat(2)),
  malformed('a length of 4 GiB', long(begins | ends, 'ffffffff', address)),
  malformed('a length that would be below zero', long(begins | ends, '80000000', address)),
  malformed('a length cut off', 'c101000000'),
  malformed('a type beyond the end', 'd1ff0055'),
  malformed('an id beyond the end', 'd90100ff55'),
  malformed('a length of an id that is missing', 'd90000'),
  malformed('a chunk that never ends', short(begins | ends | goesOn | isShort, 1, 'U', early)),
  malformed('chunks whose end is missing', begun),
  malformed('chunks of which none is the last', `${begun}${short(ends | goesOn | isShort, 6, '', late)}`),
  malformed('another record between chunks', `${begun}${short(ends | isShort, 1, 'T', hello)}`),
  malformed('a chunk with a type', `${begun}${short(ends | isShort, 6, 'U', late)}`),
  malformed('a chunk with an id', `${begun}${byte(ends | isShort | hasId | 6)}00${lengthOf(late)}0161${late}`),
  malformed('a chunk that nothing began', short(alone, 6, '', late)),
  malformed(
    'a first chunk without a type',
    `${short(begins | goesOn | isShort, 1, '', early)}${short(ends | isShort, 6, '', late)}`,
  ),
  malformed('empty with a payload', 'd0000100'),
  malformed('empty with a type', 'd0010055'),
  malformed('empty with an id', 'd800000161'),
  malformed('unknown with a type', short(alone, 5, 'U', address)),
  malformed('reserved with a type', short(alone, 7, 'U', address)),
];

export const messages: readonly MessageRow[] = [...uris, ...texts, ...posters, ...others, ...shapes];
