/**
 * Resources whose records are created, listed and deleted, but not shown: the answer to the create contains a secret
 * once.
 */
import type { z } from 'zod';
import type { ResourceOperation, Verb } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import {
  destroyOperation,
  impliedFailures,
  type ListedResource,
  listOperation,
  operation,
  query,
} from './crud-resource.ts';
import { withArticle } from './record-words.ts';
import { nestedBody } from './resource.ts';

type IssuedVerb = Extract<Verb, 'index' | 'create' | 'destroy'>;

interface IssuedResourceInput<
  Path extends string,
  Group extends string,
  Listed extends z.ZodType,
  New extends z.ZodObject,
> extends ListedResource<Path, Listed, IssuedVerb> {
  group: Group;
  create: New;
}

/** Creates take no idempotency key, since their answer must not be stored; and deletes take no precondition. */
export function issuedResource<
  const Path extends string,
  const Group extends string,
  Listed extends z.ZodType,
  New extends z.ZodObject,
>(description: IssuedResourceInput<Path, Group, Listed, New>) {
  const { path, group, names, says } = description;
  const created = { 201: description.listed, 401: ErrorBody, 422: ValidationErrors } as const;
  const destroy = destroyOperation(description, { 404: ErrorBody });

  return {
    index: listOperation(description),
    create: {
      method: 'POST',
      path,
      query,
      body: nestedBody(group, description.create),
      responses: created,
      summary: `Create ${withArticle(names.one)}`,
      description: `${says.create} The fields can also be sent at the top level, without the enclosing \`${group}\`, or as a form (\`${group}[field]=value\`). \`Idempotency-Key\` is ignored.`,
      metadata: {
        ...operation(description, 'create', `create${names.one}`, created),
        failures: impliedFailures(created),
        takes: undefined,
        headers: undefined,
        links: { [`destroy${names.one}`]: { id: '$response.body#/id' } },
      },
    },
    destroy: { ...destroy, metadata: { ...destroy.metadata, takes: undefined } },
  } as const;
}

interface GuardedRoute {
  responses: object;
  metadata: ResourceOperation;
}

type ForAdmins<R extends GuardedRoute> = Omit<R, 'responses'> & {
  responses: R['responses'] & { 403: typeof ErrorBody };
};

/** The same operations, for admins only. */
export const forAdmins = <const Operations extends Readonly<Record<string, GuardedRoute>>>(operations: Operations) =>
  Object.fromEntries(
    Object.entries(operations).map(([name, { responses, metadata, ...operation }]) => [
      name,
      {
        ...operation,
        responses: { ...responses, 403: ErrorBody },
        metadata: { ...metadata, failures: [...metadata.failures, 'forbidden'] },
      },
    ]),
  ) as unknown as { [Name in keyof Operations]: ForAdmins<Operations[Name]> };
