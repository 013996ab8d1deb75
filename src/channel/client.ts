/** The web process' end of the channel. */
import { createTRPCUntypedClient, httpBatchStreamLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { EventSource } from 'eventsource';
import type { Logger } from 'pino';
import type { LeftWish, RunnerCalls, TranslationWish } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import { type CallName, call, callsBy } from './calls.ts';
import { KnownAbilities } from './client-abilities.ts';
import { KeptWishes } from './client-kept.ts';
import { follow } from './client-progress.ts';
import { type Channel, type Question, type Reach, reach } from './client-reach.ts';

export interface RunnerClientOptions {
  /** All runners' addresses: if one is unreachable or silent, the next is asked. */
  urls: readonly string[];
  secret: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called when `can` answers otherwise than before. */
  abilitiesChanged?: (() => void) | undefined;
}

export interface RunnerClient extends Pick<RunnerCalls, 'jobs' | 'orders' | 'providers' | 'reports'> {
  /**
   * Throws `RunnerUnreachable`; a lookup's wish is kept then, and sent later, also where the runners were only busy: then it is pending.
   * Takes hardly longer than the wish's `wait_ms`, whatever the runners do.
   */
  request: RunnerCalls['translations']['request'];
  /** True if any provider translates between the two languages, as last reported; undefined before the first report. */
  can(from: string, to: string): boolean | undefined;
  /** The requests that are still buffered. */
  kept: Pick<KeptWishes, 'held' | 'dropped'>;
  /** Ends what still follows the progress, and tries once more to send what is kept. */
  close(): Promise<void>;
}

/** Milliseconds that an answer may take longer than the wait of the wish: an admin can wait longer than a reader. */
const slack = { lookup: 100, insisting: 2000 };
/** Milliseconds for what waits for nothing, and for many wishes at once. */
const usualLimit = 5000;
const batchLimit = 4000;
/** Milliseconds without an answer for work on many jobs before a runner is taken for one that hangs. */
const longHedge = 3000;
/** Milliseconds that the last try to send what is kept may take. */
const farewell = 3000;

/** Calls that one request carries. */
const mostAtOnce = 100;

/** A wish that waits for nothing is only left, and has no budget. */
const limitOf = ({ wait_ms, insist }: TranslationWish) =>
  wait_ms === 0 ? usualLimit : wait_ms + (insist ? slack.insisting : slack.lookup);

const usual = { limit: usualLimit };
/** Milliseconds that a runner may take for an order of very many items. */
const orderLimit = 60_000;
const ordering = { limit: orderLimit, hedgeAfter: longHedge };
/** The calls that take their time. */
const questions: Partial<Record<CallName, Question>> = {
  'jobs.retryAll': { ...usual, hedgeAfter: longHedge },
  'orders.estimate': ordering,
  'orders.make': ordering,
  'orders.cancel': ordering,
  'orders.retry': ordering,
  // One that hangs is not asked elsewhere: it may be paid for already.
  'reports.translate': { limit: 12_000, hedgeAfter: 12_000 },
};

export function runnerClient({ urls, secret, log, abilitiesChanged = () => {} }: RunnerClientOptions): RunnerClient {
  const channels = urls.map((url) => clientOf(`${url}/trpc`, secret));
  const { ask, heard } = reach(channels, log);
  const closing = new AbortController();
  const kept = new KeptWishes({ send: sending({ ask, log }) });
  const abilities = new KnownAbilities({ channels, heard, changed: abilitiesChanged, closing: closing.signal });
  const calls = callsBy(
    (name, input) => ask((channel, signal) => call(channel, name, input, signal), questions[name] ?? usual),
    (_name, filter, onJob, signal) => follow(channels, filter, onJob, AbortSignal.any([signal, closing.signal])),
  );

  return {
    ...calls,
    kept,
    can: (from, to) => abilities.can(from, to),
    async request(wish) {
      const isPassing = wish.from === 'lookup';
      try {
        return await ask(
          (channel, signal, elapsed) => {
            const left = { ...wish, wait_ms: whatIsLeft(wish.wait_ms, elapsed) };
            return call(channel, 'translations.request', left, signal);
          },
          { limit: limitOf(wish), isPassing },
        );
      } catch (error) {
        if (!isPassing || !(error instanceof RunnerUnreachable)) throw error;
        kept.keep(wish);
        if (error.isBusy) return { state: 'pending' };
        throw error;
      }
    },
    async close() {
      closing.abort();
      await kept.close(farewell);
    },
  };
}

/** The rest of a wait after part of it was spent on another runner. A wait of zero stays zero. */
const whatIsLeft = (wait: number, elapsed: number) => (wait === 0 ? 0 : Math.max(1, wait - Math.floor(elapsed)));

/** Sends kept wishes to a runner. */
function sending({ ask, log }: { ask: Reach['ask']; log: RunnerClientOptions['log'] }) {
  const question = { limit: batchLimit, hedgeAfter: longHedge };
  return async (wishes: LeftWish[]): Promise<void> => {
    await ask((channel, signal) => call(channel, 'translations.leave', { wishes }, signal), question);
    log.info({ count: wishes.length }, 'a runner has what lookups wished while none answered');
  };
}

/** Reads why a port turns requests away, before any call: the library does not read what is no answer to one. */
async function fetchAnswers(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const { status, body } = response;
  if (status !== 401 && status !== 503) return response;
  await body?.cancel();
  throw new Error(status === 401 ? 'the secret (RUNNER_SECRET) is refused' : 'it is not ready');
}

function clientOf(url: string, secret: string): Channel {
  const authorization = `Bearer ${secret}`;
  return createTRPCUntypedClient({
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
        // Calls of the same moment share one request, and each is answered as soon as it is ready.
        false: httpBatchStreamLink({ url, headers: { authorization }, fetch: fetchAnswers, maxItems: mostAtOnce }),
      }),
    ],
  });
}
