/** Which of the runners is asked, and what the web process remembers of those that give no answer. */
import { TRPCClientError, type TRPCUntypedClient } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { Logger } from 'pino';
import { RunnerUnreachable } from '../errors.ts';

/** To one runner. Which calls there are, and of what, is said by `calls.ts`. */
export type Channel = TRPCUntypedClient<AnyTRPCRouter>;

/** Asks one runner; `elapsed`: milliseconds that the question has waited for others already. */
export type Verb<T> = (channel: Channel, signal: AbortSignal, elapsed: number) => Promise<T>;

export interface Question {
  /** Milliseconds that all of it may take. */
  limit: number;
  /** Milliseconds without any sign of life from a runner after which the next one is asked besides. */
  patience?: number;
  /** Runners that gave no answer a moment ago are not asked at all, so that lookups don't pile up before them. */
  isPassing?: boolean;
}

export interface Reach {
  /** The answer of the first runner that has one. Throws `RunnerUnreachable`, and what a runner says is wrong with the question. */
  ask<T>(verb: Verb<T>, question: Question): Promise<T>;
}

/** Milliseconds for which a runner that gave no answer is asked last, and by lookups not at all. */
const memory = 1000;
const usualPatience = 250;

interface Endpoint {
  channel: Channel;
  /** When any question was answered last, by `performance.now()`. */
  answeredAt: number;
  /** Until then it counts as one that gives no answer. */
  sparedUntil: number;
}

export function reach(channels: readonly Channel[], log: Pick<Logger, 'info' | 'warn'>): Reach {
  const endpoints = channels.map((channel): Endpoint => ({ channel, answeredAt: 0, sparedUntil: 0 }));
  let isAway = false;
  let isOfOtherVersion = false;

  function ask<T>(verb: Verb<T>, { limit, patience = usualPatience, isPassing = false }: Question): Promise<T> {
    const begun = performance.now();
    const isSpared = ({ sparedUntil }: Endpoint) => begun < sparedUntil;
    const left = [...endpoints].sort((a, b) => +isSpared(a) - +isSpared(b)).filter((e) => !isPassing || !isSpared(e));
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(limit)]);
    const silent = new Set<Endpoint>();
    let asking = 0;
    let cause: unknown = new Error('all were out of reach a moment ago');

    return new Promise<T>((resolve, reject) => {
      const next = () => {
        const endpoint = left.shift();
        if (endpoint && !signal.aborted) askOne(endpoint);
        else if (asking === 0) end(() => reject(unreachable(cause)));
      };
      /** The first end counts; who is still asked is hung up on. */
      const end = (settle: () => void) => {
        settle();
        over.abort();
      };
      const askOne = async (endpoint: Endpoint) => {
        const askedAt = performance.now();
        // One that answers others is only busy: asking the next one besides would make both so.
        const isSilent = () => performance.now() - Math.max(askedAt, endpoint.answeredAt) >= patience;
        const impatience = setInterval(() => {
          if (!isSilent()) return;
          silent.add(endpoint);
          next();
        }, patience);
        asking += 1;
        try {
          const answer = await verb(endpoint.channel, signal, askedAt - begun);
          hear(endpoint);
          for (const other of silent) if (other.answeredAt < begun) spare(other);
          end(() => resolve(answer));
        } catch (error) {
          if (over.signal.aborted) return;
          cause = error;
          const failure = failureOf(error);
          if (isUnknownCall(error)) tellOfVersion(error);
          if (failure !== 'unreachable') hear(endpoint);
          else if (endpoint.answeredAt < askedAt) spare(endpoint);
          if (failure === 'ours') end(() => reject(error));
        } finally {
          clearInterval(impatience);
          asking -= 1;
        }
        if (!over.signal.aborted) next();
      };
      next();
    });
  }

  function spare(endpoint: Endpoint): void {
    endpoint.sparedUntil = performance.now() + memory;
  }

  function hear(endpoint: Endpoint): void {
    endpoint.answeredAt = performance.now();
    endpoint.sparedUntil = 0;
    if (isAway) log.info('a runner answers again');
    isAway = false;
  }

  /** While versions are replaced one by one, the other end may not know a call yet, or not any more. */
  function tellOfVersion(error: unknown): void {
    if (!isOfOtherVersion) log.warn({ cause: describe(error) }, 'a runner is of another version than this process');
    isOfOtherVersion = true;
  }

  /** One line when all of them go away, whoever asks and however often. */
  function unreachable(cause: unknown): RunnerUnreachable {
    const failure = new RunnerUnreachable(`no runner could be reached: ${describe(cause)}`, { cause });
    const isSilent = endpoints.every(({ sparedUntil }) => performance.now() < sparedUntil);
    if (isSilent && !isAway) log.warn({ cause: describe(cause) }, 'no runner can be reached: what is stored is served');
    if (isSilent) isAway = true;
    return failure;
  }

  return { ask };
}

/**
 * - `ours`: the runner says that the request is wrong;
 * - `inside`: it has the request, and failed at it, or is of a version that does not know it;
 * - `unreachable`: there was no answer of a runner that works.
 */
function failureOf(error: unknown): 'ours' | 'inside' | 'unreachable' {
  if (!(error instanceof TRPCClientError)) return 'ours';
  const code: unknown = error.data?.code;
  if (code === undefined) return 'unreachable';
  return code === 'INTERNAL_SERVER_ERROR' || code === 'NOT_FOUND' ? 'inside' : 'ours';
}

/** Whether no runner took a question because it is of a version that does not know this one. */
export function isUnknownCall(error: unknown): boolean {
  if (error instanceof RunnerUnreachable) return isUnknownCall(error.cause);
  return error instanceof TRPCClientError && error.data?.code === 'NOT_FOUND';
}

/** In a few words, without what the runner answered. */
function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (isUnknownCall(cause) && cause instanceof TRPCClientError)
    return `the runner is of another version, which does not know ${cause.data?.path}`;
  const response = cause instanceof TRPCClientError ? cause.meta?.response : undefined;
  if (response instanceof Response && response.status === 401) return 'the secret (RUNNER_SECRET) is refused';
  if (response instanceof Response) return `HTTP ${response.status}`;
  const { code } = (cause.cause as { cause?: NodeJS.ErrnoException } | undefined)?.cause ?? {};
  return code ?? cause.message;
}
