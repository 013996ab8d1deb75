/** What a change set has done, in words. */
import type { HistoryEvent, Recorded } from '../../../contracts/management/history-entry.ts';
import { counted } from '../../html/record.ts';
import { nameInText } from '../../html/record-name.ts';
import type { Deeds, Line } from '../../model/history/change-set-lines.ts';
import type { EntryNames } from './history-views.ts';
import { nouns, deeds as verbs } from './history-words.ts';

/** Several records of a resource are told by the most telling kind; the parts of a tag go without saying. */
const order: readonly Recorded[] = [
  ...(['tags', 'places', 'customers', 'text_records', 'name_translations', 'translations', 'hardwares'] as const),
];

const plural: Record<Recorded, readonly [one: string, many: string]> = {
  tags: ['tag', 'tags'],
  places: ['place', 'places'],
  customers: ['customer', 'customers'],
  text_records: ['text', 'texts'],
  translations: ['text', 'texts'],
  name_translations: ['name', 'names'],
  hardwares: ['hardware item', 'hardware items'],
};

/** `40 tags moved to The lighthouse`, `497 tags imported`. */
export function lineInWords({ deeds, entry }: Pick<Line, 'deeds' | 'entry'>, names: EntryNames): string {
  const done = order.filter((each) => deeds.some((deed) => deed.resource === each));
  const [resource = entry.resource] = done;
  const told = resource === 'text_records' || resource === 'name_translations' ? textsAndNamesIn(done) : [resource];
  const own = told.flatMap((each) => deeds.filter((deed) => deed.resource === each));
  const words = own.map((deed) => deedInWords(deed, entry.via, names));
  if (words.length === 0) return `${nouns[entry.resource]} ${verbs[entry.event]}`;
  return entry.undoes === null ? words.join(', ') : `Undone: ${words.join(', ')}`;
}

/** Neither goes without saying. A text record is counted as its texts are. */
const textsAndNamesIn = (done: readonly Recorded[]): Recorded[] => [
  ...done.filter((each) => each === 'text_records' || (each === 'translations' && !done.includes('text_records'))),
  ...done.filter((each) => each === 'name_translations'),
];

function deedInWords(deed: Deeds, via: string, { places, customers, reader }: EntryNames): string {
  const { resource, event, records, moved, place_id, given, customer_id } = deed;
  const things = counted(records, ...plural[resource]);
  if (!['tags', 'places'].includes(resource) || event !== 'update') return `${things} ${verb(event, via)}`;
  if (given === records && customer_id !== null) {
    const name = customers.get(customer_id);
    return `${things} given to ${customer_id === reader ? 'you' : name ? nameInText(name) : `customer ${customer_id}`}`;
  }
  if (moved !== records) return `${things} ${verb(event, via)}`;
  const place = place_id === null ? undefined : places.get(place_id);
  return place_id === null
    ? `${things} moved`
    : `${things} moved to ${place ? nameInText(place) : `place ${place_id}`}`;
}

const verb = (event: HistoryEvent, via: string): string =>
  via === 'import' ? (event === 'create' ? 'imported' : `${verbs[event]} by an import`) : verbs[event];
