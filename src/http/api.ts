/** Mounts a contract on Express: parameters, validation, handlers, and 405 for other methods. */
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import { createExpressEndpoints } from '@ts-rest/express';
import { type IRouter, type Request, type RequestHandler, Router } from 'express';
import { Failure } from '../errors.ts';

/** Handlers for all routes of a contract. */
export type Implementation<C extends AppRouter> = Parameters<typeof createExpressEndpoints<C>>[1];

/** A router for the contract. `read`: middleware that turns each request into the contract's parameters. */
export function serveContract<C extends AppRouter>(
  contract: C,
  implementation: Implementation<C>,
  read: readonly RequestHandler[],
): IRouter {
  const router = Router();
  createExpressEndpoints(contract, implementation, router, {
    logInitialization: false,
    responseValidation: true,
    requestValidationErrorHandler: (error, req, _res, next) => {
      const { repeatable } = req as Request;
      if (repeatable) repeatable.refused(error).then(() => next(error), next);
      else next(error);
    },
    globalMiddleware: [...read] as never,
  });
  for (const [path, methods] of methodsByPath(contract)) router.all(path, refuseOtherMethods(methods));
  return router;
}

/** All routes of a contract. */
export function routesOf(contract: AppRouter): AppRoute[] {
  return Object.values(contract).flatMap((part) => (isAppRoute(part) ? [part] : routesOf(part)));
}

function methodsByPath(contract: AppRouter): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { path, method } of routesOf(contract)) {
    const methods = paths.get(path) ?? new Set();
    paths.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
    methods.add('OPTIONS');
  }
  return paths;
}

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Adds the handlers of a path, by method, to the router, and returns it. Other methods are refused. */
export function addRoute<R extends IRouter>(
  router: R,
  path: string | RegExp,
  handlers: Partial<Record<Method, RequestHandler | RequestHandler[]>>,
): R {
  const route = router.route(path);
  for (const [method, handler] of Object.entries(handlers)) route[method as Method](handler);
  const methods = Object.keys(handlers).map((method) => method.toUpperCase());
  route.all(refuseOtherMethods(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))));
  return router;
}

/** For the end of a path's handlers: 405 with the allowed methods. */
export const refuseOtherMethods =
  (methods: Iterable<string>): RequestHandler =>
  (req, res) => {
    res.setHeader('Allow', [...methods].join(', '));
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new Failure('wrong_method');
  };
