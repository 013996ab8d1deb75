/** The translation jobs, as an admin sees them: what the runner's channel tells, in the words of the records that it is about. */

import { setTimeout as pause } from 'node:timers/promises';
import type { RecordName } from '../../contracts/management/reference.ts';
import {
  type Job,
  type JobCounts,
  JobState,
  type RetriedAll,
  type StuckJobs,
  StuckState,
} from '../../contracts/runner.ts';
import { Failure, Invalid } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { namesOf } from '../model/access/naming.ts';
import { Tag } from '../model/tags/tag.ts';
import { orUnavailable } from '../model/translations/ask-runner.ts';
import { Translation } from '../model/translations/translation.ts';
import type { RunnerControls } from '../model/translations/translator.ts';
import { Backlog } from './backlog.ts';

/** A job and what it translates; what is gone meanwhile is undefined. */
export interface ShownJob extends Job {
  tag: RecordName | undefined;
  /** How the original begins that is translated, of a job for a text. */
  original: { beginning: string; isWhole: boolean; lang_code: string } | undefined;
}

/** Which jobs are listed. */
export interface JobsWanted {
  state: JobState | undefined;
  /** Only jobs with a smaller id. */
  before: number | undefined;
}

export interface ShownJobs {
  jobs: ShownJob[];
  counts: JobCounts;
  /** Where to begin to watch, so that nothing after this list is missed. */
  watchFrom: string;
}

export interface JobsNews {
  jobs: { job: ShownJob; eventId: string }[];
  /** Undefined while no runner can be reached. */
  counts: JobCounts | undefined;
}

/** Who asks, and where the records are that the jobs are about. */
type Asker = Pick<Call, 'caller' | 'db'>;

/** Each has a form, or two. */
export const jobsPageLength = 40;

/** Characters that tell a text from others. */
const beginning = 100;

/** Milliseconds after which whoever watches hears something, even if nothing has changed. */
const beat = 15_000;
/** Milliseconds in which changes are gathered: each telling costs a look at the records. */
const gatherMs = 250;
/** Changes that are told at once, and those that are held for somebody who is slow to listen. */
const batch = 50;
const mostHeld = 1000;

export class TranslationJobs {
  readonly #channel: RunnerControls['jobs'];

  constructor({ runner }: { runner: RunnerControls }) {
    this.#channel = runner.jobs;
  }

  /** The newest first. Throws `runner_unavailable`, as all of these do. */
  async list(asker: Asker, { state, before }: JobsWanted): Promise<ShownJobs> {
    const states = state && { states: [state] };
    const [{ jobs, follow_from }, counts] = await Promise.all([
      orUnavailable(this.#channel.list({ ...states, limit: jobsPageLength, ...(before && { before }) })),
      orUnavailable(this.#channel.counts()),
    ]);
    return { jobs: await this.#shown(asker, jobs), counts, watchFrom: follow_from };
  }

  /** Throws `record_not_found`. */
  async find(asker: Asker, id: number): Promise<ShownJob> {
    const [shown] = await this.#shown(asker, [await known(id, this.#channel.get)]);
    return existing(shown);
  }

  /** Tries it again at once; one that is done, or on its way, stays as it is. Answers what it is now. */
  retry = (id: number): Promise<Job> => known(id, this.#channel.retry);

  /** Gives it up; one that has ended stays as it is. Answers what it is now. */
  cancel = (id: number): Promise<Job> => known(id, this.#channel.cancel);

  /** What trying all of a state again comes to. Throws `Invalid` for a state that needs no help. */
  stuck = async (given: unknown): Promise<StuckJobs> => orUnavailable(this.#channel.stuck({ state: stuckIn(given) }));

  /** Tries all of a state again at once, or as many as are done in one go. Throws as `stuck` does. */
  retryAll = async (given: unknown): Promise<RetriedAll> =>
    orUnavailable(this.#channel.retryAll({ state: stuckIn(given) }));

  /**
   * What changes, and the counts, until the signal is given; without `from`, only what changes from now on. Whoever watches
   * asks for the next news when it is done with these. It ends early for one who has fallen far behind: coming again, with
   * the id of the last change that it has seen, it misses nothing.
   */
  async *watch(asker: Asker, from: string | undefined, signal: AbortSignal): AsyncGenerator<JobsNews> {
    const backlog = new Backlog(mostHeld);
    const left = new AbortController();
    const over = AbortSignal.any([signal, left.signal]);
    this.#channel.progress({ lastEventId: from }, (job, eventId) => backlog.put({ job, eventId }), over);
    try {
      while (!over.aborted) {
        const changes = backlog.take(batch);
        const counts = await this.#channel.counts().catch(() => undefined);
        const shown = await this.#shown(
          asker,
          changes.map(({ job }) => job),
        );
        yield { jobs: shown.map((job, at) => ({ job, eventId: changes[at]?.eventId ?? '' })), counts };
        if (backlog.isSpent) return;
        await pause(gatherMs, undefined, { signal: over }).catch(() => {});
        await backlog.filled(beat, over);
      }
    } finally {
      left.abort();
    }
  }

  async #shown({ caller, db }: Asker, jobs: readonly Job[]): Promise<ShownJob[]> {
    if (jobs.length === 0) return [];
    const textRecordIds = jobs.filter(({ subject }) => subject.kind === 'text').map(({ subject }) => subject.id);
    const [tags, originals] = await Promise.all([
      namesOf(
        Tag,
        db,
        caller,
        jobs.map(({ tag_id }) => tag_id),
      ),
      Translation.beginnings(db, textRecordIds, beginning),
    ]);
    const originalOf = new Map(originals.map(({ text_record_id, ...original }) => [text_record_id, original]));
    return jobs.map((job) => ({
      ...job,
      tag: job.tag_id === null ? undefined : tags.get(job.tag_id),
      original: job.subject.kind === 'text' ? originalOf.get(job.subject.id) : undefined,
    }));
  }
}

function stuckIn(given: unknown): StuckState {
  const { data: state } = StuckState.safeParse(given);
  if (state === undefined) throw new Invalid({ state: ['is none that a job is stuck in'] });
  return state;
}

/** A state that somebody has named; undefined for what is none. */
export const stateNamed = (given: unknown): JobState | undefined => JobState.safeParse(given).data;

/** The job with this id, whatever is done with it. Nothing has the id 0. */
const known = async (id: number, ask: RunnerControls['jobs']['get']): Promise<Job> =>
  existing(id > 0 ? await orUnavailable(ask({ id })) : null);

function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Failure('record_not_found');
  return found;
}
