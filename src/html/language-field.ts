/** Choosing among the 45 languages. */
import { languages } from '../../contracts/languages.ts';
import type { Choice, Field } from './field.ts';
import { mayWrite } from './permissions.ts';
import { langAttributes } from './text.ts';

/** By their English names and their own. */
export const languageChoices: readonly Choice[] = languages.map(({ code, name, ownName }) => ({
  value: code,
  label: name,
  ...(name !== ownName && { own: { text: ownName, ...langAttributes(code) } }),
}));

/** The same for machine translations: languages without a provider are disabled, and a hint says so. */
export function machineChoices(
  isMade: (code: string) => boolean,
  of: readonly Choice[] = languageChoices,
): { choices: readonly Choice[]; hint: string | undefined } {
  const choices = of.map((choice) => (isMade(choice.value) ? choice : { ...choice, isOff: true }));
  const isOneOff = choices.some(({ isOff }) => isOff === true);
  return { choices, hint: isOneOff ? 'No translation provider can make the languages in grey.' : undefined };
}

/** A language field. `none`: the label of the blank choice; without it there is no default. */
export const languageField = (name: string, label: string, none?: string, choices = languageChoices): Field => ({
  kind: 'select',
  name,
  label,
  required: true,
  choices,
  isOfLanguages: true,
  ...(none !== undefined && { none }),
});

/** The same among the languages in which the reader writes. */
export const writableLanguageField = (name: string, label: string, none?: string): Field =>
  languageField(
    name,
    label,
    none,
    languageChoices.filter(({ value }) => mayWrite({ lang_code: value })),
  );
