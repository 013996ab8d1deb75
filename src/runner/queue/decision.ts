/** The outcome of a wish, by the standing and the course of the job so far. Reads nothing, writes nothing. */
import type { Outcome, Reason, TranslationWish } from '../../../contracts/runner.ts';
import type { Standing } from '../../model/translations/translation-row.ts';
import type { Filed } from './queue.ts';

/**
 * - an outcome: nothing is to be done;
 * - `join`: the job is on its way; `rejoin`: it is again, as its last attempt has failed;
 * - `queue`: the job has to be queued.
 */
export type Decision = Outcome | 'join' | 'rejoin' | 'queue';

export function decide(
  standing: Standing | undefined,
  job: Filed | undefined,
  { lang_code, insist }: Pick<TranslationWish, 'lang_code' | 'insist'>,
  providers: string,
): Decision {
  if (!standing) return { state: 'gone' };
  const { served, work } = standing;
  if (served !== undefined && work) return { state: 'translated', text: served, lang_code, work };
  if (!job) return 'queue';
  const failed = (reason: Reason): Outcome => ({
    state: 'failed',
    reason,
    retry_at: job.due_at?.toISOString() ?? null,
    ...(job.due_in !== null && { retry_in: job.due_in }),
    ...(reason === 'cap' && job.cap && { cap: job.cap }),
  });
  const joined = job.reason ? 'rejoin' : 'join';
  const isAnotherText = job.source_hash !== standing.source.hash;

  switch (job.state) {
    case 'queued':
    case 'running':
      return joined;
    case 'waiting':
      // Changed providers may help; a changed text does not help while the provider is down.
      if (insist || job.providers !== providers) return 'queue';
      return job.is_due || !job.reason ? joined : failed(job.reason);
    case 'failed':
      if (insist || !job.reason || job.providers !== providers) return 'queue';
      if (job.due_at) return job.is_due ? 'queue' : failed(job.reason);
      return isAnotherText ? 'queue' : failed(job.reason);
    case 'cancelled':
      return insist || !job.reason || isAnotherText ? 'queue' : failed(job.reason);
    case 'succeeded':
      // What it made is stale or was deleted since.
      return 'queue';
  }
}
