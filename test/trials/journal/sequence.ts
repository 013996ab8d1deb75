/**
 * Random writes by several people at once, and followers who read now and then: sessions whose transactions stay open while others
 * commit, savepoints, and what goes back. In the end, and often in between, each copy is held against a full read; and
 * whether tags are in use, as their rows say it, against what is there.
 */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../../src/database/connect.ts';
import { changesSince } from '../../../src/database/follow.ts';
import type { Transaction } from '../../../src/database/transaction.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import { Follower, type Read } from './follower.ts';
import { type Action, actionOf, type Kind, type World } from './writes.ts';

/** Somebody who writes through the service, beside those who do by SQL. */
export type Caller = (world: World, random: RandomSource) => Promise<unknown>;

export interface SequenceOptions {
  db: Database;
  random: RandomSource;
  steps?: number;
  read?: Read;
  caller?: Caller | undefined;
  /** Of this kind are more of the actions. */
  favour?: Kind | undefined;
}

const sessions = 3;

/** Answers what somebody who follows has otherwise than who reads everything; it is to be nothing. */
export async function runSequence({
  db,
  random,
  steps = 40,
  read = changesSince,
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
    // Of one place of each customer: that it is theirs counts as much as where it is.
    ...places.filter((_, i) => i % 2 === 0),
  ];
  const followers = followed.map((each) => new Follower(each, read));
  for (const follower of followers) await follower.begin(db);
  const open = new Map<number, Session>();
  const calls: Promise<unknown>[] = [];
  const faults: string[] = [];
  for (let step = 0; step < steps && faults.length === 0; step += 1) {
    if (random.percent(25))
      faults.push(...(await look(db, random.shuffled(followers).slice(0, 2), random.percent(50))));
    else if (caller && random.percent(15)) {
      const call = caller(world, random);
      // What others hold may be what it waits for.
      if (open.size === 0) await call;
      else calls.push(call);
    } else await write(db, open, random, actionOf(world, random, favour && random.percent(40) ? favour : undefined));
  }
  for (const session of random.shuffled([...open.values()])) {
    await session.end(random.percent(80));
    if (faults.length === 0) faults.push(...(await look(db, random.shuffled(followers).slice(0, 2), true)));
  }
  await Promise.all(calls);
  return faults.length > 0 ? faults : look(db, followers, true);
}

/** Lets them read what has changed; all at one moment, where the copies are held against what is there then. */
async function look(db: Database, followers: readonly Follower[], isHeldAgainst: boolean): Promise<string[]> {
  if (!isHeldAgainst) {
    for (const follower of followers) await follower.catchUp(db);
    return [];
  }
  return db.transaction(
    async (trx) => {
      const faults: string[] = [];
      for (const follower of followers) {
        await follower.catchUp(trx);
        faults.push(...(await follower.faults(trx)));
      }
      return [...faults, ...(await misjudged(trx))];
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Tags that are in use by what is there, and not by what their row says; or the other way round. */
async function misjudged(trx: Database): Promise<string[]> {
  const { rows } = await trx.raw(
    `select id, in_use from tags where in_use <> (
       exists (select from text_records r join translations x on x.text_record_id = r.id where r.tag_id = tags.id)
       or exists (select from name_translations x where x.tag_id = tags.id))`,
  );
  return rows.map(({ id, in_use }: { id: number; in_use: boolean }) => `tag ${id} is ${in_use ? 'not ' : ''}in use`);
}

/** One thing that somebody with a session of their own does next. */
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
  else if (what < 40) await session.mark();
  else if (what < 47) await session.back();
  else await session.do(action);
  if (!session.isOpen) open.delete(who);
}

class Session {
  readonly #trx: Transaction;
  #marks = 0;
  isOpen = true;

  private constructor(trx: Transaction) {
    this.#trx = trx;
  }

  static async begin(db: Database): Promise<Session> {
    const trx = await db.transaction();
    // One that would wait for another gives up, as this program would wait for itself.
    await trx.raw(`set local lock_timeout = '20ms'`);
    return new Session(trx);
  }

  /** Does it whole; what can't be done takes all back, to the last mark or to the beginning. */
  async do(action: Action): Promise<boolean> {
    try {
      for (const [sql, values] of action) await this.#trx.raw(sql, values as never);
      return true;
    } catch {
      if (this.#marks > 0) await this.back();
      else await this.end(false);
      return false;
    }
  }

  async mark(): Promise<void> {
    this.#marks += 1;
    await this.#trx.raw(`savepoint mark_${this.#marks}`);
  }

  async back(): Promise<void> {
    if (this.#marks === 0) return;
    await this.#trx.raw(`rollback to mark_${this.#marks}; release mark_${this.#marks}`);
    this.#marks -= 1;
  }

  async end(isKept: boolean): Promise<void> {
    this.isOpen = false;
    if (isKept) await this.#trx.commit();
    else await this.#trx.rollback();
  }
}

/** Two customers, each with a place, and a few tags of which some have beacons. */
async function newWorld(db: Database): Promise<World> {
  const name = randomBytes(4).toString('hex').toUpperCase();
  const made = await db('customers')
    .insert([1, 2].map((n) => ({ email: `${n}-${name}@example.com`.toLowerCase() })))
    .returning('id');
  const [one, two] = made.map(({ id }: { id: number }) => id) as [number, number];
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

/** As one might think that it could be done: by the largest number that one has seen. It misses what commits later. */
export const byLargestVersion: Read = async (db, followed, cursor) => {
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
