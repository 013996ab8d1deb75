/** `calls.ts` and `operations.ts` of the package: the parameters of each operation, its outcomes, and its request. */
import type { Field, Model, Operation, Type } from '../model.ts';
import { pascal } from '../names.ts';
import { headerKey, headersOfSuccess, namesOf } from './declarations.ts';
import { docComment, property, quoted, typeText, withImports } from './text.ts';

/** All parameters of a call, in one object. Throws for duplicate names. */
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

/** All operations, including streams. */
export const operationsOf = ({ groups }: Model): Operation[] =>
  groups.flatMap(({ operations, streams }) => [...operations, ...streams]);

/** The interfaces of the parameters and the unions of the answers. */
export function callsFile(model: Model): string {
  const text = operationsOf(model)
    .map((operation) => parametersText(operation) + answerText(operation))
    .join('\n');
  const declared = [...model.declarations.flatMap(namesOf), 'AnswerHeaders'];
  return withImports(refusedText(declared) + text, { './runtime/answers.js': answerTypes, './types.js': declared });
}

const answerTypes = ['Answered', 'LineStream', 'Open', 'RefusedOf', 'Unanswered'];

/** A document without errors has no codes of them either. */
function refusedText(declared: readonly string[]): string {
  const [code, reason] = ['ErrorCode', 'ErrorReason'].map((name) => (declared.includes(name) ? name : 'string'));
  return `${docComment('The service refused the call.')}export type Refused = RefusedOf<${code}, ${reason}>;\n\n`;
}

function parametersText(operation: Operation): string {
  const fields = parametersOf(operation);
  if (fields.length === 0) return '';
  return (
    `${docComment(`What \`${operation.id}\` takes.`)}export interface ${parametersName(operation)} {\n` +
    `${fields.map((field) => property(field, 'input')).join('')}}\n`
  );
}

function answerText(operation: Operation): string {
  const { success } = operation;
  const body = success.lines ? 'LineStream' : success.type ? typeText(success.type, 'output') : 'undefined';
  const headers = success.headers.map((name) => quoted(headerKey(name))).join(' | ') || 'never';
  const cases = [`Answered<${success.status}, ${body}, Pick<AnswerHeaders, ${headers}>>`, 'Refused', 'Unanswered'];
  return (
    `${docComment(`What \`${operation.id}\` may come to.`)}export type ${answerName(operation)} =\n` +
    `${cases.map((each) => `  | ${each}`).join('\n')};\n`
  );
}

/** The requests and answers of operations, as data for the runtime. */
export function operationsFile(model: Model): string {
  const kinds = new Map(headersOfSuccess(model).map(({ name, type }) => [name, type.kind]));
  const text = operationsOf(model).map((operation) => operationText(operation, kinds, model));
  const reader = model.groups.some(({ streams }) => streams.length > 0)
    ? "import { piecesOf } from './runtime/line-stream.js';\n"
    : '';
  return `${reader}import type { Operation } from './runtime/operation.js';

${text.join('\n')}`;
}

function operationText(operation: Operation, kinds: ReadonlyMap<string, Type['kind']>, model: Model): string {
  const { id, summary, method, path, token, parameters, body, success } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const sent = parameters.filter((parameter) => parameter.in === 'header').map(({ name, sentAs }) => [name, sentAs]);
  const headers = success.headers.map((name) => {
    const kind = kinds.get(name);
    return [headerKey(name), kind === 'integer' || kind === 'boolean' ? [name, kind] : name];
  });
  const data = {
    name: id,
    method: method.toUpperCase(),
    path,
    ...(query.length > 0 && { query }),
    ...(sent.length > 0 && { headers: Object.fromEntries(sent) }),
    ...(body && { body: bodyFields(id, body).map(({ name }) => name) }),
    ...(token !== 'never' && { takesToken: true }),
    ...(operation.isRepeatable && { isRepeatable: true }),
    status: success.status,
    ...(!success.lines && shapeOf(success.type, model)),
    answers: Object.fromEntries(headers),
  };
  const json = JSON.stringify(data, null, 2);
  const literal = success.lines ? json.replace(/\n\}$/, ',\n  "lines": piecesOf\n}') : json;
  return `${docComment(`${summary}.`)}export const ${id}: Operation<'${id}'> = ${literal};\n`;
}

/** The check of a body's type: whether it is a list, else its required fields. */
function shapeOf(type: Type | undefined, { declarations }: Model): object {
  if (type === undefined) return { isEmpty: true };
  if (type.kind === 'list') return { isList: true };
  const record = 'name' in type ? declarations.find(({ name }) => name === type.name) : undefined;
  const fields = record?.kind === 'record' ? record.fields : [];
  const keys = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return keys.length > 0 ? { keys } : {};
}
