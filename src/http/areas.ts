/** Areas of the service: the paths below a prefix, their access, and their handlers. */
import { type IRouter, type RequestHandler, Router } from 'express';

/** The middleware that a request passes before its handler: access, and what the handler needs. */
export type Gate = RequestHandler | readonly RequestHandler[];

/**
 * An area's handlers are behind its gate, and only those. Without handlers, it is a gate for all later ones below the
 * path.
 */
export type Area = readonly [path: string | string[], gate: Gate, ...answers: IRouter[]];

/** A router of the areas, in matching order. Routers contain whole paths. */
export function routerOf(areas: readonly Area[]): IRouter {
  const router = Router();
  for (const [path, gate, ...answers] of areas) {
    const guards = [gate].flat();
    if (answers.length === 0) router.use(path, ...guards);
    else if (guards.length > 0) router.all(answers.flatMap(addressesIn), ...guards);
    for (const answer of answers) router.use(answer);
  }
  return router;
}

/** The paths of a router, including nested ones. */
const addressesIn = ({ stack }: IRouter): string[] =>
  stack.flatMap(({ route, handle }) =>
    route ? [route.path].flat() : 'stack' in handle ? addressesIn(handle as unknown as IRouter) : [],
  );
