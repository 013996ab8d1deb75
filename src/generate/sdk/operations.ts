/** The operations of the document as the SDKs offer them. */
import type {
  MediaTypeObject,
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  PathItemObject,
  ReferenceObject,
  ResponseObject,
  SchemaObject,
} from 'openapi3-ts/oas31';
import { errorAnswer } from './errors.ts';
import {
  type Body,
  type Field,
  keyHeader,
  type Operation,
  type Parameter,
  repeatableMark,
  type Success,
  type Type,
} from './model.ts';
import { pascal, wordsOf } from './names.ts';
import { resolveReference, type Schema, schemaName } from './schema.ts';
import type { Types } from './types.ts';

export const methods: readonly Operation['method'][] = ['get', 'post', 'put', 'patch', 'delete'];
const token = 'auth_token';
/** The sentence about other forms of a body: an SDK uses its own. */
const otherBodies = / The fields? can also be sent at the top level,[^.]*\./;
/** The media type of streams. */
const linesType = 'application/x-ndjson';
/** Never sent to clients that accept JSON, as the SDKs do. */
const notAcceptable = 406;

/** The operations of a group, in the document's order. */
export function readOperations(document: OpenAPIObject, types: Types, group: string): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation?.tags?.includes(group) || operation.deprecated || isTwin(item, method)) return [];
      return doneOrTried(operation, path).map(
        (each) => new OperationReader(document, types, each.operation, method, each.path).operation,
      );
    }),
  );
}

/** PUT equals PATCH at the same path: new clients need only one of them. */
const isTwin = (item: PathItemObject, method: string): boolean => method === 'put' && item.patch !== undefined;

/** The parameter for a dry run. */
const tryParameter = 'dry_run';

/** An operation whose dry run answers otherwise becomes two, so that each has one type of success. */
function doneOrTried(operation: OperationObject, path: string): { operation: OperationObject; path: string }[] {
  const { operationId = '', parameters = [], responses = {} } = operation;
  const isTry = (each: ParameterObject | ReferenceObject) => 'name' in each && each.name === tryParameter;
  if (!('200' in responses && '201' in responses && parameters.some(isTry))) return [{ operation, path }];
  const { 200: told, 201: done, ...refused } = responses;
  const others = parameters.filter((each) => !isTry(each));
  const isKey = (each: ParameterObject | ReferenceObject) => 'name' in each && each.name === keyHeader;
  const trying = {
    ...operation,
    operationId: operationId.replace(/^create/, 'estimate'),
    summary: `${operation.summary} (estimate)`,
    parameters: others.filter((each) => !isKey(each)),
    // A dry run changes nothing.
    [repeatableMark]: true,
    responses: { 200: told, ...refused },
  };
  return [
    { operation: { ...operation, parameters: others, responses: { 201: done, ...refused } }, path },
    { operation: trying as OperationObject, path: `${path}?${tryParameter}=1` },
  ];
}

/** The state of reading one operation. */
class OperationReader {
  readonly #document: OpenAPIObject;
  readonly #types: Types;
  readonly #from: OperationObject;
  readonly #id: string;
  readonly operation: Operation;

  constructor(document: OpenAPIObject, types: Types, from: OperationObject, method: Operation['method'], path: string) {
    this.#document = document;
    this.#types = types;
    this.#from = from;
    this.#id = from.operationId ?? '';
    if (this.#id === '') throw new Error(`${method} ${path} has no operationId`);
    const { summary = '', description = '' } = from;
    const bearer = this.#bearer();
    const parameters = this.#parameters();
    const answers = this.#answers();
    this.operation = {
      id: this.#id,
      summary,
      description: description.replace(otherBodies, ''),
      method,
      path,
      token: bearer,
      parameters: parameters.filter(({ name }) => bearer === 'never' || name !== token),
      body: this.#body(bearer !== 'never'),
      isRepeatable: (from as Record<string, unknown>)[repeatableMark] === true,
      success: this.#success(answers),
      isConditional: answers.has(304),
      isNegotiated: this.#isNegotiated(),
      errors: [...answers].flatMap(([status, answer]) =>
        status >= 400 && status !== notAcceptable ? [errorAnswer(status, answer, types, `${this.#id} ${status}`)] : [],
      ),
    };
  }

  #bearer(): Operation['token'] {
    const { security = [] } = this.#from;
    if (!security.some((each) => 'bearer' in each)) return 'never';
    return security.some((each) => Object.keys(each).length === 0) ? 'optional' : 'required';
  }

  #parameters(): Parameter[] {
    return (this.#from.parameters ?? []).flatMap((each) => {
      const parameter = resolveReference<ParameterObject>(this.#document, each, this.#id);
      const { name: sentAs, in: where, required = false, schema, description, example } = parameter;
      const name = where === 'header' ? wordsOf(sentAs).join('_') : sentAs;
      const place = `${this.#id} ${name}`;
      // Conditional requests are up to the runtime, and so is the choice of JSON among media types.
      if (where === 'header' && sentAs === 'If-None-Match') return [];
      if (sentAs === 'format' && this.#isNegotiated()) return [];
      if (where === 'cookie' || !schema) throw new Error(`${place}: no SDK can express it`);
      const field = this.#types.field(name, schema, required, pascal(this.#id), 'input', place);
      if (field.isNullable || !isPlain(field)) throw new Error(`${place}: no SDK can express it in an address`);
      const meant = description ?? field.description;
      const said = sentAs === keyHeader ? `${meant}. Where it is left out, the SDK sends a fresh one` : meant;
      return [{ ...field, description: said, example, in: where, sentAs }];
    });
  }

