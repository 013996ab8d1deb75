/**
 * The calls of the tRPC channel between the web processes and the runners.
 * - **subject**: the `text` of a text record, or the `name` of a tag.
 * - **job**: the translation of a subject into a language. There is at most one job for each, whatever the number of
 * waiting callers.
 * - **outcome**: the result of a request within its caller's time limit.
 */
import { z } from 'zod';
import { languageCodes } from './languages.ts';
import { RecordId, Timestamp } from './primitives.ts';
import { Abilities, Maker, ProviderId, ProvidersStatus } from './providers.ts';
import { type Call, noOutput, runnerCall } from './runner-call.ts';
import { orderCalls } from './runner-orders.ts';
import { Cap, Reason } from './runner-reasons.ts';
import { reportCalls } from './runner-reports.ts';

export type { Call } from './runner-call.ts';
export { Cap, capVariables, Reason } from './runner-reasons.ts';
export type { ReportWords } from './runner-reports.ts';

export const Subject = z.object({
  kind: z.enum(['text', 'name']),
  /** Record id of the text record for a `text`, of the tag for a `name`. */
  id: RecordId,
});
export type Subject = z.infer<typeof Subject>;

export const TranslationRequest = z.object({
  subject: Subject,
  lang_code: z.enum(languageCodes as [string, ...string[]]),
  /** The caller's time limit in milliseconds. 0 is what web processes of former versions send instead of `leave`. */
  wait_ms: z.int().min(0).max(60_000),
  /**
   * A person's request rather than a lookup's: a failed, cancelled or refused job is retried at once instead of being
   * answered from its row.
   */
  insist: z.boolean(),
  /**
   * The origin of the request.
   * - `lookup`: an anonymous reader;
   * - `management`: a signed-in customer;
   * - `remake`: the runner's sweep, which has found a stale translation.
   */
  from: z.enum(['lookup', 'management', 'remake']),
  /** The hash, as of an original, of the text to be replaced by a machine's, even a person's; no job is created. */
  instead_of: z.string().optional(),
  /** The owner of the tag, or none, as the caller has seen it; `gone` if the tag has another owner by now. */
  customer_id: RecordId.nullable().optional(),
});
export type TranslationRequest = z.infer<typeof TranslationRequest>;

/** A request that no caller waits for. */
export const BackgroundRequest = TranslationRequest.pick({ subject: true, lang_code: true });
export type BackgroundRequest = z.infer<typeof BackgroundRequest>;

/**
 * A batch of them, acknowledged once all are stored: by default those that lookups made while no runner was reachable;
 * or all languages that a person orders at once.
 */
const BackgroundRequests = z.object({
  wishes: z.array(BackgroundRequest).max(500),
  ...TranslationRequest.pick({ from: true, insist: true }).partial().shape,
});
export type BackgroundRequests = z.infer<typeof BackgroundRequests>;

/** The origin of a stored text. */
export const Work = z.object({
  origin: z.enum(['original', 'machine', 'human']),
  /** Null unless it is a machine's. */
  provider: z.string().nullable(),
  /** Of its original. */
  source_hash: z.string(),
  /** A human translation of an original that has changed since. */
  stale: z.boolean(),
  /** Null for an original. */
  translated_at: Timestamp.nullable(),
});
export type Work = z.infer<typeof Work>;

const Translated = z.object({
  state: z.literal('translated'),
  text: z.string(),
  lang_code: z.string(),
  work: Work,
});

export const Outcome = z.discriminatedUnion('state', [
  Translated,
  /** The time limit was reached; the job continues. `has_failed`: the last attempt failed, and is retried. */
  z.object({ state: z.literal('pending'), has_failed: z.boolean().optional() }),
  /**
   * A failure. `retry_at`: the time of the retry, or from which a request is worthwhile; null: none. `retry_in`: the
   * same in seconds, by the database's clock. `cap`: the one that was reached. `was_tried`: providers were asked during
   * this request; otherwise the failure was known.
   */
  z.object({
    state: z.literal('failed'),
    reason: Reason,
    retry_at: Timestamp.nullable(),
    cap: Cap.optional(),
    retry_in: z.number().optional(),
    was_tried: z.boolean().optional(),
  }),
  /** The subject has no text to translate (any more), or another owner. */
  z.object({ state: z.literal('gone') }),
]);
export type Outcome = z.infer<typeof Outcome>;

/**
 * - `waiting`: it failed, and is retried at `next_attempt_at`; `failed`: it is not retried automatically;
 * - `unsupported`: no provider translates between the two languages, which is no failure and cannot be retried.
 */
export const JobState = z.enum(['queued', 'running', 'waiting', 'succeeded', 'failed', 'unsupported', 'cancelled']);
export type JobState = z.infer<typeof JobState>;

