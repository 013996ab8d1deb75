/** A place's names in languages, on its form and on its page. */
import { languages } from '../../../contracts/languages.ts';
import type { Section } from '../../html/form.ts';
import type { Html } from '../../html/html.ts';
import { inLanguage, langAttributes, languageName } from '../../html/text.ts';
import type { Values } from '../../html/version.ts';
import type { Place } from '../../model/place.ts';

/** A field for each language; closed at first, as most places are named once. */
export const placeNames = (values: Values): Section => ({
  title: 'Names in languages',
  fields: languages.map(({ code, name }) => ({
    kind: 'text',
    name: `names:${code}`,
    label: `Name in ${name}`,
    autocomplete: 'off',
    ...langAttributes(code),
  })),
  isFolded: !languages.some(({ code }) => values[`names:${code}`]),
});

export const namesInLanguages = ({ names }: Place): [string, Html][] =>
  Object.entries(names).map(([code, name]) => [`Name in ${languageName(code)}`, inLanguage(code, name)]);
