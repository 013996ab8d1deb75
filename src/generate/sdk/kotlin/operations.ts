/** The operations of a group: an interface, which an app can replace in its own tests, and the class behind it. */
import { type Declaration, type Field, type Group, keyHeader, type Operation } from '../model.ts';
import { parameter, put, requiredFirst } from './declarations.ts';
import { refusalInterface, refusalName } from './refusals.ts';
import { indent, kdoc, literal, parenthesised, property, source, typeName } from './text.ts';
import { kotlinType, read, written } from './types.ts';

export const interfaceName = ({ name }: Group): string => `${typeName(name)}Operations`;
export const className = ({ name }: Group): string => `${typeName(name)}Calls`;

export function interfaceFile(group: Group): string {
  const functions = allOf(group).map((operation) => {
    const comment = kdoc(documentation(operation), 4);
    return indent(`${comment}\n${signature('public', operation, true)}`);
  });
  const body = `${kdoc(group.description)}
public interface ${interfaceName(group)} {
${functions.join('\n\n')}
}`;
  const refusals = allOf(group).map((operation) => refusalInterface(operation, group));
  return source(`the operations of "${group.name}".`, [...imports(group), body, ...refusals]);
}

export function classFile(group: Group, declarations: readonly Declaration[]): string {
  const functions = allOf(group).map((operation) => indent(implementation(operation, declarations)));
  const body = `internal class ${className(group)}(private val caller: Caller) : ${interfaceName(group)} {
${functions.join('\n\n')}
}`;
  return source(`how the operations of "${group.name}" are called.`, [
    ...imports(group),
    body,
    ...allOf(group).map(refusalReader),
  ]);
}

const allOf = ({ operations, streams }: Group) => [...operations, ...streams];
const imports = ({ streams }: Group) => (streams.length > 0 ? ['import kotlinx.coroutines.flow.Flow'] : []);

/** What a call is given, in the order in which it is given. */
interface Given {
  field: Field;
  parameter: string;
}

const ifNoneMatch = 'ifNoneMatch';

function given({ parameters, body, isConditional }: Operation): Given[] {
  const whole = body?.as === 'record' ? [wholeBody(body)] : [];
  const fields = body?.as === 'fields' ? body.record.fields : [];
  const all = [...parameters, ...whole, ...fields].sort(requiredFirst);
  const names = [...all.map(({ name }) => property(name)), ...(isConditional ? [ifNoneMatch] : [])];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Kotlin: a call has two parameters ${twice}`);
  return all.map((field) => ({ field, parameter: parameter(field, false) }));
}

/** A body that is a record, as if it were a parameter. */
const wholeBody = ({ record, within }: NonNullable<Operation['body']>): Field => ({
  name: within ?? 'body',
  description: record.description,
  type: { kind: 'record', name: record.name },
  isRequired: true,
  isNullable: false,
  example: undefined,
});

/** Kotlin wants defaults where a function is declared, and nowhere else. */
function signature(modifier: 'public' | 'override', operation: Operation, hasDefaults: boolean): string {
  const { id, success, isConditional } = operation;
  const all = [
    ...given(operation).map((each) => each.parameter),
    ...(isConditional ? [`${ifNoneMatch}: String? = null`] : []),
  ];
  const answer = success.lines ? 'Flow<String>' : success.type ? kotlinType(success.type) : 'Unit';
  return parenthesised(
    `${modifier} suspend fun ${id}`,
    hasDefaults ? all : all.map((each) => each.replace(/ = .*$/, '')),
    `: Answer<${answer}, ${refusalName(operation)}>`,
    4,
  );
}

function implementation(operation: Operation, declarations: readonly Declaration[]): string {
  const { id, success } = operation;
  const reading = success.type ? `{ ${read(success.type, 'it', declarations)} }` : '{ }';
  return `${signature('override', operation, false)} =
    caller.${success.lines ? 'lines' : 'call'}(
${indent(call(operation), 8)},
        status = ${success.status},${success.lines ? '' : `\n        read = ${reading},`}
        refuse = ::${id}Refusal,
    )`;
}

function documentation(operation: Operation): string {
  const { summary, description, token, success, isConditional } = operation;
  const tokens = { never: '', optional: 'Takes a token, and does without one.', required: 'Takes a token.' };
  const headers = success.headers.filter((name) => name !== 'X-Request-Id').map((name) => `\`${name}\``);
  const paragraphs = [
    `${summary}.`,
    description,
    [tokens[token], headers.length > 0 ? `The answer has the headers ${headers.join(', ')}.` : ''].join(' ').trim(),
    [
      ...given(operation).map(({ field }) => `@param ${property(field.name)} ${field.description}`),
      ...(isConditional
        ? [
            `@param ${ifNoneMatch} The \`ETag\` of a copy. Where it is still the same, the call is refused with [NotModified]`,
          ]
        : []),
    ].join('\n'),
  ];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** An expression that builds the call. */
function call({ method, path, token, parameters, body, isConditional }: Operation): string {
  const parts = parameters.map(({ name, in: where, sentAs, type, isRequired }) =>
    sentAs === keyHeader
      ? `.idempotencyKey(${property(name)})`
      : `.${where}(${literal(sentAs)}, ${written(type, property(name), !isRequired)})`,
  );
  if (isConditional) parts.push(`.ifNoneMatch(${ifNoneMatch})`);
  if (body) parts.push(`.body${sent(body)}`);
  const start = `Call("${method.toUpperCase()}", ${literal(path)}, sendsToken = ${token !== 'never'})`;
  return [start, ...parts.map((part) => indent(part))].join('\n');
}

function sent(body: NonNullable<Operation['body']>): string {
  const content = `${property(wholeBody(body).name)}.write()`;
  if (body.as === 'record') return body.within ? ` { put(${literal(body.within)}, ${content}) }` : `(${content})`;
  return ` {\n${indent(body.record.fields.map((field) => put(field, false)).join('\n'))}\n}`;
}

/** The function that tells which refusal an answer is. */
function refusalReader(operation: Operation): string {
  const { id, errors, isConditional } = operation;
  const cases = [
    ...(isConditional ? ['304 -> NotModified(answer.headers)'] : []),
    ...errors.map(({ status, name, body }) => `${status} -> ${name}(answer.${body}())`),
    'else -> null',
  ];
  return `private fun ${id}Refusal(answer: RawAnswer): ${refusalName(operation)}? = when (answer.status) {
${indent(cases.join('\n'))}
}`;
}
