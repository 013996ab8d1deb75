/** The fields of a record, from the various forms of bodies. */
import type { z } from 'zod';
import type { ResourceOperation } from '../../contracts/access.ts';
import { limits } from '../../contracts/primitives.ts';
import { Failure, Invalid } from '../errors.ts';
import { fieldMessages, type Issue } from './field-messages.ts';

type Fields = Record<string, unknown>;

/** An operation whose body contains a record's fields. */
export interface RecordOperation<S = unknown> {
  body?: S;
  metadata: unknown;
}

const metadataOf = ({ metadata }: RecordOperation) => metadata as Pick<ResourceOperation, 'group' | 'beside'>;

/**
 * The fields in a body: those of the operation's group (`place[name]=…` of a form, `{"place": {…}}`), or a flat object
 * with at least one of the operation's fields. `undefined` if there are none.
 */
export function recordFields(body: Fields, operation: RecordOperation): unknown {
  const { group, beside = [] } = metadataOf(operation);
  const isFlat = () => knownFields(operation, group).some((name) => Object.hasOwn(body, name));
  const given = nestedFields(body, group) ?? (isFlat() ? body : undefined);
  if (!isFields(given)) return given;
  refuseTooMany(given);
  const fields: Fields = Object.assign(Object.create(null), given);
  for (const name of beside) {
    if (fields[name] === undefined && body[name] !== undefined) fields[name] = body[name];
  }
  return fields;
}

/** Throws `too_many_fields` for a form with more fields than allowed. */
function refuseTooMany(given: Fields): void {
  let names = 0;
  for (const _ in given) names += 1;
  if (names > limits.fields) throw new Failure('too_many_fields');
}

/** True for an object; a file of an upload is none, whose bytes would be as many fields. */
export const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && !Buffer.isBuffer(given);

/** What was sent as fields; none for anything else. */
export const fieldsOrNone = (given: unknown): Fields => (isFields(given) ? given : {});

function nestedFields(body: Fields, group: string): unknown {
  if (Object.hasOwn(body, group) && !Buffer.isBuffer(body[group])) return body[group];
  const prefix = `${group}[`;
  const names = Object.keys(body).filter((name) => name.startsWith(prefix) && name.endsWith(']'));
  if (names.length === 0) return undefined;
  const fields: Fields = Object.create(null);
  const lists = new Map<string, unknown[]>();
  for (const name of names) {
    const end = name.indexOf(']', prefix.length);
    const [field, deeper] = [name.slice(prefix.length, end), name.slice(end + 1)];
    // `tag[]=…`: a list is no group.
    if (field === '') return [body[name]];
    // `tag[name][]=…` is a list, which few fields accept: dropping it would lose it silently.
    const earlier = fields[field];
    const key = /^\[([^[\]]+)\]$/.exec(deeper)?.[1];
    if (deeper === '' && earlier === undefined) fields[field] = body[name];
    // `place[names][fr]=…`: fields within a field.
    else if (key !== undefined && (earlier === undefined || isFields(earlier)))
      fields[field] = Object.assign(earlier ?? Object.create(null), { [key]: body[name] });
    else {
      const list = lists.get(field) ?? [earlier ?? []].flat();
      for (const each of [body[name]].flat()) list.push(each);
      lists.set(field, list);
      fields[field] = list;
    }
  }
  return fields;
}

/** The schemas of an operation's fields. */
function schemasIn({ body }: RecordOperation, group: string): Record<string, z.ZodType> {
  const { shape } = (body ?? {}) as { shape?: Record<string, z.ZodObject> };
  return (shape?.[group]?.shape ?? {}) as Record<string, z.ZodType>;
}

const knownFields = (operation: RecordOperation, group: string): string[] => Object.keys(schemasIn(operation, group));

/** The fields of a form, where a list of one value looks like a single value. */
export function formFields(fields: unknown, operation: RecordOperation): unknown {
  if (!isFields(fields)) return fields;
  const lists = Object.entries(schemasIn(operation, metadataOf(operation).group))
    .filter(([name, schema]) => typeof fields[name] === 'string' && isList(schema))
    .map(([name]) => [name, [fields[name]]]);
  return Object.assign(Object.create(null), fields, Object.fromEntries(lists));
}

/** True if a schema, without its lenient and optional wrappers, takes lists. */
function isList(schema: z.ZodType): boolean {
  const { type, innerType, out } = schema.def as { type: string; innerType?: z.ZodType; out?: z.ZodType };
  const inner = innerType ?? out;
  return type === 'array' || (inner !== undefined && isList(inner));
}

/**
 * A body parsed by its operation's own schema, for pages, whose forms have other routes. Throws `Invalid` with messages
 * by field.
 */
export const parseRecord = <S extends z.ZodType>(
  body: Fields,
  operation: { body: S; metadata: unknown },
): z.output<S> => parseRecordFields(recordFields(body, operation), operation);

/** The same for the fields alone. */
export function parseRecordFields<S extends z.ZodType>(
  fields: unknown,
  operation: { body: S; metadata: unknown },
): z.output<S> {
  const { group } = metadataOf(operation);
  const given = { [group]: fields };
  const read = operation.body.safeParse(given);
  if (!read.success)
    throw new Invalid(fieldMessages(read.error.issues as Issue[], group, given), { cause: read.error });
  return read.data;
}