/** A job in one of these can be retried at once. */
export const StuckState = JobState.extract(['waiting', 'failed', 'cancelled']);
export type StuckState = z.infer<typeof StuckState>;

export const Job = z.object({
  id: RecordId,
  subject: Subject,
  tag_id: RecordId.nullable(),
  lang_code: z.string(),
  state: JobState,
  attempts: z.int(),
  /** The last provider asked; of a finished job, the translation's. */
  provider: Maker.nullable(),
  reason: Reason.nullable(),
  /** The last error, for the operator. */
  message: z.string().nullable(),
  next_attempt_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  finished_at: Timestamp.nullable(),
  /** Grows with every change; jobs that were changed together share one. */
  version: z.int(),
});
export type Job = z.infer<typeof Job>;

export const JobsPage = z.object({
  states: z.array(JobState).optional(),
  tag_id: RecordId.optional(),
  /** Only jobs with a smaller id, the newest first. */
  before: RecordId.optional(),
  limit: z.int().min(1).max(200),
});

export type JobsPage = z.infer<typeof JobsPage>;

export const JobsList = z.object({
  jobs: z.array(Job),
  /** The cursor to follow the progress from, so that no change after this list is missed: `lastEventId`. */
  follow_from: z.string(),
});
export type JobsList = z.infer<typeof JobsList>;

/** The number of jobs in each state. */
export const JobCounts = z.record(JobState, z.int());
export type JobCounts = z.infer<typeof JobCounts>;

/** The jobs to retry: those in this state, up to a batch's size. */
const RetryAll = z.object({ state: StuckState });
/** Their number, and the characters of their originals; `more`: there are others. */
export const StuckJobs = z.object({ jobs: z.int(), characters: z.int(), more: z.boolean() });
export type StuckJobs = z.infer<typeof StuckJobs>;
/** The number of retried jobs; `more`: there may be others. */
export const RetriedAll = z.object({ retried: z.int(), more: z.boolean() });
export type RetriedAll = z.infer<typeof RetriedAll>;

const JobId = z.object({ id: RecordId });

/** The scope of the progress: all jobs, or those of a tag. */
export const ProgressFilter = z.object({
  tag_id: RecordId.optional(),
  /** The id of the last received event: later changes come first. Without it, only changes from now on. */
  lastEventId: z
    .string()
    .regex(/^\d{1,16}$/)
    .nullish(),
});
export type ProgressFilter = z.infer<typeof ProgressFilter>;

/** All calls by group, from which both ends of the channel and their types are derived. */
export const runnerCalls = {
  translations: {
    request: runnerCall('mutation', TranslationRequest, Outcome),
    /** Returns once all of them are stored. */
    leave: runnerCall('mutation', BackgroundRequests, noOutput),
  },
  jobs: {
    list: runnerCall('query', JobsPage, JobsList),
    counts: runnerCall('query', noOutput, JobCounts),
    /** These three return null for an unknown job. */
    get: runnerCall('query', JobId, Job.nullable()),
    retry: runnerCall('mutation', JobId, Job.nullable()),
    cancel: runnerCall('mutation', JobId, Job.nullable()),
    /** The jobs that `retryAll` would retry. */
    stuck: runnerCall('query', RetryAll, StuckJobs),
    retryAll: runnerCall('mutation', RetryAll, RetriedAll),
    /** Streams each changed job. */
    progress: runnerCall('subscription', ProgressFilter, Job),
  },
  orders: orderCalls,
  reports: reportCalls,
  providers: {
    status: runnerCall('query', noOutput, ProvidersStatus),
    reset: runnerCall('mutation', ProviderId, noOutput),
    abilities: runnerCall('query', noOutput, Abilities),
  },
};
type Calls = typeof runnerCalls;

/** A call in the web process. It throws if no runner is reachable; a subscription waits for one. */
type ClientCall<C extends Call> =
  C extends Call<'subscription'>
    ? (
        input: z.input<C['input']>,
        onData: (data: z.output<C['output']>, eventId: string) => void,
        signal: AbortSignal,
      ) => void
    : (input: z.input<C['input']>) => Promise<z.output<C['output']>>;

/** A call in the runner. The signal aborts when no caller waits any more. */
type ServerCall<C extends Call> =
  C extends Call<'subscription'>
    ? (input: z.output<C['input']>, signal: AbortSignal) => AsyncIterable<{ id: string; data: z.output<C['output']> }>
    : (input: z.output<C['input']>, signal: AbortSignal | undefined) => Promise<z.output<C['output']>>;

export type RunnerCalls = {
  [G in keyof Calls]: { [N in keyof Calls[G]]: Calls[G][N] extends Call ? ClientCall<Calls[G][N]> : never };
};
export type RunnerAnswers = {
  [G in keyof Calls]: { [N in keyof Calls[G]]: Calls[G][N] extends Call ? ServerCall<Calls[G][N]> : never };
};
