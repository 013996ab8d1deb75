/** The history by change sets: each line summarises the changes and opens to the entries. */
import { html } from '../../html/html.ts';
import { listPage } from '../../html/list.ts';
import type { FilterValues } from '../../html/list-filters.ts';
import type { View } from '../../html/page.ts';
import type { Column } from '../../html/table.ts';
import type { Line, Lines } from '../../model/history/change-set-lines.ts';
import { recordKey } from '../../model/history/entry-records.ts';
import { lineInWords } from './change-set-words.ts';
import type { EntryNames } from './entry-names.ts';
import { type EntryGroup, groupEntries } from './grouped-entries.ts';
import { historyFilters } from './history-filter-views.ts';
import { columnsFor, mayUndo } from './history-views.ts';

export const historyLinesPage = (
  { lines, total, hasLater }: Lines,
  names: EntryNames,
  requested: FilterValues,
): View => {
  const rows = groupsIn(lines, names);
  const cursor = lines.at(-1)?.id.toString();
  const list = { rows, words: '', total, found: total, earlier: 0, hasLater, here: total, first: cursor, last: cursor };
  return listPage(list, (context) => ({
    title: 'History',
    path: '/history',
    one: 'entry',
    many: 'entries',
    about: `Who has done what, the newest first. Entries are kept for 400 days.${mayUndo(context) ? ' What was done in the last 30 days can be undone, and so can the undoing.' : ''}`,
    columns: withWords(context.prefix, columnsFor(context, names)),
    listFilters: historyFilters(`${context.prefix}/history`, requested),
    none: 'Nothing has been changed yet.',
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
  }));
};

/** Shows a summary of the set instead of its newest entry. */
const withWords = (prefix: string, [what, ...others]: Column<EntryGroup>[]): Column<EntryGroup>[] => [
  {
    heading: 'What',
    cell: (group) =>
      group.words === undefined
        ? what?.cell(group)
        : html`<a href="${prefix}/history?change_set=${group.entry.change_set}">${group.words}</a>`,
  },
  ...others,
];

/** Entries without a set are grouped as in the history of a record. */
function groupsIn(lines: readonly Line[], names: EntryNames): EntryGroup[] {
  const groups: EntryGroup[] = [];
  let bare: Line[] = [];
  const flush = () => {
    const list = { rows: bare.map(({ entry }) => entry), words: '', total: 0, found: 0, earlier: 0, hasLater: false };
    groups.push(...groupEntries(list).rows);
    bare = [];
  };
  for (const line of lines) {
    if (line.entry.change_set === null) bare.push(line);
    else {
      flush();
      groups.push(groupOf(line, names));
    }
  }
  flush();
  return groups;
}

/** A set of one tag with its parts is shown by the tag's entry, others by a summary. */
function groupOf(line: Line, names: EntryNames): EntryGroup {
  const { entries, count } = line;
  const entry = entries.find(({ resource }) => resource === 'tags') ?? line.entry;
  const others = entries.filter(({ id }) => id !== entry.id);
  const isOfOne = line.changeCounts.every(({ resource, records }) => resource !== 'tags' || records === 1);
  const isPlain = entry.undoes === null && entry.via !== 'import' && !names.restored.has(entry.id);
  const isReached = !names.unreached.has(recordKey(entry));
  const isSingleEntry = count <= entries.length && isOfOne && isPlain && isReached && !isMove(line);
  return { id: line.id, entry, others, count, ...(!isSingleEntry && { words: lineInWords(line, names) }) };
}

const isMove = ({ changeCounts }: Line): boolean =>
  changeCounts.some(
    ({ resource, moved, given, event }) => resource !== 'hardwares' && event === 'update' && moved + given > 0,
  );
