/** What all management resources have in common: six operations, their addresses, statuses and metadata. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { OperationMetadata, Resource, ResourceOperation, Verb } from '../access.ts';
import { ErrorBody, type FailureReason, ValidationErrors } from '../failures.ts';
import type { AnswerHeader, RequestHeader } from '../headers.ts';
import { LimitParameter } from '../primitives.ts';
import { AuthTokenParameter } from '../v1/login.ts';
import { RecordIdInPath, RecordReference } from './fields.ts';

const c = initContract();

/**
 * What one resource is. Paths stand here without the `.json` that asks for JSON: ts-rest's client breaks on it. The
 * service takes it off before routing, and the published document puts it back.
 */
interface Description<
  Path extends string,
  Group extends string,
  Created extends z.ZodType,
  Listed extends z.ZodType,
  Shown extends z.ZodType,
  New extends z.ZodObject,
  Changes extends z.ZodObject,
> {
  resource: Resource;
  path: Path;
  /** The name under which a body holds the fields. */
  group: Group;
  /** Fields of it that may also stand beside it, as many clients have them. */
  beside?: readonly (keyof New['shape'] | keyof Changes['shape'])[];
  /** The type of its record ids, where that has a name. */
  recordId?: z.ZodType<number>;
  /** How operations are called: `list{many}`, `create{one}`. */
  names: { one: string; many: string };
  record: Created;
  listed: Listed;
  shown: Shown;
  create: New;
  update: Changes;
  /** What each operation does, in the documentation. */
  says: Record<Verb, string>;
  /** Why an operation says no for reasons of this resource. */
  failures?: Partial<Record<Verb, readonly FailureReason[]>>;
  /** The fields that most callers send; where nothing is said, what is required, and all of them where nothing is. */
  usual?: Partial<Record<Verb, readonly string[]>>;
}

/** What a successful update answers: the record, or nothing. */
export const updatedRecord = <R extends z.ZodType>(record: R) => ({ 200: record }) as const;
export const updatedSilently = { 204: c.noBody() } as const;

/** What a destroy answers where there is no such record. */
export const mayBeAbsent = { 404: ErrorBody } as const;

const usualFailures = (responses: object): FailureReason[] => [
  'not_signed_in',
  'unknown_token',
  'tokens_differ',
  ...(403 in responses ? (['forbidden'] as const) : []),
  ...(404 in responses ? (['record_not_found'] as const) : []),
  ...(412 in responses ? (['changed_meanwhile'] as const) : []),
];

const ofVerb: Partial<Record<Verb, readonly FailureReason[]>> = { index: ['too_many_lists'] };

const headersOf: Partial<Record<Verb, readonly AnswerHeader[]>> = {
  index: ['Link', 'X-Total-Count'],
  create: ['Location'],
};

/** What changes a record can be made to depend on its being as it was shown. */
const takenBy: Partial<Record<Verb, readonly RequestHeader[]>> = { update: ['If-Match'], destroy: ['If-Match'] };

/** What can be done next with the record that an operation was about. */
function linksOf(verb: Verb, name: string): OperationMetadata['links'] {
  const made = { id: '$response.body#/id' };
  const named = { id: '$request.path.id' };
  if (verb === 'create') return { [`show${name}`]: made, [`update${name}`]: made, [`destroy${name}`]: made };
  if (verb === 'show') return { [`update${name}`]: named, [`destroy${name}`]: named };
  if (verb === 'update') return { [`show${name}`]: named };
  return undefined;
}

export function resource<
  const Path extends string,
  const Group extends string,
  Created extends z.ZodType,
  Listed extends z.ZodType,
  Shown extends z.ZodType,
  New extends z.ZodObject,
  Changes extends z.ZodObject,
  const Updated,
  const CreateFailures,
  const DestroyFailures,
