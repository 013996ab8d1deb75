/**
 * A field that names another record by what people call it. Few are a list to choose from. Of many, one writes a part of
 * the name: where that fits one only it is taken, and else the form comes back with those that it fits to choose from. So
 * it works without a script; browsers suggest the newest ones.
 */
import { suggestionOf } from '../../contracts/management/reference.ts';
import { type Called, calledInText } from './called.ts';
import type { Choice, Field } from './field.ts';
import { writtenIn } from './text.ts';

/** What can be chosen. */
export interface Offer {
  choices: readonly Called[];
  /** Whether these are all that there are, or all that fit what was written; otherwise they are a few of many. */
  isWhole: boolean;
  /** What is chosen already. */
  chosen: Called | undefined;
  /** What has been written. */
  words: string;
  /** What the record names that the form changes, where that was asked for. */
  stored?: Called | undefined;
}

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

const choiceOf = (called: Called): Choice => ({
  value: `${called.id}`,
  label: calledInText(called),
  ...(called.lang !== null && writtenIn(called.lang)),
});
