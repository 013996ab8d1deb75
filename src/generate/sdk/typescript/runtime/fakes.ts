/** Stands in for the service in an app's own tests. */
import type { Answer, Answered, RefusedOf } from './answers.ts';
import type { Operation } from './operation.ts';

/** A body of which only what the test is about is there, so that what later versions add is missing in no test. */
export type Partly<T> = T extends string | number | boolean | null | undefined | AsyncIterable<unknown>
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Partly<Element>[]
    : { readonly [Key in keyof T]?: Partly<T[Key]> };

/** What a fake says: as the service would, or the part of it that matters. */
export type FakeAnswer<A> =
  | (A extends Answered<infer Status, infer Body, infer Headers>
      ? {
          readonly ok: true;
          readonly kind: 'answered';
          readonly status?: Status;
          readonly body: Partly<Body>;
          readonly headers?: Partly<Headers>;
        }
      : A)
  | { readonly ok: true; readonly kind: 'unchanged'; readonly status: 304; readonly headers?: object };

/** Some of the operations, each as a function that says what the service would. */
export type FakesOf<Service> = {
  readonly [Name in keyof Service]?: Service[Name] extends (
    parameters: infer Parameters,
    options?: infer Options,
  ) => Promise<infer A>
    ? (parameters: NonNullable<Parameters>, options?: Options) => FakeAnswer<A> | Promise<FakeAnswer<A>>
    : never;
};

type Fake = (parameters: object, options?: object) => FakeAnswer<Answer> | Promise<FakeAnswer<Answer>>;

/** All operations: those that are faked, and the others reject. */
export const fakesOf = (
  operations: readonly Operation[],
  fakes: Readonly<Record<string, Fake | undefined>>,
): Record<string, (parameters?: object, options?: object) => Promise<unknown>> =>
  Object.fromEntries(
    operations.map(({ name, status }) => [
      name,
      async (parameters = {}, options?: object) => {
        const fake = fakes[name];
        if (!fake) throw new Error(`${name} is not faked`);
        const answer = await fake(parameters, options);
        return answer.ok ? { status, headers: {}, ...answer } : answer;
      },
    ]),
  );

/** A success, for fakes. */
export const answered = <const Body = undefined, const Headers extends object = Record<never, never>>(
  body?: Body,
  headers?: Headers,
) => ({ ok: true, kind: 'answered', body: body as Body, headers: (headers ?? {}) as Headers }) as const;

/** A refusal, for fakes. */
export const refused = <const Reason extends string>(status: number, reason: Reason): RefusedOf<never, Reason> => ({
  ...{ ok: false, kind: 'refused', status, reason },
  message: reason,
});
