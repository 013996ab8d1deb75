/** The summary of a change set in words. */
import type { HistoryEvent, RecordedResource } from '../../../contracts/management/history-entry.ts';
import { pluralise } from '../../html/record.ts';
import { plainName } from '../../html/record-name.ts';
import type { ChangeCounts, Line } from '../../model/history/change-set-lines.ts';
import type { EntryNames } from './history-views.ts';
import { nouns, eventVerbs as verbs } from './history-words.ts';

/** The summary names the first of these resources that was changed; parts of a tag are implied. */
const order: readonly RecordedResource[] = [
  ...(['tags', 'places', 'customers', 'text_records', 'name_translations', 'translations', 'hardwares'] as const),
];

const plural: Record<RecordedResource, readonly [one: string, many: string]> = {
  tags: ['tag', 'tags'],
  places: ['place', 'places'],
  customers: ['customer', 'customers'],
  text_records: ['text', 'texts'],
  translations: ['text', 'texts'],
  name_translations: ['name', 'names'],
  hardwares: ['hardware item', 'hardware items'],
};

/** `40 tags moved to The lighthouse`, `497 tags imported`. */
export function lineInWords({ changeCounts, entry }: Pick<Line, 'changeCounts' | 'entry'>, names: EntryNames): string {
  const changed = order.filter((each) => changeCounts.some((counts) => counts.resource === each));
  const [resource = entry.resource] = changed;
  const said = resource === 'text_records' || resource === 'name_translations' ? textsAndNamesIn(changed) : [resource];
  const own = said.flatMap((each) => changeCounts.filter((counts) => counts.resource === each));
  const words = own.map((counts) => countsInWords(counts, entry.via, names));
  if (words.length === 0) return `${nouns[entry.resource]} ${verbs[entry.event]}`;
  return entry.undoes === null ? words.join(', ') : `Undone: ${words.join(', ')}`;
}

/** Texts and names are both mentioned. A text record is counted as its texts are. */
const textsAndNamesIn = (changed: readonly RecordedResource[]): RecordedResource[] => [
  ...changed.filter(
    (each) => each === 'text_records' || (each === 'translations' && !changed.includes('text_records')),
  ),
  ...changed.filter((each) => each === 'name_translations'),
];

function countsInWords(counts: ChangeCounts, via: string, { places, customers, reader }: EntryNames): string {
  const { resource, event, records, moved, place_id, given, customer_id } = counts;
  const things = pluralise(records, ...plural[resource]);
  if (!['tags', 'places'].includes(resource) || event !== 'update') return `${things} ${verb(event, via)}`;
  if (given === records && customer_id !== null) {
    const name = customers.get(customer_id);
    return `${things} given to ${customer_id === reader ? 'you' : name ? plainName(name) : `customer ${customer_id}`}`;
  }
  if (moved !== records) return `${things} ${verb(event, via)}`;
  const place = place_id === null ? undefined : places.get(place_id);
  return place_id === null ? `${things} moved` : `${things} moved to ${place ? plainName(place) : `place ${place_id}`}`;
}

const verb = (event: HistoryEvent, via: string): string =>
  via === 'import' ? (event === 'create' ? 'imported' : `${verbs[event]} by an import`) : verbs[event];
