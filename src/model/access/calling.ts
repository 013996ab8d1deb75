/** What people call the records that others refer to: by name, not by number. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { referenceIn } from '../../../contracts/management/reference.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import type { CallingRules } from './owned-row.ts';
import { reach } from './policy.ts';
import { lookingThrough, reachOf, rowsWith, type Searched } from './search.ts';

/** A record as people call it. */
export interface Called {
  id: number;
  name: string;
  /** The language of the name, of those names that are in one of the 45. */
  lang: string | null;
  /** What tells it from others of the same name. */
  detail: string | null;
}

export type Names = ReadonlyMap<number, Called>;

export type CalledTable = Searched & { calling: CallingRules };

/** What can be chosen for a field that names a record. */
export interface Offer {
  choices: readonly Called[];
  /** Whether these are all that there are, or all that fit the words; otherwise they are a few of many. */
  isWhole: boolean;
  /** The record that the field names now. */
  chosen: Called | undefined;
  /** The words that the field holds. */
  words: string;
  /** What the record names, where that was asked for. */
  stored: Called | undefined;
}

/** The most that a person finds something among. */
const mostChoices = 50;

/** The records with these ids; the ones that the actor does not reach are left out. */
export async function namesOf(
  table: CalledTable,
  db: Database,
  actor: Actor,
  ids: Iterable<number | null>,
): Promise<Names> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await calledIn(table, reachable(table, db, actor).whereIn(`${table.tableName}.id`, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What people call one record. Throws `record_not_found` where the actor does not reach it. */
export async function nameOf(table: CalledTable, db: Database, actor: Actor, id: number): Promise<Called> {
  const called = (await namesOf(table, db, actor, [id])).get(id);
  if (!called) throw new Failure('record_not_found');
  return called;
}

/** The rows of a table that there are to choose from. */
export interface Choosing {
  /**
   * What is offered for a field that holds this: an id, words, or nothing yet. Of few, all by name; of many, the newest.
   * `stored`: what the record names, where that may be something else.
   */
  offer(given: unknown, stored?: unknown): Promise<Offer>;
  /** The ids of the rows that fit the words; never more than two, since two are too many already. Throws `too_much_to_search`. */
  idsFor(words: string): Promise<number[]>;
}

/** Choosing among the rows of a table that the actor reaches; `narrow` leaves some of them. */
export function choosing(
  table: CalledTable,
  db: Database,
  actor: Actor,
  narrow: (rows: AnyQueryBuilder) => AnyQueryBuilder = (rows) => rows,
): Choosing {
  const id = `${table.tableName}.id`;
  const all = () => narrow(reachable(table, db, actor));
  const newest = (words: string, most: number) =>
    lookingThrough(async () => {
      const rows = rowsWith(table, db, await reachOf(table, db, actor, words), words);
      return calledIn(table, narrow(rows).orderBy(id, 'desc').limit(most));
    });

  /** The newest that fit; undefined where looking for them would take too long: a form comes without them, then. */
  const choicesFor = (words: string): Promise<Called[] | undefined> =>
    newest(words, mostChoices + 1).catch((error) => {
      if (error instanceof Failure && error.reason === 'too_much_to_search') return undefined;
      throw error;
    });

  return {
    async offer(given, held) {
      const { id: named, words } = referenceIn(given);
      const fitting = (await choicesFor(words)) ?? [];
      if (words !== '' && fitting.length === 0) return { ...(await this.offer(undefined, held)), words };
      const choices = fitting.slice(0, mostChoices).sort((a, b) => a.name.localeCompare(b.name));
      const [only] = words !== '' && fitting.length === 1 ? fitting : [];
      const chosen = named === undefined ? only : await one(table, all(), named);
      const stored = typeof held === 'number' ? await one(table, all(), held) : undefined;
      return { choices, isWhole: words !== '' || fitting.length <= mostChoices, chosen, words, stored };
    },

    async idsFor(words) {
      // Without a word, everything would fit.
      if (words.split(/[\s\0]+/).every((word) => word === '')) return [];
      return (await newest(words, 2)).map((row) => row.id);
    },
  };
}

/** The rows that the actor reaches, without anything that is derived for them. */
const reachable = (table: CalledTable, db: Database, actor: Actor): AnyQueryBuilder =>
  reach(table.query(db) as AnyQueryBuilder, table.resource, actor);

async function one(table: CalledTable, rows: AnyQueryBuilder, id: number): Promise<Called | undefined> {
  if (id > 2_147_483_647) return undefined;
  const [row] = await calledIn(table, rows.clone().where(`${table.tableName}.id`, id));
  return row;
}

async function calledIn({ tableName, calling }: CalledTable, rows: AnyQueryBuilder): Promise<Called[]> {
  const { name, lang = 'null', detail = 'null', noun } = calling;
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
