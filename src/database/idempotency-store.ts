/**
 * Idempotency store: the answers of writes, for replays. See docs/decisions/0009-idempotency.md.
 *
 * An answer is stored by the transaction of its write. Until then an advisory lock on the key excludes others; it ends
 * with its connection. Writes of the runner are not in a transaction of this process: for these a row leases the key,
 * and gets the answer later.
 */
import type { Database } from './connect.ts';
import type { Transaction } from './transaction.ts';

export interface StoredAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** The hash of caller, operation and key, and the hash of the request's values. */
export interface IdempotencyKey {
  id: Buffer;
  customer_id: number | null;
  values_hash: Buffer;
}

/** The row of a key; without an answer its write is running. */
interface KeyState {
  values_hash: Buffer;
  answer: StoredAnswer | null;
}

const retentionDays = 7;
/**
 * The lease of a claim: longer than a request waits for a runner (a minute) and for the database, so that only dead
 * processes lose it.
 */
const claimSeconds = 90;

const table = 'kept_answers';

/** The key's row, unless it has expired. */
export async function findKey(db: Database, id: Buffer): Promise<KeyState | undefined> {
  const alive = `answer is not null and created_at > now() - interval '${retentionDays} days' or claimed_until > clock_timestamp()`;
  return db(table).where({ id }).whereRaw(`(${alive})`).first('values_hash', 'answer');
}

/** Locks the key until the transaction ends. False where another transaction has locked it. */
export async function tryToLock(trx: Transaction, id: Buffer): Promise<boolean> {
  const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as held', [lockOf(id)]);
  return rows[0].held;
}

export async function isUnlocked(db: Database, id: Buffer): Promise<boolean> {
  const { rows } = await db.raw(
    `select pg_try_advisory_xact_lock(:lock)
       and not exists (select from ${table} where id = :id and answer is null and claimed_until > clock_timestamp()) as free`,
    { id, lock: lockOf(id) },
  );
  return rows[0].free;
}

export async function storeAnswer(db: Database, keyed: IdempotencyKey, answer: StoredAnswer): Promise<void> {
  const row = { ...keyed, answer: JSON.stringify(answer), claimed_until: null, created_at: db.raw('now()') };
  await db(table).insert(row).onConflict('id').merge();
}

/** Claims a free or expired key. False where another process has claimed it. */
export async function claimKey(db: Database, keyed: IdempotencyKey): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into ${table} as kept (id, customer_id, values_hash, claimed_until)
     values (:id, :customer_id, :values_hash, clock_timestamp() + interval '${claimSeconds} seconds')
     on conflict (id) do update
       set values_hash = excluded.values_hash, claimed_until = excluded.claimed_until, answer = null, created_at = now()
       where kept.answer is null and kept.claimed_until <= clock_timestamp()
         or kept.created_at <= now() - interval '${retentionDays} days'
     returning id`,
    { ...keyed },
  );
  return rows.length > 0;
}

export async function releaseClaim(db: Database, id: Buffer): Promise<void> {
  await db(table).where({ id, answer: null }).delete();
}

/** Deletes expired answers. Returns their number. */
export function pruneIdempotencyKeys(db: Database): Promise<number> {
  return db(table).whereRaw(`created_at < now() - interval '${retentionDays} days'`).delete();
}

/** The first 64 bits: keys that share them wait for each other needlessly, which is harmless. */
const lockOf = (id: Buffer): string => String(id.readBigInt64BE());
