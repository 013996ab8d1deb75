/** The answers to the calls of the channel. */
import type { RunnerAnswers } from '../../contracts/runner.ts';
import type { Orders } from './orders/orders.ts';
import type { Jobs } from './queue/jobs.ts';
import type { Progress } from './queue/progress.ts';
import type { Wishes } from './queue/wishes.ts';
import type { ProviderStates } from './work/provider-states.ts';
import type { Replacements } from './work/replace.ts';
import type { ReportTranslations } from './work/report-words.ts';

interface Answering {
  wishes: Wishes;
  replacements: Replacements;
  jobs: Jobs;
  progress: Progress;
  orders: Orders;
  providers: ProviderStates;
  reports: ReportTranslations;
}

export const answersOf = ({
  wishes,
  replacements,
  jobs,
  progress,
  orders,
  providers,
  reports,
}: Answering): RunnerAnswers => ({
  translations: {
    request: ({ instead_of, ...wish }, signal) =>
      instead_of === undefined ? wishes.request(wish, signal) : replacements.replace({ ...wish, instead_of }, signal),
    leave: (left) => wishes.leave(left.wishes),
  },
  jobs: {
    list: (page) => jobs.list(page),
    counts: () => jobs.counts(),
    get: async ({ id }) => (await jobs.get(id)) ?? null,
    retry: async ({ id }) => (await jobs.retry(id)) ?? null,
    cancel: async ({ id }) => (await jobs.cancel(id)) ?? null,
    stuck: ({ state }) => jobs.stuck(state),
    retryAll: ({ state }) => jobs.retryAll(state),
    progress: (filter, signal) => progress.follow(filter, signal),
  },
  orders: {
    estimate: (wish) => orders.estimate(wish),
    make: (wish) => orders.make(wish),
    cancel: ({ id }) => orders.cancel(id),
    retry: ({ id }) => orders.retry(id),
  },
  reports: {
    translate: ({ id }) => reports.translate(id),
  },
  providers: {
    status: () => providers.status(),
    reset: ({ name }) => providers.reset(name),
    abilities: async () => providers.abilities(),
  },
});
