/** Groups history entries: a new tag with its first contents, saves of a tag, and runs of machine translations. */
import type { RecordList } from '../../html/list.ts';
import { pluralise } from '../../html/record.ts';
import type { HistoryEntry } from '../../model/history/history-entry.ts';
import { nouns } from './history-words.ts';

/** A row of the history. */
export interface EntryGroup {
  id: number;
  /** The main entry. */
  entry: HistoryEntry;
  /** The entries that are shown with it. */
  others: readonly HistoryEntry[];
  /** The number of entries, if there are more than these. */
  count?: number;
  /** A summary, if the main entry does not suffice. */
  words?: string;
}

/** The list grouped into rows. It still counts entries, and its pages are sized in entries. */
export const groupEntries = ({ rows, ...list }: RecordList<HistoryEntry>): RecordList<EntryGroup> => ({
  ...list,
  rows: runsOf(rows).flatMap(groupsOf),
  here: rows.length,
});

/** Whether one save has written the record twice, for instance its fields and its picture. */
const isSameSave = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.event === 'update' &&
  other.event === 'update' &&
  one.change_set !== null &&
  one.change_set === other.change_set &&
  one.resource === other.resource &&
  one.record_id === other.record_id;

/** The entries, the newest first, with one entry for each save of a record. */
export const savesIn = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry, at) => !entries.slice(0, at).some((newer) => isSameSave(newer, entry)));

/** Runs of entries of one tag by one actor at once; or by machines at the same time. */
function runsOf(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const runs: HistoryEntry[][] = [];
  for (const entry of entries) {
    const run = runs
      .slice(startOf(runs, entry))
      .find(([first]) => first && (isOfOne(first, entry) || isSavedTag(first, entry)));
    if (run) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const isByMachine = ({ event, via }: HistoryEntry): boolean => event === 'create' && via === 'runner';

/** The oldest run that may take an entry: machines work on several tags at a time, people on one after the other. */
const startOf = (runs: readonly HistoryEntry[][], entry: HistoryEntry): number =>
  isByMachine(entry) ? runs.findLastIndex(([first]) => first && !isByMachine(first)) + 1 : Math.max(0, runs.length - 1);

const isSavedTag = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.resource === 'tags' && isSameSave(one, other);

const isOfOne = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.event === 'create' &&
  other.event === 'create' &&
  one.tag_id !== null &&
  one.tag_id === other.tag_id &&
  one.via === other.via &&
  one.customer_id === other.customer_id &&
  (one.version === other.version || isByMachine(one));

/** Entries of people stay separate, unless they were created with their tag, or saved at once with its other fields. */
function groupsOf(run: readonly HistoryEntry[]): EntryGroup[] {
  const lead = run.find(({ resource }) => resource === 'tags') ?? run.find(({ via }) => via === 'runner');
  if (!lead) return run.map((entry) => ({ id: entry.id, entry, others: [] }));
  const others = run.filter((entry) => entry !== lead);
  return [{ id: lead.id, entry: lead, others }];
}

/** The other entries of a row. Each record is counted once, and the row's own not at all. */
export function othersInWords(own: HistoryEntry, others: readonly HistoryEntry[]): string {
  const records = others.filter(({ resource, record_id }) => resource !== own.resource || record_id !== own.record_id);
  const kinds = [...Map.groupBy(records, ({ resource }) => nouns[resource].toLowerCase())];
  const words = kinds.map(([noun, all]) => pluralise(new Set(all.map(({ record_id }) => record_id)).size, noun));
  return words.join(', ') || pluralise(others.length, 'more change');
}
