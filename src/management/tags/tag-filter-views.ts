/** The filters of the list of tags. */
import { hardwareFilters, tagParts, tagSorts, textStates } from '../../../contracts/management/tag-filters.ts';
import type { Choice, Field } from '../../html/field.ts';
import type { ListFilters } from '../../html/list.ts';
import {
  changedFilter,
  languageFilter,
  listFilters,
  orderField,
  type RecordFilterValues,
  recordFilters,
} from '../../html/list-filters.ts';

const words: Record<
  (typeof hardwareFilters)[number] | (typeof textStates)[number] | (typeof tagParts)[number],
  string
> = {
  nfc: 'NFC chip',
  'ble-beacon': 'Bluetooth beacon',
  qr: 'QR code',
  none: 'No hardware',
  original: 'Original',
  human: 'By a person',
  machine: 'By machine',
  stale: 'Out of date',
  missing: 'Missing',
  text: 'Text',
  name: 'Name',
};
const choices = (values: readonly (keyof typeof words)[]): Choice[] =>
  values.map((value) => ({ value, label: words[value] }));

/** A filter without a default choice. */
const filter = (name: string, label: string, offered: readonly Choice[]): Field => ({
  kind: 'select',
  name,
  label,
  choices: offered,
  none: 'Any',
});

const fieldsFor = (requested: RecordFilterValues): Field[] => [
  ...recordFilters(requested, { nobody: 'Nobody' }),
  languageFilter,
  {
    kind: 'select',
    name: 'state',
    label: 'State in that language',
    none: 'Anything but missing',
    choices: choices(textStates),
  },
  filter('part', 'Text or name', choices(tagParts)),
  filter('hardware', 'Hardware', choices(hardwareFilters)),
  filter('in_use', 'In use', [
    { value: '1', label: 'With a text or a name' },
    { value: '0', label: 'With neither' },
  ]),
  filter('hidden', 'Open to visitors', [
    { value: '0', label: 'Open' },
    { value: '1', label: 'Not open yet' },
  ]),
  changedFilter,
  orderField(tagSorts),
];

/** Above the list: the search, the filters, and the active ones. */
export const tagFilters = (path: string, requested: RecordFilterValues): ListFilters =>
  listFilters(requested, {
    path,
    fields: fieldsFor(requested),
    search: {
      label: 'Search tags',
      hint: 'By name, text, description, identifier, reference, printed address, place or hardware.',
    },
    title: 'Filters and order',
    submit: 'Show these tags',
    dependent: { lang_code: ['state', 'part'] },
  });
