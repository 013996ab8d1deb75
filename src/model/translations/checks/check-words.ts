/** The findings of checks, as sentences on pages. */
import { languageByCode } from '../../../../contracts/languages.ts';
import type { CheckFinding } from './checks.ts';

const names = (codes: readonly string[]): string => codes.map((code) => languageByCode(code).name).join(' or ');

/** The most parts that a sentence lists, and the characters of each. */
const most = { parts: 3, characters: 60 };

function listed(parts: readonly string[]): string {
  const shown = parts.slice(0, most.parts).map((part) => {
    const characters = [...part.slice(0, 2 * most.characters)];
    return characters.length > most.characters ? `${characters.slice(0, most.characters).join('')}…` : part;
  });
  const more = parts.length - shown.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown);
}

/** `lang_code`: the language of the translation. */
export function checkInWords(finding: CheckFinding, lang_code: string): string {
  switch (finding.check) {
    case 'script':
      return `Most of its letters are not those that ${names([lang_code])} is written in.`;
    case 'language':
      return `It looks like ${names(finding.looksLike)}, not like ${names([lang_code])}.`;
    case 'numbers':
    case 'addresses':
      return `The original has ${listed(finding.missing)}; the translation has not.`;
    case 'length':
      return finding.is === 'long'
        ? 'It is twice as long as the original, or longer.'
        : 'It is half as long as the original, or shorter.';
    case 'equal':
      return 'It is the same as the original.';
  }
}
