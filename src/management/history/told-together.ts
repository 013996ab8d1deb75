/** Entries that are told as one: what a tag was made with, and what machines have made of it one after the other. */
import type { RecordList } from '../../html/list.ts';
import type { HistoryEntry } from '../../model/history/history-entry.ts';

/** What is told in one row. */
export interface Line {
  id: number;
  /** What it is about. */
  entry: HistoryEntry;
  /** What else came about with it. */
  others: readonly HistoryEntry[];
}

/** The list by its lines. It still counts entries, and its pages are of so many. */
export const inLines = ({ rows, ...list }: RecordList<HistoryEntry>): RecordList<Line> => ({
  ...list,
  rows: runsOf(rows).flatMap(linesOf),
  here: rows.length,
});

/** What was made of one tag by the same, at once; or by machine, among what machines have made at that time. */
function runsOf(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const runs: HistoryEntry[][] = [];
  for (const entry of entries) {
    const run = runs.slice(startOf(runs, entry)).find(([first]) => first && isOfOne(first, entry));
    if (run) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const isByMachine = ({ event, via }: HistoryEntry): boolean => event === 'create' && via === 'runner';

/** From which run on an entry may belong to one: several machines work on several tags at a time, people do one thing after the other. */
const startOf = (runs: readonly HistoryEntry[][], entry: HistoryEntry): number =>
  isByMachine(entry) ? runs.findLastIndex(([first]) => first && !isByMachine(first)) + 1 : Math.max(0, runs.length - 1);

const isOfOne = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.event === 'create' &&
  other.event === 'create' &&
  one.tag_id !== null &&
  one.tag_id === other.tag_id &&
  one.via === other.via &&
  one.customer_id === other.customer_id &&
  (one.version === other.version || isByMachine(one));

/** Without a tag that they were made with, what people have made stands for itself. */
function linesOf(run: readonly HistoryEntry[]): Line[] {
  const lead = run.find(({ resource }) => resource === 'tags') ?? run.find(({ via }) => via === 'runner');
  if (!lead) return run.map((entry) => ({ id: entry.id, entry, others: [] }));
  const others = run.filter((entry) => entry !== lead);
  return [{ id: lead.id, entry: lead, others }];
}
