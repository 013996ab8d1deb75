/**
 * The states of the providers, each with a circuit breaker:
 *
 * - **closed**: it is called;
 * - **open**: it is not called before `retry_at`, at its own request or after too many failures in a row;
 * - **half-open**: after too many failures and that time, one attempt tries it. Any answer, even a refusal of the text, closes the
 *   breaker; a failure of the provider opens it again.
 */
import type { Logger } from 'pino';
import { languageCodes } from '../../../contracts/languages.ts';
import type { BreakerState, ProviderName, ProvidersStatus } from '../../../contracts/providers.ts';
import type { RunnerAnswers } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Provider, ProviderFailure } from '../providers/provider.ts';
import { type Caps, readSpentToday, readTopSpenders } from './spending.ts';

interface ProviderState {
  name: ProviderName;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure: string | null;
  failures: number;
  retry_at: Date | null;
}

/** Failures in a row that open a breaker, and for how many seconds. Constants, so they may be part of SQL. */
const maxFailures = 5;
export const openSeconds = 30;

const hasFailedTooOften = `provider_states.failures >= ${maxFailures}`;
const isOpen = 'coalesce(provider_states.retry_at > now(), false)';

interface OpenBreaker {
  /** Until it may be called; 0 if the breaker is half open. */
  seconds: number;
  /** False if the provider itself has asked for the pause (`Retry-After`). */
  hasFailed: boolean;
}

/** The breakers that are not closed. */
export async function readOpenBreakers(db: Database): Promise<Map<ProviderName, OpenBreaker>> {
  const rows: (OpenBreaker & { name: ProviderName })[] = await db<ProviderState>('provider_states')
    .whereRaw(`${isOpen} or ${hasFailedTooOften}`)
    .select('name', {
      seconds: db.raw('coalesce(greatest(extract(epoch from retry_at - now()), 0), 0)::float'),
      hasFailed: db.raw(hasFailedTooOften),
    });
  return new Map(rows.map(({ name, ...breaker }) => [name, breaker]));
}

/**
 * Lets one attempt through a half-open breaker. False for all others, until its outcome is known or the time is over
 * again.
 */
export async function takeTrial(db: Database, name: ProviderName): Promise<boolean> {
  const taken = await db<ProviderState>('provider_states')
    .where({ name })
    .whereRaw(`${hasFailedTooOften} and not ${isOpen}`)
    .update({ retry_at: db.raw(`now() + interval '${openSeconds} seconds'`) });
  return taken > 0;
}

/** For an attempt that has sent nothing after all. */
export const returnTrial = (db: Database, name: ProviderName): Promise<unknown> =>
  db('provider_states').where({ name }).update({ retry_at: db.fn.now() });

/** Ends a pause that the provider asked for, too. */
async function closeBreaker(db: Database, name: ProviderName): Promise<void> {
  await db('provider_states').where({ name }).update({ failures: 0, retry_at: null });
}

/**
 * A call that was already running does not close an open breaker, nor end a requested pause. Nothing is written if
 * another success was recorded a moment ago, as calls are many.
 */
export async function recordSuccess(db: Database, name: ProviderName, isTrial = false): Promise<void> {
  await db.raw(
    `insert into provider_states (name, last_success_at)
     select :name, now() where :isTrial or not exists (
       select from provider_states
       where name = :name and failures = 0 and last_success_at > now() - interval '1 second')
     on conflict (name) do update set
       last_success_at = excluded.last_success_at,
       failures = case when ${hasFailedTooOften} and not :isTrial then provider_states.failures else 0 end,
       retry_at = case when :isTrial then null else provider_states.retry_at end`,
    { name, isTrial },
  );
}

/** `counts`: it is a failure of the provider rather than of the text, and counts for the breaker. */
export async function recordFailure(
  db: Database,
  name: ProviderName,
  failure: ProviderFailure,
  { counts = true, isTrial = false } = {},
): Promise<void> {
  if (isTrial && !counts) await closeBreaker(db, name);
  const { message, detail, words, retryAfter } = failure;
  const code = detail?.includes(', ') ? ` [${detail.split(', ')[1]}]` : '';
  const last_failure = `${message}${code}${words === undefined ? '' : `: “${words}”`}`;
  const values = { last_failure_at: db.fn.now(), last_failure };
  const retry_at = retryAfter === undefined ? null : db.raw('now() + make_interval(secs => ?)', [retryAfter]);
  const added = {
    failures: db.raw('provider_states.failures + 1'),
    retry_at: db.raw(
      `greatest(provider_states.retry_at, excluded.retry_at,
         case when provider_states.failures + 1 >= ${maxFailures} then now() + interval '${openSeconds} seconds' end)`,
    ),
  };
  await db('provider_states')
    .insert({ name, ...values, ...(counts && { failures: 1, retry_at }) })
    .onConflict('name')
    .merge({ ...values, ...(counts && added) });
}

/** By provider and kind of failure: the last log line, and the number of failures since. */
const logged = new Map<string, { at: number; unlogged: number }>();
/** Interval of log lines in milliseconds for failures of one kind. */
const logPause = 60_000;

export function logFailure(
  log: Logger,
  provider: ProviderName,
  { kind, message, detail, words }: ProviderFailure,
): void {
  const key = `${provider} ${kind}`;
  const before = logged.get(key);
  if (before && Date.now() - before.at < logPause) {
    before.unlogged += 1;
    return;
  }
  logged.set(key, { at: Date.now(), unlogged: 0 });
  const more = before && before.unlogged > 0 ? { unlogged_since: before.unlogged } : {};
  log.warn({ provider, failure: message, detail, words, ...more }, 'a provider failed');
}

const breaker = `case when ${isOpen} then 'open' when ${hasFailedTooOften} then 'half_open' else 'closed' end`;

/** The configured providers as the channel shows them. */
export const providerAnswers = (
  db: Database,
  providers: readonly Provider[],
  caps: Caps,
): RunnerAnswers['providers'] => ({
  status: () => statusOf(db, providers, caps),
  reset: ({ name }) => closeBreaker(db, name),
  // Whether they may be asked now or not.
  async abilities() {
    const isAble = (from: string, to: string) => providers.some((provider) => provider.can(from, to));
    const into = (from: string) => languageCodes.filter((to) => to !== from && isAble(from, to));
    return Object.fromEntries(languageCodes.map((from) => [from, into(from)]));
  },
});

async function statusOf(db: Database, providers: readonly Provider[], caps: Caps): Promise<ProvidersStatus> {
  const rows: (ProviderState & { breaker: BreakerState })[] = await db<ProviderState>('provider_states').select('*', {
    breaker: db.raw(breaker),
  });
  const spent = await readSpentToday(db);
  return {
    providers: providers.map(({ name }) => {
      const state = rows.find((row) => row.name === name);
      return {
        name,
        breaker: state?.breaker ?? 'closed',
        last_success_at: state?.last_success_at?.toISOString() ?? null,
        last_failure_at: state?.last_failure_at?.toISOString() ?? null,
        last_failure: state?.last_failure ?? null,
        failures: state?.failures ?? 0,
        retry_at: state?.retry_at?.toISOString() ?? null,
        characters_today: spent[name] ?? 0,
      };
    }),
    spent: {
      all: { characters: spent.all ?? 0, cap: caps.all },
      unowned: { characters: spent.unowned ?? 0, cap: caps.unowned },
      owner: { most: await readTopSpenders(db, 'owner'), cap: caps.owner },
      tag: { most: await readTopSpenders(db, 'tag'), cap: caps.tag },
    },
  };
}
