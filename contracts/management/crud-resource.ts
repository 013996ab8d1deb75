/** Resources whose records are listed, shown and deleted, and the common parts of all resources' operations. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { OperationMetadata, Resource, ResourceOperation, TeamResource, Verb } from '../access.ts';
import { ErrorBody, type FailureReason, ValidationErrors } from '../failures.ts';
import type { AnswerHeader, RequestHeader } from '../headers.ts';
import { keyReasons } from '../idempotency.ts';
import { LimitParameter } from '../primitives.ts';
import { requiredRoles } from '../roles.ts';
import { AuthTokenParameter } from '../v1/login.ts';
import { RecordIdInPath, RecordReference } from './fields.ts';
import { nameInWords, withArticle } from './record-words.ts';

const c = initContract();

/**
 * The description of a resource. Paths lack the `.json` suffix, on which ts-rest's client breaks: the service removes it
 * before routing, and the published document adds it.
 */
export interface ListedResource<Path extends string, Listed extends z.ZodType, V extends Verb> {
  resource: Resource | TeamResource;
  path: Path;
  /** The name under which a body nests the fields. */
  group: string;
  /** The type of its record ids, if it has a name. */
  recordId?: z.ZodType<number>;
  /** The names of operations: `list{many}`, `create{one}`. */
  names: { one: string; many: string };
  listed: Listed;
  /** The documentation of each operation. */
  says: Record<V, string>;
  /** The reasons for refusals that are particular to this resource. */
  failures?: Partial<Record<V, readonly FailureReason[]>>;
}

/** The operations on records that are neither created nor changed here. */
type CrudVerb = 'index' | 'show' | 'destroy';

/** A resource whose records can also be shown. */
export interface CrudResource<
  Path extends string,
  Listed extends z.ZodType,
  Shown extends z.ZodType,
  V extends Verb = CrudVerb,
> extends ListedResource<Path, Listed, V> {
  shown: Shown;
}

/** The reasons for refusals that follow from these statuses. */
export const impliedFailures = (responses: object): FailureReason[] => [
  'not_signed_in',
  'unknown_token',
  'tokens_differ',
  ...(403 in responses ? (['forbidden'] as const) : []),
  ...(404 in responses ? (['record_not_found'] as const) : []),
  ...(412 in responses ? (['changed_meanwhile'] as const) : []),
];

const ofVerb: Partial<Record<Verb, readonly FailureReason[]>> = {
  index: ['too_many_lists'],
  history: ['too_many_lists'],
  create: ['invalid_values', ...keyReasons],
  bulk: ['invalid_values', ...keyReasons],
  mint: ['invalid_values', ...keyReasons],
  confirm: ['read_before_change'],
  toMachine: ['read_before_change'],
};

const headersOf: Partial<Record<Verb, readonly AnswerHeader[]>> = {
  index: ['Link', 'X-Total-Count'],
  history: ['Link', 'X-Total-Count'],
  work: ['Link', 'X-Total-Count', 'X-Total-Count-Relation'],
  recall: ['Link', 'X-Total-Count'],
  create: ['Location', 'Idempotency-Replayed'],
  bulk: ['Idempotency-Replayed'],
  mint: ['Idempotency-Replayed'],
};

/** Creates and bulk changes take idempotency keys; changes of a record take preconditions. */
const takenBy: Partial<Record<Verb, readonly RequestHeader[]>> = {
  create: ['Idempotency-Key'],
  bulk: ['Idempotency-Key'],
  mint: ['Idempotency-Key'],
  update: ['If-Match'],
  destroy: ['If-Match'],
};

/** OpenAPI links from an operation to others on its record. `canChange`: whether there is an update. */
function linksOf(verb: Verb, name: string, canChange: boolean): OperationMetadata['links'] {
  const made = { id: '$response.body#/id' };
  const named = { id: '$request.path.id' };
  const changes = (id: typeof made) => (canChange ? { [`update${name}`]: id } : {});
  if (verb === 'create') return { [`show${name}`]: made, ...changes(made), [`destroy${name}`]: made };
  if (verb === 'show') return { ...changes(named), [`destroy${name}`]: named };
  if (verb === 'update') return { [`show${name}`]: named };
  return undefined;
}

export const query = z.object({ auth_token: AuthTokenParameter.optional() });

export const itemPath = <const Path extends string>(path: Path) => `${path}/:id` as const;

/** The input for an operation's metadata. */
export interface RouteInput {
  resource: Resource | TeamResource;
  group: string;
  names: { one: string };
  beside?: readonly PropertyKey[];
  failures?: Partial<Record<Verb, readonly FailureReason[]>>;
  usual?: Partial<Record<Verb, readonly string[]>>;
  /** Headers of its answers, besides those of all operations of the verb. */
  headers?: Partial<Record<Verb, readonly AnswerHeader[]>>;
  isMadeByRunner?: boolean;
  update?: unknown;
}

