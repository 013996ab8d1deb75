/**
 * What nobody asks for, but has to be done: one runner at a time goes over the tables every few seconds.
 *
 * "Stale" is derived from the data, so whatever a request missed (a runner that was out of reach when a text was edited,
 * a queue that was restored from a backup) is found here.
 */
import type { Logger } from 'pino';
import type { Subject } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { isStale } from '../model/translations/stale.ts';
import { addEntries, jobsWithoutEntry } from './entries.ts';
import type { Jobs } from './jobs.ts';
import { isOpen, type JobRow } from './ledger.ts';
import { models } from './subjects.ts';

export interface SweepOptions {
  db: Database;
  jobs: Pick<Jobs, 'request'>;
  /** Most remakes that one sweep asks for, and most lost entries that it adds again. */
  batch: number;
  /** Forgets what nobody needs any more; done once an hour. */
  prune(): Promise<void>;
  /** Milliseconds that pass, from any beginning. */
  now?: () => number;
  log: Logger;
}

/** A transaction may have been open for so long before its edit is seen. */
const overlap = '5 minutes';
const pruneEvery = 3_600_000;

/** Begins with everything, and then goes on with what has changed since: a new one for each runner that takes over. */
export function sweep({
  db,
  jobs,
  batch,
  prune,
  now = () => performance.now(),
  log,
}: SweepOptions): () => Promise<void> {
  const since: Record<Subject['kind'], string> = { text: '-infinity', name: '-infinity' };
  let pruned = Number.NEGATIVE_INFINITY;
  let isFirst = true;

  return async () => {
    if (isFirst) await renewForeignVersions(db);
    isFirst = false;
    for (const kind of ['text', 'name'] as const) await remakeStale(kind);
    await addLostEntries();
    if (now() - pruned >= pruneEvery) {
      await prune();
      pruned = now();
    }
  };

  async function remakeStale(kind: Subject['kind']): Promise<void> {
    const { tableName, ownerColumn } = models[kind];
    const begun = (await db.raw(`select (now() - interval '${overlap}')::text as at`)).rows[0].at;
    const { rows } = await db.raw(
      `select stored.${ownerColumn} as id, stored.lang_code, source.updated_at::text as edited_at
       from ${tableName} source
       join ${tableName} stored on stored.${ownerColumn} = source.${ownerColumn}
         and stored.origin = 'machine' and ${isStale('stored', 'source')}
       where source.origin = 'original' and source.updated_at >= cast(:since as timestamptz)
         and not exists (
           select from translation_jobs job
           where job.subject_kind = :kind and job.subject_id = source.${ownerColumn} and job.lang_code = stored.lang_code
             and (job.state in ('queued', 'running', 'waiting')
               or job.state in ('failed', 'cancelled') and job.source_hash = source.source_hash))
       order by source.updated_at, stored.id
       limit :batch`,
      { kind, since: since[kind], batch },
    );
    for (const { id, lang_code } of rows)
      await jobs.request({ subject: { kind, id }, lang_code, wait_ms: 0, insist: false, from: 'remake' });
    since[kind] = rows.length === batch ? rows.at(-1).edited_at : begun;
    if (rows.length > 0) log.info({ kind, count: rows.length }, 'asked for stale translations to be made again');
  }

  async function addLostEntries(): Promise<void> {
    for (const id of await jobsWithoutEntry(db, batch)) {
      await inTransaction(db, async (trx) => {
        const job = await trx<JobRow>('translation_jobs').where({ id }).forUpdate().first();
        if (job && isOpen(job)) await addEntries(trx, [id], job.next_attempt_at);
      });
      log.warn({ job: id }, 'a job was lost to the queue; it is added again');
    }
  }
}

/** Versions are numbers of this server's transactions; those that a backup of another server brought are beyond them. */
async function renewForeignVersions(db: Database): Promise<void> {
  // The table's trigger gives the version, whatever is changed.
  await db.raw(
    'update translation_jobs set state = state where version >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
  );
}
