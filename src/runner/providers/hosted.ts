/** What the four providers that are called over HTTP have in common: a file of each says what is its own. */
import { languageCodes } from '../../../contracts/languages.ts';
import { isBlank } from '../../../contracts/text.ts';
import { type HttpCall, httpCall } from './http-call.ts';
import { type Marks, type Provider, ProviderFailure, type ProviderName, usableAnswer } from './provider.ts';

/** What a provider calls the service's languages, by the interface's code; a language that is not there the provider does not know, which is a fact about it, not a gap. */
export type Codes = ReadonlyMap<string, string>;

/** The interface's own codes, or what `usually` makes of them, but for these; `null`: the provider does not know the language. */
export function codesBut(others: Readonly<Record<string, string | null>>, usually = (code: string) => code): Codes {
  const theirs = (code: string) => (Object.hasOwn(others, code) ? others[code] : usually(code));
  return new Map(languageCodes.map((code) => [code, theirs(code)] as const).filter(isKnown));
}

const isKnown = (pair: readonly [string, string | null | undefined]): pair is readonly [string, string] =>
  typeof pair[1] === 'string';

/** A text to translate, with the languages in the provider's own codes. */
interface Question {
  text: string;
  from: string;
  to: string;
  /** The text is markup. */
  isMarkup: boolean;
}

interface Hosted extends Pick<HttpCall, 'timeoutMs' | 'reasonIn'> {
  name: ProviderName;
  codes: Codes;
  url: URL;
  /** Cut out of what the provider says, as the text is. */
  keys: readonly string[];
  marks?: Marks;
  /** The call; without an address of its own, of that of all. */
  callFor(question: Question): Pick<HttpCall, 'headers' | 'body'> & { url?: URL };
  /** The text in an answer. What it finds is not trusted. */
  textIn(answer: unknown): unknown;
  /** A pair of its own codes that it does not translate between, although it knows both. */
  except?(from: string, to: string): boolean;
}

export function hosted(own: Hosted): Provider {
  const { name, codes, url, keys, marks, timeoutMs, reasonIn } = own;
  const pair = (from: string, to: string) => {
    const theirs = { from: codes.get(from), to: codes.get(to) };
    if (from === to || theirs.from === undefined || theirs.to === undefined) return undefined;
    return own.except?.(theirs.from, theirs.to) ? undefined : { from: theirs.from, to: theirs.to };
  };
  return {
    name,
    about: url.origin + url.pathname,
    ...(marks && { marks }),
    can: (from, to) => pair(from, to) !== undefined,
    async translate({ text, from, to, isMarkup = false, signal }) {
      const theirs = pair(from, to);
      if (!theirs) throw new ProviderFailure('unsupported', `does not translate from ${from} to ${to}`);
      // Some refuse a blank text, all would charge for it.
      if (isBlank(text)) return text;
      const call = own.callFor({ text, ...theirs, isMarkup });
      const answer = await httpCall({ url, ...call, signal, timeoutMs, secrets: [...keys, text], reasonIn });
      return usableAnswer(own.textIn(answer), text);
    },
  };
}

/**
 * The address of a provider's operation: the operator's address with the path added, unless it is there already.
 *
 * @throws RangeError when it is no address that may be called; the message leaves the address out, it may hold a password
 */
export function endpoint(name: ProviderName, address: string, path: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new RangeError(`${name}: the address is not an http(s) URL`);
  if (url.username || url.password) throw new RangeError(`${name}: the address must hold no user name or password`);
  const base = url.pathname.replace(/\/+$/, '');
  url.pathname = base.endsWith(path) ? base : base + path;
  url.hash = '';
  return url;
}

/** The key, when it can be sent in a header at all: the platform would quote an impossible one in its error. */
export function usableKey(name: ProviderName, key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new RangeError(`${name}: the key is empty or holds characters that no key has`);
  return key;
}
