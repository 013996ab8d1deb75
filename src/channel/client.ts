/** The web process' end of the channel. */
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { EventSource } from 'eventsource';
import type { Logger } from 'pino';
import type {
  Job,
  JobCounts,
  JobsList,
  JobsPage,
  LeftWish,
  Outcome,
  ProgressFilter,
  ProviderName,
  ProvidersStatus,
  RetriedAll,
  StuckState,
  TranslationWish,
} from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import type { RunnerRouter } from '../runner/router.ts';
import { type KeptWishes, keptWishes } from './client-kept.ts';
import { follow } from './client-progress.ts';
import { type Channel, isUnknownCall, type Reach, reach } from './client-reach.ts';

export interface RunnerClientOptions {
  /** Of all runners: where one is out of reach, or silent, the next is asked. */
  urls: readonly string[];
  secret: string;
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface RunnerClient {
  /**
   * Throws `RunnerUnreachable`; a lookup's wish is kept then, and handed over later. Takes hardly longer than the wish's
   * `wait_ms`, whatever the runners do.
   */
  request(wish: TranslationWish): Promise<Outcome>;
  /** What could not be handed over yet. */
  kept: Pick<KeptWishes, 'held' | 'dropped'>;
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
  /** Ends what still follows the progress, and tries once more to hand over what is kept. */
  close(): Promise<void>;
}

/** Milliseconds that an answer may take longer than the wait that was asked for: a reader waits, an admin can. */
const slack = { lookup: 80, insisting: 2000 };
/** Milliseconds for what waits for nothing, and for many wishes at once. */
const usualLimit = 5000;
const batchLimit = 4000;
/** Milliseconds without an answer for work on many jobs before a runner is taken for one that hangs. */
const longPatience = 3000;
/** Milliseconds that the last try to hand over what is kept may take. */
const farewell = 3000;

/** A wish that waits for nothing is only left, and has no budget. */
const limitOf = ({ wait_ms, insist }: TranslationWish) =>
  wait_ms === 0 ? usualLimit : wait_ms + (insist ? slack.insisting : slack.lookup);

const isLookup = ({ from, insist }: TranslationWish) => (from ?? (insist ? 'management' : 'lookup')) === 'lookup';

const usual = { limit: usualLimit };

export function runnerClient({ urls, secret, log }: RunnerClientOptions): RunnerClient {
  const channels = urls.map((url) => clientOf(`${url}/trpc`, secret));
  const { ask } = reach(channels, log);
  const closing = new AbortController();
  const kept = keptWishes({ handOver: handsOver({ ask, log }) });

  return {
    kept,
    async request(wish) {
      const isPassing = isLookup(wish);
      try {
        return await ask(
          ({ translations }, signal, elapsed) =>
            translations.request.mutate({ ...wish, wait_ms: whatIsLeft(wish.wait_ms, elapsed) }, { signal }),
          { limit: limitOf(wish), isPassing },
        );
      } catch (error) {
        if (isPassing && error instanceof RunnerUnreachable) kept.keep(wish);
        throw error;
      }
    },
    jobs: {
      list: (page) => ask(({ jobs }, signal) => jobs.list.query(page, { signal }), usual),
      counts: () => ask(({ jobs }, signal) => jobs.counts.query(undefined, { signal }), usual),
      get: (id) => ask(({ jobs }, signal) => jobs.get.query({ id }, { signal }), usual),
      retry: (id) => ask(({ jobs }, signal) => jobs.retry.mutate({ id }, { signal }), usual),
      cancel: (id) => ask(({ jobs }, signal) => jobs.cancel.mutate({ id }, { signal }), usual),
      retryAll: (state) =>
        ask(({ jobs }, signal) => jobs.retryAll.mutate({ state }, { signal }), { ...usual, patience: longPatience }),
      progress: (filter, onJob, signal) => follow(channels, filter, onJob, AbortSignal.any([signal, closing.signal])),
    },
    providers: {
      status: () => ask(({ providers }, signal) => providers.status.query(undefined, { signal }), usual),
      reset: (name) => ask(({ providers }, signal) => providers.reset.mutate({ name }, { signal }), usual),
    },
    async close() {
      closing.abort();
      await kept.close(farewell);
    },
  };
}

/** Of a wait, after another runner was given some of it. One that waits for nothing never begins to. */
const whatIsLeft = (wait: number, elapsed: number) => (wait === 0 ? 0 : Math.max(1, wait - Math.floor(elapsed)));

/** Leaves wishes with a runner; one by one where it is of a version that does not take many at once. */
function handsOver({ ask, log }: { ask: Reach['ask']; log: RunnerClientOptions['log'] }) {
  const question = { limit: batchLimit, patience: longPatience };
  let isOld = false;

  return async (wishes: LeftWish[]): Promise<void> => {
    try {
      await ask(({ translations }, signal) => translations.leave.mutate({ wishes }, { signal }), question);
      isOld = false;
    } catch (error) {
      if (!isUnknownCall(error)) throw error;
      if (!isOld) log.info('a runner of an older version is told one by one what lookups wished meanwhile');
      isOld = true;
      for (const { subject, lang_code } of wishes) {
        const wish = { subject, lang_code, wait_ms: 0, insist: false };
        await ask(({ translations }, signal) => translations.request.mutate(wish, { signal }), question);
      }
    }
    log.info({ count: wishes.length }, 'a runner has what lookups wished while none answered');
  };
}

function clientOf(url: string, secret: string): Channel {
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
