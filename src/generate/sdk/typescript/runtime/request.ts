/** Calls of operations that this version of the package does not know. */
import type { Answered, Failure } from './answers.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './options.ts';

/**
 * What such a call comes to: a success with its body as JSON holds it (undefined where there is none) and all headers, by their
 * names in small letters.
 */
export type RequestAnswer = Answered<number, unknown, Readonly<Record<string, string>>> | Failure;

/** What a client can do besides its operations. */
export interface Requesting {
  /**
   * A call of what this version of the package does not know, as the documentation of the service has it, with the token, the
   * repetitions and the errors of all others: `client.request('GET', '/places/{id}.json', { id: 3 })`.
   *
   * @param path With the names of parameters in braces, and a query where a call that has a body needs one
   * @param parameters Those that the path does not name are the query of GET and DELETE, and else the body
   * @param options A call with an `Idempotency-Key` among its headers is repeated as those are that take one
   */
  request(
    method: Operation['method'],
    path: string,
    parameters?: object,
    options?: CallOptions,
  ): Promise<RequestAnswer>;
}

const withoutBody = ['GET', 'DELETE'];

/**
 * The operation of a path with the names of parameters in braces. Of the parameters, those that the path does not name are
 * the query of GET and DELETE, and else the body.
 */
export function unknownOperation(
  method: Operation['method'],
  path: string,
  parameters: object,
  { headers = {} }: CallOptions,
): Operation {
  if (!path.startsWith('/')) throw new TypeError('path has to begin with /');
  const names = Object.keys(parameters).filter((name) => !path.includes(`{${name}}`));
  const isKeyed = Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');
  return {
    ...{ name: 'request', method, path, takesToken: true, status: undefined, answers: undefined },
    ...(withoutBody.includes(method) ? { query: names } : { body: names }),
    // Its value is among the headers of the call.
    ...(isKeyed && { headers: { '': 'Idempotency-Key' } }),
  };
}