  /** Whether it answers JSON only on request, and otherwise something else. */
  #isNegotiated(): boolean {
    const { content = {} } = resolveReference<ResponseObject>(
      this.#document,
      this.#from.responses?.['200'] ?? {},
      this.#id,
    );
    return Object.keys(content).length > 1;
  }

  #body(hasBearer: boolean): Body | undefined {
    if (!this.#from.requestBody) return undefined;
    const place = `${this.#id} body`;
    const { content } = resolveReference(this.#document, this.#from.requestBody, place);
    const { schema, example, examples = {} } = json(content, place);
    const whole = resolveReference<SchemaObject>(this.#document, schema, place);
    const all = { ...(example !== undefined && { example }), ...valuesOf(examples) };
    const inner = onlyRecord(whole);
    if (inner) {
      const record = this.#record(inner.schema, inner.name, `${place}.${inner.within}`);
      return { as: 'record', record, within: inner.within, examples: all };
    }
    const isNamed = schemaName(schema) !== undefined;
    const { properties = {}, ...rest } = whole;
    const { [token]: _, ...withoutToken } = properties;
    const own = hasBearer && !rest.required?.includes(token) ? withoutToken : properties;
    const record = this.#record({ ...rest, properties: own }, schemaName(schema) ?? `${pascal(this.#id)}Body`, place);
    return { as: isNamed ? 'record' : 'fields', record, within: undefined, examples: all };
  }

  #record(schema: Schema, name: string, place: string) {
    return this.#types.record(resolveReference<SchemaObject>(this.#document, schema, place), name, 'input', place);
  }

  /** All answers, by status. */
  #answers(): Map<number, ResponseObject> {
    return new Map(
      Object.entries(this.#from.responses ?? {}).flatMap(([status, answer]) => {
        const place = `${this.#id} ${status}`;
        // An error like any unexpected one.
        if (status === '4XX') return [];
        if (!/^(2\d\d|304|[45]\d\d)$/.test(status)) throw new Error(`${place}: no SDK can express this status`);
        return [[Number(status), resolveReference<ResponseObject>(this.#document, answer, place)]];
      }),
    );
  }

  #success(answers: Map<number, ResponseObject>): Success {
    const [[status, answer] = [], ...others] = [...answers].filter(([status]) => status < 300);
    if (!status || !answer || others.length > 0) throw new Error(`${this.#id}: it needs exactly one way to succeed`);
    const { description, headers = {}, content } = answer;
    const place = `${this.#id} ${status}`;
    const said = { status, description, headers: Object.keys(headers) };
    const line = content?.[linesType]?.schema;
    if (line) return { ...said, type: undefined, lines: this.#lines(line, place) };
    const type = content && this.#types.type(json(content, place).schema, `${pascal(this.#id)}Answer`, 'output', place);
    return { ...said, type, lines: undefined };
  }

  /** The types of lines, each of which has a name. */
  #lines(schema: Schema, place: string): Type[] {
    const { oneOf = [] } = resolveReference<SchemaObject>(this.#document, schema, place);
    if (oneOf.length === 0) throw new Error(`${place}: lines of what?`);
    return oneOf.map((each) => this.#types.type(each, `${pascal(this.#id)}Line`, 'output', place));
  }
}

/** The single record in a body, with its name; undefined for a body of other fields. */
function onlyRecord({ properties = {} }: SchemaObject): { within: string; schema: Schema; name: string } | undefined {
  const [only, ...others] = Object.entries(properties);
  const name = only && others.length === 0 && schemaName(only[1]);
  return name ? { within: only[0], schema: only[1], name } : undefined;
}

/** The names of updating records: those sent by PATCH and PUT. */
export function updateRecordNames(document: OpenAPIObject): Set<string> {
  const operations = Object.values(document.paths ?? {}).flatMap(({ patch, put }) => [patch ?? [], put ?? []].flat());
  return new Set(operations.flatMap((operation) => updateOf(document, operation) ?? []));
}

function updateOf(document: OpenAPIObject, { operationId = '', requestBody }: OperationObject): string | undefined {
  if (!requestBody) return undefined;
  const place = `${operationId} body`;
  const { schema } = json(resolveReference(document, requestBody, place).content, place);
  const name = onlyRecord(resolveReference<SchemaObject>(document, schema, place))?.name ?? schemaName(schema);
  if (!name) throw new Error(`${place}: no SDK can express changes that have no name`);
  return name;
}

const isPlain = ({ type: { kind } }: Field) => kind !== 'list' && kind !== 'map' && kind !== 'record';

const valuesOf = (examples: NonNullable<MediaTypeObject['examples']>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(examples).flatMap(([name, example]) => ('value' in example ? [[name, example.value]] : [])),
  );

/** A body's JSON schema, the only media type that the SDKs send and read. */
function json(content: Record<string, MediaTypeObject>, place: string): MediaTypeObject & { schema: Schema } {
  const { schema, ...media } = content['application/json'] ?? {};
  if (!schema) throw new Error(`${place}: no SDK can express a body other than JSON`);
  return { ...media, schema };
}
