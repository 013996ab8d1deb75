/** The tRPC channel between the web processes and the runner. */
import { initTRPC, tracked } from '@trpc/server';
import {
  Job,
  JobCounts,
  JobId,
  JobsList,
  JobsPage,
  LeftWishes,
  Outcome,
  ProgressFilter,
  ProviderId,
  ProvidersStatus,
  RetriedAll,
  RetryAll,
  TranslationWish,
} from '../../contracts/runner.ts';
import type { Jobs } from './jobs.ts';
import type { Progress } from './progress.ts';
import type { ProviderStates } from './provider-states.ts';

export interface RunnerContext {
  jobs: Jobs;
  providers: ProviderStates;
  progress: Progress;
  /** Given when the runner stops: what follows the progress ends. */
  stopping: AbortSignal;
}

const { procedure, router } = initTRPC.context<RunnerContext>().create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 10_000 }, client: { reconnectAfterInactivityMs: 30_000 } },
  // What went wrong inside is for the log: it may quote a statement.
  errorFormatter: ({ shape, error }) =>
    error.code === 'INTERNAL_SERVER_ERROR' ? { ...shape, message: 'the runner failed' } : shape,
});

export const runnerRouter = router({
  translations: router({
    request: procedure
      .input(TranslationWish)
      .output(Outcome)
      .mutation(({ input, ctx, signal }) => ctx.jobs.request(input, signal)),
    /** Returns when all of them are on record. */
    leave: procedure.input(LeftWishes).mutation(({ input, ctx }) => ctx.jobs.leave(input.wishes)),
  }),
  jobs: router({
    list: procedure
      .input(JobsPage)
      .output(JobsList)
      .query(({ input, ctx }) => ctx.jobs.list(input)),
    counts: procedure.output(JobCounts).query(({ ctx }) => ctx.jobs.counts()),
    /** These three answer null where there is no such job. */
    get: procedure
      .input(JobId)
      .output(Job.nullable())
      .query(async ({ input, ctx }) => (await ctx.jobs.get(input.id)) ?? null),
    retry: procedure
      .input(JobId)
      .output(Job.nullable())
      .mutation(async ({ input, ctx }) => (await ctx.jobs.retry(input.id)) ?? null),
    cancel: procedure
      .input(JobId)
      .output(Job.nullable())
      .mutation(async ({ input, ctx }) => (await ctx.jobs.cancel(input.id)) ?? null),
    retryAll: procedure
      .input(RetryAll)
      .output(RetriedAll)
      .mutation(({ input, ctx }) => ctx.jobs.retryAll(input.state)),
    progress: procedure.input(ProgressFilter).subscription(async function* ({ input, ctx, signal }) {
      const ends = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
      for await (const { id, job } of ctx.progress.follow(input, ends)) yield tracked(id, job);
    }),
  }),
  providers: router({
    status: procedure.output(ProvidersStatus).query(({ ctx }) => ctx.providers.status()),
    reset: procedure.input(ProviderId).mutation(({ input, ctx }) => ctx.providers.reset(input.name)),
  }),
});

export type RunnerRouter = typeof runnerRouter;
