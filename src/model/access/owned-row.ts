// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import type { AnyQueryBuilder, QueryBuilder, RawBuilder } from 'objection';
import type { Actor, Resource } from '../../../contracts/access.ts';
import { inBatches, longestWhole } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { Row } from '../../database/row.ts';
import { Failure } from '../../errors.ts';
import { gather } from './gathered.ts';
import { narrowed } from './order.ts';
import { listed, type Breadth as Reaching, reach } from './policy.ts';
import type { WordKind } from './search-documents.ts';

/** A keyset page of an index; without a limit, all of it. */
export interface Page {
  limit?: number | undefined;
  /** Cursor: only rows with a larger id; with a smaller one where the newest come first. */
  after?: number | undefined;
  newest?: boolean | undefined;
}

/** The part of an index that a list shows. */
export interface Breadth {
  breadth?: Reaching | undefined;
  /** Conditions on the rows. */
  within?: readonly RawBuilder[] | undefined;
  /** Equivalent conditions that count faster; by default, `within`. */
  counting?: readonly RawBuilder[] | undefined;
  /** The cap of the count; without it, all rows are counted. */
  mostCounted?: number | undefined;
  /** The total, where it is known already. */
  known?: number | undefined;
  /** The rows are few and scattered: a page fetches all of them, then sorts. */
  areGathered?: boolean | undefined;
}

export interface Listing<R> {
  rows: R[];
  /** The number of all rows, whatever the page; undefined beyond the cap. */
  total: number | undefined;
  /** Another page follows. */
  hasMore: boolean;
  /** For a long list without a limit: an iterator over all its rows, from the first. */
  batches?: AsyncIterable<R[]> | undefined;
}

/** How a table's rows are named, as SQL on the table's row. */
export interface NamingRules {
  name: string;
  lang?: string;
  detail?: string;
  /** The prefix of the detail, or of the id, for a row without a name: `Place 3`. */
  noun: string;
}

/** A searched column: of the table's row, or of rows that belong to it. */
export interface SearchedColumn {
  column: string;
  /**
   * How a word of one or two letters or digits matches: as the beginning of a name or an identifier, or of a word in
   * the texts that a list shows; other texts are not searched for it. In a key, hyphens and colons do not count. An
   * e-mail address matches whole, and for admins only; a `whole` column matches all the words together, as they are
   * written.
   */
  kind: 'name' | 'identifier' | 'key' | 'text' | 'listed text' | 'e-mail' | 'whole';
  /** The rows that belong to it: the `from` clause, and the column with the id of the table's row. */
  beside?: { rows: string; id: string };
  /** Its kind in the search documents of tags; `place` and `owner` are names, or addresses, of those records. */
  words?: WordKind;
}

/** How rows belong to tags whose search documents contain their words. */
export interface DocumentedIn {
  /** SQL for the id of a row's tag. */
  tag: string;
  /** SQL: the row belongs to a tag whose id fulfils the condition in place of the `?`. */
  isOf: string;
  /** A matching tag may have rows without the words: each row is compared, then. */
  hasOthers: boolean;
  /**
   * SQL: the rows of tags whose ids fulfil the condition in place of the `?`, in order of their ids and with all that
   * conditions may refer to, so that comparing stops as soon as there are enough.
   */
  inTurn?: Record<'up' | 'down', string>;
}

type Table<R extends OwnedRow> = { new (): R; prototype: R } & Pick<
  typeof OwnedRow,
  | 'tableName'
  | 'resource'
  | 'query'
  | 'derive'
  | 'demandDerived'
  | 'records'
  | 'reached'
  | 'reachable'
  | 'find'
  | 'locked'
>;
type Rows<R extends OwnedRow> = QueryBuilder<R, R[]>;

/** The relations of a row (`model/relations.ts`) that its class declares as a list. */
type Lists<R> = { [K in keyof R & string]: NonNullable<R[K]> extends OwnedRow[] ? K : never }[keyof R & string];

/** A row with an owner: every query is restricted to what the actor may see, and anything else is not found. */
export abstract class OwnedRow extends Row {
  static get resource(): Resource {
    return this.tableName as Resource;
  }

  /** The searched columns; none by default. */
  static readonly searchedColumns: readonly SearchedColumn[] = [];

  /** How rows are found by search documents; undefined for small tables, which are compared. */
  static readonly documentedIn: DocumentedIn | undefined = undefined;

  /** Turns a typed word into the searched one; by default, unchanged. */
  static readonly sought = (word: string): string => word;

  /** The name of a row; none by default. */
  static readonly naming: NamingRules = { name: 'null', noun: 'Record' };

  /** Adds derived columns to rows. */
  static derive(_rows: AnyQueryBuilder): void {}

  /** Leaves out rows for which they cannot be derived; none by default. */
  static demandDerived(_rows: AnyQueryBuilder): void {}

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
    { breadth, within = [], counting = within, mostCounted, known, areGathered }: Breadth = {},
  ): Promise<Listing<R>> {
    const id = `${this.tableName}.id`;
    const rowsWith = (conditions: readonly RawBuilder[]) =>
      narrowed(listed(this.query(db) as unknown as Rows<R>, this.resource, actor, breadth), conditions);
    const counted = rowsWith(counting);
    const order = newest ? 'desc' : 'asc';
    const recordsOf = async (ids: readonly number[] | Rows<R>) =>
      (await this.records(db)
        .whereIn(id, ids as Rows<R>)
        .orderBy(id, order)) as R[];
    if (areGathered && limit !== undefined)
      return gatheredListing(db, { id, counted, recordsOf }, { limit, after, newest });
    const read = async (behind: number | undefined, most: number) => {
      const ids = rowsWith(within).select(id).orderBy(id, order).limit(most);
      this.demandDerived(ids);
      if (behind !== undefined) ids.where(id, newest ? '<' : '>', behind);
      // Ids first: the other columns would influence the choice of the index.
      return recordsOf(ids);
    };
    // One row more than requested tells whether another page follows.
    const found = await read(after, (limit ?? longestWhole) + 1);
    const rows = found.slice(0, limit ?? longestWhole);
    const isLong = rows.length < found.length;
    const count = async () => known ?? (await countOf(counted, mostCounted));
    return {
      rows,
      total: after === undefined && !isLong ? rows.length : await count(),
      hasMore: limit !== undefined && isLong,
      batches: limit === undefined && isLong ? inBatches(rows, read) : undefined,
    };
  }
}

interface FewAmongMany<R extends OwnedRow> {
  id: string;
  counted: Rows<R>;
  recordsOf: (ids: readonly number[]) => Promise<R[]>;
}

/** A page of few, scattered rows. */
async function gatheredListing<R extends OwnedRow>(
  db: Database,
  { id, counted, recordsOf }: FewAmongMany<R>,
  { limit, after, newest }: { limit: number; after: number | undefined; newest: boolean },
): Promise<Listing<R>> {
  const list = { id, rows: counted, order: { isDescending: newest } };
  const from = after === undefined ? undefined : { id: after };
  const { places, found, beyond } = await gather(db, list, { towards: 'later', from, most: limit });
  const rows = places.length > 0 ? await recordsOf(places.map((place) => place.id)) : [];
  return { rows, total: found, hasMore: beyond > rows.length };
}

/** The number of rows; undefined beyond the cap. */
async function countOf(rows: AnyQueryBuilder, most: number | undefined): Promise<number | undefined> {
  if (most === undefined) return rows.resultSize();
  const { length } = await rows.select('id').limit(most + 1);
  return length > most ? undefined : length;
}
