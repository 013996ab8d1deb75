/** The jobs as admins see them over the channel, and their verbs. */
import {
  type Job,
  type JobCounts,
  JobState,
  type JobsList,
  type JobsPage,
  type RetriedAll,
  type StuckJobs,
  StuckState,
} from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { followFrom } from './progress.ts';
import { cancelJob, inStates, isOpen, type JobRow, jobOf, queueJob, queueJobs, stuckJobs } from './queue.ts';
import { single } from './urgency.ts';

/** Jobs that are tried again in one go. */
const mostAtOnce = 1000;

export class Jobs {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(id: number): Promise<Job | undefined> {
    const row = await this.#db<JobRow>('work').where({ id }).first();
    return row && jobOf(row);
  }

  /** The newest jobs first. */
  async list({ states, tag_id, before, limit }: JobsPage): Promise<JobsList> {
    // Read before the list, so that following from there misses nothing.
    const follow_from = await followFrom(this.#db);
    const query = this.#db<JobRow>('work').orderBy('id', 'desc').limit(limit);
    if (states) inStates(query, states);
    if (tag_id !== undefined) query.where({ tag_id });
    if (before !== undefined) query.where('id', '<', before);
    return { jobs: (await query).map(jobOf), follow_from };
  }

  async counts(): Promise<JobCounts> {
    const db = this.#db;
    const rows: { state: JobState; count: string }[] = await db('work')
      .select({
        state: db.raw(`case when state = 'failed' and reason = 'unsupported' then reason else state end`),
        count: db.raw('count(*)'),
      })
      .groupByRaw('1');
    const countOf = (state: JobState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return Object.fromEntries(JobState.options.map((state) => [state, countOf(state)])) as JobCounts;
  }

  /** Takes a job out of the queue, and hangs up on the provider that is working at it. One that has ended stays as it is. */
  cancel(id: number): Promise<Job | undefined> {
    return this.#change(id, async (trx, job) => {
      if (isOpen(job)) await cancelJob(trx, id);
    });
  }

  /** Tries a job again at once that failed, was cancelled or waits for its next attempt. */
  retry(id: number): Promise<Job | undefined> {
    return this.#change(id, async (trx, job) => {
      if (StuckState.safeParse(jobOf(job).state).success) await queueJob(trx, id, single);
    });
  }

  /** The jobs in a state that would be tried again, and the characters of their originals. */
  async stuck(state: StuckState): Promise<StuckJobs> {
    const { rows } = await this.#db.raw(
      `select count(*)::integer as jobs, coalesce(sum(char_length(coalesce(t.text, n.text))), 0)::double precision as characters
       from (?) job
       left join translations t
         on job.subject_kind = 'text' and t.text_record_id = job.subject_id and t.origin = 'original'
       left join name_translations n
         on job.subject_kind = 'name' and n.tag_id = job.subject_id and n.origin = 'original'`,
      [stuckJobs(this.#db, state, mostAtOnce)],
    );
    const [{ jobs, characters }] = rows;
    const more = jobs === mostAtOnce && (await this.counts())[state] > jobs;
    return { jobs, characters, more };
  }

  /** The same for all that are in a state, as many as one transaction can well hold. */
  async retryAll(state: StuckState): Promise<RetriedAll> {
    const retried = await inTransaction(this.#db, (trx) => queueJobs(trx, state, mostAtOnce));
    return { retried, more: retried === mostAtOnce };
  }

  async #change(id: number, verb: (trx: Database, job: JobRow) => Promise<unknown>): Promise<Job | undefined> {
    return inTransaction(this.#db, async (trx) => {
      const job = await trx<JobRow>('work').where({ id }).forUpdate().first();
      if (!job) return undefined;
      await verb(trx, job);
      const [after] = await trx<JobRow>('work').where({ id });
      return after && jobOf(after);
    });
  }
}
