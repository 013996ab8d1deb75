/** The runner's private port: the tRPC channel for holders of the secret, and for everybody whether the process lives. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AnyTRPCProcedure, type AnyTRPCRouter, initTRPC, tracked } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { type Call, type RunnerAnswers, runnerCalls } from '../../contracts/runner.ts';
import { close, isLoopback, listen, urlAt } from '../listen.ts';

interface ChannelOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  secret: string;
  answers: RunnerAnswers;
  /** Given when the runner stops: subscriptions end. */
  stopping: AbortSignal;
  /** Until then everything but the health is answered with 503. */
  isReady(): boolean;
  /** Called for each call that the runner has failed at. */
  onFailure(path: string | undefined, cause: unknown): void;
}

export interface Channel {
  url: string;
  /** Takes no more connections, lets the requests that run end, and cuts off those that take too long. */
  close(): Promise<void>;
}

const shortestPublicSecret = 32;
/** An order names as many tags as a request to the service can; no other request of ours comes near it. */
const mostBodyBytes = 2 * 1024 * 1024;
/** Grace period of open requests once the channel is closed, in milliseconds. */
const graceMs = 1000;

/**
 * Throws, for the operator to read, where there is no secret, or where one that could be guessed would be all that keeps the
 * network from the runner.
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
    maxBodySize: mostBodyBytes,
    onError({ error, path }) {
      if (error.code === 'INTERNAL_SERVER_ERROR') onFailure(path, error.cause);
    },
  });

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      // Otherwise Node looks every 30 s only.
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

/** Compares digests, which are of one length, in a time that does not depend on the secret. */
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
type Telling = (input: unknown, signal: AbortSignal) => AsyncIterable<{ id: string; data: unknown }>;

/** `stopping` is given when the runner stops: subscriptions end. */
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
        const telling = answer as unknown as Telling;
        for await (const { id, data } of telling(asked.input, ends)) yield tracked(id, data);
      });
  }
}
