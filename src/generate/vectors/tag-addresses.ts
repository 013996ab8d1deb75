/** Scanned texts, and the resulting lookups. */

export interface FoundTag {
  id: string;
  /** Null: absent. */
  lang: string | null;
}

export interface AddressRow {
  name: string;
  text: string;
  /** Null: not given, so that every host counts. */
  bases: string[] | null;
  tag: FoundTag | null;
}

const id = '4f0c9a17be52';
const found = (lang: string | null = null): FoundTag => ({ id, lang });

const any = (name: string, text: string, tag: FoundTag | null): AddressRow => ({ name, text, bases: null, tag });
const tag = (name: string, text: string, lang?: string) => any(name, text, found(lang));
const none = (name: string, text: string) => any(name, text, null);
const of = (bases: string[], name: string, text: string, tag: FoundTag | null): AddressRow => ({
  name,
  text,
  bases,
  tag,
});

const home = ['https://tags.example.com'];
const prefixed = ['https://example.com/museum/'];

export const addresses: readonly AddressRow[] = [
  tag('plain', `https://tags.example.com/t/${id}`),
  tag('trailing slash', `https://tags.example.com/t/${id}/`),
  tag('below a prefix', `https://example.com/museum/tags/t/${id}`),
  tag('by HTTP, at a port', `http://127.0.0.1:3000/t/${id}`),
  tag('at an address of IPv6', `http://[::1]:3000/t/${id}`),
  tag('in capitals, as QR codes hold it in less space', 'HTTPS://TAGS.EXAMPLE.COM/T/4F0C9A17BE52'),
  tag('white space around it', ` \t\r\nhttps://tags.example.com/t/${id}\n`),
  tag('with a language', `https://tags.example.com/t/${id}?lang=fr`, 'fr'),
  tag(
    'with a list of languages, escaped',
    `https://tags.example.com/t/${id}/?format=html&lang=fr%2C+de#text`,
    'fr, de',
  ),
  tag('the first language counts', `https://tags.example.com/t/${id}?lang=fr&lang=de`, 'fr'),
  tag('no language is none', `https://tags.example.com/t/${id}?lang=`),
  tag('of a broken language nothing is left', `https://tags.example.com/t/${id}?lang=%E4%ZZ`),
  tag('of a language that is no UTF-8 nothing is left', `https://tags.example.com/t/${id}?lang=%E4`),
  tag('another parameter', `https://tags.example.com/t/${id}?language=fr&xlang=de&LANG=it`),
  tag('a fragment is no query', `https://tags.example.com/t/${id}#?lang=fr`),
  tag('escaped where nothing had to be', 'https://tags.example.com/%74/4f0c9a17be5%32'),
  tag('a tag below a tag is the last', `https://tags.example.com/t/000000000000/t/${id}`),
  tag('a host beyond ASCII', `https://музей.example/t/${id}`),
  none('empty', ''),
  none('an identifier alone', id),
  none('no scheme', `tags.example.com/t/${id}`),
  none('another scheme', `ftp://tags.example.com/t/${id}`),
  none('no host', `https:///t/${id}`),
  none('somebody at another host', `https://tags.example.com@evil.example/t/${id}`),
  none('a backslash', `https://evil.example\\tags.example.com/t/${id}`),
  none('a space inside', `https://tags.example.com/t/ ${id}`),
  none('a port that is none', `https://tags.example.com:65536/t/${id}`),
  none('a port of letters', `https://tags.example.com:https/t/${id}`),
  none('too short', 'https://tags.example.com/t/4f0c9a17be5'),
  none('too long', `https://tags.example.com/t/${id}0`),
  none('not hexadecimal', 'https://tags.example.com/t/4f0c9a17be5g'),
  none('two slashes behind', `https://tags.example.com/t/${id}//`),
  none('a page below it', `https://tags.example.com/t/${id}/reports`),
  none('an extension, which the service has not', `https://tags.example.com/t/${id}.json`),
  none('a slash that is escaped', `https://tags.example.com/t%2F${id}`),
  none('in the query alone', `https://tags.example.com/?to=/t/${id}`),
  none('a text around it', `Read https://tags.example.com/t/${id}`),
  none('longer than any address', `https://tags.example.com/${'a'.repeat(2048)}/t/${id}`),
  of(home, 'at home', `https://tags.example.com/t/${id}`, found()),
  of(home, 'at home, at the default port', `https://TAGS.example.com:443/t/${id}?lang=de`, found('de')),
  of(home, 'at home at another port', `https://tags.example.com:8443/t/${id}`, null),
  of(home, 'at home by HTTP', `http://tags.example.com/t/${id}`, null),
  of(home, 'abroad', `https://evil.example/t/${id}`, null),
  of(home, 'abroad, with home in the name', `https://tags.example.com.evil.example/t/${id}`, null),
  of(home, 'at home, below what is not asked for', `https://tags.example.com/other/t/${id}`, null),
  of(prefixed, 'below the prefix', `https://example.com/museum/t/${id}`, found()),
  of(prefixed, 'below the prefix, escaped and in capitals', `https://example.com/%4duseum/t/${id}`, found()),
  of(prefixed, 'beside the prefix', `https://example.com/t/${id}`, null),
  of(prefixed, 'below the prefix, and out of it', `https://example.com/museum/../t/${id}`, null),
  of(['http://localhost:80', ...home], 'at the second', `https://tags.example.com/t/${id}`, found()),
  of(['http://localhost:80'], 'a base with its default port', `http://localhost/t/${id}`, found()),
  of(
    ['https://example.com/F\u00fchrung'],
    'a base with a path beyond ASCII',
    `https://example.com/F%C3%BChrung/t/${id}`,
    found(),
  ),
  of(
    ['https://example.com/f%c3%bchrung/'],
    'a path beyond ASCII below its base',
    `https://example.com/F\u00fchrung/t/${id}`,
    found(),
  ),
  of(['https://example.com/F\u00fchrung'], 'beside a path beyond ASCII', `https://example.com/Fuhrung/t/${id}`, null),
  of([], 'no base at all', `https://tags.example.com/t/${id}`, null),
  of(['tags.example.com', ''], 'bases that are none', `https://tags.example.com/t/${id}`, null),
  of(['https://tags.example.com?a=b'], 'a base with a query', `https://tags.example.com/t/${id}`, null),
];
