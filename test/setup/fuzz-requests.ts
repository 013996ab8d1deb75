/** Requests for the fuzz test: for each operation of the contract, from sensible to outlandish. */
import type { AppRoute } from '@ts-rest/core';
import fc, { type Arbitrary } from 'fast-check';
import type { OperationMetadata } from '../../contracts/access.ts';
import { v1 } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';
import { encoded, jsonOf, type Parameters } from './fuzz-encoding.ts';
import { oddBody, oddHeaders, oddMethod, oddTarget } from './fuzz-oddities.ts';
import { goodParameters } from './fuzz-values.ts';
import { wildName, wildValueFor } from './fuzz-wild-values.ts';
import type { World } from './fuzz-world.ts';

export interface FuzzRequest {
  method: string;
  /** The request's target, as in the request line. */
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** The values of a request with good values. */
  good?: Parameters | undefined;
}

export interface Operation {
  operationId: string;
  route: AppRoute;
  /** The names of its parameters, in the contract's order. */
  names: string[];
  /** Whether its success is a stream. */
  isLines: boolean;
}

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

export const operations: Operation[] = routesOf(v1).map((route) => ({
  operationId: (route.metadata as OperationMetadata).operationId,
  isLines: (route.metadata as OperationMetadata).isLines === true,
  route,
  names: shapeOf(route.method === 'GET' ? route.query : 'body' in route ? route.body : undefined),
}));

/**
 * The number of requests for each, of some 2 500. Passwords are expensive: each comparison takes a processor some 30 ms.
 */
const weights: Record<string, number> = {
  createTag: 500,
  addHardwareIdToTag: 400,
  showTag: 600,
  showTagByHardwareId: 600,
  showMyTags: 200,
  getAuthToken: 35,
  signInWithSocial: 40,
  signInWithProvider: 30,
  signOut: 60,
};

/** Requests to all operations. Throws for an operation without good values. */
export function requests(world: World): Arbitrary<FuzzRequest> {
  const good: Record<string, Arbitrary<Parameters>> = goodParameters(world);
  const each = operations.map((operation) => {
    const parameters = good[operation.operationId];
    if (!parameters) throw new Error(`The fuzz has no good values for ${operation.operationId}`);
    const arbitrary = fc.oneof(
      { weight: 8, arbitrary: sensible(operation, parameters) },
      { weight: 8, arbitrary: withWildValues(operation, parameters) },
      { weight: 4, arbitrary: outlandish(world, operation, parameters) },
    );
    return { weight: weights[operation.operationId] ?? 30, arbitrary };
  });
  return fc.oneof(...each);
}

type Transport = 'plain' | 'legacy' | 'both' | 'bearer';
const transport = fc.constantFrom<Transport>('plain', 'plain', 'plain', 'legacy', 'both', 'bearer');

/** Bodies are parsed whatever their media type. */
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  '',
);

const sensible = (operation: Operation, parameters: Arbitrary<Parameters>) =>
  fc.tuple(parameters, transport, contentType, address).map(([good, way, type, from]) => {
    const request = build(operation, good, way, type);
    return { ...request, headers: { ...request.headers, ...from }, good };
  });

const withWildValues = (operation: Operation, parameters: Arbitrary<Parameters>) => {
  const name =
    operation.names.length === 0
      ? wildName
      : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...operation.names) }, { weight: 1, arbitrary: wildName });
  const edit = name.chain((key) =>
    fc.tuple(fc.constant(key), fc.option(wildValueFor(key), { nil: undefined, freq: 6 })),
  );
  const edits = fc.array(edit, { minLength: 1, maxLength: 3 });
  return fc.tuple(parameters, edits, transport, contentType).map(([good, changed, way, type]) => {
    const edited: Parameters = Object.create(null);
    for (const [key, given] of [...Object.entries(good), ...changed]) edited[key] = given;
    return build(operation, edited, way, type);
  });
};

/** A request in one of the encodings that clients use. */
function build({ route, operationId }: Operation, parameters: Parameters, way: Transport, type: string): FuzzRequest {
  const path = route.path.replace(':provider', 'Museum');
  const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type };
  const given = { ...parameters };
  const { auth_token } = given;
  const takesBearer = ['createTag', 'addHardwareIdToTag', 'showMyTags'].includes(operationId);
  if (way === 'bearer' && takesBearer && typeof auth_token === 'string' && /^[\x21-\x7e]{1,900}$/.test(auth_token)) {
    headers.Authorization = `Bearer ${auth_token}`;
    delete given.auth_token;
  }
  const request = { method: route.method, target: path, headers };
  if (route.method === 'POST') {
    if (way !== 'legacy') return { ...request, body: jsonOf(given) };
    return {
      ...request,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: encoded(given),
    };
  }
  const query = encoded(given);
  // Node's limit for request line and headers is 16 KiB.
  if (way === 'legacy' || query.length > 12_000) return { ...request, body: jsonOf(given) };
  return {
    ...request,
    target: `${path}${query && '?'}${query}`,
    body: way === 'both' ? jsonOf({ ...given, lang: 'de' }) : undefined,
  };
}

/** The origins of requests: few addresses, so that some are throttled. */
const address = fc.constantFrom<Record<string, string>>(
  {},
  {},
  ...['198.51.100.1', '2001:db8::1', '::ffff:198.51.100.1'].map((ip) => ({ 'X-Forwarded-For': ip })),
);

/** Good or wild values in an odd request. */
const outlandish = (world: World, operation: Operation, parameters: Arbitrary<Parameters>) => {
  const meant = fc.oneof(sensible(operation, parameters), withWildValues(operation, parameters));
  const change = fc.oneof<Arbitrary<Partial<FuzzRequest>>[]>(
    oddHeaders(world).map((headers) => ({ headers })),
    oddMethod.map((method) => ({ method })),
    oddTarget(operation.route.path).map((target) => ({ target })),
    oddBody,
  );
  return fc
    .tuple(meant, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([{ good: _, ...request }, changes]) => ({
      ...Object.assign({}, request, ...changes),
      headers: Object.assign({}, request.headers, ...changes.map(({ headers }) => headers)),
    }));
};
