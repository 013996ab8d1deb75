/** What answers the calls of the channel. */
import type { RunnerAnswers } from '../../contracts/runner.ts';
import type { Jobs } from './jobs.ts';
import type { Progress } from './progress.ts';
import type { ProviderStates } from './provider-states.ts';

interface Answering {
  jobs: Jobs;
  progress: Progress;
  providers: ProviderStates;
}

export const answersOf = ({ jobs, progress, providers }: Answering): RunnerAnswers => ({
  translations: {
    request: (wish, signal) => jobs.request(wish, signal),
    leave: ({ wishes }) => jobs.leave(wishes),
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
  },
});
