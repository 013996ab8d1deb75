/** Handlers of a contract's operations, with validated parameters and the request's call. */
import type { AppRoute } from '@ts-rest/core';
import type { AppRouteImplementation } from '@ts-rest/express';
import type { Request, Response } from 'express';
import type { Access, Actor, OperationMetadata } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import type { Condition } from '../database/transaction.ts';
import { Failure } from '../errors.ts';
import { type Answer, noContent, writeHeaders } from './answers.ts';
import { type Call, callOf } from './call.ts';
import { sendJson } from './json.ts';

type AccessOf<R> = R extends { metadata: { access: infer A extends Access } } ? A : never;

type Routes = Readonly<Record<string, AppRoute>>;

/** The call has a caller depending on the operation's metadata. */
export type Handlers<R extends Routes> = {
  [Name in keyof R]: (
    request: Parameters<AppRouteImplementation<R[Name]>>[0],
    call: Call<AccessOf<R[Name]>>,
  ) => ReturnType<AppRouteImplementation<R[Name]>>;
};

type Handler = (request: { req: Request; res: Response }, call: Call<'optional'>) => Promise<Answer<number, unknown>>;

/** The handlers for ts-rest; PUT equals PATCH. An operation that requires a caller never reaches its handler without one. */
export function handlers<R extends Routes>(routes: R, given: Omit<Handlers<R>, 'replace'>) {
  const byName = given as Readonly<Record<string, unknown>>;
  const mounted = Object.entries(routes).map(([name, { metadata }]) => {
    const { access } = metadata as OperationMetadata;
    const handle = byName[name === 'replace' ? 'update' : name] as Handler;
    return [
      name,
      (request: Parameters<Handler>[0]) => {
        const call = callOf<'optional'>(request.req);
        if (access === 'required' && !call.caller) throw new Failure('unknown_token');
        const { repeatable } = request.req;
        const answered = repeatable
          ? repeatable.around((db) => handle(request, { ...call, db }))
          : handle(request, call);
        return answered.then((answer) => {
          // ts-rest writes status and body.
          writeHeaders(request.res, answer);
          if (answer.dependsOn) request.res.json = (body) => sendJson(request.res, body, answer.dependsOn);
          if (request.req.method !== 'HEAD') answer.reads?.count();
          return answer;
        });
      },
    ];
  });
  return Object.fromEntries(mounted) as { [Name in keyof R]: AppRouteImplementation<R[Name]> };
}

/** The handler of a deletion. */
export const destroyHandler =
  (destroy: (db: Database, caller: Actor, id: number, condition?: Condition) => Promise<unknown>) =>
  async ({ params }: { params: { id: number } }, { db, caller, condition }: Call): Promise<Answer<204, undefined>> => {
    await destroy(db, caller, params.id, condition);
    return noContent();
  };

/** Handlers that are shared by all resources. */
type Historic = 'history' | 'erase';

/** Those of a management resource alone. */
export function resourceHandlers<R extends Routes & Record<Historic, AppRoute>>(
  { history: _history, erase: _erase, ...routes }: R,
  given: Omit<Handlers<R>, 'replace' | Historic>,
) {
  const own = routes as unknown as Omit<R, Historic> & Routes;
  return handlers(own, given as unknown as Handlers<typeof own>);
}
