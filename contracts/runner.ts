/**
 * The calls of the tRPC channel between the web processes and the runners, and what they carry.
 *
 * - **subject**: what is translated: the `text` of a text record, or the `name` of a tag.
 * - **job**: the wish for one subject in one language. There is at most one job for each, whatever number of callers wait
 *   for it.
 * - **outcome**: what a request came to within the time that its caller was willing to wait.
 */
import { z } from 'zod';
import { languageCodes } from './languages.ts';
import { RecordId, Timestamp } from './primitives.ts';
import { Abilities, Maker, ProviderId, ProvidersStatus } from './providers.ts';
import { type Call, call, nothing } from './runner-call.ts';
import { orderCalls } from './runner-orders.ts';

export type { Call } from './runner-call.ts';

export const Subject = z.object({
  kind: z.enum(['text', 'name']),
  /** Record id of the text record for a `text`, of the tag for a `name`. */
  id: RecordId,
});
export type Subject = z.infer<typeof Subject>;

export const TranslationWish = z.object({
  subject: Subject,
  lang_code: z.enum(languageCodes as [string, ...string[]]),
  /** How long the caller waits for the outcome, in milliseconds; 0 only leaves the wish. */
  wait_ms: z.int().min(0).max(60_000),
  /**
   * A person asks (management), not a passing lookup: a job that failed, was cancelled or was refused is tried again at
   * once instead of answering from memory.
   */
  insist: z.boolean(),
  /**
   * What it comes from.
   * - `lookup`: a passing reader;
   * - `management`: somebody who is signed in has asked for it;
   * - `remake`: an edit has made a translation stale.
   */
  from: z.enum(['lookup', 'management', 'remake']),
  /** The hash, as of an original, of a text that a machine's shall take the place of, a person's too; no job is made of it. */
  instead_of: z.string().optional(),
});
export type TranslationWish = z.infer<typeof TranslationWish>;

/** A lookup's wish that could not be handed over when the reader was there. Nobody waits for it any more. */
export const LeftWish = TranslationWish.pick({ subject: true, lang_code: true });
export type LeftWish = z.infer<typeof LeftWish>;

/** Wishes that are handed over at once. They are acknowledged when all of them are on record. */
export const LeftWishes = z.object({ wishes: z.array(LeftWish).max(500) });

/**
 * Which of the day's caps a text would go beyond.
 * - `all`: that of everything; `share`: of it, what is not set apart for single requests of management;
 * - `unowned`: for tags without an owner; `owner`: for the tags of this one; `tag`: for what lookups cause of this one.
 */
export const Cap = z.enum(['all', 'share', 'unowned', 'owner', 'tag']);
export type Cap = z.infer<typeof Cap>;

/** By which variables they are set. */
export const capVariables: Record<Cap, string> = {
  all: 'TRANSLATION_DAILY_CHARACTERS',
  share: 'TRANSLATION_DAILY_CHARACTERS',
  unowned: 'TRANSLATION_DAILY_CHARACTERS_UNOWNED',
  owner: 'TRANSLATION_DAILY_CHARACTERS_PER_OWNER',
  tag: 'TRANSLATION_DAILY_CHARACTERS_PER_TAG',
};

/**
 * Why there is no translation.
 * - `unsupported`: no configured provider translates between the two languages;
 * - `refused`: every provider that could has refused this very text for good;
 * - `unavailable`: none could be reached, or none gave an answer that can be used; it is tried again;
 * - `throttled`: they have had enough of us for now; it is tried again;
 * - `cap`: today's characters are spent; it is tried again tomorrow;
 * - `cancelled`: an admin has cancelled the job.
 */
export const Reason = z.enum(['unsupported', 'refused', 'unavailable', 'throttled', 'cap', 'cancelled']);
export type Reason = z.infer<typeof Reason>;

/** Whose work a stored text is. */
export const Work = z.object({
  origin: z.enum(['original', 'machine', 'human']),
  /** Null unless it is a machine's. */
  provider: z.string().nullable(),
  /** Of the original that it was made from. */
  source_hash: z.string(),
  /** A person's work on an original that has changed since. */
  stale: z.boolean(),
  /** Null for an original. */
  translated_at: Timestamp.nullable(),
});
export type Work = z.infer<typeof Work>;

export const Translated = z.object({
  state: z.literal('translated'),
  text: z.string(),
  lang_code: z.string(),
  work: Work,
});

export const Outcome = z.discriminatedUnion('state', [
  Translated,
  /** Not finished in the time waited; the job is kept. `has_failed`: the last attempt has, and it is tried again. */
  z.object({ state: z.literal('pending'), has_failed: z.boolean().optional() }),
  /**
   * Nothing to wait for. `retry_at`: from when on the job is tried, or asking again is worth it; null: not by itself.
   * `retry_in`: in how many seconds that is, by the database's clock. `cap`: which one was
   * met. `was_tried`: providers were asked while the caller waited; else it is known from before.
   */
  z.object({
    ...{ state: z.literal('failed'), reason: Reason, retry_at: Timestamp.nullable(), cap: Cap.optional() },
    retry_in: z.number().optional(),
    was_tried: z.boolean().optional(),
  }),
  /** The subject has no text to translate (any more). */
  z.object({ state: z.literal('gone') }),
]);
export type Outcome = z.infer<typeof Outcome>;

