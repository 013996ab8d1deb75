/**
 * Random concurrent writes, and followers that read from time to time: transactions that stay open while others commit, savepoints
 * and rollbacks. At the end, and often in between, each copy is compared with a full read, and the column `in_use` of tags with
 * their texts and names.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../../src/database/connect.ts';
import { readChangesSince } from '../../../src/database/follow.ts';
import type { Transaction } from '../../../src/database/transaction.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import { Follower, type ReadChanges } from './follower.ts';
import { type Action, actionOf, type Kind, type World } from './writes.ts';

/** A random request to the service, in addition to the writes by SQL. */
export type Caller = (world: World, random: RandomSource) => Promise<unknown>;

export interface SequenceOptions {
  db: Database;
  random: RandomSource;
  steps?: number;
  read?: ReadChanges;
  caller?: Caller | undefined;
  /** The kind of the more frequent actions. */
  favour?: Kind | undefined;
}

const sessions = 3;

/** Returns the differences between the followers' copies and full reads; none are allowed. */
export async function runSequence({
  db,
  random,
  steps = 40,
  read = readChangesSince,
  caller,
  favour,
}: SequenceOptions): Promise<string[]> {
  const world = await newWorld(db);
  const places: { place_id: number; customer_id: number }[] = await db('places')
    .whereIn('customer_id', world.customers)
    .select('id as place_id', 'customer_id');
  const followed = [
    ...world.customers.map((customer_id) => ({ customer_id })),
    ...places.map(({ place_id }) => ({ place_id })),
    // For some places the customer is a condition too.
    ...places.filter((_, i) => i % 2 === 0),
  ];
  const followers = followed.map((each) => new Follower(each, read));
  for (const follower of followers) await follower.begin(db);
  const open = new Map<number, Session>();
  const calls: Promise<unknown>[] = [];
  const differences: string[] = [];
  for (let step = 0; step < steps && differences.length === 0; step += 1) {
    if (random.percent(25))
      differences.push(...(await readChanges(db, random.shuffled(followers).slice(0, 2), random.percent(50))));
    else if (caller && random.percent(15)) {
      const call = caller(world, random);
      // With open transactions, the call may wait for their locks.
      if (open.size === 0) await call;
      else calls.push(call);
    } else await write(db, open, random, actionOf(world, random, favour && random.percent(40) ? favour : undefined));
  }
  for (const session of random.shuffled([...open.values()])) {
    await session.end(random.percent(80));
    if (differences.length === 0)
      differences.push(...(await readChanges(db, random.shuffled(followers).slice(0, 2), true)));
  }
  await Promise.all(calls);
  return differences.length > 0 ? differences : readChanges(db, followers, true);
}

