/** Samples for the Kotlin SDK, with a `client`, inside a suspending function. */
import { constantName, indent, literal, parenthesised, property, typeName } from '../kotlin/text.ts';
import type { Model, Type } from '../model.ts';
import { argumentsOf, fieldsOf, recordNamed, type Sample, type SampleValue } from './sample.ts';

export function kotlinSample(sample: Sample, model: Model): string {
  const { id, success } = sample.operation;
  const call = withOptions(`val answer = client.${id}`, argumentsOf(sample), false, model);
  return `${call}\n${success.type ? 'println(answer.valueOrThrow())' : 'answer.valueOrThrow()'}`;
}

/** Mandatory arguments in parentheses, optional ones in braces. */
function withOptions(start: string, all: readonly SampleValue[], isUpdate: boolean, model: Model): string {
  const mandatory = all
    .filter(({ field }) => field.isRequired)
    .map(({ field, value }) => `${property(field.name)} = ${expression(value, field.type, model)}`);
  const options = all
    .filter(({ field }) => !field.isRequired)
    .map((given) => (isUpdate ? change(given, model) : option(given, model)));
  const parentheses = mandatory.length > 0 || options.length === 0;
  const called = parentheses ? parenthesised(start, mandatory, '') : start;
  return options.length > 0 ? `${called} {\n${indent(options.join('\n'))}\n}` : called;
}

const change = ({ field, value }: SampleValue, model: Model) =>
  `${property(field.name)} = Change.To(${expression(value, field.type, model)})`;

function option({ field: { name, type }, value }: SampleValue, model: Model): string {
  const offered = type.kind === 'text' && model.declarations.find((each) => each.name === type.offers);
  const isOffered = offered && offered.kind === 'enum' && offered.values.includes(value as string);
  if (!isOffered) return `${property(name)} = ${expression(value, type, model)}`;
  return `${property(name)}(${typeName(offered.name)}.${constantName(value as string)})`;
}

function expression(value: unknown, type: Type, model: Model): string {
  if (value === null) return 'null';
  switch (type.kind) {
    case 'record': {
      const record = recordNamed(model, type.name);
      return withOptions(typeName(type.name), fieldsOf(record, value as object), record.isUpdate, model);
    }
    case 'list':
      return `listOf(${(value as unknown[]).map((each) => expression(each, type.of, model)).join(', ')})`;
    case 'map': {
      const entries = Object.entries(value as object).map(
        ([key, each]) => `${literal(key)} to ${expression(each, type.of, model)}`,
      );
      return `mapOf(${entries.join(', ')})`;
    }
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
