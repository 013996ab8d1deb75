/** The operations of a group: an interface, which apps can fake, and its implementation. */
import { type Declaration, type Field, type Group, keyHeader, type Operation } from '../model.ts';
import { requiredFirst, writeField } from './declarations.ts';
import { optionalProperty, optionsName, parameter } from './inputs.ts';
import { isPaged, pagedFunctions, pageFunction } from './paging.ts';
import { indent, kdoc, literal, parenthesised, property, sourceFile, typeName } from './text.ts';
import { decodingExpression, encodingExpression, kotlinType } from './types.ts';

export const interfaceName = ({ name }: Group): string => `${typeName(name)}Operations`;
export const className = ({ name }: Group): string => `${typeName(name)}Calls`;

export function interfaceFile(group: Group, declarations: readonly Declaration[]): string {
  const functions = allOf(group).flatMap((operation) => [
    ...operationFunctions(operation),
    ...(isPaged(operation, declarations) ? pagedFunctions(operation, declarations) : []),
  ]);
  const body = `${kdoc(`${group.description}\n\nA fake overrides the functions that it needs. Of several functions with the same name, override the one with \`options\`: the others call it.`)}
public interface ${interfaceName(group)} {
${indent(functions.join('\n\n'))}
}`;
  const options = allOf(group).flatMap((operation) => [
    optionsClass(operation),
    ...(isPaged(operation, declarations) ? [pageFunction(operation)] : []),
  ]);
  const isFlowing = allOf(group).some((each) => each.success.lines || isPaged(each, declarations));
  return sourceFile(`the operations of "${group.name}".`, [...(isFlowing ? [flow] : []), body, ...options]);
}

export function classFile(group: Group, declarations: readonly Declaration[]): string {
  const functions = allOf(group).map((operation) => indent(implementation(operation, declarations)));
  const body = `internal class ${className(group)}(private val caller: Caller) : ${interfaceName(group)} {
${functions.join('\n\n')}
}`;
  const isFlowing = group.streams.length > 0;
  return sourceFile(`how the operations of "${group.name}" are called.`, [...(isFlowing ? [flow] : []), body]);
}

const allOf = ({ operations, streams }: Group) => [...operations, ...streams];
const flow = 'import kotlinx.coroutines.flow.Flow';
const conditionName = 'ifNoneMatch';

/** Reserved names of the signatures. */
const taken = ['options', 'fill', 'timeout', 'deadline', 'retries', 'headers', 'requestId'];

/** The arguments of a call, the mandatory ones first. */
function given({ parameters, body, isConditional }: Operation): Field[] {
  const whole = body?.as === 'record' ? [wholeBody(body)] : [];
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const all = [...parameters, ...whole, ...fields].sort(requiredFirst);
  const names = [...taken, ...all.map(({ name }) => property(name)), ...(isConditional ? [conditionName] : [])];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Kotlin: a call has two parameters ${twice}`);
  return all;
}

/** A body that is a record, as a parameter. */
const wholeBody = ({ record, within }: NonNullable<Operation['body']>): Field => ({
  name: within ?? 'body',
  description: record.description,
  type: { kind: 'record', name: record.name },
  isRequired: true,
  isNullable: false,
  example: undefined,
});

const mandatory = (operation: Operation) => given(operation).filter(({ isRequired }) => isRequired);

function signature(modifier: string, operation: Operation, ...more: string[]): string {
  const { id, success } = operation;
  const answer = success.lines ? 'Flow<String>' : success.type ? kotlinType(success.type) : 'Unit';
  const all = [...mandatory(operation).map(parameter), ...more];
  return parenthesised(`${modifier} suspend fun ${id}`, all, `: Answer<${answer}>`, 4);
}

