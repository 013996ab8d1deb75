/** Resources whose records are also created and changed: six operations with their paths, statuses and metadata. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { RecordVerb } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import type { AnswerHeader } from '../headers.ts';
import {
  type CrudResource,
  crudResource,
  itemPath,
  operation,
  pathParamsOf,
  query,
  type RouteInput,
} from './crud-resource.ts';
import { historyOperations } from './history-entry.ts';
import { withArticle } from './record-words.ts';

const c = initContract();

interface Description<
  Path extends string,
  Group extends string,
  Created extends z.ZodType,
  Listed extends z.ZodType,
  Shown extends z.ZodType,
  New extends z.ZodObject,
  Changes extends z.ZodObject,
> extends CrudResource<Path, Listed, Shown, RecordVerb> {
  group: Group;
  /** Fields that may also be given beside the group, as many clients do. */
  beside?: readonly (keyof New['shape'] | keyof Changes['shape'])[];
  record: Created;
  create: New;
  update: Changes;
  /** Whether a runner may do the create. */
  isMadeByRunner?: boolean;
  /** The documentation of what its history includes besides the record itself. */
  historyTells?: string;
  /** The fields that most callers send; by default the required ones, or all if none is required. */
  usual?: Partial<Record<RecordVerb, readonly string[]>>;
  headers?: Partial<Record<RecordVerb, readonly AnswerHeader[]>>;
}

/** The successes of an update: the record, or nothing. */
export const updatedRecord = <R extends z.ZodType>(record: R) => ({ 200: record }) as const;
export const noContentResponse = { 204: c.noBody() } as const;

/** The failure of a delete without such a record. */
export const notFound = { 404: ErrorBody } as const;

/** A body nests a record's fields under its name. */
export const nestedBody = <Group extends string, S extends z.ZodObject>(group: Group, fields: S) =>
  z.object({ [group]: fields } as Record<Group, S>);

interface ResourceInput<Path extends string, Group extends string> extends RouteInput {
  path: Path;
  group: Group;
  says: Record<RecordVerb, string>;
  recordId?: z.ZodType<number>;
}

const bodiesIn = (group: string) =>
  `The fields can also be sent at the top level, without the enclosing \`${group}\`, or as a form (\`${group}[field]=value\`).`;

function createOperation<
  const Path extends string,
  const Group extends string,
  Created extends z.ZodType,
  New extends z.ZodObject,
  const Failures,
>(description: ResourceInput<Path, Group> & { record: Created; create: New }, failures: Failures) {
  const { path, group, names, says } = description;
  const responses = {
    201: description.record,
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    422: ValidationErrors,
    ...failures,
  } as const;
  return {
    method: 'POST',
    path,
    query,
    body: nestedBody(group, description.create),
    responses,
    summary: `Create ${withArticle(names.one)}`,
    description: `${says.create} The \`Location\` header has the URL of the record. ${bodiesIn(group)}`,
    metadata: operation(description, 'create', `create${names.one}`, responses),
  } as const;
}

/** PATCH, and PUT, which does the same. `updated`: its successes. */
function updateOperations<
  const Path extends string,
  const Group extends string,
  Changes extends z.ZodObject,
  const Updated,
>(description: ResourceInput<Path, Group> & { update: Changes }, updated: Updated) {
  const { path, group, names, says } = description;
  const change = {
    path: itemPath(path),
    pathParams: pathParamsOf(description),
    query,
    body: nestedBody(group, description.update),
    responses: { ...updated, 401: ErrorBody, 404: ErrorBody, 412: ErrorBody, 422: ValidationErrors },
  } as const;
  return {
    update: {
      ...change,
      method: 'PATCH',
      summary: `Update ${withArticle(names.one)}`,
      description: `${says.update} Absent fields keep their values. ${bodiesIn(group)}`,
      metadata: operation(description, 'update', `update${names.one}`, change.responses),
    },
    replace: {
      ...change,
      method: 'PUT',
      summary: `Update ${withArticle(names.one)} (PUT)`,
      description: `Same as PATCH: absent fields keep their values. ${says.update} ${bodiesIn(group)}`,
      metadata: operation(description, 'update', `replace${names.one}`, change.responses),
    },
  } as const;
}

/** A resource whose records are also created and changed here. */
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
  const { index, show, destroy } = crudResource(description, statuses);
  const { update, replace } = updateOperations(description, statuses.updated);
  return {
    index,
    create: createOperation(description, statuses.createFailures),
    show,
    update,
    replace,
    destroy,
    ...historyOperations(description, description.historyTells),
  } as const;
}
