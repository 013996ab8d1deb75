/** The web process' end of the channel. */
import type { Logger } from 'pino';
import type { LeftWish, RunnerCalls, TranslationWish } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../errors.ts';
import { type CallName, call, callsBy, channelTo } from './channel.ts';
import { followAbilities, followJobs } from './client-follow.ts';
import { KeptWishes } from './client-kept.ts';
import { type Question, type Reach, reach } from './client-reach.ts';

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

/** A wish that waits for nothing is only left, and has no budget. */
function questionOf({ wait_ms, insist, from, instead_of }: TranslationWish): Question {
  const limit = wait_ms === 0 ? usualLimit : wait_ms + (insist ? slack.insisting : slack.lookup);
  // A second runner that is asked for a replacement would find what the first one has put there.
  const hedgeAfter = instead_of === undefined ? {} : { hedgeAfter: limit };
  return { limit, isPassing: from === 'lookup', ...hedgeAfter };
}

const usual = { limit: usualLimit };
/** Milliseconds that a runner may take for an order of very many items. */
const orderLimit = 60_000;
const ordering = { limit: orderLimit, hedgeAfter: longHedge };
/** The calls that take their time. */
const questions: Partial<Record<CallName, Question>> = {
  'jobs.retryAll': { ...usual, hedgeAfter: longHedge },
  // A second one would only take as long.
  'orders.estimate': { limit: orderLimit, hedgeAfter: orderLimit },
  'orders.make': ordering,
  'orders.cancel': ordering,
  'orders.retry': ordering,
  // One that hangs is not asked elsewhere: it may be paid for already.
  'reports.translate': { limit: 12_000, hedgeAfter: 12_000 },
};

export function runnerClient({ urls, secret, log, abilitiesChanged = () => {} }: RunnerClientOptions): RunnerClient {
  const channels = urls.map((url) => channelTo(`${url}/trpc`, secret));
  const { ask, heard } = reach(channels, log);
  const closing = new AbortController();
  const kept = new KeptWishes({ send: sending({ ask, log }) });
  const abilities = followAbilities({ channels, heard, changed: abilitiesChanged, closing: closing.signal });
  const calls = callsBy(
    (name, input) => ask((channel, signal) => call(channel, name, input, signal), questions[name] ?? usual),
    (_name, filter, onJob, signal) => followJobs(channels, filter, onJob, AbortSignal.any([signal, closing.signal])),
  );

  return {
    ...calls,
    kept,
    can: (from, to) => abilities()?.[from]?.includes(to),
    async request(wish) {
      const question = questionOf(wish);
      try {
        return await ask((channel, signal, elapsed) => {
          const left = { ...wish, wait_ms: whatIsLeft(wish.wait_ms, elapsed) };
          return call(channel, 'translations.request', left, signal);
        }, question);
      } catch (error) {
        if (!question.isPassing || !(error instanceof RunnerUnreachable)) throw error;
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
