/** Generates calls of operations by name, with JSON conversion, since the Kotlin driver has no reflection. */

import { writerFunction } from '../../../src/generate/sdk/kotlin/declarations.ts';
import { indent, literal, property, typeName } from '../../../src/generate/sdk/kotlin/text.ts';
import { decodingExpression, encodingExpression } from '../../../src/generate/sdk/kotlin/types.ts';
import type { Declaration, Field, Model, Operation, RecordType } from '../../../src/generate/sdk/model.ts';

/** `perform(client, operation, parameters, body)`, for `Driver.kt` in this folder. */
export function performKotlin({ groups, declarations }: Model): string {
  const operations = groups.flatMap((group) => group.operations);
  const bodies = new Set(operations.flatMap(({ body }) => (body?.as === 'fields' ? [body.record.name] : [])));
  const records = declarations.filter(
    ({ kind, name }) => kind === 'record' && !bodies.has(name) && !name.startsWith('ErrorBody'),
  ) as RecordType[];
  const cases = [
    ...operations.map((operation) => performed(operation, declarations)),
    'else -> error("There is no $operation")',
  ];
  return [
    'package org.taginformation',
    `internal suspend fun perform(
    client: TagInformationClient,
    operation: String,
    parameters: Json,
    body: Json,
): Map<String, Any?> = when (operation) {
${indent(cases.join('\n'))}
}`,
    ...records.map((record) => (record.use === 'output' ? writerFunction(record) : reader(record, declarations))),
  ].join('\n\n');
}

function performed({ id, parameters, body, success }: Operation, declarations: readonly Declaration[]): string {
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const from = (part: string) => (field: Field) => ({ field, value: argument(field, part, false, declarations) });
  const all = [...parameters.map(from('parameters')), ...fields.map(from('body'))];
  const whole = body?.as === 'record' ? [wholeBody(body)] : [];
  const result = success.type ? encodingExpression(success.type, 'it') : 'null';
  return `${literal(id)} -> outcome(${called(`client.${id}`, all, whole)}) { ${result} }`;
}

interface Given {
  field: Field;
  value: string;
}

/** Mandatory arguments in parentheses, optional ones in braces. */
function called(start: string, all: readonly Given[], more: readonly string[] = []): string {
  const set = ({ field, value }: Given) => `${property(field.name)} = ${value}`;
  const mandatory = all.filter(({ field }) => field.isRequired).map(set);
  const options = all.filter(({ field }) => !field.isRequired).map(set);
  const rest = options.length > 0 ? ` {\n${indent(options.join('\n'))}\n}` : '';
  return `${start}(${[...mandatory, ...more].join(', ')})${rest}`;
}

const wholeBody = ({ record, within }: NonNullable<Operation['body']>) =>
  `${property(within ?? 'body')} = read${typeName(record.name)}(body${within === undefined ? '' : `[${literal(within)}]`})`;

/** The value of a field from JSON. */
function argument(field: Field, from: string, isUpdate: boolean, declarations: readonly Declaration[]): string {
  const json = `${from}[${literal(field.name)}]`;
  const plain = decodingExpression(field.type, 'it', declarations);
  const value = field.isNullable ? `it.orNull { ${plain} }` : plain;
  if (field.isRequired) return `${json}.let { ${value} }`;
  return `${json}.${isUpdate ? `change { ${value} }` : `given { ${plain} }`}`;
}

function reader({ name, fields, isUpdate }: RecordType, declarations: readonly Declaration[]): string {
  const type = typeName(name);
  const values = fields.map((field) => ({ field, value: argument(field, 'json', isUpdate, declarations) }));
  return `private fun read${type}(json: Json): ${type} = ${called(type, values)}`;
}
