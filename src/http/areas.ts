/** Areas of the service: the paths below a prefix, their access, and their handlers. */
import { type IRouter, type RequestHandler, Router } from 'express';

/** The middleware that a request passes before its handler: access, and what the handler needs. */
export type Gate = RequestHandler | readonly RequestHandler[];

/**
 * Whatever answers in an area is behind its gate, by being there; what is not there is nobody's secret. Without anything that
 * answers, it is a gate for all that is below the path and comes behind it.
 */
export type Area = readonly [path: string | string[], gate: Gate, ...answers: IRouter[]];

/** A router of the areas, in the order in which a request meets them. Routers name their addresses whole. */
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

/** The addresses that a router answers at, those of the routers in it among them. */
const addressesIn = ({ stack }: IRouter): string[] =>
  stack.flatMap(({ route, handle }) =>
    route ? [route.path].flat() : 'stack' in handle ? addressesIn(handle as unknown as IRouter) : [],
  );
