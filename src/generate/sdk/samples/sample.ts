/** The input of an operation's sample: the same in every language. */
import type { Body, Field, Model, Operation, Parameter, RecordType, Type } from '../model.ts';

/** A value with its field. */
export interface SampleValue<F extends Field = Field> {
  field: F;
  value: unknown;
}

export interface Sample {
  operation: Operation;
  /** The parameters of path and query. A first call has neither conditions nor a cursor. */
  parameters: SampleValue<Parameter>[];
  /** The body as sent; undefined without one. */
  body: Readonly<Record<string, unknown>> | undefined;
}

/** The parameter with the cursor. */
const cursorName = 'since';

export function sampleOf(operation: Operation): Sample {
  const { parameters, body } = operation;
  return {
    operation,
    parameters: parameters
      .filter(({ in: where, name }) => where !== 'header' && name !== cursorName)
      .map((field) => ({ field, value: field.example })),
    body: body && bodyOf(operation.id, body),
  };
}

/** The usual example, else the minimal one, else the full one; without the token, which is in the header. */
function bodyOf(id: string, { record, within, examples }: Body): Readonly<Record<string, unknown>> {
  const { usual, least, all, example } = examples as Record<string, Record<string, unknown>>;
  const isEmpty = (each: object) => Object.keys(within === undefined ? each : (each as never)[within]).length === 0;
  const chosen = usual ?? (least && !isEmpty(least) ? least : (all ?? example));
  if (!chosen) throw new Error(`There is no example of what ${id} sends`);
  if (within !== undefined) return chosen;
  const known = new Set(record.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => known.has(name)));
}

/** The fields of a record's value, in its order. */
export function fieldsOf(record: RecordType, value: object): SampleValue[] {
  return Object.entries(value).map(([name, each]) => {
    const field = record.fields.find((known) => known.name === name);
    if (!field) throw new Error(`An example of ${record.name} has ${name}, and the record has not`);
    return { field, value: each };
  });
}

/** The arguments in the typed languages, where a body's fields are parameters of the call. */
export function argumentsOf({ operation, parameters, body }: Sample): SampleValue[] {
  const own: SampleValue[] = parameters;
  if (!operation.body || !body) return own;
  const { record, within, as } = operation.body;
  if (as === 'fields') return [...own, ...fieldsOf(record, body)];
  const type: Type = { kind: 'record', name: record.name };
  const name = within ?? 'body';
  const field = { name, description: '', type, isRequired: true, isNullable: false, example: undefined };
  return [...own, { field, value: within === undefined ? body : (body as never)[within] }];
}

/** The record of this name. */
export function recordNamed({ declarations }: Pick<Model, 'declarations'>, name: string): RecordType {
  const found = declarations.find((each) => each.kind === 'record' && each.name === name);
  if (found?.kind !== 'record') throw new Error(`There is no record ${name}`);
  return found;
}
