/**
 * Answers that are stored for repeated writes: see docs/decisions/0009-idempotency.md.
 *
 * An answer is stored by the very transaction whose doing it tells. While that is under way, its key is an advisory lock,
 * which ends with the connection of its holder. What a runner writes is in no transaction of ours: there a row claims
 * the key for a while, and the answer comes after it.
 */
import type { Database } from './connect.ts';
import type { Transaction } from './transaction.ts';

/** An answer as it was sent. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Whose call it is, by which key, and what it asks for. */
export interface Keyed {
  id: Buffer;
  customer_id: number | null;
  values_hash: Buffer;
}

/** What is known of a key; without an answer it is under way. */
export interface Kept {
  values_hash: Buffer;
  answer: KeptAnswer | null;
}

export const keptDays = 7;
/** Longer than a request waits for a runner. A process that claimed it and has not answered by then has ended. */
const claimSeconds = 60;

const table = 'kept_answers';

/** What is known of the key. A claim that is over counts for nothing. */
export async function findKept(db: Database, id: Buffer): Promise<Kept | undefined> {
  const alive = `answer is not null and created_at > now() - interval '${keptDays} days' or claimed_until > clock_timestamp()`;
  return db(table).where({ id }).whereRaw(`(${alive})`).first('values_hash', 'answer');
}

/** Holds the key until the transaction ends. False where somebody else does. */
export async function tryToHold(trx: Transaction, id: Buffer): Promise<boolean> {
  const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as held', [lockOf(id)]);
  return rows[0].held;
}

/** Whether nobody holds or claims the key at this moment. */
export async function isFree(db: Database, id: Buffer): Promise<boolean> {
  const { rows } = await db.raw(
    `select pg_try_advisory_xact_lock(:lock)
       and not exists (select from ${table} where id = :id and answer is null and claimed_until > clock_timestamp()) as free`,
    { id, lock: lockOf(id) },
  );
  return rows[0].free;
}

export async function keep(db: Database, keyed: Keyed, answer: KeptAnswer): Promise<void> {
  const row = { ...keyed, answer: JSON.stringify(answer), claimed_until: null, created_at: db.raw('now()') };
  await db(table).insert(row).onConflict('id').merge();
}

/** Claims a key that is nobody's. False where it is somebody's by now. */
export async function claim(db: Database, keyed: Keyed): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into ${table} as kept (id, customer_id, values_hash, claimed_until)
     values (:id, :customer_id, :values_hash, clock_timestamp() + interval '${claimSeconds} seconds')
     on conflict (id) do update
       set values_hash = excluded.values_hash, claimed_until = excluded.claimed_until, answer = null, created_at = now()
       where kept.answer is null and kept.claimed_until <= clock_timestamp()
         or kept.created_at <= now() - interval '${keptDays} days'
     returning id`,
    { ...keyed },
  );
  return rows.length > 0;
}

/** Gives up a claim: the next one begins anew. */
export async function giveUp(db: Database, id: Buffer): Promise<void> {
  await db(table).where({ id, answer: null }).delete();
}

/** Forgets what is not given again any more. Answers how many. */
export function pruneKeptAnswers(db: Database): Promise<number> {
  return db(table).whereRaw(`created_at < now() - interval '${keptDays} days'`).delete();
}

/** The first 64 bits: two keys that share them wait for each other now and then, and no more. */
const lockOf = (id: Buffer): string => String(id.readBigInt64BE());
