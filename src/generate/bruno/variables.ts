/**
 * The variables of the collection: what the environment sets, and what the answer of one request leaves for those that
 * follow, so that the whole collection can be run from the first request to the last.
 */
import type { Field, Model, Operation } from '../sdk/model.ts';
import { camel } from '../sdk/names.ts';

/** What the environment sets, with what it is for a service that has just been started. */
export const environment = {
  email: 'ada@example.com',
  password: 'correct horse battery staple',
  /** A token of a social network; without it, the sign-ins by one are skipped. */
  socialToken: '',
  /** Of the original that somebody has read; without it, nothing is decided about translations. */
  sourceHash: '',
};

/** What an answer leaves: the variable, and where it stands in the body. */
interface Left {
  name: string;
  at: string;
}

/** What the answers of single operations leave, besides the id of what they make. */
const left: Record<string, Left> = {
  getAuthToken: { name: 'token', at: 'auth_token' },
  createTag: { name: 'tagIdentifier', at: 'tags[0].tag_identifier' },
  createBundleLink: { name: 'bundleKey', at: "url.split('/').at(-1)" },
  // No request makes one: there are those that visitors have sent, if any.
  listReports: { name: 'reportId', at: 'at(0)?.id' },
  // What is remembered is there once something has been translated.
  listMemoryEntries: { name: 'memoryEntryId', at: 'at(0)?.id' },
  listHistory: { name: 'historyEntryId', at: 'find(({ changes }) => changes.text?.[0])?.id' },
};

/** The variables that the answer of an operation leaves; the first one of what makes a record is its id. */
export function leftBy({ id, body, success }: Operation): Left[] {
  const isMade = success.status === 201 && body?.within !== undefined;
  const made = isMade ? [{ name: camel(`${body.within}_id`), at: 'id' }] : [];
  return [...made, ...(left[id] ? [left[id]] : [])];
}

/** Which variable stands in the place of a value of a request; undefined where the example stays. */
export type Variable = (operation: Operation, field: Field) => string | undefined;

export function variablesOf({ groups }: Model): Variable {
  const operations = groups.flatMap((group) => group.operations);
  const known = new Set(operations.flatMap((operation) => leftBy(operation).map(({ name }) => name)));
  for (const id of Object.keys(left))
    if (!operations.some((operation) => operation.id === id)) throw new Error(`The collection waits for ${id}`);
  // `/places/{id}.json` and what stands below it is about what `/places.json` has made, or listed.
  const madeAt = new Map(operations.map((operation) => [operation.path, leftBy(operation)[0]?.name]));
  return (operation, field) => {
    if (operation.token === 'never' && operation.body?.as === 'fields') return credential(operation, field);
    if (field.type.kind === 'value' && known.has(camel(field.type.name))) return camel(field.type.name);
    const [resource, ...below] = operation.path.split(`/{${field.name}}`);
    if (below.length > 0) return madeAt.get(`${resource}.json`) ?? madeAt.get(`${resource}`);
    // A list of record ids has the one that was made.
    if (isNumbers(field.example)) return known.has(nameOfOne(field)) ? nameOfOne(field) : undefined;
    // `hardware_id` of `/api/v1` is no record's id: those are numbers.
    return typeof field.example === 'number' && known.has(camel(field.name)) ? camel(field.name) : undefined;
  };
}

/** `tag_ids` holds what `tag_id` does. */
const nameOfOne = ({ name }: Field): string => camel(name.replace(/s$/, ''));

export const isNumbers = (example: unknown): example is number[] =>
  Array.isArray(example) && example.every((each) => typeof each === 'number');

/** A token that is given in return for a token is that of a social network. */
function credential({ success }: Operation, { name }: Field): string | undefined {
  if (name === 'auth_token')
    return success.type?.kind === 'record' && success.type.name === 'AuthToken' ? 'socialToken' : 'token';
  return name in environment ? name : undefined;
}