>(
  description: Description<Path, Group, Created, Listed, Shown, New, Changes>,
  statuses: { updated: Updated; createFailures: CreateFailures; destroyFailures: DestroyFailures },
) {
  const { path, group, names, says } = description;
  const operation = (verb: Verb, operationId: string, responses: object): ResourceOperation => ({
    operationId,
    access: 'required',
    resource: description.resource,
    verb,
    group,
    beside: description.beside as readonly string[] | undefined,
    failures: [...usualFailures(responses), ...(ofVerb[verb] ?? []), ...(description.failures?.[verb] ?? [])],
    takes: takenBy[verb],
    headers: headersOf[verb],
    links: linksOf(verb, names.one),
    usual: description.usual?.[verb],
  });
  const documentedAs = description.recordId && { documentedAs: description.recordId };
  const bodyOf = <S extends z.ZodObject>(fields: S) => z.object({ [group]: fields } as Record<Group, S>);
  const bodies = `The fields may also stand flat, without \`${group}\` around them, and come as a form (\`${group}[field]=value\`).`;
  const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const [one, many] = [words(names.one), words(names.many)];
  const item = `${path}/:id` as `${Path}/:id`;
  const pathParams = z.object({
    id: RecordIdInPath.meta({ description: `Record id of the ${one}`, examples: [17], ...documentedAs }),
  });
  const query = z.object({ auth_token: AuthTokenParameter.optional() });
  const change = {
    path: item,
    pathParams,
    query,
    body: bodyOf(description.update),
    responses: { ...statuses.updated, 401: ErrorBody, 404: ErrorBody, 412: ErrorBody, 422: ValidationErrors },
  } as const;

  const responses = {
    index: { 200: z.array(description.listed).meta({ description: `The ${many}.` }), 401: ErrorBody },
    create: { 201: description.record, 401: ErrorBody, 422: ValidationErrors, ...statuses.createFailures },
    show: { 200: description.shown, 401: ErrorBody, 404: ErrorBody },
    destroy: { 204: c.noBody(), 401: ErrorBody, 412: ErrorBody, ...statuses.destroyFailures },
  } as const;

  return {
    index: {
      method: 'GET',
      path,
      query: z.object({
        auth_token: AuthTokenParameter.optional(),
        limit: LimitParameter.optional().meta({
          description: `At most so many ${many}; without it, all of them`,
          examples: [100],
        }),
        after: RecordReference.optional().meta({
          description: `Only ${many} with a larger record id`,
          examples: [17],
          ...documentedAs,
        }),
      }),
      responses: responses.index,
      summary: `List ${many}`,
      description: `${says.index} By ascending id. With \`limit\` the list comes in pages: the header \`Link\` with \`rel="next"\` leads to the next one. \`X-Total-Count\` says how many there are in all.`,
      metadata: operation('index', `list${names.many}`, responses.index),
    },
    create: {
      method: 'POST',
      path,
      query,
      body: bodyOf(description.create),
      responses: responses.create,
      summary: `Create a ${one}`,
      description: `${says.create} The header \`Location\` has the record's address. ${bodies}`,
      metadata: operation('create', `create${names.one}`, responses.create),
    },
    show: {
      method: 'GET',
      path: item,
      pathParams,
      query,
      responses: responses.show,
      summary: `Show a ${one}`,
      description: says.show,
      metadata: operation('show', `show${names.one}`, responses.show),
    },
    update: {
      ...change,
      method: 'PATCH',
      summary: `Update a ${one}`,
      description: `${says.update} Fields that are absent stay as they are. ${bodies}`,
      metadata: operation('update', `update${names.one}`, change.responses),
    },
    replace: {
      ...change,
      method: 'PUT',
      summary: `Update a ${one} (PUT)`,
      description: `The same as PATCH: fields that are absent stay as they are. ${says.update} ${bodies}`,
      metadata: operation('update', `replace${names.one}`, change.responses),
    },
    destroy: {
      method: 'DELETE',
      path: item,
      pathParams,
      query,
      body: c.noBody(),
      responses: responses.destroy,
      summary: `Destroy a ${one}`,
      description: says.destroy,
      metadata: operation('destroy', `destroy${names.one}`, responses.destroy),
    },
  } as const;
}
