import type { Answer, Failure } from './answers.ts';

/** Thrown by `orThrow`. */
export class CallFailed<F extends Failure = Failure> extends Error {
  override readonly name = 'CallFailed';
  /** The answer, as the call without `orThrow` gives it. */
  readonly failure: F;

  constructor(failure: F) {
    super(sentence(failure), failure.kind === 'unreachable' ? { cause: failure.cause } : undefined);
    this.failure = failure;
  }
}

/** Waits for a call and gives its success. Throws `CallFailed` where it has none. */
export async function orThrow<A extends Answer>(call: A | Promise<A>): Promise<Extract<A, { ok: true }>> {
  const answer: Answer = await call;
  if (!answer.ok) throw new CallFailed(answer);
  return answer as Extract<A, { ok: true }>;
}

function sentence(failure: Failure): string {
  if (failure.kind === 'unreachable') return failure.isTimeout ? 'No answer in time' : 'The service was not reached';
  const said = failure.kind === 'refused' ? failure.message : 'an answer that is none of the service’s';
  const request = failure.requestId === undefined ? '' : ` (request ${failure.requestId})`;
  return `${failure.status}: ${said}${request}`;
}
