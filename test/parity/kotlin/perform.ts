/** Emits what Kotlin lacks for want of reflection: the call of each operation by its name, and what it takes and gives as JSON. */

import { writer } from '../../../src/generate/sdk/kotlin/declarations.ts';
import { indent, literal, property, typeName } from '../../../src/generate/sdk/kotlin/text.ts';
import { read, written } from '../../../src/generate/sdk/kotlin/types.ts';
import type { Declaration, Field, Model, Operation, RecordType } from '../../../src/generate/sdk/model.ts';

/** `perform(client, operation, parameters, body)`, for `Driver.kt` beside this file. */
export function performKotlin({ groups, declarations }: Model): string {
  const operations = groups.flatMap((group) => group.operations);
  const bodies = new Set(operations.flatMap(({ body }) => (body?.as === 'fields' ? [body.record.name] : [])));
  const records = declarations.filter((each) => each.kind === 'record' && !bodies.has(each.name)) as RecordType[];
  const cases = [
    ...operations.map((operation) => performed(operation, declarations)),
    'else -> error("There is no $operation")',
  ];
  return [
    'package taginformation',
    `internal suspend fun perform(
    client: TagInformationClient,
    operation: String,
    parameters: Json,
    body: Json,
): Map<String, Any?> = when (operation) {
${indent(cases.join('\n'))}
}`,
    ...records.map((record) => (record.use === 'output' ? writer(record) : reader(record, declarations))),
  ].join('\n\n');
}

function performed({ id, parameters, body, success }: Operation, declarations: readonly Declaration[]): string {
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const given = [
    ...parameters.map((field) => argument(field, 'parameters', false, declarations)),
    ...fields.map((field) => argument(field, 'body', false, declarations)),
    ...(body?.as === 'record' ? [whole(body)] : []),
  ];
  const result = success.type ? written(success.type, 'it') : 'null';
  return `${literal(id)} -> outcome(client.${id}(\n${indent(given.join('\n'))}\n), ${success.status}) { ${result} }`;
}

const whole = ({ record, within }: NonNullable<Operation['body']>) =>
  `${property(within ?? 'body')} = read${typeName(record.name)}(body${within === undefined ? '' : `[${literal(within)}]`}),`;

/** A field of what came as JSON, as the argument of a function. */
function argument(field: Field, from: string, isUpdate: boolean, declarations: readonly Declaration[]): string {
  const json = `${from}[${literal(field.name)}]`;
  const plain = read(field.type, 'it', declarations);
  const value = field.isNullable ? `it.orNull { ${plain} }` : plain;
  const name = property(field.name);
  if (field.isRequired) return `${name} = ${json}.let { ${value} },`;
  return `${name} = ${json}.${isUpdate ? `change { ${value} }` : `given { ${plain} }`},`;
}

function reader({ name, fields, isUpdate }: RecordType, declarations: readonly Declaration[]): string {
  const type = typeName(name);
  const values = fields.map((field) => argument(field, 'json', isUpdate, declarations));
  return `private fun read${type}(json: Json): ${type} = ${type}(\n${indent(values.join('\n'))}\n)`;
}
