/**
 * A field that names another record by what people call it. Few are a list to choose from. Of many, one writes a part of
 * the name: where that fits one only it is taken, and else the form comes back with those that it fits to choose from. So
 * it works without a script; browsers suggest the newest ones.
 */
import { type Offer, type RecordName, suggestionOf } from '../../contracts/management/reference.ts';
import type { Choice, Field } from './field.ts';
import { nameInText } from './record-name.ts';
import { writtenIn } from './text.ts';

interface Picked {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** What stands for none. */
  none: string;
}

export function picker({ none, ...field }: Picked, { choices, isWhole, chosen, words, stored }: Offer): Field {
  if (isWhole) return { kind: 'select', ...field, choices: choices.map(choiceOf), none, value: `${chosen?.id ?? ''}` };
  return {
    kind: 'text',
    ...field,
    stored: stored && choiceOf(stored),
    hint: `A part of the name is enough.${field.hint === undefined ? '' : ` ${field.hint}`}`,
    value: chosen ? suggestionOf(chosen) : words,
    suggestions: choices.map(suggestionOf),
    autocomplete: 'off',
  };
}

const choiceOf = (named: RecordName): Choice => ({
  value: `${named.id}`,
  label: nameInText(named),
  ...(named.lang !== null && writtenIn(named.lang)),
});
