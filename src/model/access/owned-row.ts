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

/** A page of an index; without a limit, all of it. */
export interface Page {
  limit?: number | undefined;
  /** Only rows with a larger id; with a smaller one where the newest come first. */
  after?: number | undefined;
  newest?: boolean | undefined;
}

/** Which part of an index. */
export interface Breadth {
  breadth?: Reaching | undefined;
  /** Of that, the rows of which all of this is true. */
  within?: readonly RawBuilder[] | undefined;
  /** The same, put in the way in which all of it is counted soonest; without it, `within`. */
  counting?: readonly RawBuilder[] | undefined;
  /** How many are counted at most; without it, all. */
  mostCounted?: number | undefined;
  /** How many there are, where that is known already. */
  known?: number | undefined;
  /** Whether they are few among many, and wherever: then all of them are looked up for a page. */
  areGathered?: boolean | undefined;
}

export interface Listing<R> {
  rows: R[];
  /** How many there are in all, on whatever page; undefined where there are more than are counted. */
  total: number | undefined;
  /** Whether there are more after these. */
  hasMore: boolean;
  /** Of a list without a limit that is long: all its rows, these being the first of them. */
  batches?: AsyncIterable<R[]> | undefined;
}

/** How a table's rows are called: SQL on the table's row. */
export interface NamingRules {
  name: string;
  lang?: string;
  detail?: string;
  /** What stands before the detail, or the id, of a row without a name: `Place 3`. */
  noun: string;
}

/** Where words are looked for: a column of the table's row, or one of rows that belong to it. */
export interface SearchedColumn {
  column: string;
  /**
   * What a word of one or two letters or digits has to do to be found: begin a name or an identifier, or a word of what a
   * list of texts shows; it is not looked for in other texts. In a key, hyphens and colons do not count. An e-mail address is
   * found whole, and by admins only; what is `whole` is found by all the words together, as they stand.
   */
  kind: 'name' | 'identifier' | 'key' | 'text' | 'listed text' | 'e-mail' | 'whole';
  /** The rows that belong to it: what stands behind `from`, and the id of the table's row among them. */
  beside?: { rows: string; id: string };
  /** As what it stands in the documents of tags; `place` and `owner` are those whose name, or address, it is. */
  words?: WordKind;
}

/** How rows belong to tags whose documents tell where words are found. */
export interface DocumentedIn {
  /** SQL for the id of a row's tag. */
  tag: string;
  /** SQL: whether a row belongs to a tag whose id fulfils what stands for the `?`. */
  isOf: string;
  /** Whether a tag has rows in which words are not found that are found in it: they are compared, then. */
  hasOthers: boolean;
  /**
   * SQL: the rows that belong to tags whose ids fulfil what stands for the `?`, with all that conditions may be on, one after the other by
   * their ids: so few are compared until there are enough.
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

/** The relations of a row (`model/relations.ts`) that its class names as a list. */
type Lists<R> = { [K in keyof R & string]: NonNullable<R[K]> extends OwnedRow[] ? K : never }[keyof R & string];

/** A row that somebody owns: it is looked up through what an actor reaches, and what it doesn't reach is not found. */
export abstract class OwnedRow extends Row {
  static get resource(): Resource {
    return this.tableName as Resource;
  }

  /** Where words are looked for; by default, nowhere. */
  static readonly searchedColumns: readonly SearchedColumn[] = [];

  /** How rows are found by documents; undefined where they are few, and compared. */
  static readonly documentedIn: DocumentedIn | undefined = undefined;

  /** What is looked for where somebody has typed a word; by default, the word. */
  static readonly sought = (word: string): string => word;

  /** What people call a row; by default, they don't. */
  static readonly naming: NamingRules = { name: 'null', noun: 'Record' };

  /** Adds to rows what is derived for each of them. */
  static derive(_rows: AnyQueryBuilder): void {}

  /** Leaves out rows of which that can't be told; by default, none. */
  static demandDerived(_rows: AnyQueryBuilder): void {}

  /** All rows, with what is derived for them. */
  static records<R extends OwnedRow>(this: Table<R>, db: Database): Rows<R> {
    const rows = this.query(db).select(`${this.tableName}.*`);
    this.derive(rows);
    return rows as unknown as Rows<R>;
  }

  /** Of some rows, those that the actor reaches whom the query's context names, with what is derived for them. */
  static reached(rows: AnyQueryBuilder): AnyQueryBuilder {
    const { actor } = rows.context();
    if (!actor) throw new Error(`it is not said who reads ${this.tableName}`);
    this.derive(rows.select(`${this.tableName}.*`));
    return reach(rows, this.resource, actor);
  }

  /** The rows that the actor reaches, and by their relations no others. */
  static reachable<R extends OwnedRow>(this: Table<R>, db: Database, actor: Actor): Rows<R> {
    return this.reached(this.query(db).context({ actor })) as unknown as Rows<R>;
  }

  /** The row with this id. Throws `record_not_found` where there is none that the actor reaches. */
  static async find<R extends OwnedRow>(this: Table<R>, db: Database, actor: Actor, id: number): Promise<R> {
    const row = await (this.reachable(db, actor) as unknown as Rows<R>).where(`${this.tableName}.id`, id).first();
    if (!row) throw new Failure('record_not_found');
    return row as R;
  }

  /** The same, and nobody else changes it until the transaction ends. */
  static async locked<R extends OwnedRow>(this: Table<R>, trx: Database, actor: Actor, id: number): Promise<R> {
    const rows = reach(this.query(trx) as unknown as Rows<R>, this.resource, actor);
    const row = await rows.where(`${this.tableName}.id`, id).forUpdate().first();
    if (!row) throw new Failure('record_not_found');
    return row as R;
  }

  /** What belongs to the row by these relations, as far as the actor reaches it. One statement for each, one after the other. */
  async belonging<K extends Lists<this>>(db: Database, actor: Actor, ...names: K[]): Promise<Required<Pick<this, K>>> {
    await this.$fetchGraph(`[${names}]`, { transaction: db }).context({ actor });
    return this as unknown as Required<Pick<this, K>>;
  }

  /** What the index shows the actor, by ascending id, or by descending. */
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
      // By their ids alone: what else of them is to be read would decide by which index they are found.
      return recordsOf(ids);
    };
    // One more than is wanted tells whether there are others.
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

/** A page of rows that are few among many. */
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

/** How many rows there are; undefined for more than so many. */
async function countOf(rows: AnyQueryBuilder, most: number | undefined): Promise<number | undefined> {
  if (most === undefined) return rows.resultSize();
  const { length } = await rows.select('id').limit(most + 1);
  return length > most ? undefined : length;
}
