/** The runner's end of the channel: a tRPC router of all calls of the contract, with their answers. */
import { type AnyTRPCProcedure, type AnyTRPCRouter, initTRPC, tracked } from '@trpc/server';
import { type Call, type RunnerAnswers, runnerCalls } from '../../contracts/runner.ts';

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
export function runnerRouter(answers: RunnerAnswers, stopping: AbortSignal): AnyTRPCRouter {
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