/** Lets the followers read the changes. `isCompared`: in one snapshot, with a comparison afterwards. */
async function readChanges(db: Database, followers: readonly Follower[], isCompared: boolean): Promise<string[]> {
  if (!isCompared) {
    for (const follower of followers) await follower.catchUp(db);
    return [];
  }
  return db.transaction(
    async (trx) => {
      const differences: string[] = [];
      for (const follower of followers) {
        await follower.catchUp(trx);
        differences.push(...(await follower.differences(trx)));
      }
      return [...differences, ...(await wrongInUse(trx))];
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Tags whose column `in_use` does not match their texts and names. */
async function wrongInUse(trx: Database): Promise<string[]> {
  const { rows } = await trx.raw(
    `select id, in_use from tags where in_use <> (
       exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = tags.id)
       or exists (select from name_translations x where x.tag_id = tags.id))`,
  );
  return rows.map(({ id, in_use }: { id: number; in_use: boolean }) => `the in_use of tag ${id} is wrongly ${in_use}`);
}

/** The next step of a random session. */
async function write(db: Database, open: Map<number, Session>, random: RandomSource, action: Action): Promise<void> {
  const who = random.below(sessions);
  const session = open.get(who);
  if (!session) {
    const begun = await Session.begin(db);
    const isDone = await begun.do(action);
    if (isDone && random.percent(60)) open.set(who, begun);
    else if (begun.isOpen) await begun.end(true);
    return;
  }
  const what = random.below(100);
  if (what < 25) await session.end(true);
  else if (what < 33) await session.end(false);
  else if (what < 40) await session.savepoint();
  else if (what < 47) await session.rollBackToSavepoint();
  else await session.do(action);
  if (!session.isOpen) open.delete(who);
}

class Session {
  readonly #trx: Transaction;
  #savepoints = 0;
  isOpen = true;

  private constructor(trx: Transaction) {
    this.#trx = trx;
  }

  static async begin(db: Database): Promise<Session> {
    const trx = await db.transaction();
    // A short lock timeout, since this one program would wait for itself.
    await trx.raw(`set local lock_timeout = '20ms'`);
    return new Session(trx);
  }

  /** Runs all statements. An error rolls back to the last savepoint, or the whole transaction. */
  async do(action: Action): Promise<boolean> {
    try {
      for (const [sql, values] of action) await this.#trx.raw(sql, values as never);
      return true;
    } catch {
      if (this.#savepoints > 0) await this.rollBackToSavepoint();
      else await this.end(false);
      return false;
    }
  }

  async savepoint(): Promise<void> {
    this.#savepoints += 1;
    await this.#trx.raw(`savepoint point_${this.#savepoints}`);
  }

  async rollBackToSavepoint(): Promise<void> {
    if (this.#savepoints === 0) return;
    await this.#trx.raw(`rollback to point_${this.#savepoints}; release point_${this.#savepoints}`);
    this.#savepoints -= 1;
  }

  async end(isCommitted: boolean): Promise<void> {
    this.isOpen = false;
    if (isCommitted) await this.#trx.commit();
    else await this.#trx.rollback();
  }
}

/** Two customers, each with a place, and a few tags of which some have beacons. */
async function newWorld(db: Database): Promise<World> {
  const name = randomBytes(4).toString('hex').toUpperCase();
  const customers = await db('customers')
    .insert([1, 2].map((n) => ({ email: `${n}-${name}@example.com`.toLowerCase() })))
    .returning('id');
  const [one, two] = customers.map(({ id }: { id: number }) => id) as [number, number];
  await db('places').insert([one, two, one].map((customer_id) => ({ customer_id, name: 'Hall' })));
  const tags = await db('tags')
    .insert(
      [one, one, two, two].map((customer_id) => ({ customer_id, tag_identifier: randomBytes(6).toString('hex') })),
    )
    .returning('id');
  const [first, second] = tags.map(({ id }: { id: number }) => id);
  const beacons = [`${name}-A`, `${name}-B`];
  await db('hardwares').insert({
    tag_id: first,
    customer_id: one,
    hardware_type: 'ble-beacon',
    identifier: beacons[0],
  });
  const [{ id: text_record_id }] = await db('text_records').insert({ tag_id: second }).returning('id');
  await db('translations').insert({
    text_record_id,
    lang_code: 'en',
    text: 'An old clock',
    origin: 'original',
    source_hash: 'a'.repeat(64),
  });
  return { customers: [one, two], beacons };
}

/** A wrong way that the test must notice: by the largest number seen. It misses transactions that commit later. */
export const byLargestVersion: ReadChanges = async (db, followed, cursor) => {
  const last = cursor.startsWith('last ') ? cursor.slice(5) : String(BigInt(cursor.split(/[ :]/).at(-2) ?? 0) - 1n);
  const [column, id] = Object.entries(followed)[0] ?? [];
  const { rows } = await db.raw(
    `select c.tag_id as id, c.place_id, c.tag_identifier, c.version::text, exists (
       select from tags t where t.id = c.tag_id and t.${column} = :id) as is_here
     from tag_changes c where c.version::text::bigint > cast(:last as bigint) and c.${column} = :id`,
    { last, id },
  );
  const newest = rows.reduce(
    (most: bigint, { version }: { version: string }) => (BigInt(version) > most ? BigInt(version) : most),
    BigInt(last),
  );
  return {
    cursor: `last ${newest}`,
    places: rows
      .filter((row: { id: number | null }) => row.id === null)
      .map(({ place_id }: { place_id: number }) => place_id),
    pages: (async function* () {
      yield rows.filter((row: { id: number | null }) => row.id !== null);
    })(),
  };
};
