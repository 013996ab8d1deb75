/**
 * What lookups have left, put on record many at a time: one by one, they would have to wait for the very jobs that they make.
 */
import type { Knex } from 'knex';
import type { LeftWish, Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isStale } from '../../model/translations/stale.ts';
import { addEntries } from './entries.ts';
import { models } from './subjects.ts';
import type { Urgency } from './urgency.ts';

/**
 * Makes and queues a job for each wish that has none and is not fulfilled. Answers with the others that are not fulfilled and
 * whose job does not go on by itself: what became of it decides what becomes of the wish.
 */
export function fileLeft(db: Database, wishes: readonly LeftWish[], urgency: Urgency): Promise<LeftWish[]> {
  return inTransaction(db, async (trx) => {
    const open: LeftWish[] = [];
    for (const kind of ['text', 'name'] as const) {
      const ofKind = wishes.filter(({ subject }) => subject.kind === kind);
      if (ofKind.length > 0) open.push(...(await fileOf(trx, kind, ofKind, urgency)));
    }
    return open;
  });
}

async function fileOf(trx: Knex, kind: Subject['kind'], wishes: LeftWish[], urgency: Urgency): Promise<LeftWish[]> {
  const wished = {
    kind,
    ids: wishes.map(({ subject }) => subject.id),
    langs: wishes.map(({ lang_code }) => lang_code),
  };
  const open = await trx.raw(
    `select wished.id, wished.lang_code ${unfulfilled(kind)}
       and exists (
         select from translation_jobs job
         where job.subject_kind = :kind and job.subject_id = wished.id and job.lang_code = wished.lang_code
           and job.state not in ('queued', 'running'))`,
    wished,
  );
  // In one order, so that two who file the same do not wait for each other.
  const filed = await trx.raw(
    `insert into translation_jobs (subject_kind, subject_id, lang_code, tag_id, source_hash, state, priority, by_lookup)
     select :kind, wished.id, wished.lang_code, tag.id, source.source_hash, 'queued', :priority, :by_lookup
     ${unfulfilled(kind)}
     order by wished.id, wished.lang_code
     on conflict (subject_kind, subject_id, lang_code) do nothing
     returning id`,
    { ...wished, ...urgency },
  );
  const ids: number[] = filed.rows.map(({ id }: { id: number }) => id);
  if (ids.length > 0) await addEntries(trx, ids);
  return open.rows.map(({ id, lang_code }: { id: number; lang_code: string }) => ({
    subject: { kind, id },
    lang_code,
  }));
}

/** The wishes whose subject is there, and has nothing in their language that could be served. */
function unfulfilled(kind: Subject['kind']): string {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  return `from unnest(cast(:ids as integer[]), cast(:langs as text[])) as wished (id, lang_code)
     join ${ownerTable} owner on owner.id = wished.id
     join tags tag on tag.id = owner.${ownerTagColumn}
     join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
     left join ${tableName} stored on stored.${ownerColumn} = owner.id and stored.lang_code = wished.lang_code
     where (stored.id is null or stored.origin = 'machine' and ${isStale('stored', 'source')})`;
}