/**
 * - `waiting`: it failed, and is tried again at `next_attempt_at`; `failed`: it isn't tried again by itself;
 * - `unsupported`: nobody translates between the two languages. That is no failure, and trying again is no help.
 */
export const JobState = z.enum(['queued', 'running', 'waiting', 'succeeded', 'failed', 'unsupported', 'cancelled']);
export type JobState = z.infer<typeof JobState>;

/** A job in one of these can be tried again at once. */
export const StuckState = JobState.extract(['waiting', 'failed', 'cancelled']);
export type StuckState = z.infer<typeof StuckState>;

export const Job = z.object({
  id: RecordId,
  subject: Subject,
  tag_id: RecordId.nullable(),
  lang_code: z.string(),
  state: JobState,
  attempts: z.int(),
  /** The provider that was asked last; whose work it is, where it is done. */
  provider: Maker.nullable(),
  reason: Reason.nullable(),
  /** What went wrong last, for the operator. */
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
  /** Where to begin following the progress, so that no change after this list is missed: `lastEventId`. */
  follow_from: z.string(),
});
export type JobsList = z.infer<typeof JobsList>;

/** How many jobs are in each state. */
export const JobCounts = z.record(JobState, z.int());
export type JobCounts = z.infer<typeof JobCounts>;

/** Which jobs to try again: those in this state, up to a number that is done in one go. */
export const RetryAll = z.object({ state: StuckState });
/** How many would be, and the characters of their originals; `more`: there are others. */
export const StuckJobs = z.object({ jobs: z.int(), characters: z.int(), more: z.boolean() });
export type StuckJobs = z.infer<typeof StuckJobs>;
/** How many are tried again; `more`: there may be others. */
export const RetriedAll = z.object({ retried: z.int(), more: z.boolean() });
export type RetriedAll = z.infer<typeof RetriedAll>;

export const JobId = z.object({ id: RecordId });

/** Whose progress to follow: all jobs, or those of a tag. */
export const ProgressFilter = z.object({
  tag_id: RecordId.optional(),
  /** The id of the last event that was seen: what changed since comes first. Without it, only what changes from now on. */
  lastEventId: z
    .string()
    .regex(/^\d{1,16}$/)
    .nullish(),
});
export type ProgressFilter = z.infer<typeof ProgressFilter>;

/** All calls, by their group. What the ends of the channel are made of, and their types, follows from here. */
export const runnerCalls = {
  translations: {
    request: call('mutation', TranslationWish, Outcome),
    /** Returns when all of them are on record. */
    leave: call('mutation', LeftWishes, nothing),
  },
  jobs: {
    list: call('query', JobsPage, JobsList),
    counts: call('query', nothing, JobCounts),
    /** These three answer null where there is no such job. */
    get: call('query', JobId, Job.nullable()),
    retry: call('mutation', JobId, Job.nullable()),
    cancel: call('mutation', JobId, Job.nullable()),
    /** Says what `retryAll` would try. */
    stuck: call('query', RetryAll, StuckJobs),
    retryAll: call('mutation', RetryAll, RetriedAll),
    /** Tells of each job that changes. */
    progress: call('subscription', ProgressFilter, Job),
  },
  orders: orderCalls,
  providers: {
    status: call('query', nothing, ProvidersStatus),
    reset: call('mutation', ProviderId, nothing),
    abilities: call('query', nothing, Abilities),
  },
};
type Calls = typeof runnerCalls;

/** How the web process makes a call. It throws where no runner can be reached; a subscription waits until one can. */
type Asked<C extends Call> =
  C extends Call<'subscription'>
    ? (
        input: z.input<C['input']>,
        onData: (data: z.output<C['output']>, eventId: string) => void,
        signal: AbortSignal,
      ) => void
    : (input: z.input<C['input']>) => Promise<z.output<C['output']>>;

/** How the runner answers one. The signal is given when nobody waits any more. */
type Answered<C extends Call> =
  C extends Call<'subscription'>
    ? (input: z.output<C['input']>, signal: AbortSignal) => AsyncIterable<{ id: string; data: z.output<C['output']> }>
    : (input: z.output<C['input']>, signal: AbortSignal | undefined) => Promise<z.output<C['output']>>;

export type RunnerCalls = {
  [G in keyof Calls]: { [N in keyof Calls[G]]: Calls[G][N] extends Call ? Asked<Calls[G][N]> : never };
};
export type RunnerAnswers = {
  [G in keyof Calls]: { [N in keyof Calls[G]]: Calls[G][N] extends Call ? Answered<Calls[G][N]> : never };
};
