/** An operation as a request of the collection. */
import type { Field, Operation, Parameter, RecordType } from '../sdk/model.ts';
import { type SampleValue, sampleOf } from '../sdk/samples/sample.ts';
import { block, dictionary, file } from './bru.ts';
import { isNumbers, type Variable, variablesSetBy } from './variables.ts';

export function requestFile(operation: Operation, seq: number, variable: Variable): string {
  const { id, summary, description, method, token, success, isNegotiated } = operation;
  const { parameters, body } = sampleOf(operation);
  const inQuery = parameters.filter(({ field }) => field.in === 'query');
  const isAnyRequired = inQuery.some(({ field }) => field.isRequired);
  const value = (given: SampleValue) => written(operation, given, variable);
  // `~` disables a parameter: those that only filter a list are all disabled at first.
  const isSent = ({ field }: SampleValue<Parameter>) => isAnyRequired || field.name === 'member_of';
  const query = inQuery.map((given) => [`${isSent(given) ? '' : '~'}${given.field.name}`, value(given)]);
  const left = variablesSetBy(operation);
  return file(
    dictionary('meta', { name: id, type: 'http', seq }),
    dictionary(method, {
      url: `{{baseUrl}}${addressOf(operation, parameters, value)}${queryOf(inQuery.filter(isSent), value)}`,
      body: body ? 'json' : 'none',
      auth: token === 'never' ? 'none' : 'inherit',
    }),
    ...(isNegotiated ? [dictionary('headers', { Accept: 'application/json' })] : []),
    ...(query.length > 0 ? [dictionary('params:query', Object.fromEntries(query))] : []),
    ...(body ? [block('body:json', json(operation, body, variable))] : []),
    dictionary('assert', { 'res.status': `eq ${success.status}` }),
    ...(takesSocialToken(operation, variable)
      ? [block('script:pre-request', skippingWithout('EnvVar', 'socialToken'))]
      : []),
    ...maybeThere
      .filter((name) => fieldsOf(operation).some((field) => variable(operation, field) === name))
      .map((name) => block('script:pre-request', skippingWithout('Var', name))),
    ...(takesWhatWasRead(operation) ? [block('script:pre-request', skippingWithout('EnvVar', 'sourceHash'))] : []),
    ...(left.length > 0 ? [block('script:post-response', setVariables(left, success.status))] : []),
    block('docs', `${summary}.\n\n${description}`),
  );
}

/** The script that skips a request without its variable. */
const skippingWithout = (kind: 'EnvVar' | 'Var', name: string) =>
  `if (!bru.get${kind}('${name}')) bru.runner.skipRequest();`;

const setVariables = (left: ReturnType<typeof variablesSetBy>, status: number) =>
  left
    .map(({ name, at }) => `if (res.getStatus() === ${status}) bru.setVar('${name}', res.getBody().${at});`)
    .join('\n');

const fieldsOf = ({ parameters, body }: Operation): readonly Field[] => [...parameters, ...(body?.record.fields ?? [])];

const takesSocialToken = (operation: Operation, variable: Variable) =>
  operation.body?.record.fields.some((field) => variable(operation, field) === 'socialToken') === true;

/** Ids that no request creates. */
const maybeThere = [
  ...['reportId', 'memoryEntryId', 'teamMemberId'],
  ...['binEntryId', 'binEntryToRestore', 'binEntryToDestroy'],
];

/** Decisions about a translation require the hash of its original, while the collection's own texts are originals. */
const takesWhatWasRead = ({ path }: Operation): boolean => /\/(confirm|to_machine)\.json$/.test(path);

function written(operation: Operation, { field, value }: SampleValue, variable: Variable): string {
  const name = variable(operation, field);
  return name === undefined ? String(value) : `{{${name}}}`;
}

function addressOf(
  { path }: Operation,
  parameters: readonly SampleValue[],
  value: (given: SampleValue) => string,
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const given = parameters.find(({ field }) => field.name === name);
    if (!given) throw new Error(`${path} names ${name}, and there is no such parameter`);
    return value(given);
  });
}

function queryOf(given: readonly SampleValue[], value: (given: SampleValue) => string): string {
  if (given.length === 0) return '';
  return `?${given.map((each) => `${each.field.name}=${value(each)}`).join('&')}`;
}

/** The body with variables inserted: numeric ones without quotes. */
function json(operation: Operation, body: Readonly<Record<string, unknown>>, variable: Variable): string {
  const { record, within } = operation.body as NonNullable<Operation['body']>;
  const fields = within === undefined ? body : (body[within] as Record<string, unknown>);
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const known = variable(operation, fieldOf(record, name));
      const given = `{{${known}}}`;
      return [name, known === undefined ? value : isNumbers(value) ? [given] : given];
    }),
  );
  const text = JSON.stringify(within === undefined ? filled : { [within]: filled }, null, 2);
  const numbers = record.fields.filter(({ example }) => typeof example === 'number' || isNumbers(example));
  return numbers.reduce(
    (all, { name }) => all.replace(new RegExp(`("${name}": (?:\\[\\s*)?)"(\\{\\{\\w+\\}\\})"`), '$1$2'),
    text,
  );
}

function fieldOf(record: RecordType, name: string): Field {
  const found = record.fields.find((field) => field.name === name);
  if (!found) throw new Error(`${record.name} has no ${name}`);
  return found;
}