/** The implementation and two overloads. None has default arguments: another one would change the signature. */
function operationFunctions(operation: Operation): string[] {
  const { id } = operation;
  const options = optionsName(operation);
  const call = (last: string) =>
    `${id}(${[...mandatory(operation).map(({ name }) => property(name)), last].join(', ')})`;
  return [
    `${kdoc(documentation(operation), 4)}
${signature('public', operation, `options: ${options}`)} =
    notFaked(${literal(id)})`,
    `/** [${id}] with its required parameters only. */
${signature('public', operation)} =
    ${call(`${options}()`)}`,
    `/** [${id}] with options set in braces. */
${signature('public', operation, `fill: ${options}.() -> Unit`)} =
    ${call(`${options}().apply(fill)`)}`,
  ];
}

function optionsClass(operation: Operation): string {
  const properties = [
    ...given(operation)
      .filter(({ isRequired }) => !isRequired)
      .map((field) => optionalProperty(field, false)),
    ...(operation.isConditional ? [condition] : []),
  ];
  const start = `${kdoc(`What \`${operation.id}\` may be given.`)}\npublic class ${optionsName(operation)} : CallOptions()`;
  return properties.length > 0 ? `${start} {\n${indent(properties.join('\n\n'))}\n}` : start;
}

const condition = `/** The \`ETag\` of a stored copy. If it is unchanged, the call returns [Answer.Unchanged]. */
public var ${conditionName}: String? = null`;

function implementation(operation: Operation, declarations: readonly Declaration[]): string {
  const { success } = operation;
  const reading = success.type ? `{ ${decodingExpression(success.type, 'it', declarations)} }` : '{ }';
  return `${signature('override', operation, `options: ${optionsName(operation)}`)} =
    caller.${success.lines ? 'lines' : 'call'}(
${indent(call(operation), 8)},
        status = ${success.status},${success.lines ? '' : `\n        read = ${reading},`}
    )`;
}

function documentation(operation: Operation): string {
  const { summary, description, token, success, errors } = operation;
  const tokens = { never: '', optional: 'Takes an optional token.', required: 'Takes a token.' };
  const headers = success.headers.filter((name) => name !== 'X-Request-Id').map((name) => `\`${name}\``);
  const refusals = errors.map(({ status, reasons }) =>
    reasons.length > 0 ? `${status} (${reasons.map((reason) => `\`${reason}\``).join(', ')})` : `${status}`,
  );
  const paragraphs = [
    `${summary}.`,
    description,
    [tokens[token], headers.length > 0 ? `The answer has the headers ${headers.join(', ')}.` : ''].join(' ').trim(),
    refusals.length > 0 ? `Possible refusals: ${refusals.join(', ')}. Later versions can add others.` : '',
    mandatory(operation)
      .map(({ name, description: said }) => `@param ${property(name)} ${said}`)
      .join('\n'),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

const whereGiven = ({ name, isRequired }: Field) => (isRequired ? property(name) : `options.${property(name)}`);

/** An expression that builds the call. */
function call({ method, path, token, parameters, body, isConditional, isRepeatable }: Operation): string {
  const parts = parameters.map((each) =>
    each.sentAs === keyHeader
      ? `.idempotencyKey(${whereGiven(each)})`
      : `.${each.in}(${literal(each.sentAs)}, ${encodingExpression(each.type, whereGiven(each), !each.isRequired)})`,
  );
  if (isRepeatable) parts.push('.repeatable()');
  if (isConditional) parts.push(`.ifNoneMatch(options.${conditionName})`);
  if (body) parts.push(`.body${sent(body)}`);
  const start = `Call("${method.toUpperCase()}", ${literal(path)}, sendsToken = ${token !== 'never'}, options)`;
  return [start, ...parts.map((part) => indent(part))].join('\n');
}

function sent(body: NonNullable<Operation['body']>): string {
  const content = `${property(wholeBody(body).name)}.write()`;
  if (body.as === 'record') return body.within ? ` { put(${literal(body.within)}, ${content}) }` : `(${content})`;
  return ` {\n${indent(body.record.fields.map((field) => writeField(field, false, whereGiven(field))).join('\n'))}\n}`;
}
