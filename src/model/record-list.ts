/** A page of a list by its filters and its order; and the records that filters name. */
import type { RecordFilters, RecordSort } from '../../contracts/management/record-filters.ts';
import type { Database } from '../database/connect.ts';
import { browse, type ListPage, type ListReader, type PageRequest } from './access/browse.ts';
import type { Breadth, OwnedRow } from './access/owned-row.ts';
import { choicesAmong, idResolver, type NamedTable } from './access/record-names.ts';
import type { SearchedTable } from './access/search.ts';
import { Customer } from './customer.ts';
import { Place } from './place.ts';
import { type FilteredList, listConditions, recordOrder } from './record-filter.ts';
import { Tag } from './tags/tag.ts';

interface ListQuery extends RecordFilters {
  q?: string | undefined;
  sort: RecordSort | `-${RecordSort}`;
}

type ListedTable<R> = SearchedTable & { tableName: string; prototype: R; records: (db: Database) => unknown };

/** Throws `Invalid` for invalid filters, and `too_much_to_search`. */
export async function listRecords<R extends OwnedRow>(
  table: ListedTable<R>,
  { db, searches, caller }: ListReader,
  { q = '', sort, ...filters }: ListQuery,
  position: Omit<PageRequest, 'q'>,
  breadth?: Breadth['breadth'],
): Promise<ListPage<R>> {
  const name = table.tableName as FilteredList;
  const narrowed = await listConditions(name, db, caller, filters, breadth);
  return browse(table, searches, caller, { q, ...position }, { ...narrowed, order: recordOrder(name, sort) });
}

const among = (table: NamedTable) => ({
  offer: ({ searches, caller }: ListReader, chosen: unknown) => choicesAmong(table, searches, caller).offer(chosen),
  idsFor: idResolver(table),
});

/** The records of filters, by name. */
export const referredTo = { place_id: among(Place), customer_id: among(Customer) };
export const referredToTags = { ...referredTo, tag_id: among(Tag) };
