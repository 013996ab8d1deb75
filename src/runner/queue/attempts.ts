/** What an attempt does to its job: it claims it, and says by its claim how it went on. */
import type { Knex } from 'knex';
import type { Maker } from '../../../contracts/providers.ts';
import type { Cap, Reason } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { addEntries } from './entries.ts';
import { type JobRow, openStates } from './ledger.ts';
import type { Target } from './subjects.ts';
import { priorities, type Urgency } from './urgency.ts';

/** A job that an attempt holds. */
export interface Claimed extends Target, Urgency {
  id: number;
  claim: string;
  attempts: number;
}

/** How an attempt ended. */
export interface Ending {
  state: 'succeeded' | 'failed' | 'waiting' | 'cancelled';
  /** The hash of the original that was tried. */
  sourceHash?: string | undefined;
  providers: string;
  provider?: Maker | null;
  reason?: Reason | null;
  cap?: Cap | null;
  message?: string | null;
  /** Seconds until it is worth trying again. */
  after?: number | null;
  /** No provider was asked: it was no attempt. */
  isUncounted?: boolean;
}

/** Begins an attempt. `undefined`: the job has ended or was cancelled, there is nothing to do. */
export async function claimJob(db: Database, id: number): Promise<Claimed | undefined> {
  const [row] = await db<JobRow>('translation_jobs')
    .where({ id })
    .whereIn('state', openStates)
    .update({
      state: 'running',
      attempts: db.raw('attempts + 1'),
      claim: db.raw('gen_random_uuid()'),
      next_attempt_at: null,
    })
    .returning('*');
  return (
    row && {
      id,
      subject: { kind: row.subject_kind, id: row.subject_id },
      lang_code: row.lang_code,
      claim: row.claim ?? '',
      attempts: row.attempts,
      priority: row.priority,
      by_lookup: row.by_lookup,
    }
  );
}

/**
 * Ends an attempt. False where it has lost its claim: then it may not say how the job went on. But a translation ends the
 * job whoever holds it: it has been paid for, and the other attempt would only pay for it again.
 */
export async function endAttempt(trx: Knex, { id, claim }: Claimed, ending: Ending): Promise<boolean> {
  const { state, sourceHash, providers, provider = null, reason = null, message = null } = ending;
  const { cap = null, after = null } = ending;
  const [row] = await trx<JobRow>('translation_jobs')
    .where(state === 'succeeded' ? { id } : { id, claim })
    .whereIn('state', openStates)
    .update({
      ...(sourceHash && { source_hash: sourceHash }),
      state,
      claim: null,
      providers,
      provider,
      reason,
      cap,
      message,
      // Who waited has an answer now.
      ...(state === 'waiting' && { priority: priorities.nobody }),
      ...(ending.isUncounted && { attempts: fewer(trx) }),
      next_attempt_at: after === null ? null : trx.raw('now() + make_interval(secs => ?)', [after]),
      finished_at: state === 'waiting' ? null : trx.fn.now(),
    })
    .returning('next_attempt_at');
  if (row && state === 'waiting') await addEntries(trx, [id], row.next_attempt_at);
  return row !== undefined;
}

/** Gives a job that was begun back to the queue, as if nobody had begun it. */
export async function handBack(trx: Knex, { id, claim }: Claimed): Promise<void> {
  const count = await trx('translation_jobs')
    .where({ id, claim })
    .update({ state: 'queued', claim: null, attempts: fewer(trx) });
  if (count > 0) await addEntries(trx, [id]);
}

const fewer = (trx: Knex) => trx.raw('greatest(attempts - 1, 0)');

/** Which of these attempts have lost their job: it was cancelled, or another attempt has begun. */
export async function lostClaims(db: Database, claims: ReadonlyMap<number, string>): Promise<number[]> {
  const rows = await db<JobRow>('translation_jobs')
    .whereIn('id', [...claims.keys()])
    .select('id', 'claim');
  const held = new Map(rows.map(({ id, claim }) => [id, claim]));
  return [...claims].filter(([id, claim]) => held.get(id) !== claim).map(([id]) => id);
}

export const isRunning = async (db: Database, id: number): Promise<boolean> =>
  (await db<JobRow>('translation_jobs').where({ id, state: 'running' }).first('id')) !== undefined;
