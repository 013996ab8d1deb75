/** Samples for the Swift SDK, with a `client`, inside an async throwing function. */
import { languages } from '../../../../contracts/languages.ts';
import type { Field, Model, RecordType, Type } from '../model.ts';
import { bodyName } from '../swift/calls.ts';
import { fieldType, isLanguagePreference, parameterList } from '../swift/declarations.ts';
import { label, literal, member, methodOf, typeName } from '../swift/spelling.ts';
import { recordNamed, type Sample } from './sample.ts';

type Values = Readonly<Record<string, unknown>>;

export function swiftSample({ operation, parameters, body = {} }: Sample, model: Model): string {
  const { id, success, body: takes } = operation;
  const values = { ...body, ...Object.fromEntries(parameters.map(({ field, value }) => [field.name, value])) };
  const fields = [...operation.parameters, ...(takes?.as === 'fields' ? takes.record.fields : [])];
  const given = settings(fields, values, { isUpdate: false }, model);
  if (takes?.as === 'record') {
    const value = (takes.within === undefined ? body : body[takes.within]) as Values;
    given.push(`${label(bodyName(takes))}: ${recordOf(takes.record, value, model)}`);
  }
  const call = `try await client.${methodOf(id)}(${parameterList(given)})`;
  return success.type ? `let answer = ${call}\nprint(answer.value)` : call;
}

const recordOf = (record: RecordType, values: Values, model: Model): string =>
  `${typeName(record.name)}(${parameterList(settings(record.fields, values, record, model))})`;

/** The arguments, in the order of the parameters, which Swift requires. */
const settings = (
  fields: readonly Field[],
  values: Values,
  use: Pick<RecordType, 'isUpdate'>,
  model: Model,
): string[] =>
  fields
    .filter(({ name }) => values[name] !== undefined)
    .map((field) => `${label(field.name)}: ${setting(field, values[field.name], use, model)}`);

function setting(field: Field, value: unknown, use: Pick<RecordType, 'isUpdate'>, model: Model): string {
  const isChange = fieldType(field, use).startsWith('Change<');
  if (value === null) return isChange ? '.clear' : 'nil';
  const plain = isLanguagePreference(field) ? wish(String(value)) : expression(value, field.type, model);
  return isChange ? `.set(${plain})` : plain;
}

const wish = (text: string) => (languages.some(({ code }) => code === text) ? `.${member(text)}` : literal(text));

function expression(value: unknown, type: Type, model: Model): string {
  switch (type.kind) {
    case 'list':
      return `[${(value as unknown[]).map((each) => expression(each, type.of, model)).join(', ')}]`;
    case 'map': {
      const entries = Object.entries(value as object);
      return `[${entries.map(([key, each]) => `${literal(key)}: ${expression(each, type.of, model)}`).join(', ') || ':'}]`;
    }
    case 'enum':
      return `.${member(String(value))}`;
    case 'instant':
      return `Timestamp(${literal(String(value))})`;
    case 'record':
      return recordOf(recordNamed(model, type.name), value as Values, model);
    default:
      return typeof value === 'string' ? literal(value) : String(value);
  }
}
