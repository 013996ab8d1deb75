/** A follower: a copy of what readers see, kept up to date by the journal alone. */
import type { Database } from '../../../src/database/connect.ts';
import { type Changes, type JournalScope, readChangesSince, readCurrentCursor } from '../../../src/database/follow.ts';

/** Everything that readers see of a tag or a place, as comparable text, by id. */
type Copy = Map<string, string>;

/** How changes are read: by the journal's module, or in a wrong way that the test must notice. */
export type ReadChanges = (db: Database, followed: JournalScope, cursor: string) => Promise<Changes | undefined>;

export class Follower {
  readonly followed: Exclude<JournalScope, 'all'>;
  readonly #read: ReadChanges;
  #copy: Copy = new Map();
  #cursor = '';

  constructor(followed: Exclude<JournalScope, 'all'>, read: ReadChanges = readChangesSince) {
    this.followed = followed;
    this.#read = read;
  }

  async begin(db: Database): Promise<void> {
    this.#cursor = await readCurrentCursor(db);
    this.#copy = await fullRead(db, this.followed);
  }

  /** Applies the changes since the last read. */
  async catchUp(db: Database): Promise<void> {
    const changes = await this.#read(db, this.followed, this.#cursor);
    if (!changes) throw new Error(`The cursor ${this.#cursor} is not valid`);
    for (const id of changes.places) {
      this.#copy.delete(`place ${id}`);
      for (const [key, line] of await placeLines(db, this.followed, 'and p.id = :id', { id }))
        this.#copy.set(key, line);
    }
    for await (const tags of changes.pages) {
      // As in a bundle, a change without an identifier removes nothing.
      for (const { id, tag_identifier } of tags) if (tag_identifier !== null) this.#copy.delete(`tag ${id}`);
      const here = tags.filter((tag) => tag.is_here).map(({ id }) => id);
      for (const [key, line] of await tagLines(db, this.followed, 'and t.id = any (:here)', { here }))
        this.#copy.set(key, line);
    }
    this.#cursor = changes.cursor;
  }

  /** The differences between the copy and a full read; none are allowed. */
  async differences(db: Database): Promise<string[]> {
    const full = await fullRead(db, this.followed);
    const keys = new Set([...full.keys(), ...this.#copy.keys()]);
    return [...keys]
      .filter((key) => full.get(key) !== this.#copy.get(key))
      .map(
        (key) =>
          `${JSON.stringify(this.followed)}: ${key} is ${full.get(key)}, but the copy has ${this.#copy.get(key)}`,
      );
  }
}

async function fullRead(db: Database, followed: Exclude<JournalScope, 'all'>): Promise<Copy> {
  return new Map([...(await tagLines(db, followed)), ...(await placeLines(db, followed))]);
}

async function tagLines(db: Database, followed: Exclude<JournalScope, 'all'>, more = '', values = {}): Promise<Copy> {
  const { rows } = await db.raw(`${lines} where not t.hidden and ${conditionOn('t', 'place_id', followed)} ${more}`, {
    ...followed,
    ...values,
  });
  return new Map(rows.map(({ id, line }: { id: number; line: string }) => [`tag ${id}`, line]));
}

async function placeLines(db: Database, followed: Exclude<JournalScope, 'all'>, more = '', values = {}): Promise<Copy> {
  const { rows } = await db.raw(
    `select p.id, (to_jsonb(p) - 'updated_at')::text as line from places p
     where ${conditionOn('p', 'id', followed)} ${more}`,
    { ...followed, ...values },
  );
  return new Map(rows.map(({ id, line }: { id: number; line: string }) => [`place ${id}`, line]));
}

const conditionOn = (row: string, placeColumn: string, followed: Exclude<JournalScope, 'all'>) =>
  Object.keys(followed)
    .map((column) => `${row}.${column === 'place_id' ? placeColumn : column} = :${column}`)
    .join(' and ');

const texts = (table: string, of: string) => `
  coalesce((select jsonb_agg(to_jsonb(x) - 'updated_at' order by x.id) from ${table} x where ${of}), '[]')`;

/** Rule W5, as in lookups. */
const standsIn = `
  h.hardware_type = 'ble-beacon' and (h.major is null or h.minor is null) and t.customer_id is not null and not exists (
    select from hardwares other left join tags held on held.id = other.tag_id
    where other.hardware_type = 'ble-beacon' and other.match_key = h.match_key and other.id <> h.id
      and case when other.tag_id is null then other.customer_id else held.customer_id end is distinct from t.customer_id)`;

const lines = `
  select t.id, jsonb_build_array(
    to_jsonb(t) - 'updated_at',
    (select to_jsonb(r) - 'updated_at' from text_records r where r.tag_id = t.id),
    ${texts('translations', 'x.text_record_id = (select r.id from text_records r where r.tag_id = t.id)')},
    ${texts('name_translations', 'x.tag_id = t.id')},
    coalesce((
      select jsonb_agg(to_jsonb(h) - 'updated_at' || jsonb_build_object('stands_in', ${standsIn}) order by h.id)
      from hardwares h where h.tag_id = t.id), '[]'))::text as line
  from tags t`;
