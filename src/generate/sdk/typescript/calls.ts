/** `calls.ts` and `operations.ts` of the package: what each operation takes, what it may come to, and how it is sent. */
import type { Field, Model, Operation } from '../model.ts';
import { pascal } from '../names.ts';
import { headerKey } from './declarations.ts';
import { doc, property, quoted, typeText, union, withImports } from './text.ts';

/** All that a call is given, in one object. Throws where two things in it would have one name. */
export function parametersOf({ id, parameters, body }: Operation): Field[] {
  const fields = [...parameters, ...bodyFields(id, body)];
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${id} takes ${twice} in two places: no call can tell them apart`);
  return fields;
}

function bodyFields(id: string, body: Operation['body']): readonly Field[] {
  if (body === undefined) return [];
  const { record, within } = body;
  if (body.as === 'fields') return record.fields;
  if (within === undefined) throw new Error(`${id} sends a record without saying under which name`);
  const type = { kind: 'record', name: record.name } as const;
  const { description } = record;
  return [{ name: within, description, type, isRequired: true, isNullable: false, example: undefined }];
}

export const parametersName = ({ id }: Operation): string => `${pascal(id)}Parameters`;
export const answerName = ({ id }: Operation): string => `${pascal(id)}Answer`;

/** The interfaces of the parameters and the unions of the answers. */
export function callsFile(model: Model): string {
  const operations = model.groups.flatMap((group) => [...group.operations, ...group.streams]);
  const text = operations.map((operation) => parametersText(operation) + answerText(operation)).join('\n');
  const declared = [...model.declarations.map(({ name }) => name), 'AnswerHeaders'];
  return withImports(text, { './runtime/answers.js': answerTypes, './types.js': declared });
}

const answerTypes = ['Answered', 'Invalid', 'LineStream', 'Refused', 'Unanswered'];

function parametersText(operation: Operation): string {
  const fields = parametersOf(operation);
  if (fields.length === 0) return '';
  return (
    `${doc(`What \`${operation.id}\` takes.`)}export interface ${parametersName(operation)} {\n` +
    `${fields.map(property).join('')}}\n`
  );
}

function answerText(operation: Operation): string {
  const { success, errors } = operation;
  const body = success.lines ? 'LineStream' : success.type ? typeText(success.type) : 'undefined';
  const headers = success.headers.map((name) => quoted(headerKey(name))).join(' | ') || 'never';
  const cases = [
    `Answered<${success.status}, ${body}, Pick<AnswerHeaders, ${headers}>>`,
    ...errors.map(({ status, body, reasons }) =>
      body === 'validation' ? 'Invalid' : `Refused<${status}, ${union(reasons)}, ErrorCode>`,
    ),
    'Unanswered',
  ];
  return (
    `${doc(`What \`${operation.id}\` may come to.`)}export type ${answerName(operation)} =\n` +
    `${cases.map((each) => `  | ${each}`).join('\n')};\n`
  );
}

/** How each operation is sent and its answer read, as data for the runtime. */
export function operationsFile(model: Model): string {
  const integers = new Set(model.headers.filter(({ type }) => type.kind === 'integer').map(({ name }) => name));
  const operations = model.groups.flatMap((group) => [...group.operations, ...group.streams]);
  return `import type { Operation } from './runtime/operation.js';

${operations.map((operation) => operationText(operation, integers)).join('\n')}`;
}

function operationText(operation: Operation, integers: ReadonlySet<string>): string {
  const { id, method, path, token, parameters, body, success, errors } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const sent = parameters.filter((parameter) => parameter.in === 'header').map(({ name, sentAs }) => [name, sentAs]);
  const headers = success.headers.map((name) => [headerKey(name), [name, integers.has(name) ? 'integer' : 'text']]);
  const data = {
    method: method.toUpperCase(),
    path,
    ...(query.length > 0 && { query }),
    ...(sent.length > 0 && { headers: Object.fromEntries(sent) }),
    ...(body && { body: bodyFields(id, body).map(({ name }) => name) }),
    ...(token !== 'never' && { takesToken: true }),
    success: {
      status: success.status,
      ...(success.lines ? { isLines: true } : !success.type && { isEmpty: true }),
      headers: Object.fromEntries(headers),
    },
    errors: Object.fromEntries(
      errors.map(({ status, body }) => [status, body === 'validation' ? 'invalid' : 'refused']),
    ),
  };
  return `export const ${id}: Operation = ${JSON.stringify(data, null, 2)};\n`;
}
