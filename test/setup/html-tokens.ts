/** Tokenises HTML as a browser's parser does, to check the real structure of a page. */

export type HtmlToken =
  | { kind: 'tag'; name: string; attributes: Record<string, string> }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, number, name) =>
    number === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(number)),
  );

const tagStart = /<(?:!doctype[^>]*>|(\/?)([a-z][^\s/>]*))/giy;
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/gy;
/** Elements with raw text: only their own end tag ends them. */
const rawText = /^(textarea|title|script|style)$/i;

/** Throws for anything that our templates must not produce: an unquoted attribute, an unclosed tag, a comment. */
export function tokensOf(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  const text = (until: number) => {
    if (until > at) tokens.push({ kind: 'text', text: decoded(html.slice(at, until)) });
    at = until;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      text(html.length);
      break;
    }
    text(open);
    tagStart.lastIndex = at;
    const start = tagStart.exec(html);
    if (!start) throw new Error(`Neither tag nor text: ${html.slice(at, at + 40)}`);
    at = tagStart.lastIndex;
    const [, slash, name = ''] = start;
    if (name === '') continue;
    const attributes = readAttributes();
    if (slash) tokens.push({ kind: 'end', name });
    else tokens.push({ kind: 'tag', name, attributes });
    if (!slash && rawText.test(name)) {
      const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, at);
      if (end === -1) throw new Error(`<${name}> does not end`);
      text(end);
    }
  }
  return tokens;

  function readAttributes(): Record<string, string> {
    const found: Record<string, string> = Object.create(null);
    for (;;) {
      const close = /[\s/]*>/y;
      close.lastIndex = at;
      if (close.test(html)) {
        at = close.lastIndex;
        return found;
      }
      attribute.lastIndex = at;
      const match = attribute.exec(html);
      if (!match) throw new Error(`A tag does not end: ${html.slice(at, at + 40)}`);
      const [, name = '', double, single, bare] = match;
      if (single !== undefined || bare !== undefined)
        throw new Error(`An attribute without double quotes: ${match[0]}`);
      if (name in found) throw new Error(`An attribute twice: ${name}`);
      found[name] = decoded(double ?? '');
      at = attribute.lastIndex;
    }
  }
}

/** The structure of a page without its texts: names of tags and of their attributes. */
export const skeletonOf = (html: string): string[] =>
  tokensOf(html).flatMap((token) => {
    if (token.kind === 'text') return [];
    return token.kind === 'end' ? [`/${token.name}`] : [[token.name, ...Object.keys(token.attributes)].join(' ')];
  });

/** All texts and attribute values of a page. */
export const wordsOf = (html: string): string[] =>
  tokensOf(html).flatMap((token) => {
    if (token.kind === 'text') return [token.text];
    return token.kind === 'tag' ? Object.values(token.attributes) : [];
  });
