/** Choosing among the 45 languages. */
import { languages } from '../../contracts/languages.ts';
import type { Choice, Field } from './field.ts';
import { writtenIn } from './text.ts';

/** By their English names and their own. */
export const languageChoices: readonly Choice[] = languages.map(({ code, name, ownName }) => ({
  value: code,
  label: name,
  ...(name !== ownName && { own: { text: ownName, ...writtenIn(code) } }),
}));

/** Which language something is in. With `none`, none is taken for granted. */
export const languageField = (name: string, label: string, none?: string): Field => ({
  ...{ kind: 'select', name, label, required: true, choices: languageChoices },
  ...(none !== undefined && { none }),
});
