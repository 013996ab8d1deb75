/** Of which records a list is: the filters that several lists have, as conditions on the table's row; and by what it is sorted. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import { type RecordFilters, type RecordSort, recordOrNone } from '../../contracts/management/record-filters.ts';
import type { Database } from '../database/connect.ts';
import { Invalid } from '../errors.ts';
import { mostGathered } from './access/gathered.ts';
import { byName, type Order, type SortKey } from './access/order.ts';
import type { Breadth, OwnedRow } from './access/owned-row.ts';
import { listedBy, reach } from './access/policy.ts';
import { Customer } from './customer.ts';
import { Place } from './place.ts';
import { Tag } from './tags/tag.ts';

/** What lists have filters for, but that of tags, which has its own. */
export type Filtered = 'customers' | 'places' | 'text_records' | 'translations' | 'name_translations';

/** What is written belongs to one of some tags, or of a query for them. */
const ofTags: Partial<Record<Filtered, string>> = {
  text_records: 'text_records.tag_id in (?)',
  translations: 'translations.text_record_id in (select r.id from text_records r where r.tag_id in (?))',
  name_translations: 'name_translations.tag_id in (?)',
};

/** Of so few tags PostgreSQL reads what belongs to them; of more it looks through what there is, where it finds some soon. */
const fewTags = 1000;

const inLanguage: Partial<Record<Filtered, string>> = {
  text_records: `exists (select from translations o
    where o.text_record_id = text_records.id and o.origin = 'original' and o.lang_code = ?)`,
  translations: 'translations.lang_code = ?',
  name_translations: 'name_translations.lang_code = ?',
};

/** Whether a column names this record, or none. */
export const isHere = (column: string, id: number | null): RawBuilder =>
  id === null ? raw('?? is null', column) : raw('?? = ?', [column, id]);

export const isSince = (table: string, { updated_since }: RecordFilters): RawBuilder[] =>
  updated_since === undefined ? [] : [raw('?? >= ?::timestamptz', [`${table}.updated_at`, updated_since])];

/**
 * The place and the customer of the filters; undefined where none is asked for. One that the actor does not reach is told as one
 * that does not exist: throws `Invalid`.
 */
export async function referredIn(db: Database, actor: Actor, { place_id, customer_id: given }: RecordFilters) {
  const customer_id = actor.isAdmin ? customerIn(given) : undefined;
  await demand(Place, db, actor, { place_id });
  await demand(Customer, db, actor, { customer_id });
  return { place_id, customer_id };
}

/** Which rows the filters leave, as a list takes it. Throws `Invalid`. */
export async function narrowedBy(
  table: Filtered,
  db: Database,
  actor: Actor,
  filters: RecordFilters,
  breadth?: Breadth['breadth'],
): Promise<Breadth & { within: RawBuilder[] }> {
  const { place_id, customer_id } = await referredIn(db, actor, filters);
  const belonging = ofTags[table];
  const of = belonging ? 'tags' : table;
  const conditions = [
    ...(place_id === undefined ? [] : [isHere(`${of}.place_id`, place_id)]),
    ...(customer_id === undefined ? [] : [isHere(`${of}.customer_id`, customer_id)]),
  ];
  const isOfAll = conditions.length === 0 && listedBy(table, actor, breadth) === undefined;
  const { within, areGathered } =
    belonging && !isOfAll
      ? await ofSome(belonging, db, actor, conditions)
      : { within: conditions, areGathered: undefined };
  const language = inLanguage[table];
  const { lang_code } = filters;
  const others = [
    ...(language && lang_code !== undefined ? [raw(language, lang_code)] : []),
    ...isSince(table, filters),
  ];
  return { breadth, within: [...within, ...others], areGathered };
}

/** Where a tag is, and whose it is, is told of those alone that the actor reaches: others' names are listed, and nothing else of them. */
async function ofSome(
  belonging: string,
  db: Database,
  actor: Actor,
  conditions: readonly RawBuilder[],
): Promise<{ within: RawBuilder[]; areGathered: boolean }> {
  const tags = reach(Tag.query(db).select('tags.id'), 'tags', actor);
  for (const condition of conditions) tags.where(condition);
  const some = (await tags.clone().limit(fewTags + 1)).map(({ id }) => id);
  const areFew = some.length <= fewTags;
  const within = raw(belonging, areFew ? raw('select unnest(?::integer[])', [some]) : tags);
  // Without conditions they are those that the list has for the actor anyway.
  const narrowing = conditions.length > 0 ? [within] : [];
  if (areFew) return { within: narrowing, areGathered: true };
  const most = mostGathered(await countOfTags(db));
  const count = await tags
    .clone()
    .limit(most + 1)
    .resultSize();
  return { within: narrowing, areGathered: count <= most };
}

/** How many there are, about. */
async function countOfTags(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select greatest(reltuples, 0)::integer as tags from pg_class where oid = 'tags'::regclass`,
  );
  return rows[0].tags;
}

const keys: Record<RecordSort, (table: string) => SortKey | undefined> = {
  id: () => undefined,
  email: (table) => ({ sql: byName(`${table}.email`), type: 'text' }),
  // There are places without a name.
  name: (table) => ({
    sql: byName('sorted.name'),
    type: 'text',
    join: {
      table: `${table} sorted on sorted.id = ${table}.id and sorted.name is not null`,
      column: 'sorted.name',
      id: 'sorted.id',
    },
  }),
  updated_at: (table) => ({ sql: `${table}.updated_at`, type: 'timestamptz' }),
};

export const recordOrder = (table: Filtered, sort: RecordSort | `-${RecordSort}`): Order => ({
  key: keys[sort.replace(/^-/, '') as RecordSort](table),
  isDescending: sort.startsWith('-'),
});

function customerIn(given: string | undefined): number | null | undefined {
  const { success, data, error } = recordOrNone.optional().safeParse(given);
  if (success) return data;
  throw new Invalid({ customer_id: error.issues.map(({ message }) => message) });
}

type Referred = Pick<typeof OwnedRow, 'tableName'> & {
  reachable(db: Database, actor: Actor): unknown;
};

async function demand(
  table: Referred,
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
