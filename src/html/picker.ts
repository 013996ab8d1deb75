/**
 * A field that refers to another record by its name. Few records are a select list. For many, a part of the name is
 * typed: a unique match is taken, otherwise the form comes back with a list of the matches. That needs no script;
 * browsers suggest the newest records.
 */
import { type Offer, type RecordName, suggestionOf } from '../../contracts/management/reference.ts';
import type { Choice, Field } from './field.ts';
import { plainName } from './record-name.ts';
import { langAttributes } from './text.ts';

interface PickerOptions {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** The label of the blank choice. */
  none: string;
}

export function picker({ none, ...field }: PickerOptions, { choices, isWhole, chosen, words, stored }: Offer): Field {
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
  label: plainName(named),
  ...(named.lang !== null && langAttributes(named.lang)),
});
