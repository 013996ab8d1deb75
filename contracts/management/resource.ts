/** Resources whose records are made and changed as well: six operations, their addresses, statuses and metadata. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { RecordVerb } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import type { AnswerHeader } from '../headers.ts';
import {
  type CrudResource,
  crudResource,
  itemOf,
  type Operating,
  operation,
  pathParamsOf,
  query,
  words,
} from './crud-resource.ts';
import { historyOperations } from './history-entry.ts';

const c = initContract();

/** What such a resource is. */
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
  /** Fields of it that may also stand beside it, as many clients have them. */
  beside?: readonly (keyof New['shape'] | keyof Changes['shape'])[];
  record: Created;
  create: New;
  update: Changes;
  /** Whether a runner may have to make a new one. */
  isMadeByRunner?: boolean;
  /** What its history tells besides what became of the record itself, in the documentation. */
  historyTells?: string;
  /** The fields that most callers send; where nothing is said, what is required, and all of them where nothing is. */
  usual?: Partial<Record<RecordVerb, readonly string[]>>;
  headers?: Partial<Record<RecordVerb, readonly AnswerHeader[]>>;
}

/** What a successful update answers: the record, or nothing. */
export const updatedRecord = <R extends z.ZodType>(record: R) => ({ 200: record }) as const;
export const updatedSilently = { 204: c.noBody() } as const;

/** What a destroy answers where there is no such record. */
export const mayBeAbsent = { 404: ErrorBody } as const;

/** A body holds a record's fields under its name. */
export const bodyOf = <Group extends string, S extends z.ZodObject>(group: Group, fields: S) =>
  z.object({ [group]: fields } as Record<Group, S>);

interface Saying<Path extends string, Group extends string> extends Operating {
  path: Path;
  group: Group;
  says: Record<RecordVerb, string>;
  recordId?: z.ZodType<number>;
}

const bodiesIn = (group: string) =>
  `The fields may also stand flat, without \`${group}\` around them, and come as a form (\`${group}[field]=value\`).`;

function createOperation<
  const Path extends string,
  const Group extends string,
  Created extends z.ZodType,
  New extends z.ZodObject,
  const Failures,
>(description: Saying<Path, Group> & { record: Created; create: New }, failures: Failures) {
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
    body: bodyOf(group, description.create),
    responses,
    summary: `Create a ${words(names.one)}`,
    description: `${says.create} The header \`Location\` has the record's address. ${bodiesIn(group)}`,
    metadata: operation(description, 'create', `create${names.one}`, responses),
  } as const;
}

/** By PATCH, and by PUT, which does the same. `updated`: what a successful one answers. */
function updateOperations<
  const Path extends string,
  const Group extends string,
  Changes extends z.ZodObject,
  const Updated,
>(description: Saying<Path, Group> & { update: Changes }, updated: Updated) {
  const { path, group, names, says } = description;
  const one = words(names.one);
  const change = {
    path: itemOf(path),
    pathParams: pathParamsOf(description),
    query,
    body: bodyOf(group, description.update),
    responses: { ...updated, 401: ErrorBody, 404: ErrorBody, 412: ErrorBody, 422: ValidationErrors },
  } as const;
  return {
    update: {
      ...change,
      method: 'PATCH',
      summary: `Update a ${one}`,
      description: `${says.update} Fields that are absent stay as they are. ${bodiesIn(group)}`,
      metadata: operation(description, 'update', `update${names.one}`, change.responses),
    },
    replace: {
      ...change,
      method: 'PUT',
      summary: `Update a ${one} (PUT)`,
      description: `The same as PATCH: fields that are absent stay as they are. ${says.update} ${bodiesIn(group)}`,
      metadata: operation(description, 'update', `replace${names.one}`, change.responses),
    },
  } as const;
}

/** A resource whose records are made and changed here too. */
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
