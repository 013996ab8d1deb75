/** The filter form of the history; the parameters of its list's address fill it in. */
import { historyEvents, recorded, resourceNames } from '../../../contracts/management/history-entry.ts';
import { dayFields } from '../../html/common-fields.ts';
import type { Field } from '../../html/field.ts';
import type { ListFilters } from '../../html/list.ts';
import { type FilterValues, listFilters } from '../../html/list-filters.ts';
import { eventVerbs, nouns } from './history-words.ts';

const fields: Field[] = [
  {
    kind: 'select',
    name: 'resource',
    label: 'What',
    none: 'Anything',
    choices: recorded.map((value) => ({ value: resourceNames[value], label: nouns[value] })),
  },
  {
    kind: 'select',
    name: 'event',
    label: 'What was done',
    none: 'Anything',
    choices: historyEvents.map((value) => ({ value, label: eventVerbs[value] })),
  },
  { kind: 'text', name: 'tag_identifier', label: 'Tag', dir: 'ltr', hint: 'Its identifier, as 4f0c9a17be52.' },
  ...dayFields,
];

/** Above the list. */
export const historyFilters = (path: string, requested: FilterValues): ListFilters =>
  listFilters(requested, { path, fields, title: 'Filters', submit: 'Show these entries' });
