/** Resources whose records are made and changed as well: six operations, their addresses, statuses and metadata. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import type { Verb } from '../access.ts';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { itemOf, type Kept, keptResource, operation, query, words } from './kept-resource.ts';

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
> extends Kept<Path, Listed, Shown, Verb> {
  group: Group;
  /** Fields of it that may also stand beside it, as many clients have them. */
  beside?: readonly (keyof New['shape'] | keyof Changes['shape'])[];
  record: Created;
  create: New;
  update: Changes;
  /** Whether a runner may have to make a new one. */
  isMadeByRunner?: boolean;
  /** The fields that most callers send; where nothing is said, what is required, and all of them where nothing is. */
  usual?: Partial<Record<Verb, readonly string[]>>;
}

/** What a successful update answers: the record, or nothing. */
export const updatedRecord = <R extends z.ZodType>(record: R) => ({ 200: record }) as const;
export const updatedSilently = { 204: c.noBody() } as const;

/** What a destroy answers where there is no such record. */
export const mayBeAbsent = { 404: ErrorBody } as const;

/** A body holds a record's fields under its name. */
export const bodyOf = <Group extends string, S extends z.ZodObject>(group: Group, fields: S) =>
  z.object({ [group]: fields } as Record<Group, S>);

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
  const { path, group, names, says } = description;
  const one = words(names.one);
  const bodies = `The fields may also stand flat, without \`${group}\` around them, and come as a form (\`${group}[field]=value\`).`;
  const { index, show, destroy } = keptResource(description, statuses);
  const change = {
    path: itemOf(path),
    pathParams: show.pathParams,
    query,
    body: bodyOf(group, description.update),
    responses: { ...statuses.updated, 401: ErrorBody, 404: ErrorBody, 412: ErrorBody, 422: ValidationErrors },
  } as const;
  const created = {
    201: description.record,
    400: ErrorBody,
    401: ErrorBody,
    409: ErrorBody,
    422: ValidationErrors,
    ...statuses.createFailures,
  } as const;

  return {
    index,
    create: {
      method: 'POST',
      path,
      query,
      body: bodyOf(group, description.create),
      responses: created,
      summary: `Create a ${one}`,
      description: `${says.create} The header \`Location\` has the record's address. ${bodies}`,
      metadata: operation(description, 'create', `create${names.one}`, created),
    },
    show,
    update: {
      ...change,
      method: 'PATCH',
      summary: `Update a ${one}`,
      description: `${says.update} Fields that are absent stay as they are. ${bodies}`,
      metadata: operation(description, 'update', `update${names.one}`, change.responses),
    },
    replace: {
      ...change,
      method: 'PUT',
      summary: `Update a ${one} (PUT)`,
      description: `The same as PATCH: fields that are absent stay as they are. ${says.update} ${bodies}`,
      metadata: operation(description, 'update', `replace${names.one}`, change.responses),
    },
    destroy,
  } as const;
}
