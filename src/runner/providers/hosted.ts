/** What the four providers that are called over HTTP have in common. */
import { isBlank } from '../../../contracts/text.ts';
import type { Codes } from './codes.ts';
import { type Marks, type Provider, ProviderFailure, type ProviderName } from './provider.ts';
import { usableAnswer } from './usable-answer.ts';

/** A text to translate, with the languages in the provider's own codes. */
export interface Question {
  text: string;
  from: string;
  to: string;
  /** The text is markup. */
  isMarkup: boolean;
  signal: AbortSignal;
}

export interface Hosted {
  name: ProviderName;
  codes: Codes;
  url: URL;
  marks?: Marks;
  /** Calls the provider; what comes back is not trusted. */
  ask(question: Question): Promise<unknown>;
  /** A pair of its own codes that it does not translate between, although it knows both. */
  except?(from: string, to: string): boolean;
}

export function hosted({ name, codes, url, marks, ask, except }: Hosted): Provider {
  const pair = (from: string, to: string) => {
    const theirs = { from: codes.get(from), to: codes.get(to) };
    if (from === to || theirs.from === undefined || theirs.to === undefined) return undefined;
    return except?.(theirs.from, theirs.to) ? undefined : { from: theirs.from, to: theirs.to };
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
      return usableAnswer(await ask({ text, ...theirs, isMarkup, signal }), text);
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
