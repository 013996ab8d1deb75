/** The address that is printed on a tag or kept in its chip, as somebody has scanned it. */

/** What to look up, as `showTag` takes it. */
export interface TagAddressOf<Identifier extends string = string> {
  readonly id: Identifier;
  /** The language that the address asks for. */
  readonly lang?: string;
}

/** An address in parts: what leads to `/t/…`, with neither case nor default port, and the rest. */
interface Parts {
  base: string;
  path: string;
  query: string;
}

const longest = 2048;
/** What RFC 3986 lets stand in an address as it is, and letters beyond ASCII, which phones show decoded. */
const address = /^(https?):\/\/([^\s/?#@:\\[\]%<>"^`{|}]+|\[[0-9a-f:.]+\])(?::(\d{0,5}))?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;
const forbidden = /[^!-~\u0080-\uffff]|\\/;
const around = /^[\t-\r ]+|[\t-\r ]+$/g;
const tagPath = /^(.*)\/t\/([0-9a-f]{12})\/?$/;
const defaultPorts: Readonly<Record<string, number>> = { http: 80, https: 443 };

/**
 * What to look up where a text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`; undefined
 * where it is anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags. Without
 * them, every host counts.
 */
export function readTagAddress(text: string, bases?: readonly string[]): TagAddressOf | undefined {
  const { base, path, query } = partsOf(text) ?? {};
  const [, prefix, id] = tagPath.exec(path ?? '') ?? [];
  if (id === undefined || bases?.every((each) => !isAt(each, `${base}${prefix}`))) return undefined;
  const lang = languageIn(query ?? '');
  return { id, ...(lang && { lang }) };
}

function isAt(given: string, place: string): boolean {
  const { base, path, query } = partsOf(given) ?? {};
  return query === '' && base !== undefined && `${base}${path}`.replace(/\/$/, '') === place;
}

function partsOf(text: string): Parts | undefined {
  const trimmed = typeof text === 'string' && text.length <= longest ? text.replace(around, '') : '';
  const [, scheme = '', host = '', port = '', path = '', query = ''] =
    (!forbidden.test(trimmed) && address.exec(trimmed)) || [];
  const [protocol, number] = [lower(scheme), Number(port)];
  if (protocol === '' || number > 65_535) return undefined;
  const numbered = port === '' || number === defaultPorts[protocol] ? '' : `:${number}`;
  return { base: `${protocol}://${lower(hostInAscii(host))}${numbered}`, path: lower(pathInAscii(plain(path))), query };
}

/** As the service writes its own address: by punycode, where the platform knows it (React Native does not). */
function hostInAscii(host: string): string {
  try {
    return /[^!-~]/.test(host) ? new URL(`http://${host}`).hostname : host;
  } catch {
    return host;
  }
}

/** The same of a path: by percent-encoding. Half of a pair of surrogates is nowhere. */
const pathInAscii = (path: string) =>
  path.replace(/[^!-~]+/g, (letters) => encodeURIComponent(letters.replace(/[\ud800-\udfff]/gu, '\ufffd')));

/** Of ASCII alone, as platforms differ in others. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Without the escapes that mean nothing else than what they stand for. */
const plain = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (escaped, digits) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });

function languageIn(query: string): string | undefined {
  const value = /[?&]lang=([^&]*)/.exec(query)?.[1] ?? '';
  try {
    return decodeURIComponent(value.replace(/\+/g, ' ')) || undefined;
  } catch {
    return undefined;
  }
}
