/** The summary of a change set in words. */
import type { RecordedResource } from '../../../contracts/management/history-entry.ts';
import { pluralise } from '../../html/record.ts';
import { plainName } from '../../html/record-name.ts';
import type { ChangeCounts, Line } from '../../model/history/change-set-lines.ts';
import type { UndoneSet } from '../../model/history/entry-records.ts';
import type { EntryNames } from './entry-names.ts';
import { nouns, restoredVerb, eventVerbs as verbs } from './history-words.ts';

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

/** `40 tags moved to The lighthouse`, `497 tags imported`; of an undo `Undid an import: 497 tags are gone again`. */
export function lineInWords(line: Pick<Line, 'changeCounts' | 'entry' | 'entries'>, names: EntryNames): string {
  const { changeCounts, entry } = line;
  const own = namedIn(line).flatMap((each) => changeCounts.filter(({ resource }) => resource === each));
  if (own.length === 0) return `${nouns[entry.resource]} ${verbs[entry.event]}`;
  if (entry.undoes !== null)
    return `Undid ${undoneInWords(own, names.undone.get(entry.undoes))}: ${own.map((counts) => presentInWords(counts, names)).join(', ')}`;
  const made = line.entries.some(({ id }) => names.restored.has(id))
    ? restoredVerb
    : entry.via === 'import'
      ? 'imported'
      : verbs.create;
  return own.map((counts) => countsInWords(counts, { via: entry.via, made }, names)).join(', ');
}

/** The resources that the summary names. */
function namedIn({ changeCounts, entry }: Pick<Line, 'changeCounts' | 'entry'>): readonly RecordedResource[] {
  const changed = order.filter((each) => changeCounts.some(({ resource }) => resource === each));
  const [resource = entry.resource] = changed;
  if (resource === 'text_records' || resource === 'name_translations') return textsAndNamesIn(changed);
  // A deleted place takes itself away from its tags.
  const isByPlace =
    resource === 'tags' &&
    changeCounts.some((counts) => counts.resource === 'places' && counts.event !== 'update') &&
    changeCounts.every((counts) => counts.resource !== 'tags' || counts.event === 'update');
  return isByPlace ? ['places', 'tags'] : [resource];
}

/** Texts and names are both mentioned. A text record is counted as its texts are. */
const textsAndNamesIn = (changed: readonly RecordedResource[]): RecordedResource[] => [
  ...changed.filter(
    (each) => each === 'text_records' || (each === 'translations' && !changed.includes('text_records')),
  ),
  ...changed.filter((each) => each === 'name_translations'),
];

const thingsIn = ({ resource, records }: ChangeCounts): string => pluralise(records, ...plural[resource]);

const isOfOwners = ({ resource, event }: ChangeCounts): boolean =>
  event === 'update' && (resource === 'tags' || resource === 'places');
const areGiven = (counts: ChangeCounts): boolean => isOfOwners(counts) && counts.given === counts.records;
const areMoved = (counts: ChangeCounts): boolean => isOfOwners(counts) && counts.moved === counts.records;

const customerIn = ({ customers, reader }: EntryNames, id: number): string => {
  const name = customers.get(id);
  return id === reader ? 'you' : name ? plainName(name) : `customer ${id}`;
};
const placeIn = ({ places }: EntryNames, id: number): string => {
  const place = places.get(id);
  return place ? plainName(place) : `place ${id}`;
};

function countsInWords(counts: ChangeCounts, { via, made }: { via: string; made: string }, names: EntryNames): string {
  const { event, place_id, customer_id } = counts;
  const things = thingsIn(counts);
  if (areGiven(counts) && customer_id !== null) return `${things} given to ${customerIn(names, customer_id)}`;
  if (areMoved(counts)) return `${things} moved${place_id === null ? '' : ` to ${placeIn(names, place_id)}`}`;
  if (event === 'create') return `${things} ${made}`;
  return `${things} ${verbs[event]}${via === 'import' ? ' by an import' : ''}`;
}

/** What an undo has undone. */
function undoneInWords(own: readonly ChangeCounts[], undone: UndoneSet | undefined): string {
  if (undone?.isUndo) return 'an undo';
  if (undone?.via === 'import') return 'an import';
  if (own.some(({ event }) => event === 'create')) return 'a deletion';
  if (own.some(areGiven)) return 'a gift';
  if (own.some(areMoved)) return 'a move';
  return own.some(({ event }) => event === 'destroy') ? 'an addition' : 'a change';
}

/** What the records are after an undo. */
function presentInWords(counts: ChangeCounts, names: EntryNames): string {
  const { event, records, place_id, customer_id } = counts;
  const [things, are] = [thingsIn(counts), records === 1 ? 'is' : 'are'];
  if (event === 'create') return `${things} ${are} back`;
  if (event === 'destroy') return `${things} ${are} gone again`;
  if (areGiven(counts) && customer_id !== null)
    return `${things} ${records === 1 ? 'belongs' : 'belong'} to ${customerIn(names, customer_id)} again`;
  if (areMoved(counts))
    return `${things} ${are} ${place_id === null ? `where ${records === 1 ? 'it was' : 'they were'}` : `in ${placeIn(names, place_id)} again`}`;
  return `${things} ${are} as ${records === 1 ? 'it was' : 'they were'}`;
}
