/** What a provider calls the service's languages. That it knows two does not say that it translates between them. */
import { languageCodes } from '../../../contracts/languages.ts';

/** By the interface's code; a language that is not there the provider does not know, which is a fact about it, not a gap. */
export type Codes = ReadonlyMap<string, string>;

/** The interface's own codes, or what `usually` makes of them, but for these; `null`: the provider does not know the language. */
export function codesBut(others: Readonly<Record<string, string | null>>, usually = (code: string) => code): Codes {
  const theirs = (code: string) => (Object.hasOwn(others, code) ? others[code] : usually(code));
  return new Map(languageCodes.map((code) => [code, theirs(code)] as const).filter(isKnown));
}

const isKnown = (pair: readonly [string, string | null | undefined]): pair is readonly [string, string] =>
  typeof pair[1] === 'string';
