/** What operations take: a struct for each, so that what is optional may be added without breaking who calls or fakes it. */
import type { Body, Field, Operation } from '../model.ts';
import { bodyName, callOf } from './calls.ts';
import { codingKeys, encoding, fieldType, listed, parameter, settings, veil, veiled } from './declarations.ts';
import { label, member, methodOf, refuseTwins, typeName } from './spelling.ts';
import { apart, comment, indented } from './text.ts';

/** What an operation takes, in the document's order: of the address and the body, then of the headers. */
export interface Argument {
  /** As the document calls it. */
  name: string;
  type: string;
  /** As it is declared: with its type, and what it is where it is left out. */
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
  refuseTwins(
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
  const coding = fields.length > 0 ? [codingKeys(fields), encoding(fields)] : [];
  const declarations = listed(takes.map(({ declaration }) => declaration));
  const init = `public init(${declarations}) {${takes.length > 0 ? `\n${indented(settings(takes))}\n` : ''}}`;
  return [
    comment(`What \`${methodOf(id)}\` takes.`),
    `public struct ${inputOf(operation)}: ${fields.length > 0 ? 'Encodable, ' : ''}Hashable, Sendable${veiled(takes)} {`,
    indented(apart(properties.join('\n'), init, ...coding, callOf(operation), veil(takes))),
    '}',
  ].join('\n');
}
