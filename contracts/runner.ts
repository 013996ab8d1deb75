/**
 * The payloads of the tRPC channel between the web processes and the runners.
 *
 * - **subject**: what is translated: the `text` of a text record, or the `name` of a tag.
 * - **job**: the wish for one subject in one language. There is at most one job for each, whatever number of callers wait
 *   for it.
 * - **outcome**: what a request came to within the time that its caller was willing to wait.
 */
import { z } from 'zod';
import { languageCodes } from './languages.ts';

/** The translation providers, in the order in which they are asked where nothing else is configured. */
export const providerNames = ['azure', 'deepl', 'google', 'libretranslate', 'apertium'] as const;
export const ProviderName = z.enum(providerNames);
export type ProviderName = z.infer<typeof ProviderName>;

/** What their makers call them. */
export const providerTitles: Record<ProviderName, string> = {
  azure: 'Azure',
  deepl: 'DeepL',
  google: 'Google',
  libretranslate: 'LibreTranslate',
  apertium: 'Apertium',
};

const RecordId = z.int().min(1).max(2_147_483_647);
const Timestamp = z.iso.datetime();

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
   * What it comes from; a web process of a version that does not say so means a lookup where it does not insist.
   * - `lookup`: a passing reader;
   * - `management`: somebody who is signed in has asked for it;
   * - `remake`: an edit has made a translation stale.
   */
  from: z.enum(['lookup', 'management', 'remake']).optional(),
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

export const Translated = z.object({
  state: z.literal('translated'),
  text: z.string(),
  lang_code: z.string(),
});

export const Outcome = z.discriminatedUnion('state', [
  Translated,
  /** Not finished in the time waited; the job is kept. */
  z.object({ state: z.literal('pending') }),
  /**
   * Nothing to wait for. `retry_at`: from when on the job is tried, or asking again is worth it; null: not by itself. `cap`:
   * which one was met.
   */
  z.object({ state: z.literal('failed'), reason: Reason, retry_at: Timestamp.nullable(), cap: Cap.optional() }),
  /** The subject has no text to translate (any more). */
  z.object({ state: z.literal('gone') }),
]);
export type Outcome = z.infer<typeof Outcome>;

/** - `waiting`: it failed, and is tried again at `next_attempt_at`. - `failed`: it isn't tried again by itself. */
export const JobState = z.enum(['queued', 'running', 'waiting', 'succeeded', 'failed', 'cancelled']);
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
  /** The provider that was asked last. */
  provider: ProviderName.nullable(),
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
/** How many are tried again; `more`: there may be others. */
export const RetriedAll = z.object({ retried: z.int(), more: z.boolean() });
export type RetriedAll = z.infer<typeof RetriedAll>;

export const ProviderId = z.object({ name: ProviderName });
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

/**
 * Whether a provider is asked.
 * - `closed`: it is;
 * - `open`: it is not before `retry_at`: it has asked for that, or failed too often in a row;
 * - `half_open`: it has failed too often, and the next text tries whether it works again.
 */
export const BreakerState = z.enum(['closed', 'open', 'half_open']);
export type BreakerState = z.infer<typeof BreakerState>;

export const ProviderStatus = z.object({
  name: ProviderName,
  breaker: BreakerState,
  last_success_at: Timestamp.nullable(),
  last_failure_at: Timestamp.nullable(),
  last_failure: z.string().nullable(),
  /** Failures since the last success. */
  failures: z.int(),
  /** It is left alone until then. */
  retry_at: Timestamp.nullable(),
  /** Characters sent to it today (UTC). */
  characters_today: z.int(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Who has spent characters: the record id of a customer or a tag. */
export const Spender = z.object({ id: RecordId, characters: z.int() });
export type Spender = z.infer<typeof Spender>;

const SpentByEach = z.object({ most: z.array(Spender), cap: z.int() });

export const ProvidersStatus = z.object({
  providers: z.array(ProviderStatus),
  /** Characters sent today, and how many may be, for all tags and for those without an owner. */
  spent: z.object({
    all: z.object({ characters: z.int(), cap: z.int() }),
    unowned: z.object({ characters: z.int(), cap: z.int() }),
    /** Who has spent most, and how much each may: owners of tags, and tags by what lookups cause. 0: no cap. */
    owner: SpentByEach.optional(),
    tag: SpentByEach.optional(),
  }),
});
export type ProvidersStatus = z.infer<typeof ProvidersStatus>;