export const operation = (of: RouteInput, verb: Verb, operationId: string, responses: object): ResourceOperation => ({
  operationId,
  access: 'required',
  role: requiredRoles[of.resource][verb],
  resource: of.resource,
  verb,
  group: of.group,
  beside: of.beside as readonly string[] | undefined,
  failures: [...impliedFailures(responses), ...(ofVerb[verb] ?? []), ...(of.failures?.[verb] ?? [])],
  takes: takenBy[verb],
  isMadeByRunner: verb === 'create' && of.isMadeByRunner,
  headers: of.headers?.[verb] ? [...(headersOf[verb] ?? []), ...of.headers[verb]] : headersOf[verb],
  links: linksOf(verb, of.names.one, of.update !== undefined),
  usual: of.usual?.[verb],
});

const documentedBy = (recordId: z.ZodType<number> | undefined) => recordId && { documentedAs: recordId };

export const pathParamsOf = ({ names, recordId }: { names: { one: string }; recordId?: z.ZodType<number> }) =>
  z.object({
    id: RecordIdInPath.meta({
      description: `Record id of the ${nameInWords(names.one)}`,
      examples: [17],
      ...documentedBy(recordId),
    }),
  });

/**
 * The paging parameters. Their errors are reported as those of all parameters, even where errors of filters are reported
 * by name.
 */
export const pagingNames: readonly string[] = ['limit', 'after'];

/** Lists the records, all of them or in pages. */
export function listOperation<const Path extends string, Listed extends z.ZodType>(
  description: ListedResource<Path, Listed, 'index'>,
) {
  const { path, names, says, recordId } = description;
  const many = nameInWords(names.many);
  const responses = {
    200: z.array(description.listed).meta({ description: `The ${many}.` }),
    401: ErrorBody,
  } as const;
  return {
    method: 'GET',
    path,
    query: query.extend({
      limit: LimitParameter.optional().meta({
        description: `Maximum number of ${many} to return. Default: all`,
        examples: [100],
      }),
      after: RecordReference.optional().meta({
        description: `Cursor for pagination: returns only ${many} with a larger record id`,
        examples: [17],
        ...documentedBy(recordId),
      }),
    }),
    responses,
    summary: `List ${many}`,
    description: `${says.index} Sorted by ascending id. If \`limit\` is given, the list is paginated: the \`Link\` header with \`rel="next"\` has the URL of the next page. \`X-Total-Count\` is the total number of records.`,
    metadata: operation(description, 'index', `list${names.many}`, responses),
  } as const;
}

interface ListRoute {
  query: z.ZodObject;
  responses: object;
  description: string;
}

/**
 * A list with filters. An invalid filter is an error under its name, and is never ignored. `complete`: adds requirements
 * of filters that depend on others.
 */
export function withFilters<L extends ListRoute, Filters extends z.ZodObject>(
  index: L,
  filters: Filters,
  complete: (query: z.ZodObject) => z.ZodObject = (query) => query,
) {
  const whole = complete(index.query.extend(filters.shape));
  return {
    ...index,
    description: `${index.description} Filters are combined with AND: the list and the total contain only records that match all of them.`,
    query: whole as z.ZodObject<L['query']['shape'] & Filters['shape']>,
    responses: { ...(index.responses as L['responses']), 422: ValidationErrors },
  };
}

/** Deletes a record; `refusals`: its statuses besides 401. */
export function destroyOperation<const Path extends string, Listed extends z.ZodType, const Refusals>(
  description: ListedResource<Path, Listed, 'destroy'>,
  refusals: Refusals,
) {
  const { path, names, says } = description;
  const responses = { 204: c.noBody(), 401: ErrorBody, ...refusals } as const;
  return {
    method: 'DELETE',
    path: itemPath(path),
    pathParams: pathParamsOf(description),
    query,
    body: c.noBody(),
    responses,
    summary: `Delete ${withArticle(names.one)}`,
    description: says.destroy,
    metadata: operation(description, 'destroy', `destroy${names.one}`, responses),
  } as const;
}

/** A resource whose records are listed, shown and deleted here, and created elsewhere. */
export function crudResource<
  const Path extends string,
  Listed extends z.ZodType,
  Shown extends z.ZodType,
  const DestroyFailures,
>(description: CrudResource<Path, Listed, Shown>, { destroyFailures }: { destroyFailures: DestroyFailures }) {
  const { path, names, says } = description;
  const shown = { 200: description.shown, 401: ErrorBody, 404: ErrorBody } as const;

  return {
    index: listOperation(description),
    show: {
      method: 'GET',
      path: itemPath(path),
      pathParams: pathParamsOf(description),
      query,
      responses: shown,
      summary: `Get ${withArticle(names.one)}`,
      description: says.show,
      metadata: operation(description, 'show', `show${names.one}`, shown),
    },
    destroy: destroyOperation(description, { 412: ErrorBody, ...destroyFailures }),
  } as const;
}
