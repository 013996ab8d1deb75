/** Samples for the Kotlin SDK, with a `client`, inside of a suspending function. */
import { constantName, literal, parenthesised, property, typeName } from '../kotlin/text.ts';
import type { Model, Type } from '../model.ts';
import { argumentsOf, fieldsOf, type Given, recordNamed, type Sample } from './sample.ts';

export function kotlinSample(sample: Sample, model: Model): string {
  const { id, success } = sample.operation;
  const given = argumentsOf(sample).map((each) => argument(each, false, model));
  const call = parenthesised(`val answer = client.${id}`, given, '');
  return `${call}\n${success.type ? 'println(answer.valueOrThrow())' : 'answer.valueOrThrow()'}`;
}

function argument({ field, value }: Given, isUpdate: boolean, model: Model): string {
  const plain = value === null ? 'null' : expression(value, field.type, model);
  return `${property(field.name)} = ${isUpdate && !field.isRequired ? `Change.To(${plain})` : plain}`;
}

function expression(value: unknown, type: Type, model: Model): string {
  switch (type.kind) {
    case 'record': {
      const record = recordNamed(model, type.name);
      const fields = fieldsOf(record, value as object).map((each) => argument(each, record.isUpdate, model));
      return parenthesised(typeName(type.name), fields, '');
    }
    case 'list':
      return `listOf(${(value as unknown[]).map((each) => expression(each, type.of, model)).join(', ')})`;
    case 'enum':
      return `${typeName(type.name)}.${constantName(value as string)}`;
    case 'value':
      return `${typeName(type.name)}(${plain(value)})`;
    case 'instant':
      return `Timestamp(${plain(value)})`;
    case 'number':
      return Number.isInteger(value) ? `${value}.0` : String(value);
    default:
      return plain(value);
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? literal(value) : String(value));
