/** The fields of a record, out of the ways in which bodies hold them. */
import type { z } from 'zod';
import type { ResourceOperation } from '../../contracts/access.ts';
import { Invalid } from '../errors.ts';
import { fieldMessages, type Issue } from './field-messages.ts';

type Fields = Record<string, unknown>;

/** Given beside the group by many clients; they belong to the record all the same. */
const besideTheGroup = ['tag_id', 'minor_edit'];

/**
 * The fields of a group: `place[name]=…` of a form, `{"place": {…}}`, or a flat object in which at least one of the known
 * fields is named. `undefined` where there is none of it.
 */
export function groupOf(body: Fields, group: string, known: readonly string[]): unknown {
  const given = nestedFields(body, group) ?? (known.some((name) => Object.hasOwn(body, name)) ? body : undefined);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const fields: Fields = Object.assign(Object.create(null), given);
  for (const name of besideTheGroup) {
    if (fields[name] === undefined && body[name] !== undefined) fields[name] = body[name];
  }
  return fields;
}

function nestedFields(body: Fields, group: string): unknown {
  if (Object.hasOwn(body, group)) return body[group];
  const prefix = `${group}[`;
  const names = Object.keys(body).filter((name) => name.startsWith(prefix) && name.endsWith(']'));
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length, -1), body[name]]));
}

/** The names of the fields that an operation's body takes. */
export function knownFields(schema: unknown, group: string): string[] {
  const { shape } = (schema ?? {}) as { shape?: Record<string, z.ZodObject> };
  return Object.keys(shape?.[group]?.shape ?? {});
}

/**
 * What a body holds for an operation, read by its contract's own schema: for pages, whose forms come by other routes. Throws
 * `Invalid` with messages by field.
 */
export function readRecord<S extends z.ZodType>(body: Fields, operation: { body: S; metadata: unknown }): z.output<S> {
  const { group } = operation.metadata as Pick<ResourceOperation, 'group'>;
  const given = { [group]: groupOf(body, group, knownFields(operation.body, group)) };
  const read = operation.body.safeParse(given);
  if (!read.success)
    throw new Invalid(fieldMessages(read.error.issues as Issue[], group, given), { cause: read.error });
  return read.data;
}
