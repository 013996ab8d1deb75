/** The common part of the four providers that are called over HTTP; each has a file for its differences. */
import { languageCodes } from '../../../contracts/languages.ts';
import type { ProviderName } from '../../../contracts/providers.ts';
import { isBlank } from '../../../contracts/text.ts';
import { type HttpCall, httpCall } from './http-call.ts';
import { type Marks, type Provider, ProviderFailure, usableAnswer } from './provider.ts';

/** A provider's language codes by the interface's codes; the provider does not support missing languages. */
export type Codes = ReadonlyMap<string, string>;

/**
 * The interface's own codes, or those computed by `usually`, with these exceptions; `null`: an unsupported language.
 */
export function codesExcept(others: Readonly<Record<string, string | null>>, usually = (code: string) => code): Codes {
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

/** The operator's settings. Without a `url` the provider's own address is called. */
export interface HostedSettings {
  key?: string | undefined;
  /** Of Azure only: the resource's region, which all but global resources demand. */
  region?: string | undefined;
  url?: string | undefined;
  timeoutMs?: number | undefined;
}

interface HostedOptions extends Pick<HttpCall, 'reasonIn'> {
  name: ProviderName;
  codes: Codes;
  /** The provider's own address, and the path of its operation. */
  address: string;
  path: string;
  marks?: Marks;
  /** The call; `query` is added to the address. */
  callFor(question: Question): Pick<HttpCall, 'headers' | 'body'> & { query?: Record<string, string> };
  /** The text in an answer; the result is not trusted. */
  textIn(answer: unknown): unknown;
  /** Whether it does not translate between a pair of its codes, although it supports both. */
  except?(from: string, to: string): boolean;
}

export function hostedProvider(
  { key, region, url: configured, timeoutMs }: HostedSettings,
  own: HostedOptions,
): Provider {
  const { name, codes, marks, reasonIn } = own;
  for (const value of [key, region]) if (value !== undefined) assertSendable(name, value);
  const url = endpoint(name, configured ?? own.address, own.path);
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
      // Some reject a blank text, and all charge for it.
      if (isBlank(text)) return text;
      const { query = {}, ...call } = own.callFor({ text, ...theirs, isMarkup });
      const address = new URL(url);
      for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
      const secrets = [key ?? '', text];
      return usableAnswer(
        own.textIn(await httpCall({ url: address, ...call, signal, timeoutMs, secrets, reasonIn })),
        text,
      );
    },
  };
}

/**
 * The address of a provider's operation: the configured address, with the path added unless it has it already.
 *
 * @throws RangeError for an unusable address; the message omits the address, which may contain a password
 */
function endpoint(name: ProviderName, address: string, path: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new RangeError(`${name}: the address is not an http(s) URL`);
  if (url.username || url.password) throw new RangeError(`${name}: the address must hold no user name or password`);
  const base = url.pathname.replace(/\/+$/, '');
  url.pathname = base.endsWith(path) ? base : base + path;
  url.hash = '';
  return url;
}

/** Throws unless the key can be sent in a header: the error of the platform would quote an invalid one. */
function assertSendable(name: ProviderName, key: string): void {
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new RangeError(`${name}: the key is empty or holds characters that no key has`);
}
