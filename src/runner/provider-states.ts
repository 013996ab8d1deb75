/** How the providers fare: what the operator sees, and which of them want to be left alone for now. */
import type { ProviderName, ProvidersStatus } from '../../contracts/runner.ts';
import type { Database } from '../database/connect.ts';
import type { Provider, ProviderFailure } from './providers/provider.ts';
import { type Caps, spentToday } from './spending.ts';

interface ProviderState {
  name: ProviderName;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure: string | null;
  failures: number;
  retry_at: Date | null;
}

/** Seconds for which providers have asked to be left alone; a provider that hasn't is not in it. */
export async function providersToSpare(db: Database): Promise<Map<ProviderName, number>> {
  const rows = await db<ProviderState>('provider_states')
    .whereRaw('retry_at > now()')
    .select('name', { seconds: db.raw('extract(epoch from retry_at - now())::float') });
  return new Map(rows.map(({ name, seconds }: { name: ProviderName; seconds: number }) => [name, seconds]));
}

export async function recordSuccess(db: Database, name: ProviderName): Promise<void> {
  await db('provider_states')
    .insert({ name, last_success_at: db.fn.now() })
    .onConflict('name')
    .merge({ last_success_at: db.fn.now(), failures: 0 });
}

export async function recordFailure(db: Database, name: ProviderName, failure: ProviderFailure): Promise<void> {
  const retry_at =
    failure.retryAfter === undefined ? null : db.raw('now() + make_interval(secs => ?)', [failure.retryAfter]);
  const values = { last_failure_at: db.fn.now(), last_failure: failure.message };
  await db('provider_states')
    .insert({ name, ...values, failures: 1, retry_at })
    .onConflict('name')
    .merge({
      ...values,
      failures: db.raw('provider_states.failures + 1'),
      retry_at: db.raw('greatest(provider_states.retry_at, excluded.retry_at)'),
    });
}

export type ProviderStates = ReturnType<typeof providerStates>;

/** The configured providers as the channel shows them. */
export function providerStates(db: Database, providers: readonly Provider[], caps: Caps) {
  return {
    async status(): Promise<ProvidersStatus> {
      const rows = await db<ProviderState>('provider_states');
      const spent = await spentToday(db);
      return {
        providers: providers.map(({ name }) => {
          const state = rows.find((row) => row.name === name);
          return {
            name,
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
        },
      };
    },

    /** Forgets a provider's failures, and asks it again even if it wanted to be left alone. */
    async reset(name: ProviderName): Promise<void> {
      await db('provider_states').where({ name }).update({ failures: 0, retry_at: null });
    },
  };
}
