/** The choice of the runner to call, and the memory of those that do not answer. */
import { TRPCClientError } from '@trpc/client';
import type { Logger } from 'pino';
import { RunnerUnreachable } from '../errors.ts';
import type { Channel } from './channel.ts';

/** A call of one runner; `elapsed`: milliseconds that the question has waited for others already. */
export type Verb<T> = (channel: Channel, signal: AbortSignal, elapsed: number) => Promise<T>;

export interface Question {
  /** Milliseconds that all of it may take. */
  limit: number;
  /** Milliseconds without any sign of life from a runner after which the next one is asked besides: the hedge. */
  hedgeAfter?: number;
  /** Runners that gave no answer a moment ago are not asked at all, so that lookups don't pile up before them. */
  isPassing?: boolean;
}

export interface Reach {
  /** The answer of the first runner that has one. Throws `RunnerUnreachable`, and a runner's refusal of the question itself. */
  ask<T>(verb: Verb<T>, question: Question): Promise<T>;
  /** Records that a runner has answered a direct call. */
  heard(channel: Channel): void;
}

/** Milliseconds for which a runner that gave no answer is asked last, and by lookups not at all. */
const memory = 1000;
const usualHedge = 250;
/** Milliseconds for which a runner counts as alive after any answer. */
const lifeSign = 15_000;

interface Endpoint {
  channel: Channel;
  /** When any question was answered last, by `performance.now()`. */
  answeredAt: number;
  /** Until then it counts as one that gives no answer. */
  sparedUntil: number;
}

export function reach(channels: readonly Channel[], log: Pick<Logger, 'info' | 'warn'>): Reach {
  const runners = new Runners(channels, log);
  return {
    ask: (verb, question) => new Asking(runners, verb, question).answer(),
    heard: (channel) => runners.note(channel),
  };
}

const never = Number.NEGATIVE_INFINITY;

/** What all questions share: the state of each runner. */
class Runners {
  readonly endpoints: readonly Endpoint[];
  readonly #log: Pick<Logger, 'info' | 'warn'>;
  #isAway = false;

  constructor(channels: readonly Channel[], log: Pick<Logger, 'info' | 'warn'>) {
    this.endpoints = channels.map((channel) => ({ channel, answeredAt: never, sparedUntil: 0 }));
    this.#log = log;
  }

  /** True if a runner was alive a moment ago. */
  get areAlive(): boolean {
    return this.endpoints.some(({ answeredAt }) => performance.now() - answeredAt < lifeSign);
  }

  note(channel: Channel): void {
    for (const endpoint of this.endpoints) if (endpoint.channel === channel) endpoint.answeredAt = performance.now();
  }

  spare(endpoint: Endpoint): void {
    endpoint.sparedUntil = performance.now() + memory;
  }

  hear(endpoint: Endpoint): void {
    endpoint.answeredAt = performance.now();
    endpoint.sparedUntil = 0;
    if (this.#isAway) this.#log.info('a runner answers again');
    this.#isAway = false;
  }

  /** One line when all of them go away, however many questions fail. */
  unreachable(cause: unknown): RunnerUnreachable {
    const failure = new RunnerUnreachable(`no runner could be reached: ${describe(cause)}`, { cause });
    const isSilent = this.endpoints.every(({ sparedUntil }) => performance.now() < sparedUntil);
    if (isSilent && !this.#isAway)
      this.#log.warn({ cause: describe(cause) }, 'no runner can be reached: what is stored is served');
    if (isSilent) this.#isAway = true;
    return failure;
  }
}

/** One question, on its way from runner to runner. */
class Asking<T> {
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
  /** A runner has refused the question or failed at it, and not only let it wait. */
  #hasFailed = false;
  #cause: unknown = new Error('all were out of reach a moment ago');

  constructor(runners: Runners, verb: Verb<T>, { limit, hedgeAfter = usualHedge, isPassing = false }: Question) {
    this.#runners = runners;
    this.#verb = verb;
    this.#hedgeAfter = hedgeAfter;
    const isSpared = ({ sparedUntil }: Endpoint) => this.#begun < sparedUntil;
    const inOrder = [...runners.endpoints].sort((a, b) => +isSpared(a) - +isSpared(b));
    this.#left = inOrder.filter((endpoint) => !isPassing || !isSpared(endpoint));
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
    // A runner that answers other questions is only busy: asking the next one besides would make both so.
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
      for (const other of this.#silent) if (other.answeredAt < this.#begun) this.#runners.spare(other);
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
    else if (endpoint.answeredAt < askedAt) this.#runners.spare(endpoint);
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
