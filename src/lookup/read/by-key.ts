/** Look up tags by a unique key, or by a list of keys at once. */
import type { Database } from '../../database/connect.ts';
import { SharedReads } from './batched-reads.ts';
import { type Extra, type Reading, type ReadOptions, readStatement } from './reading.ts';

/** A unique key as it is stored: columns and their values. */
type Key = Record<string, string | number | null>;

/** The query from a key to its tag. */
interface Way<K extends Key> {
  name: string;
  types: Record<keyof K & string, 'text' | 'integer'>;
  isOf(operands: Record<keyof K, string>): string;
}

/** The statements for one key and for a list of keys, whose values are those of `columns`. */
function statementsOf<K extends Key>({ name, types, isOf }: Way<K>) {
  const columns = Object.keys(types) as (keyof K & string)[];
  const operands = (of: (column: keyof K & string, i: number) => string) =>
    Object.fromEntries(columns.map((column, i) => [column, of(column, i)])) as Record<keyof K, string>;
  const lists = columns.map((column, i) => `$${i + 2}::${types[column]}[]`);

  // The plain index lookup of most requests.
  const single = readStatement(name, 'tags t', `where ${isOf(operands((_, i) => `$${i + 2}`))}`);
  // The limit forces a nested loop of index lookups; otherwise PostgreSQL joins all tags.
  const several = readStatement<{ at: number }>(
    `${name} of a list`,
    `unnest(${lists}) with ordinality as key (${columns}, at)
     cross join lateral (select t.* from tags t where ${isOf(operands((column) => `key.${column}`))} limit 1) t`,
    'order by key.at',
    ', key.at::integer',
  );
  return { columns, single, several };
}

/** Reads by one key, and by a list of keys. */
function readsOf<K extends Key>(way: Way<K>) {
  const { columns, single, several } = statementsOf(way);

  return {
    async alone<E extends Extra>(db: Database, key: K, wanted: ReadOptions<E>): Promise<Reading<E> | undefined> {
      const values = columns.map((column) => key[column]);
      const [reading] = await single(db, values, wanted);
      return reading;
    },

    /** The readings for each key, in the order of the keys. Equal keys are read once, and share their reading. */
    async all<E extends Extra = never>(
      db: Database,
      keys: readonly K[],
      wanted: ReadOptions<E>,
    ): Promise<(Reading<E> | undefined)[]> {
      const texts = keys.map((key) => JSON.stringify(columns.map((column) => key[column])));
      const distinct = new Map(keys.map((key, i) => [texts[i], key]));
      const values = columns.map((column) => [...distinct.values()].map((key) => key[column]));
      const readings = await several(db, values, wanted);
      const found = new Map(readings.map(({ at, ...reading }) => [at, reading as unknown as Reading<E>]));
      const byText = new Map([...distinct.keys()].map((text, i) => [text, found.get(i + 1)]));
      return texts.map((text) => byText.get(text));
    },
  };
}

/** `types`: the columns of a key; `isOf`: the condition that the tag `t` has the key in these operands. */
export function createLookup<K extends Key>(name: string, types: Way<K>['types'], isOf: Way<K>['isOf']) {
  const { alone, all } = readsOf<K>({ name, types, isOf });
  const ofDatabases = new WeakMap<Database, SharedReads<K, Reading<never> | undefined>>();

  /** The reading for a key; concurrent reads of the same kind are batched. */
  async function one<E extends Extra = never>(
    db: Database,
    key: K,
    wanted: ReadOptions<E>,
  ): Promise<Reading<E> | undefined> {
    const reads = ofDatabases.get(db) ?? new SharedReads(db.client.pool.max);
    ofDatabases.set(db, reads);
    const { preferences = [], excluded = [], extras = [] } = wanted;
    const found = await reads.read(key, [preferences, excluded, extras].join(' '), {
      alone: (own) => alone(db, own, wanted),
      together: (keys) => all(db, keys, wanted),
    });
    // The batch has the type of each of its reads.
    return found as Reading<E> | undefined;
  }

  return { one, all };
}
