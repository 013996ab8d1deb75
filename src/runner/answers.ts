/** What answers the calls of the channel. */
import type { RunnerAnswers } from '../../contracts/runner.ts';
import type { Jobs } from './queue/jobs.ts';
import type { Progress } from './queue/progress.ts';
import type { Wishes } from './queue/wishes.ts';
import type { ProviderStates } from './work/provider-states.ts';

interface Answering {
  wishes: Wishes;
  jobs: Jobs;
  progress: Progress;
  providers: ProviderStates;
}

export const answersOf = ({ wishes, jobs, progress, providers }: Answering): RunnerAnswers => ({
  translations: {
    request: (wish, signal) => wishes.request(wish, signal),
    leave: (left) => wishes.leave(left.wishes),
  },
  jobs: {
    list: (page) => jobs.list(page),
    counts: () => jobs.counts(),
    get: async ({ id }) => (await jobs.get(id)) ?? null,
    retry: async ({ id }) => (await jobs.retry(id)) ?? null,
    cancel: async ({ id }) => (await jobs.cancel(id)) ?? null,
    retryAll: ({ state }) => jobs.retryAll(state),
    progress: (filter, signal) => progress.follow(filter, signal),
  },
  providers: {
    status: () => providers.status(),
    reset: ({ name }) => providers.reset(name),
    abilities: async () => providers.abilities(),
  },
});
