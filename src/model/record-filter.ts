/** Filters and orders of lists as conditions on the table's row. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import { type RecordFilters, type RecordSort, recordOrNone } from '../../contracts/management/record-filters.ts';
import { changedSince } from '../database/changed-since.ts';
import type { Database } from '../database/connect.ts';
import { Invalid } from '../errors.ts';
import type { Breadth, OwnedRow } from './access/owned-row.ts';
import { policy, reach } from './access/policy.ts';
import { inScan } from './access/readings.ts';
import { applyConditions, naturalOrder, type Order, type RowCondition, type SortKey } from './access/sort-order.ts';
import { Customer } from './customer.ts';
import { Place } from './place.ts';
import { Tag } from './tags/tag.ts';

/** The lists with filters, except that of tags, which has its own. */
export type FilteredList = 'customers' | 'places' | 'text_records' | 'translations' | 'name_translations';

const inLanguage: Partial<Record<FilteredList, string>> = {
  text_records: `exists (select from translations o
    where o.text_record_id = text_records.id and o.origin = 'original' and o.lang_code = ?)`,
  translations: 'translations.lang_code = ?',
  name_translations: 'name_translations.lang_code = ?',
};

/** Whether a column has this id, or null. */
export const equalsOrIsNull = (column: string, id: number | null): RawBuilder =>
  id === null ? raw('?? is null', column) : raw('?? = ?', [column, id]);

/** Whether rows are of the place and of the customer that a filter names, where it does. */
export const referenceConditions = (
  table: string,
  named: { place_id?: number | null; customer_id?: number | null },
): RawBuilder[] =>
  (['place_id', 'customer_id'] as const).flatMap((column) => {
    const id = named[column];
    return id === undefined ? [] : [equalsOrIsNull(`${table}.${column}`, id)];
  });

export const changedSinceConditions = (table: string, { updated_since }: RecordFilters): RawBuilder[] =>
  updated_since === undefined
    ? []
    : [raw(changedSince(table, 'cast(:updated_since as timestamptz)', '>='), { updated_since })];

/**
 * The place and the customer of the filters; undefined without one. Throws `Invalid` for a record that is unknown or
 * that the actor may not see.
 */
export async function resolveReferredIds(db: Database, actor: Actor, { place_id, customer_id: given }: RecordFilters) {
  const customer_id = actor.isAdmin ? customerIn(given) : undefined;
  await demand(Place, db, actor, { place_id });
  await demand(Customer, db, actor, { customer_id });
  return { place_id, customer_id };
}

/** The list's conditions for the filters. Throws `Invalid`. */
export async function listConditions(
  table: FilteredList,
  db: Database,
  actor: Actor,
  filters: RecordFilters,
  breadth?: Breadth['breadth'],
): Promise<Breadth & { conditions: RowCondition[] }> {
  const named = await resolveReferredIds(db, actor, filters);
  const { tag } = policy[table];
  const conditions = referenceConditions(tag ? 'tags' : table, named);
  const narrowing = tag && conditions.length > 0 ? [ofSome(table, tag, db, actor, conditions)] : conditions;
  const language = inLanguage[table];
  const { lang_code } = filters;
  const others = [
    ...(language && lang_code !== undefined ? [raw(language, lang_code)] : []),
    ...changedSinceConditions(table, filters),
  ];
  return { breadth, conditions: [...narrowing, ...others] };
}

/** Filters by place and owner only match tags that the actor may see: of others only the names are public. */
function ofSome(
  table: FilteredList,
  tag: string,
  db: Database,
  actor: Actor,
  conditions: readonly RawBuilder[],
): RowCondition {
  const tags = applyConditions(reach(Tag.query(db).select('tags.id'), 'tags', actor), conditions);
  const isOfTags = `${tag} in (?)`;
  return (isInOrder) => raw(isInOrder ? inScan(table, isOfTags) : isOfTags, [tags.clone()]);
}

const keys: Record<RecordSort, (table: string) => SortKey | undefined> = {
  id: () => undefined,
  email: (table) => ({ sql: naturalOrder(`${table}.email`), type: 'text' }),
  // A place may have no name.
  name: (table) => ({
    sql: naturalOrder('sorted.name'),
    type: 'text',
    join: {
      table: `${table} sorted on sorted.id = ${table}.id and sorted.name is not null`,
      column: 'sorted.name',
      id: 'sorted.id',
    },
  }),
  updated_at: (table) => ({ sql: `${table}.updated_at`, type: 'timestamptz' }),
};

export const recordOrder = (table: FilteredList, sort: RecordSort | `-${RecordSort}`): Order => ({
  key: keys[sort.replace(/^-/, '') as RecordSort](table),
  isDescending: sort.startsWith('-'),
});

function customerIn(given: string | undefined): number | null | undefined {
  const { success, data, error } = recordOrNone.optional().safeParse(given);
  if (success) return data;
  throw new Invalid({ customer_id: error.issues.map(({ message }) => message) });
}

type ReferencedTable = Pick<typeof OwnedRow, 'tableName'> & {
  reachable(db: Database, actor: Actor): unknown;
};

async function demand(
  table: ReferencedTable,
  db: Database,
  actor: Actor,
  named: Record<string, number | null | undefined>,
): Promise<void> {
  for (const [name, id] of Object.entries(named)) {
    if (id === undefined || id === null) continue;
    const rows = table.reachable(db, actor) as AnyQueryBuilder;
    if (!(await rows.where(`${table.tableName}.id`, id).first())) throw new Invalid({ [name]: ['does not exist'] });
  }
}
