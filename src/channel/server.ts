/** The runner's private port: the tRPC channel, with the secret, and a public health check. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AnyTRPCProcedure, type AnyTRPCRouter, initTRPC, tracked } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { type Call, type RunnerAnswers, runnerCalls } from '../../contracts/runner.ts';
import { close, isLoopback, listen, urlAt } from '../listen.ts';

interface ChannelOptions {
  host: string;
  /** 0: a free one. */
  port: number;
  secret: string;
  answers: RunnerAnswers;
  /** Aborts when the runner stops: subscriptions end. */
  stopping: AbortSignal;
  /** Until then every call is answered with 503. */
  isReady(): boolean;
  /** Called for each internal error. */
  onFailure(path: string | undefined, cause: unknown): void;
}

interface Channel {
  url: string;
  /** Stops accepting connections, drains requests, and cuts them off after the grace period. */
  close(): Promise<void>;
}

const shortestPublicSecret = 32;
/** The largest request is an order, which names as many tags as a request to the service can. */
const maxBodyBytes = 2 * 1024 * 1024;
/** Grace period of open requests once the channel is closed, in milliseconds. */
const graceMs = 1000;

/**
 * Throws an Error for the operator without a secret, or if a guessable one would be the only protection from the
 * network.
 */
export function checkSecret(host: string, secret: string | undefined): asserts secret is string {
  if (!secret)
    throw new Error('The runner needs RUNNER_SECRET, the one that the web processes have; npm start makes one up.');
  if (!isLoopback(host) && Buffer.byteLength(secret) < shortestPublicSecret)
    throw new Error(
      `RUNNER_HOST: the runner listens elsewhere than on loopback only with a RUNNER_SECRET of ${shortestPublicSecret} bytes or more.`,
    );
}

export async function openChannel({
  host,
  port,
  secret,
  answers,
  stopping,
  isReady,
  onFailure,
}: ChannelOptions): Promise<Channel> {
  checkSecret(host, secret);
  const isAllowed = bearerOf(secret);
  const callRouter = createHTTPHandler({
    router: runnerRouter(answers, stopping),
    basePath: '/trpc/',
    maxBodySize: maxBodyBytes,
    onError({ error, path }) {
      if (error.code === 'INTERNAL_SERVER_ERROR') onFailure(path, error.cause);
    },
  });

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      // Node's default is 30 s.
      connectionsCheckingInterval: 1000,
    },
    (req, res) => {
      const path = req.url?.split('?', 1)[0];
      if (path === '/health/live') return answer(res, 200, 'live');
      if (path === '/health/ready') return isReady() ? answer(res, 200, 'ready') : answer(res, 503, 'not ready');
      if (!isAllowed(req)) return answer(res, 401, 'the secret is missing or wrong');
      if (!isReady()) return answer(res, 503, 'not ready');
      callRouter(req, res);
    },
  );
  const taken = await listen(server, port, host);
  return { url: urlAt(host, taken), close: () => close(server, graceMs) };
}

function answer(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'application/json', connection: status === 401 ? 'close' : 'keep-alive' });
  res.end(JSON.stringify({ status: text }));
}

/** Compares digests, which have one length, in constant time. */
function bearerOf(secret: string): (req: IncomingMessage) => boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  const expected = digest(`Bearer ${secret}`);
  return (req) => timingSafeEqual(digest(req.headers.authorization ?? ''), expected);
}

const { procedure, router } = initTRPC.create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 10_000 }, client: { reconnectAfterInactivityMs: 30_000 } },
  // Internal errors are for the log only: they may quote a statement.
  errorFormatter: ({ shape, error }) =>
    error.code === 'INTERNAL_SERVER_ERROR' ? { ...shape, message: 'the runner failed' } : shape,
});

type Answer = (input: unknown, signal?: AbortSignal) => Promise<unknown>;
type SubscriptionHandler = (input: unknown, signal: AbortSignal) => AsyncIterable<{ id: string; data: unknown }>;

/** `stopping` aborts when the runner stops: subscriptions end. */
function runnerRouter(answers: RunnerAnswers, stopping: AbortSignal): AnyTRPCRouter {
  const groups = Object.entries(runnerCalls).map(([group, calls]) => {
    const answersOf = answers[group as keyof RunnerAnswers] as unknown as Record<string, Answer>;
    const procedures = Object.entries(calls as Record<string, Call>).map(([name, call]) => {
      return [name, procedureOf(call, answersOf[name] as Answer, stopping)] as const;
    });
    return [group, router(Object.fromEntries(procedures))] as const;
  });
  return router(Object.fromEntries(groups));
}

function procedureOf({ kind, input, output }: Call, answer: Answer, stopping: AbortSignal): AnyTRPCProcedure {
  const taking = procedure.input(input);
  switch (kind) {
    case 'query':
      return taking.output(output).query((asked) => answer(asked.input, asked.signal));
    case 'mutation':
      return taking.output(output).mutation((asked) => answer(asked.input, asked.signal));
    case 'subscription':
      return taking.subscription(async function* (asked) {
        const ends = asked.signal ? AbortSignal.any([asked.signal, stopping]) : stopping;
        const subscribe = answer as unknown as SubscriptionHandler;
        for await (const { id, data } of subscribe(asked.input, ends)) yield tracked(id, data);
      });
  }
}
