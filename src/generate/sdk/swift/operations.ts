/** The operations of a group: a protocol, which apps can fake, and its implementation. */
import type { Declaration, Group, Operation } from '../model.ts';
import { parameterList } from './declarations.ts';
import { argumentsOf, inputOf } from './inputs.ts';
import { pagedMethod } from './paging.ts';
import { label, member, methodOf, typeName, typeOf } from './spelling.ts';
import { comment, indented, listItem, separatedByBlankLines } from './text.ts';

export const protocolOf = ({ name }: Pick<Group, 'name'>): string => `${typeName(name)}Operations`;

export function operationsProtocol(group: Group): string {
  const requirements = operationsAndStreams(group).flatMap((operation) => [
    `${comment(`What \`\`${callName(operation)}\`\` calls.`)}\n${requirement(operation)}`,
    ...(operation.isConditional ? [requirement(operation, 'ifNoneMatch: String?')] : []),
  ]);
  return [
    comment(group.description, 'A fake implements the methods that it needs; the others throw ``NotFaked``.'),
    `public protocol ${protocolOf(group)}: OperationSender {`,
    indented(requirements.join('\n')),
    '}',
  ].join('\n');
}

export function operationsExtension(group: Group, declarations: readonly Declaration[]): string {
  const methods = operationsAndStreams(group).map((operation) =>
    separatedByBlankLines(
      method(operation, []),
      ...(operation.isConditional ? [method(operation, [condition])] : []),
      pagedMethod(operation, declarations),
      carried(operation),
    ),
  );
  return `extension ${protocolOf(group)} {\n${indented(separatedByBlankLines(...methods))}\n}`;
}

export const operationsAndStreams = ({ operations, streams }: Group): Operation[] => [...operations, ...streams];

/** Parameters of a method besides the operation's input. */
interface Beside {
  name: string;
  type: string;
  description: string;
}

const condition: Beside = {
  name: 'ifNoneMatch',
  type: 'String?',
  description: 'The `eTag` of the stored copy. If it is unchanged, the answer is `unchanged`',
};

/** `success.type` as the answer contains it. */
const valueType = ({ success }: Operation) =>
  success.lines ? 'LineStream' : success.type ? typeOf(success.type) : 'Void';

const answerOf = (operation: Operation, isConditional: boolean) =>
  `${isConditional ? 'ConditionalAnswer' : 'Answer'}<${valueType(operation)}>`;

const throwing = (operation: Operation, isConditional: boolean) =>
  `async throws(CallFailure) -> ${answerOf(operation, isConditional)}`;

function requirement(operation: Operation, ...beside: string[]): string {
  const takes = [`_ input: ${inputOf(operation)}`, ...beside, 'options: CallOptions'].join(', ');
  return `func ${methodOf(operation.id)}(${takes}) ${throwing(operation, beside.length > 0)}`;
}

/** The method's name with its argument labels, for references in documentation. */
function callName(operation: Operation): string {
  const names = [...argumentsOf(operation).map(({ name }) => label(name)), 'options'];
  return `${methodOf(operation.id)}(${names.map((name) => `${name}:`).join('')})`;
}

/** The public method: its arguments become the input. */
function method(operation: Operation, beside: readonly Beside[]): string {
  const { id, summary, description, success } = operation;
  const takes = argumentsOf(operation);
  const parameters = [
    ...takes.map((each) => each.declaration),
    ...beside.map(({ name, type }) => `${name}: ${type}`),
    'options: CallOptions = CallOptions()',
  ];
  const input = `${inputOf(operation)}(${takes.map(({ name }) => `${label(name)}: ${member(name)}`).join(', ')})`;
  const passed = [input, ...beside.map(({ name }) => `${name}: ${name}`), 'options: options'].join(', ');
  const explained =
    beside.length > 0
      ? [comment(`${summary}, unless the stored copy is unchanged.`)]
      : [comment(`${summary}.`, description)];
  return [
    ...explained,
    '///',
    '/// - Parameters:',
    ...(beside.length > 0 ? [] : takes.map(({ name, description }) => listItem(`${label(name)}: ${description}`, 1))),
    ...beside.map(({ name, description }) => listItem(`${name}: ${description}`, 1)),
    listItem('options: Options of this call, which override those of the client', 1),
    listItem(`Returns: ${success.description}`),
    ...(operation.method === 'get' ? [] : ['@discardableResult']),
    `public func ${methodOf(id)}(${parameterList(parameters)}) ${throwing(operation, beside.length > 0)} {`,
    indented(`try await ${methodOf(id)}(${passed})`),
    '}',
  ].join('\n');
}

/** The default implementation of the protocol's requirements. */
function carried(operation: Operation): string {
  const head = (...beside: string[]) => `public ${requirement(operation, ...beside)} {`;
  const { status } = operation.success;
  const plain = `${head()}\n${indented(`try await answer(input.call, options, as: ${status})`)}\n}`;
  if (!operation.isConditional) return plain;
  const conditional = `try await answer(input.call, ifNoneMatch: ifNoneMatch, options, as: ${status})`;
  return separatedByBlankLines(plain, `${head('ifNoneMatch: String?')}\n${indented(conditional)}\n}`);
}
