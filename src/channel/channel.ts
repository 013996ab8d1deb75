/** A tRPC channel to one runner, and typed calls over it. */
import {
  createTRPCUntypedClient,
  httpBatchStreamLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCUntypedClient,
} from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { EventSource } from 'eventsource';
import type { z } from 'zod';
import { type Call, type RunnerCalls, runnerCalls } from '../../contracts/runner.ts';

export type Channel = TRPCUntypedClient<AnyTRPCRouter>;

type Calls = typeof runnerCalls;
type NamesOf<G extends keyof Calls> = { [N in keyof Calls[G] & string]: `${G}.${N}` }[keyof Calls[G] & string];
/** `group.name`, as on the wire. */
export type CallName = { [G in keyof Calls]: NamesOf<G> }[keyof Calls];
type CallOf<Name extends CallName> = Name extends `${infer G extends keyof Calls}.${infer N}`
  ? N extends keyof Calls[G]
    ? Calls[G][N]
    : never
  : never;
type Input<Name extends CallName> = CallOf<Name> extends Call ? z.input<CallOf<Name>['input']> : never;
type Output<Name extends CallName> = CallOf<Name> extends Call ? z.output<CallOf<Name>['output']> : never;

const callAt = (name: CallName) => {
  const [group = '', of = ''] = name.split('.');
  return (runnerCalls as Record<string, Record<string, Call>>)[group]?.[of];
};

/** Makes a call other than a subscription. */
export function callRunner<Name extends CallName>(
  channel: Channel,
  name: Name,
  input: Input<Name>,
  signal: AbortSignal,
): Promise<Output<Name>> {
  const answer =
    callAt(name)?.kind === 'query' ? channel.query(name, input, { signal }) : channel.mutation(name, input, { signal });
  return answer as Promise<Output<Name>>;
}

/** All calls of the contract: the first function makes those with one answer, the second the subscriptions. */
export function createCalls(
  ask: (name: CallName, input: never) => Promise<unknown>,
  listen: (name: CallName, input: never, onData: never, signal: AbortSignal) => void,
): RunnerCalls {
  const groups = Object.entries(runnerCalls).map(([group, calls]) => {
    const made = Object.entries(calls).map(([of, { kind }]) => {
      const name = `${group}.${of}` as CallName;
      const listening = (input: never, onData: never, signal: AbortSignal) => listen(name, input, onData, signal);
      return [of, kind === 'subscription' ? listening : (input: never) => ask(name, input)];
    });
    return [group, Object.fromEntries(made)];
  });
  return Object.fromEntries(groups);
}

/** Calls per HTTP request. */
const maxBatchSize = 100;

export function createChannel(url: string, secret: string): Channel {
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
        false: httpBatchStreamLink({ url, headers: { authorization }, fetch: fetchAnswers, maxItems: maxBatchSize }),
      }),
    ],
  });
}

/** Reports why the port refuses requests: the library reads no answer that is not a call's. */
async function fetchAnswers(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const { status, body } = response;
  if (status !== 401 && status !== 503) return response;
  await body?.cancel();
  throw new Error(status === 401 ? 'the secret (RUNNER_SECRET) is refused' : 'it is not ready');
}
