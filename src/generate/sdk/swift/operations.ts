/** The operations as methods of the client. */
import { type Body, type Field, keyHeader, type Operation, type Parameter } from '../model.ts';
import { inOrder, listed, parameter } from './declarations.ts';
import { errorOf, literal, member, methodOf, refuseTwins, typeOf } from './spelling.ts';
import { comment, indented, point } from './text.ts';

/** What a method takes. */
interface Argument {
  /** As the document calls it. */
  name: string;
  /** As it is declared: with its type, and what it is where it is left out. */
  declaration: string;
  description: string;
}

const ifNoneMatch: Argument = {
  name: 'if_none_match',
  declaration: 'ifNoneMatch: String? = nil',
  description: 'The `eTag` of the copy at hand. Where it is still the same, `notModified` is thrown',
};
const options: Argument = {
  name: 'options',
  declaration: 'options: CallOptions = CallOptions()',
  description: 'What this call does otherwise than the client',
};

export function operationMethod(operation: Operation): string {
  const { id, success, summary, description } = operation;
  const takes = argumentsOf(operation);
  const gives = success.lines
    ? 'Answer<LineStream>'
    : success.type
      ? `Answer<${typeOf(success.type)}>`
      : 'Answer<Void>';
  const lines = [
    ...callOf(operation),
    `return try await ${success.lines ? 'open' : 'send'}(call, options, as: ${success.status}, or: ${errorOf(id)}.self)`,
  ];
  const declarations = takes.map(({ declaration }) => declaration);
  return [
    comment(`${summary}.`, description),
    '///',
    '/// - Parameters:',
    ...takes.map(({ name, description }) => point(`${member(name)}: ${description}`, 1)),
    point(`Returns: ${success.description}`),
    point(`Throws: \`\`${errorOf(id)}\`\`; what the token provider throws; \`CancellationError\`.`),
    ...(operation.method === 'get' ? [] : ['@discardableResult']),
    `public func ${methodOf(id)}(${listed(declarations)}) async throws -> ${gives} {`,
    indented(lines.join('\n')),
    '}',
  ].join('\n');
}

function argumentsOf({ id, parameters, body, isConditional }: Operation): Argument[] {
  const inHeaders = parameters.filter((each) => each.in === 'header');
  const inAddress = parameters.filter((each) => each.in !== 'header');
  const all = [
    ...inOrder([...inAddress, ...(body?.as === 'fields' ? body.record.fields : [])]).map(ofField),
    ...(body?.as === 'record' ? [ofRecord(body)] : []),
    ...inHeaders.map(ofField),
    ...(isConditional ? [ifNoneMatch] : []),
    options,
  ];
  refuseTwins(
    all.map(({ name }) => name),
    id,
  );
  return all;
}

const ofField = (field: Field): Argument => ({
  name: field.name,
  declaration: parameter(field, { isUpdate: false }),
  description: field.description,
});

const ofRecord = (body: Body): Argument => ({
  name: bodyName(body),
  declaration: `${member(bodyName(body))}: ${body.record.name}`,
  description: body.record.description,
});

/** What a body is called that is one parameter. */
export const bodyName = ({ within }: Body): string => within ?? 'body';

function callOf({ method, path, parameters, body, token, isConditional }: Operation): string[] {
  const sent = (where: Parameter['in']) =>
    parameters
      .filter((each) => each.in === where)
      .map(({ name, sentAs }) => `${literal(sentAs)}: ${member(name)}${sentAs === keyHeader ? ' ?? freshKey()' : ''}`)
      .join(', ');
  const [inQuery, inHeaders] = [sent('query'), sent('header')];
  const parts = [
    `.${method}`,
    addressOf(path),
    ...(inQuery !== '' ? [`query: [${inQuery}]`] : []),
    ...(inHeaders !== '' ? [`headers: [${inHeaders}]`] : []),
    ...(body ? [`body: ${bodyOf(body)}`] : []),
    `sendsToken: ${token !== 'never'}`,
    ...(isConditional ? ['ifNoneMatch: ifNoneMatch'] : []),
  ];
  return [`let call = try Call(${listed(parts)})`];
}

/** The path, with its parameters filled in. */
const addressOf = (path: string): string =>
  path
    .split(/(?=\{)|(?<=\})/)
    .map((part) => (part.startsWith('{') ? `\\(inAddress(${member(part)}))` : literal(part).slice(1, -1)))
    .reduce((all, part) => all + part, '"')
    .concat('"');

function bodyOf({ as, record, within }: Body): string {
  if (as === 'record') return within === undefined ? 'body' : `[${literal(within)}: ${member(within)}]`;
  const settings = inOrder(record.fields).map(({ name }) => `${member(name)}: ${member(name)}`);
  return `${record.name}(${listed(settings)})`;
}
