/** The web process' end of the channel. */
import type { Logger } from 'pino';
import type { BackgroundRequest, RunnerCalls, TranslationRequest } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import { type CallName, callRunner, createCalls, createChannel } from './channel.ts';
import { type CallOptions, type Failover, failover } from './failover.ts';
import { RequestBuffer } from './request-buffer.ts';
import { followAbilities, followJobs } from './subscriptions.ts';

interface RunnerClientOptions {
  /** All runners' addresses: if one is unreachable or silent, the next is asked. */
  urls: readonly string[];
  secret: string;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Called when `can` answers otherwise than before. */
  abilitiesChanged?: (() => void) | undefined;
}

export interface RunnerClient extends Pick<RunnerCalls, 'jobs' | 'orders' | 'providers' | 'reports'> {
  /**
   * Throws `RunnerUnreachable`. A lookup's request is buffered then, and sent later; if the runners are only busy, its
   * outcome is `pending`. Takes hardly longer than the request's `wait_ms`, whatever the runners do.
   */
  request: RunnerCalls['translations']['request'];
  /** Throws `RunnerUnreachable`; nothing is buffered. */
  leave: RunnerCalls['translations']['leave'];
  /** True if any provider translates between the two languages, as last reported; undefined before the first report. */
  can(from: string, to: string): boolean | undefined;
  /** The requests that are still buffered. */
  buffer: Pick<RequestBuffer, 'size' | 'dropped'>;
  /** Ends subscriptions, and tries once more to flush the buffer. */
  close(): Promise<void>;
}

/**
 * Milliseconds that an answer may take beyond the request's `wait_ms`: a person can wait longer than a reader's app.
 */
const slack = { lookup: 100, insisting: 2000 };
/** Timeouts in milliseconds: of a call that does not wait for a translation, and of a batch of requests. */
const defaultTimeout = 5000;
const batchLimit = 4000;
/** Hedge for calls about many jobs: milliseconds without an answer until the next runner is tried. */
const longHedge = 3000;
/** Timeout of the last flush, in milliseconds. */
const lastFlushMs = 3000;

function optionsOf({ wait_ms, insist, from, instead_of }: TranslationRequest): CallOptions {
  const limit = wait_ms + (insist ? slack.insisting : slack.lookup);
  // No hedge for a replacement: a second runner would find the first one's text in place of the one to replace.
  const hedgeAfter = instead_of === undefined ? {} : { hedgeAfter: limit };
  return { limit, skipsSilent: from === 'lookup', ...hedgeAfter };
}

const usual = { limit: defaultTimeout };
/** Milliseconds that a runner may take for an order of very many items. */
const orderLimit = 60_000;
const ordering = { limit: orderLimit, hedgeAfter: longHedge };
/** Slow calls. */
const optionsByCall: Partial<Record<CallName, CallOptions>> = {
  'jobs.retryAll': { ...usual, hedgeAfter: longHedge },
  // No hedge: a second runner would take as long.
  'orders.estimate': { limit: orderLimit, hedgeAfter: orderLimit },
  'orders.make': ordering,
  'orders.cancel': ordering,
  'orders.retry': ordering,
  // No hedge: the translation may be paid for already.
  'reports.translate': { limit: 12_000, hedgeAfter: 12_000 },
};

export function runnerClient({ urls, secret, log, abilitiesChanged = () => {} }: RunnerClientOptions): RunnerClient {
  const channels = urls.map((url) => createChannel(`${url}/trpc`, secret));
  const { ask, heard } = failover(channels, log);
  const closing = new AbortController();
  const buffer = new RequestBuffer({ send: sending({ ask, log }) });
  const abilities = followAbilities({ channels, heard, changed: abilitiesChanged, closing: closing.signal });
  const calls = createCalls(
    (name, input) => ask((channel, signal) => callRunner(channel, name, input, signal), optionsByCall[name] ?? usual),
    (_name, filter, onJob, signal) => followJobs(channels, filter, onJob, AbortSignal.any([signal, closing.signal])),
  );

  return {
    ...calls,
    leave: calls.translations.leave,
    buffer,
    can: (from, to) => abilities()?.[from]?.includes(to),
    async request(request) {
      const options = optionsOf(request);
      try {
        return await ask((channel, signal, elapsed) => {
          const wait_ms = Math.max(1, request.wait_ms - Math.floor(elapsed));
          return callRunner(channel, 'translations.request', { ...request, wait_ms }, signal);
        }, options);
      } catch (error) {
        if (!options.skipsSilent || !(error instanceof RunnerUnreachable)) throw error;
        buffer.add(request);
        if (error.isBusy) return { state: 'pending' };
        throw error;
      }
    },
    async close() {
      closing.abort();
      await buffer.close(lastFlushMs);
    },
  };
}

/** Sends buffered requests to a runner. */
function sending({ ask, log }: { ask: Failover['ask']; log: RunnerClientOptions['log'] }) {
  const options = { limit: batchLimit, hedgeAfter: longHedge };
  return async (requests: BackgroundRequest[]): Promise<void> => {
    await ask((channel, signal) => callRunner(channel, 'translations.leave', { wishes: requests }, signal), options);
    log.info({ count: requests.length }, 'a runner has what lookups wished while none answered');
  };
}
