/** What the records of an NFC chip say, as the NFC Forum's definitions of URI, text and smart poster 1.0 have it. */

/** A record as it stands in a message, its chunks put together. */
export interface RawNdefRecord {
  /** Type name format: what kind of type it has. */
  readonly tnf: number;
  /** One character for each byte. */
  readonly type: string;
  /** One character for each byte; empty where it has none. */
  readonly id: string;
  readonly payload: Uint8Array;
}

/** A text of a chip, and the language that the chip says it is in. */
export interface NdefText {
  readonly lang: string;
  readonly text: string;
}

export type NdefContent =
  | { readonly kind: 'uri'; readonly uri: string }
  | { readonly kind: 'smart-poster'; readonly uri: string; readonly titles: readonly NdefText[] }
  | ({ readonly kind: 'text' } & NdefText)
  | { readonly kind: 'android-app'; readonly packageName: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'other' };

/** What the first byte of a URI stands for. Those that are missing stand for nothing. */
const abbreviations = [
  ...['', 'http://www.', 'https://www.', 'http://', 'https://', 'tel:', 'mailto:', 'ftp://anonymous:anonymous@'],
  ...['ftp://ftp.', 'ftps://', 'sftp://', 'smb://', 'nfs://', 'ftp://', 'dav://', 'news:', 'telnet://', 'imap:'],
  ...['rtsp://', 'urn:', 'pop:', 'sip:', 'sips:', 'tftp:', 'btspp://', 'btl2cap://', 'btgoep://', 'tcpobex://'],
  ...['irdaobex://', 'file://', 'urn:epc:id:', 'urn:epc:tag:', 'urn:epc:pat:', 'urn:epc:raw:', 'urn:epc:', 'urn:nfc:'],
];

const wellKnown = 1;
const absoluteUri = 3;
const external = 4;

/** A record that is not what its type says is `other`, as are those of types that are none of these. */
export function readContent(
  record: RawNdefRecord,
  smartPoster: (payload: Uint8Array) => NdefContent | undefined = () => undefined,
): NdefContent {
  const { tnf, type, payload } = record;
  if (tnf === 0) return { kind: 'empty' };
  const content =
    (tnf === absoluteUri && absoluteOf(type)) ||
    (tnf === external && type.toLowerCase() === 'android.com:pkg' && appOf(payload)) ||
    (tnf === wellKnown &&
      ((type === 'U' && uriOf(payload)) ||
        (type === 'T' && textOf(payload)) ||
        (type === 'Sp' && smartPoster(payload))));
  return content || { kind: 'other' };
}

function uriOf(payload: Uint8Array): NdefContent | undefined {
  const rest = utf8(payload.subarray(1));
  const [code] = payload;
  return code === undefined || rest === undefined
    ? undefined
    : { kind: 'uri', uri: `${abbreviations[code] ?? ''}${rest}` };
}

function absoluteOf(type: string): NdefContent | undefined {
  const uri = utf8(Uint8Array.from(type, (character) => character.charCodeAt(0)));
  return uri ? { kind: 'uri', uri } : undefined;
}

function appOf(payload: Uint8Array): NdefContent | undefined {
  const packageName = utf8(payload);
  return packageName ? { kind: 'android-app', packageName } : undefined;
}

function textOf(payload: Uint8Array): NdefContent | undefined {
  const [status] = payload;
  if (status === undefined) return undefined;
  const start = 1 + (status & 0x3f);
  if (start > payload.length) return undefined;
  const words = payload.subarray(start);
  const text = status & 0x80 ? utf16(words) : utf8(words);
  return text === undefined ? undefined : { kind: 'text', lang: latin(payload.subarray(1, start)), text };
}

// By hand: not every platform has a TextDecoder, or one that takes more than UTF-8.

/** One character for each byte. */
export const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}

/** The higher byte first, unless a mark at the beginning says otherwise. */
function utf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const units = Array.from({ length: bytes.length / 2 }, (_, index) => view.getUint16(index * 2, isLittle));
  if (units[0] === 0xfeff) units.shift();
  const text = units.map((unit) => String.fromCharCode(unit)).join('');
  return /[\ud800-\udfff]/u.test(text) ? undefined : text;
}
