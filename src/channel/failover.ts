/** Failover and hedging between runners. */
import { TRPCClientError } from '@trpc/client';
import type { Logger } from 'pino';
import { RunnerUnreachable } from '../errors.ts';
import type { Channel } from './channel.ts';

/** A call to one runner; `elapsed`: milliseconds that the call has already spent on others. */
type Verb<T> = (channel: Channel, signal: AbortSignal, elapsed: number) => Promise<T>;

export interface CallOptions {
  /** Total timeout in milliseconds, over all runners. */
  limit: number;
  /** Hedge: milliseconds of silence until the next runner is called as well. */
  hedgeAfter?: number;
  /** Skips runners that were silent a moment ago, so that lookups do not pile up. */
  skipsSilent?: boolean;
}

export interface Failover {
  /** The answer of the first runner that has one. Throws `RunnerUnreachable`, and a runner's refusal of the question itself. */
  ask<T>(verb: Verb<T>, options: CallOptions): Promise<T>;
  /** Records that a runner has answered a direct call. */
  heard(channel: Channel): void;
}

/** Milliseconds for which a silent runner is called last, and by lookups not at all. */
const silentFor = 1000;
const defaultHedge = 250;
/** Milliseconds for which a runner counts as alive after any answer. */
const lifeSign = 15_000;

interface Endpoint {
  channel: Channel;
  /** The last answer, by `performance.now()`. */
  answeredAt: number;
  /** Counts as silent until then. */
  silentUntil: number;
}

export function failover(channels: readonly Channel[], log: Pick<Logger, 'info' | 'warn'>): Failover {
  const runners = new Runners(channels, log);
  return {
    ask: (verb, options) => new HedgedCall(runners, verb, options).answer(),
    heard: (channel) => runners.note(channel),
  };
}

const never = Number.NEGATIVE_INFINITY;

/** The state of each runner, shared by all calls. */
class Runners {
  readonly endpoints: readonly Endpoint[];
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  #isAway = false;

  constructor(channels: readonly Channel[], log: Pick<Logger, 'info' | 'warn'>) {
    this.endpoints = channels.map((channel) => ({ channel, answeredAt: never, silentUntil: 0 }));
    this.#log = log;
  }

  /** True if a runner was alive a moment ago. */
  get areAlive(): boolean {
    return this.endpoints.some(({ answeredAt }) => performance.now() - answeredAt < lifeSign);
  }

  note(channel: Channel): void {
    for (const endpoint of this.endpoints) if (endpoint.channel === channel) endpoint.answeredAt = performance.now();
  }

  markSilent(endpoint: Endpoint): void {
    endpoint.silentUntil = performance.now() + silentFor;
  }

  hear(endpoint: Endpoint): void {
    endpoint.answeredAt = performance.now();
    endpoint.silentUntil = 0;
    if (this.#isAway) this.#log.info('a runner answers again');
    this.#isAway = false;
  }

  /** Logs one line per outage, whatever the number of failed calls. */
  unreachable(cause: unknown): RunnerUnreachable {
    const failure = new RunnerUnreachable(`no runner could be reached: ${describe(cause)}`, { cause });
    const isSilent = this.endpoints.every(({ silentUntil }) => performance.now() < silentUntil);
    if (isSilent && !this.#isAway)
      this.#log.warn({ cause: describe(cause) }, 'no runner can be reached: what is stored is served');
    if (isSilent) this.#isAway = true;
    return failure;
  }
}

/** One call, on its way from runner to runner. */
class HedgedCall<T> {
  readonly #runners: Runners;
  readonly #verb: Verb<T>;
  readonly #hedgeAfter: number;
  readonly #begun = performance.now();
  readonly #left: Endpoint[];
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #silent = new Set<Endpoint>();
  readonly #first = Promise.withResolvers<T>();
  #asked = 0;
  /** A runner refused the call or failed, rather than only being slow. */
  #hasFailed = false;
  #cause: unknown = new Error('all were out of reach a moment ago');

  constructor(runners: Runners, verb: Verb<T>, { limit, hedgeAfter = defaultHedge, skipsSilent = false }: CallOptions) {
    this.#runners = runners;
    this.#verb = verb;
    this.#hedgeAfter = hedgeAfter;
    const wasSilent = ({ silentUntil }: Endpoint) => this.#begun < silentUntil;
    const inOrder = [...runners.endpoints].sort((a, b) => +wasSilent(a) - +wasSilent(b));
    this.#left = inOrder.filter((endpoint) => !skipsSilent || !wasSilent(endpoint));
    this.#signal = AbortSignal.any([this.#over.signal, AbortSignal.timeout(limit)]);
  }

  answer(): Promise<T> {
    this.#next();
    return this.#first.promise;
  }

  #next(): void {
    const endpoint = this.#left.shift();
    if (endpoint && !this.#signal.aborted) this.#ask(endpoint);
    else if (this.#asked === 0) this.#end(() => this.#first.reject(this.#unreachable()));
  }

  #unreachable(): RunnerUnreachable {
    const isBusy = !this.#hasFailed && this.#runners.areAlive;
    return Object.assign(this.#runners.unreachable(this.#cause), { isBusy });
  }

  /** The first answer counts; requests to other runners are aborted. */
  #end(settle: () => void): void {
    settle();
    this.#over.abort();
  }

  async #ask(endpoint: Endpoint): Promise<void> {
    const askedAt = performance.now();
    // A runner that answers other calls is only busy: a hedge would make two of them busy.
    const isSilent = () => performance.now() - Math.max(askedAt, endpoint.answeredAt) >= this.#hedgeAfter;
    const hedge = setInterval(() => {
      if (!isSilent()) return;
      this.#silent.add(endpoint);
      this.#next();
    }, this.#hedgeAfter);
    this.#asked += 1;
    try {
      const answer = await this.#verb(endpoint.channel, this.#signal, askedAt - this.#begun);
      this.#runners.hear(endpoint);
      for (const other of this.#silent) if (other.answeredAt < this.#begun) this.#runners.markSilent(other);
      this.#end(() => this.#first.resolve(answer));
    } catch (error) {
      if (this.#over.signal.aborted) return;
      this.#fail(error, endpoint, askedAt);
    } finally {
      clearInterval(hedge);
      this.#asked -= 1;
    }
    if (!this.#over.signal.aborted) this.#next();
  }

  #fail(error: unknown, endpoint: Endpoint, askedAt: number): void {
    this.#cause = error;
    const failure = failureOf(error);
    if (failure !== 'unreachable') this.#runners.hear(endpoint);
    else if (endpoint.answeredAt < askedAt) this.#runners.markSilent(endpoint);
    if (failure === 'ours') this.#end(() => this.#first.reject(error));
    if (this.#signal.aborted) return;
    this.#hasFailed = true;
    if (failure === 'unreachable' && endpoint.answeredAt < askedAt) endpoint.answeredAt = never;
  }
}

/**
 * - `ours`: the request is wrong;
 * - `inside`: the runner has the request, and failed at it, or does not know the call;
 * - `unreachable`: there was no answer of a runner that works.
 */
function failureOf(error: unknown): 'ours' | 'inside' | 'unreachable' {
  if (!(error instanceof TRPCClientError)) return 'ours';
  const code: unknown = error.data?.code;
  if (code === undefined) return 'unreachable';
  return code === 'INTERNAL_SERVER_ERROR' || code === 'NOT_FOUND' ? 'inside' : 'ours';
}

/** In a few words, without the runner's response body. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code } = (cause.cause as { cause?: NodeJS.ErrnoException } | undefined)?.cause ?? {};
  return code ?? cause.message;
}
