/** The languages on offer to a visitor of a tag. */
import { languageCodes } from '../../contracts/languages.ts';
import type { Reading } from '../lookup/read/reading.ts';
import type { Translator } from '../model/translations/translator.ts';

/**
 * The codes of the stored languages, and of those that a provider can make. All languages while the providers'
 * abilities are unknown, and where there is nothing to translate.
 */
export function offeredLanguages(tag: Reading<'stored'>, translator: Pick<Translator, 'can'>): ReadonlySet<string> {
  const { text_original_lang, name_original_lang, stored } = tag;
  const [original, those] =
    text_original_lang === null ? [name_original_lang, stored.name] : [text_original_lang, stored.text];
  const isOffered = (code: string) =>
    original === null || those.includes(code) || translator.can(original, code) !== false;
  return new Set(languageCodes.filter(isOffered));
}
