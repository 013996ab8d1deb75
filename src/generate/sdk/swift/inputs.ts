/** Inputs of operations: a struct for each, so that optional fields can be added without breaking callers or fakes. */
import type { Body, Field, Operation } from '../model.ts';
import { bodyName, callOf } from './calls.ts';
import {
  assignments,
  codingKeys,
  encodeFunction,
  fieldType,
  parameter,
  parameterList,
  redactedConformance,
  redactedMirror,
} from './declarations.ts';
import { label, member, methodOf, refuseDuplicateNames, typeName } from './spelling.ts';
import { comment, indented, separatedByBlankLines } from './text.ts';

/** An argument of an operation, in the document's order: path, query and body, then headers. */
interface Argument {
  /** The document's name. */
  name: string;
  type: string;
  /** Its declaration: with its type and default. */
  declaration: string;
  description: string;
}

export const inputOf = ({ id }: Pick<Operation, 'id'>): string => `${typeName(id)}Input`;

export function argumentsOf({ id, parameters, body }: Operation): Argument[] {
  const all = [
    ...parameters.filter((each) => each.in !== 'header').map(ofField),
    ...(body?.as === 'fields' ? body.record.fields.map(ofField) : []),
    ...(body?.as === 'record' ? [ofRecord(body)] : []),
    ...parameters.filter((each) => each.in === 'header').map(ofField),
  ];
  refuseDuplicateNames(
    all.map(({ name }) => name),
    id,
  );
  return all;
}

const ofField = (field: Field): Argument => ({
  name: field.name,
  type: fieldType(field, { isUpdate: false }),
  declaration: parameter(field, { isUpdate: false }),
  description: field.description,
});

function ofRecord(body: Body): Argument {
  const [name, type] = [bodyName(body), typeName(body.record.name)];
  return { name, type, declaration: `${label(name)}: ${type}`, description: body.record.description };
}

export function inputType(operation: Operation): string {
  const { id, body } = operation;
  const takes = argumentsOf(operation);
  const properties = takes.map(({ name, type, description }) =>
    [...(description === '' ? [] : [comment(description)]), `public var ${member(name)}: ${type}`].join('\n'),
  );
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const coding = fields.length > 0 ? [codingKeys(fields), encodeFunction(fields)] : [];
  const declarations = parameterList(takes.map(({ declaration }) => declaration));
  const init = `public init(${declarations}) {${takes.length > 0 ? `\n${indented(assignments(takes))}\n` : ''}}`;
  return [
    comment(`What \`${methodOf(id)}\` takes.`),
    `public struct ${inputOf(operation)}: ${fields.length > 0 ? 'Encodable, ' : ''}Hashable, Sendable${redactedConformance(takes)} {`,
    indented(separatedByBlankLines(properties.join('\n'), init, ...coding, callOf(operation), redactedMirror(takes))),
    '}',
  ].join('\n');
}
