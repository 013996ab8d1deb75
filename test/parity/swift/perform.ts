/** Generates calls of operations by name, since Swift has no reflection for them. */
import type { Field, Model, Operation } from '../../../src/generate/sdk/model.ts';
import { fieldType, parameterList } from '../../../src/generate/sdk/swift/declarations.ts';
import { label, literal, member, methodOf, typeName } from '../../../src/generate/sdk/swift/spelling.ts';
import { indented, separatedByBlankLines } from '../../../src/generate/sdk/swift/text.ts';

/** `perform(operation, request)`, for `Driver.swift` in this folder. */
export function performSwift({ groups }: Model): string {
  const cases = groups.flatMap(({ operations }) => operations.map(performed));
  return [
    'import TagInformationService',
    '',
    'func perform(_ operation: String, _ request: Request) async throws -> Outcome {',
    '    switch operation {',
    indented(cases.join('\n')),
    '    default: fatalError("There is no \\(operation)")',
    '    }',
    '}',
    '',
  ].join('\n');
}

function performed({ id, parameters, body }: Operation): string {
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const values = new Map<string, string>();
  for (const { name } of parameters) values.set(name, `parameters.${member(name)}`);
  for (const { name } of fields) values.set(name, `body.${member(name)}`);
  const pass = ({ name }: Field) => `${label(name)}: ${values.get(name)}`;
  // Headers are the last argument, after the body.
  const inHeaders = parameters.filter((each) => each.in === 'header').map(pass);
  const passed = [...parameters.filter((each) => each.in !== 'header'), ...fields].map(pass);
  const name = body?.within ?? 'body';
  const whole =
    body?.as === 'record' ? [`${label(name)}: ${body.within === undefined ? 'body' : `body.${member(name)}`}`] : [];
  return [
    `case ${literal(id)}:`,
    indented(
      separatedByBlankLines(
        ...(parameters.length > 0 ? [read('parameters', 'Parameters', parameters)] : []),
        ...(fields.length > 0 ? [read('body', 'Body', fields)] : []),
        ...(body?.as === 'record' ? [readWhole(body)] : []),
        `return Outcome(try await request.client.${methodOf(id)}(${parameterList([...passed, ...whole, ...inHeaders])}))`,
      ),
    ),
  ].join('\n');
}

/** Reads fields that are arguments of the method. */
function read(from: string, name: string, fields: readonly Field[]): string {
  const lines = fields.map((field) => `let ${member(field.name)}: ${fieldType(field, { isUpdate: false })}`);
  const keys = fields.map((field) => `case ${member(field.name)} = ${literal(field.name)}`);
  const type = [...lines, 'enum CodingKeys: String, CodingKey {', indented(keys.join('\n')), '}'].join('\n');
  return `struct Given${name}: Decodable {\n${indented(type)}\n}\nlet ${from} = try request.${from}(Given${name}.self)`;
}

/** Reads a record that is one argument of the method. */
function readWhole({ record, within }: NonNullable<Operation['body']>): string {
  if (within === undefined) return `let body = try request.body(${typeName(record.name)}.self)`;
  const type = [
    `let ${member(within)}: ${typeName(record.name)}`,
    `enum CodingKeys: String, CodingKey { case ${member(within)} = ${literal(within)} }`,
  ].join('\n');
  return `struct GivenBody: Decodable {\n${indented(type)}\n}\nlet body = try request.body(GivenBody.self)`;
}
