/** The translation jobs for admins: the runner's answers, joined with the records that they are about. */

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
import { readNamesInColumn } from '../model/access/record-names.ts';
import { Tag } from '../model/tags/tag.ts';
import { orUnavailable } from '../model/translations/ask-runner.ts';
import { Translation } from '../model/translations/translation.ts';
import type { RunnerControls } from '../model/translations/translator.ts';
import { Backlog } from './backlog.ts';

/** A job and its subject; a subject that was deleted meanwhile is undefined. */
export interface ShownJob extends Job {
  tag: RecordName | undefined;
  /** The beginning of the original, for a job about a text. */
  original: { beginning: string; isWhole: boolean; lang_code: string } | undefined;
}

/** The page of jobs that is listed. */
export interface JobQuery {
  state: JobState | undefined;
  /** Only jobs with a smaller id. */
  before: number | undefined;
}

export interface ShownJobs {
  jobs: ShownJob[];
  counts: JobCounts;
  /** The event id to resume from, so that nothing after this list is missed. */
  watchFrom: string;
}

export interface JobsNews {
  jobs: { job: ShownJob; eventId: string }[];
  /** Undefined while no runner can be reached. */
  counts: JobCounts | undefined;
}

/** The caller and the database with the jobs' records. */
type Reader = Pick<Call, 'caller' | 'db'>;

/** A small page: each row has a form, or two. */
export const jobsPageLength = 40;

/** Characters that identify a text. */
const beginning = 100;

/** Heartbeat of a stream without changes, in milliseconds. */
const beat = 15_000;
/** Debounce in milliseconds: each event costs a query for the records. */
const gatherMs = 250;
/** Where there are very many jobs, they are counted for a tenth of the time at most. */
const countingShare = 10;
/** Changes per event, and the most that a backlog holds for a slow subscriber. */
const batch = 50;
const backlogSize = 1000;

export class TranslationJobs {
  readonly #channel: RunnerControls['jobs'];

  constructor({ runner }: { runner: RunnerControls }) {
    this.#channel = runner.jobs;
  }

  /** The newest first. Throws `runner_unavailable`, as all methods do. */
  async list(reader: Reader, { state, before }: JobQuery): Promise<ShownJobs> {
    const states = state && { states: [state] };
    const [{ jobs, follow_from }, counts] = await Promise.all([
      orUnavailable(this.#channel.list({ ...states, limit: jobsPageLength, ...(before && { before }) })),
      orUnavailable(this.#channel.counts()),
    ]);
    return { jobs: await this.#shown(reader, jobs), counts, watchFrom: follow_from };
  }

  /** Throws `record_not_found`. */
  async find(reader: Reader, id: number): Promise<ShownJob> {
    const [shown] = await this.#shown(reader, [await known(id, this.#channel.get)]);
    return existing(shown);
  }

  /** Retries it at once; a finished or running job stays as it is. Returns its new state. */
  retry = (id: number): Promise<Job> => known(id, this.#channel.retry);

  /** Cancels it; a job that has ended stays as it is. Returns its new state. */
  cancel = (id: number): Promise<Job> => known(id, this.#channel.cancel);

  /** The number of jobs that a retry of a whole state affects. Throws `Invalid` for a state that is not stuck. */
  stuck = async (given: unknown): Promise<StuckJobs> => orUnavailable(this.#channel.stuck({ state: stuckIn(given) }));

  /** Retries all jobs of a state at once, up to one batch. Throws as `stuck` does. */
  retryAll = async (given: unknown): Promise<RetriedAll> =>
    orUnavailable(this.#channel.retryAll({ state: stuckIn(given) }));

  /**
   * Changes and counts until the signal aborts; without `from`, only changes from now on. The consumer pulls, so a slow
   * one gets coalesced changes. The stream ends early for a subscriber that has fallen far behind; reconnecting with
   * the id of the last change misses nothing.
   */
  async *watch(reader: Reader, from: string | undefined, signal: AbortSignal): AsyncGenerator<JobsNews> {
    const backlog = new Backlog(backlogSize);
    const left = new AbortController();
    const over = AbortSignal.any([signal, left.signal]);
    this.#channel.progress({ lastEventId: from }, (job, eventId) => backlog.put({ job, eventId }), over);
    try {
      while (!over.aborted) {
        const changes = backlog.take(batch);
        const begun = performance.now();
        const counts = await this.#channel.counts().catch(() => undefined);
        const counting = performance.now() - begun;
        const shown = await this.#shown(
          reader,
          changes.map(({ job }) => job),
        );
        yield { jobs: shown.map((job, at) => ({ job, eventId: changes[at]?.eventId ?? '' })), counts };
        if (backlog.isSpent) return;
        const rest = Math.min(beat, Math.max(gatherMs, countingShare * counting));
        await pause(rest, undefined, { signal: over }).catch(() => {});
        await backlog.filled(beat - rest, over);
      }
    } finally {
      left.abort();
    }
  }

  async #shown({ caller, db }: Reader, jobs: readonly Job[]): Promise<ShownJob[]> {
    if (jobs.length === 0) return [];
    const textRecordIds = jobs.filter(({ subject }) => subject.kind === 'text').map(({ subject }) => subject.id);
    const [tags, originals] = await Promise.all([
      readNamesInColumn(Tag, db, caller, jobs, 'tag_id'),
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

/** Parses a state; undefined for an unknown one. */
export const parseJobState = (given: unknown): JobState | undefined => JobState.safeParse(given).data;

/** Calls the channel with a job's id. Nothing has the id 0. */
const known = async (id: number, ask: RunnerControls['jobs']['get']): Promise<Job> =>
  existing(id > 0 ? await orUnavailable(ask({ id })) : null);

function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Failure('record_not_found');
  return found;
}
