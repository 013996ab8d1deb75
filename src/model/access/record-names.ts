/** Names of the records that others refer to, instead of their numbers. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { type Names, type Offer, parseReference, type RecordName } from '../../../contracts/management/reference.ts';
import { RecordId } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { NamingRules } from './owned-row.ts';
import { reach } from './policy.ts';
import { type SearchedTable, searchConditions, withSearchTimeout } from './search.ts';
import { maxWords } from './search-words.ts';
import { applyConditions } from './sort-order.ts';

export type NamedTable = SearchedTable & { naming: NamingRules };

/** Like `natural_order` of PostgreSQL. */
const natural = new Intl.Collator('und', { numeric: true, sensitivity: 'base' });

/** The most choices that a person can scan. */
const maxChoices = 50;

/** Names of the records with these ids that the actor may see. */
export async function readNames(
  table: NamedTable,
  db: Database,
  actor: Actor,
  ids: Iterable<number | null>,
): Promise<Names> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await namesAmong(table, reachable(table, db, actor).whereIn(`${table.tableName}.id`, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of the records that rows refer to in this column. */
export function readNamesInColumn<C extends string>(
  table: NamedTable,
  db: Database,
  actor: Actor,
  rows: readonly { [K in C]?: number | null | undefined }[],
  column: C,
): Promise<Names> {
  const ids = rows.map((row) => row[column] ?? null);
  return readNames(table, db, actor, ids);
}

/** The name of one record. Throws `record_not_found` where the actor may not see it. */
export async function readRecordName(table: NamedTable, db: Database, actor: Actor, id: number): Promise<RecordName> {
  const named = (await readNames(table, db, actor, [id])).get(id);
  if (!named) throw new Failure('record_not_found');
  return named;
}

/** Choices among the rows of a table. */
interface Choices {
  /**
   * The choices for a field with this value: an id, words, or nothing yet. All rows if they are few, else the newest.
   * `stored`: the record's current reference, where it may differ.
   */
  offer(given: unknown, stored?: unknown): Promise<Offer>;
  /** The ids of the rows that match the words; at most two, which is already ambiguous. Throws `too_much_to_search`. */
  idsFor(words: string): Promise<number[]>;
}

/** The choices among the rows that the actor may see; `narrow` restricts them. */
export function choicesAmong(
  table: NamedTable,
  db: Database,
  actor: Actor,
  narrow: (rows: AnyQueryBuilder) => AnyQueryBuilder = (rows) => rows,
): Choices {
  const id = `${table.tableName}.id`;
  const all = () => narrow(reachable(table, db, actor));
  const newest = (typed: string, most: number) =>
    withSearchTimeout(async () => {
      // A name may have more words than a search allows.
      const words = typed.split(/\s+/).slice(0, maxWords).join(' ');
      const matched = await searchConditions(table, db, actor, words);
      const rows = applyConditions(all(), matched?.conditions ?? []).orderBy(id, 'desc');
      return namesAmong(table, rows.limit(most));
    });
  /** Undefined where the search would take too long: the form then comes without choices. */
  const choicesFor = (words: string) => newest(words, maxChoices + 1).catch(undefinedIfTooLong);

  return {
    async offer(given, held) {
      const { id: named, words } = parseReference(given);
      const fitting = (await choicesFor(words)) ?? [];
      if (words !== '' && fitting.length === 0) return { ...(await this.offer(undefined, held)), words };
      const choices = fitting.slice(0, maxChoices).sort((a, b) => natural.compare(a.name, b.name));
      const [only] = words !== '' && fitting.length === 1 ? fitting : [];
      const chosen = named === undefined ? only : await one(table, all(), named);
      const stored = typeof held === 'number' ? await one(table, all(), held) : undefined;
      return { choices, isWhole: words !== '' || fitting.length <= maxChoices, chosen, words, stored };
    },

    async idsFor(words) {
      // Without a word, everything would match.
      if (words.split(/[\s\0]+/).every((word) => word === '')) return [];
      return (await newest(words, 2)).map((row) => row.id);
    },
  };
}

/** For `catch`, where a page can do without the result. */
export function undefinedIfTooLong(error: unknown): undefined {
  if (error instanceof Failure && error.reason === 'too_much_to_search') return undefined;
  throw error;
}

/** Resolves words in a form to the ids of matching records. */
export const idResolver =
  (table: NamedTable) =>
  ({ caller, searches }: { caller: Actor; searches: Database }, words: string): Promise<number[]> =>
    choicesAmong(table, searches, caller).idsFor(words);

/** The rows that the actor may see, without derived columns. */
const reachable = (table: NamedTable, db: Database, actor: Actor): AnyQueryBuilder =>
  reach(table.query(db) as AnyQueryBuilder, table.resource, actor);

async function one(table: NamedTable, rows: AnyQueryBuilder, id: number): Promise<RecordName | undefined> {
  if (!RecordId.safeParse(id).success) return undefined;
  const [row] = await namesAmong(table, rows.clone().where(`${table.tableName}.id`, id));
  return row;
}

async function namesAmong({ tableName, naming }: NamedTable, rows: AnyQueryBuilder): Promise<RecordName[]> {
  const { name, lang = 'null', detail = 'null', noun } = naming;
  const columns = `${tableName}.id, ${name} as name, ${lang} as lang, ${detail} as detail`;
  const found = (await rows.clearSelect().select(raw(columns))) as {
    id: number;
    name: string | null;
    lang: string | null;
    detail: string | null;
  }[];
  return found.map(({ id, name: written, lang: code, detail: sign }) =>
    written === null
      ? { id, name: `${noun} ${sign ?? id}`, lang: null, detail: null }
      : { id, name: written, lang: code, detail: sign },
  );
}
