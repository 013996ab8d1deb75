/** The web process' end of the channel. */
import {
  createTRPCClient,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client';
import { EventSource } from 'eventsource';
import type {
  Job,
  JobCounts,
  JobsList,
  JobsPage,
  Outcome,
  ProgressFilter,
  ProviderName,
  ProvidersStatus,
  RetriedAll,
  StuckState,
  TranslationWish,
} from '../../contracts/runner.ts';
import { follow } from './client-progress.ts';
import type { RunnerRouter } from './router.ts';

export interface RunnerClientOptions {
  /** Of all runners: where one is out of reach, the next is asked. */
  urls: readonly string[];
  secret: string;
}

/** No runner could be reached, or none gave an answer in time. What was wished for may not be known to any of them. */
export class RunnerUnreachable extends Error {
  constructor(cause: unknown) {
    super(`no runner could be reached: ${describe(cause)}`, { cause });
    this.name = 'RunnerUnreachable';
  }
}

export interface RunnerClient {
  /** Throws `RunnerUnreachable`. Takes hardly longer than the wish's `wait_ms`, whatever the runners do. */
  request(wish: TranslationWish): Promise<Outcome>;
  jobs: {
    list(page: JobsPage): Promise<JobsList>;
    counts(): Promise<JobCounts>;
    /** These three answer null where there is no such job. */
    get(id: number): Promise<Job | null>;
    retry(id: number): Promise<Job | null>;
    cancel(id: number): Promise<Job | null>;
    retryAll(state: StuckState): Promise<RetriedAll>;
    /** Tells of each job that changes, from runner to runner, until the signal is given. */
    progress(filter: ProgressFilter, onJob: (job: Job, eventId: string) => void, signal: AbortSignal): void;
  };
  providers: {
    status(): Promise<ProvidersStatus>;
    reset(name: ProviderName): Promise<void>;
  };
  /** Ends what still follows the progress. */
  close(): void;
}

/**
 * Milliseconds for which a runner that could not be reached, or not in time, is left alone by wishes, so that lookups don't
 * pile up before it. Whoever asks for anything else asks such a runner last.
 */
const memory = 1000;
/** Milliseconds that an answer may take longer than the wait that was asked for: a reader waits, an admin can. */
const slack = { lookup: 80, insisting: 2000 };
/** Milliseconds for what waits for nothing. */
const usualLimit = 5000;

/** A wish that waits for nothing is only left, and has no budget. */
const limitOf = ({ wait_ms, insist }: TranslationWish) =>
  wait_ms === 0 ? usualLimit : wait_ms + (insist ? slack.insisting : slack.lookup);

interface Reachable {
  client: TRPCClient<RunnerRouter>;
  /** Not tried before then, by `performance.now()`. */
  notBefore: number;
}

type Verb<T> = (client: Reachable['client'], signal: AbortSignal) => Promise<T>;

export function runnerClient({ urls, secret }: RunnerClientOptions): RunnerClient {
  const runners: Reachable[] = urls.map((url) => ({ client: clientOf(`${url}/trpc`, secret), notBefore: 0 }));
  const closing = new AbortController();

  const isSpared = ({ notBefore }: Reachable) => performance.now() < notBefore;

  const call = <T>(verb: Verb<T>) =>
    firstOf(
      [...runners].sort((a, b) => +isSpared(a) - +isSpared(b)),
      verb,
    );

  async function firstOf<T>(asked: readonly Reachable[], verb: Verb<T>, limit = usualLimit): Promise<T> {
    const signal = AbortSignal.timeout(limit);
    let cause: unknown = new Error('all were out of reach a moment ago');
    for (const runner of asked) {
      try {
        return await verb(runner.client, signal);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'ours') throw error;
        if (failure === 'unreachable') runner.notBefore = performance.now() + memory;
        cause = error;
        if (signal.aborted) break;
      }
    }
    throw new RunnerUnreachable(cause);
  }

  return {
    request: (wish) =>
      firstOf(
        runners.filter((runner) => !isSpared(runner)),
        ({ translations }, signal) => translations.request.mutate(wish, { signal }),
        limitOf(wish),
      ),
    jobs: {
      list: (page) => call(({ jobs }, signal) => jobs.list.query(page, { signal })),
      counts: () => call(({ jobs }, signal) => jobs.counts.query(undefined, { signal })),
      get: (id) => call(({ jobs }, signal) => jobs.get.query({ id }, { signal })),
      retry: (id) => call(({ jobs }, signal) => jobs.retry.mutate({ id }, { signal })),
      cancel: (id) => call(({ jobs }, signal) => jobs.cancel.mutate({ id }, { signal })),
      retryAll: (state) => call(({ jobs }, signal) => jobs.retryAll.mutate({ state }, { signal })),
      progress: (filter, onJob, signal) =>
        follow(
          runners.map(({ client }) => client),
          filter,
          onJob,
          AbortSignal.any([signal, closing.signal]),
        ),
    },
    providers: {
      status: () => call(({ providers }, signal) => providers.status.query(undefined, { signal })),
      reset: (name) => call(({ providers }, signal) => providers.reset.mutate({ name }, { signal })),
    },
    close: () => closing.abort(),
  };
}

function clientOf(url: string, secret: string): TRPCClient<RunnerRouter> {
  const authorization = `Bearer ${secret}`;
  return createTRPCClient<RunnerRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({
          url,
          EventSource,
          eventSourceOptions: {
            fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, authorization } }),
          },
        }),
        false: httpLink({ url, headers: { authorization } }),
      }),
    ],
  });
}

/**
 * - `ours`: the runner says that the request is wrong;
 * - `inside`: it has the request, and failed at it;
 * - `unreachable`: there was no answer of a runner that works.
 */
function failureOf(error: unknown): 'ours' | 'inside' | 'unreachable' {
  if (!(error instanceof TRPCClientError)) return 'ours';
  const code: unknown = error.data?.code;
  if (code === undefined) return 'unreachable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'inside' : 'ours';
}

/** In a few words, without what the runner answered. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const response = cause instanceof TRPCClientError ? cause.meta?.response : undefined;
  if (response instanceof Response && response.status === 401) return 'the secret (RUNNER_SECRET) is refused';
  if (response instanceof Response) return `HTTP ${response.status}`;
  const { code } = (cause.cause as { cause?: NodeJS.ErrnoException } | undefined)?.cause ?? {};
  return code ?? cause.message;
}
