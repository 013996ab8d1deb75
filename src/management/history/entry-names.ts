/** The names of what entries of the history refer to. */
import { personIdOf } from '../../../contracts/access.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import type { Call } from '../../http/call.ts';
import type { Line } from '../../model/history/change-set-lines.ts';
import { namesWithBin, restoredOf, type UndoneSet, undoneOf, unreachedOf } from '../../model/history/entry-records.ts';
import { type RestorePreview, readRestorePreviews } from '../../model/history/former-texts.ts';
import type { HistoryEntry } from '../../model/history/history-entry.ts';
import { Place } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readCustomerNames } from '../../model/team/customer-names.ts';

/** Entries with the names of the records that they refer to, as far as the reader may see them. */
export interface EntryNames {
  tags: Names;
  places: Names;
  customers: Names;
  /** The reader's id. */
  reader: number;
  /** The outcome of restoring each former text. */
  restorePreviews: ReadonlyMap<number, RestorePreview>;
  /** The records, as `recordKey`, whose history has no page for the reader. */
  unreached: ReadonlySet<string>;
  /** The ids of entries of records that came back from the bin. */
  restored: ReadonlySet<number>;
  /** The sets that entries have undone. */
  undone: ReadonlyMap<string, UndoneSet>;
  /** The tag of the page, which is not named again. */
  own?: number | undefined;
}

/**
 * Names of the records that entries refer to, except the tag of the page. Customers other than admins see the names of
 * their own museum's people only.
 */
export async function namesIn(
  { db, caller }: Call,
  entries: readonly HistoryEntry[],
  { own, lines = [] }: { own?: number | undefined; lines?: readonly Line[] } = {},
): Promise<EntryNames> {
  const inFields = (...names: string[]) =>
    entries
      .flatMap(({ changes }) => names.flatMap((name) => changes[name] ?? []))
      .filter((id) => typeof id === 'number');
  const inLines = (name: 'place_id' | 'customer_id') =>
    lines.flatMap(({ changeCounts }) => changeCounts.map((counts) => counts[name]));
  const tags = [...entries.map(({ tag_id }) => tag_id), ...inFields('parent_id', 'tag_id')].filter((id) => id !== own);
  const reader = personIdOf(caller);
  const ofEntries = [...entries.map(({ customer_id }) => customer_id), ...inFields('customer_id')];
  const customers = [...ofEntries, ...inLines('customer_id')].filter((id) => id !== reader);
  return {
    tags: await namesWithBin(Tag, db, caller, tags),
    places: await namesWithBin(Place, db, caller, [...inFields('place_id'), ...inLines('place_id')]),
    customers: await readCustomerNames(db, caller, customers),
    reader,
    restorePreviews: await readRestorePreviews(db, entries),
    unreached: await unreachedOf(db, caller, entries),
    restored: await restoredOf(db, entries),
    undone: await undoneOf(db, entries),
    own,
  };
}
