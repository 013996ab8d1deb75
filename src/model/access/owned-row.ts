// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import type { AnyQueryBuilder, QueryBuilder } from 'objection';
import type { Actor, Resource, TeamResource } from '../../../contracts/access.ts';
import { readLongList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { Row } from '../../database/row.ts';
import { Failure } from '../../errors.ts';
import { gatherPage } from './gathered-page.ts';
import { listCondition, type Breadth as Reaching, reach } from './policy.ts';
import { readingsOf } from './readings.ts';
import { countUpTo, type RowCondition } from './sort-order.ts';

/** A keyset page of an index; without a limit, the whole index. */
export interface Page {
  limit?: number | undefined;
  /** Cursor: only rows with a larger id, or a smaller one where the newest come first. */
  after?: number | undefined;
  newest?: boolean | undefined;
}

/** The part of an index that a list shows. */
export interface Breadth {
  breadth?: Reaching | undefined;
  /** Conditions on the rows. */
  conditions?: readonly RowCondition[] | undefined;
  /** The cap of the count; without it, all rows are counted. */
  maxCounted?: number | undefined;
  /** The total, where it is known already; a value beyond the cap means only that there are more. */
  known?: number | undefined;
}

export interface Listing<R> {
  rows: R[];
  /** The number of all rows, whatever the page; undefined beyond the cap. */
  total: number | undefined;
  /** A `total` beyond this means only that there are more. */
  maxCounted?: number;
  /** Whether another page follows. */
  hasMore: boolean;
  /** The last id of the page, whose row may have been deleted before it was read; by default that of the last row. */
  last?: number | undefined;
  /** For a long list without a limit: an iterator over all its rows, from the first. */
  batches?: AsyncIterable<R[]> | undefined;
}

/** The same with all rows of a long list at once. */
export async function withAllRows<R>({ batches, ...list }: Listing<R>): Promise<Listing<R>> {
  if (!batches) return list;
  const rows: R[] = [];
  for await (const some of batches) rows.push(...some);
  return { ...list, rows };
}

/** How a table's rows are named, as SQL on the table's row. */
export interface NamingRules {
  name: string;
  lang?: string;
  detail?: string;
  /** The prefix of the detail, or of the id, for a row without a name: `Place 3`. */
  noun: string;
}

/** The searched columns of a table. */
export interface SearchedIn {
  /** Columns of the row itself, as SQL. */
  columns: readonly string[];
  /** Those with an identifier in its compared form, which is found whole in any spelling, and by its beginning. */
  keys?: readonly string[];
  /** SQL for the id of the row's tag, where a search finds rows by their tag. */
  tag?: string;
  /** The condition that the row's tag is one of a list, where no column has its id. */
  isOfTags?: string;
  /** Only rows with the words in their own columns, among those of tags with such names. */
  isNames?: boolean;
}

type Table<R extends OwnedRow> = { new (): R; prototype: R } & Pick<
  typeof OwnedRow,
  'tableName' | 'resource' | 'query' | 'derive' | 'demanded' | 'records' | 'reached' | 'reachable' | 'find' | 'locked'
>;
type Rows<R extends OwnedRow> = QueryBuilder<R, R[]>;

/** The relations of a row (`model/relations.ts`) that its class declares as a list. */
type Lists<R> = { [K in keyof R & string]: NonNullable<R[K]> extends OwnedRow[] ? K : never }[keyof R & string];

/** A row with an owner: every query is restricted to what the actor may see, and anything else is not found. */
export abstract class OwnedRow extends Row {
  static get resource(): Resource | TeamResource {
    return this.tableName as Resource;
  }

  /** The searched columns; none by default. */
  static readonly searched: SearchedIn = { columns: [] };

  /** The name of a row; none by default. */
  static readonly naming: NamingRules = { name: 'null', noun: 'Record' };

  /** Adds derived columns to rows. */
  static derive(_rows: AnyQueryBuilder): void {}

  /**
   * Leaves out rows for which they cannot be derived; none by default. A probe does not, since that would double its
   * cost, and reading the records leaves them out as well.
   */
  static demanded<Q extends AnyQueryBuilder>(rows: Q): Q {
    return rows;
  }

  /** All rows, with their derived columns. */
  static records<R extends OwnedRow>(this: Table<R>, db: Database): Rows<R> {
    const rows = this.query(db).select(`${this.tableName}.*`);
    this.derive(rows);
    return rows as unknown as Rows<R>;
  }

  /** Restricts rows to those that the actor of the query's context may see, with their derived columns. */
  static reached(rows: AnyQueryBuilder): AnyQueryBuilder {
    const { actor } = rows.context();
    if (!actor) throw new Error(`it is not said who reads ${this.tableName}`);
    this.derive(rows.select(`${this.tableName}.*`));
    return reach(rows, this.resource, actor);
  }

  /** The rows that the actor may see; their relations are restricted, too. */
  static reachable<R extends OwnedRow>(this: Table<R>, db: Database, actor: Actor): Rows<R> {
    return this.reached(this.query(db).context({ actor })) as unknown as Rows<R>;
  }

  /** The row with this id. Throws `record_not_found` where the actor can see none. */
  static async find<R extends OwnedRow>(this: Table<R>, db: Database, actor: Actor, id: number): Promise<R> {
    const row = await (this.reachable(db, actor) as unknown as Rows<R>).where(`${this.tableName}.id`, id).first();
    if (!row) throw new Failure('record_not_found');
    return row as R;
  }

  /** The same, locked until the transaction ends. */
  static async locked<R extends OwnedRow>(this: Table<R>, trx: Database, actor: Actor, id: number): Promise<R> {
    const rows = reach(this.query(trx) as unknown as Rows<R>, this.resource, actor);
    const row = await rows.where(`${this.tableName}.id`, id).forUpdate().first();
    if (!row) throw new Failure('record_not_found');
    return row as R;
  }

  /** The row's related records that the actor may see. One statement for each relation, one after the other. */
  async belonging<K extends Lists<this>>(db: Database, actor: Actor, ...names: K[]): Promise<Required<Pick<this, K>>> {
    await this.$fetchGraph(`[${names}]`, { transaction: db }).context({ actor });
    return this as unknown as Required<Pick<this, K>>;
  }

  /** The index for the actor, by ascending or descending id. */
  static async list<R extends OwnedRow>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    { limit, after, newest = false }: Page = {},
    { breadth, conditions = [], maxCounted, known }: Breadth = {},
  ): Promise<Listing<R>> {
    const id = `${this.tableName}.id`;
    const own = () => this.query(db) as unknown as Rows<R>;
    const among = readingsOf(this.resource, actor, { breadth, conditions }, own);
    const [order, beyond] = newest ? (['desc', '<'] as const) : (['asc', '>'] as const);
    const recordsOf = (ids: readonly number[] | Rows<R>) => recordsWith(this, db, ids, order);
    const isNarrowed = conditions.length > 0 || listCondition(this.resource, actor, breadth) !== undefined;
    const isProbed = limit !== undefined && isNarrowed && (known ?? 0) <= (maxCounted ?? 0);
    if (isProbed) {
      const list = { table: this.tableName, id, order: { isDescending: newest }, rows: among.branches };
      const few = await gatherPage(db, list, { after: after === undefined ? undefined : { id: after }, most: limit });
      const last = few?.page.at(-1)?.id;
      if (few) return { rows: await recordsOf(idsOf(few.page)), total: few.found, hasMore: few.hasLater, last };
    }
    // Ids first: the other columns would influence the choice of the index.
    const ids = (most: number) => this.demanded(among.inOrder()).select(id).orderBy(id, order).limit(most);
    const read = (behind: number | undefined, most: number) =>
      recordsOf(behind === undefined ? ids(most) : ids(most).where(id, beyond, behind));
    const { isLong, ...listing } = await readLongList({ limit, after }, read);
    // Where the probe gave up, there are more rows than `maxCounted`.
    const count = async () =>
      known ?? (isProbed && maxCounted ? undefined : await countOf(db, among.all(), id, maxCounted));
    return { ...listing, total: after === undefined && !isLong ? listing.rows.length : await count() };
  }
}

const idsOf = (page: readonly { id: number }[]): number[] => page.map(({ id }) => id);

async function recordsWith<R extends OwnedRow>(
  table: Table<R>,
  db: Database,
  ids: readonly number[] | Rows<R>,
  order: 'asc' | 'desc',
): Promise<R[]> {
  const id = `${table.tableName}.id`;
  return (await table
    .records(db)
    .whereIn(id, ids as Rows<R>)
    .orderBy(id, order)) as R[];
}

/** The number of rows; undefined beyond the cap. */
async function countOf(
  db: Database,
  rows: AnyQueryBuilder,
  id: string,
  most: number | undefined,
): Promise<number | undefined> {
  if (most === undefined) return rows.resultSize();
  const count = await countUpTo(db, rows, id, most + 1);
  return count > most ? undefined : count;
}
