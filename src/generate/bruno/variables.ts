/**
 * The variables of the collection: those of the environment, and those that answers set for later requests, so that the
 * whole collection can be run in order.
 */
import type { Field, Model, Operation } from '../sdk/model.ts';
import { camel } from '../sdk/names.ts';

/** The variables of the environment, with their values for a freshly started service. */
export const environment = {
  email: 'ada@example.com',
  password: 'correct horse battery staple',
  /** A social network's token; without it, those sign-ins are skipped. */
  socialToken: '',
  /** The hash of an original; without it, decisions about translations are skipped. */
  sourceHash: '',
};

/** A variable set by an answer, with its path in the body. */
interface AnswerVariable {
  name: string;
  at: string;
}

/** The variables of single operations, besides the id of a created record. */
const left: Record<string, AnswerVariable | readonly AnswerVariable[]> = {
  getAuthToken: { name: 'token', at: 'auth_token' },
  createTag: { name: 'tagIdentifier', at: 'tags[0].tag_identifier' },
  createBundleLink: { name: 'bundleKey', at: "url.split('/').at(-1)" },
  // No request creates one: only visitors do.
  listReports: { name: 'reportId', at: 'at(0)?.id' },
  // Memory has entries once something has been translated.
  listMemoryEntries: { name: 'memoryEntryId', at: 'at(0)?.id' },
  // Only an accepted invitation makes one.
  listTeamMembers: { name: 'teamMemberId', at: 'at(0)?.id' },
  // Entries come from an earlier run. Each is shown and restored, restored, or destroyed.
  listBinEntries: [
    { name: 'binEntryId', at: 'at(0)?.id' },
    { name: 'binEntryToRestore', at: 'at(1)?.id' },
    { name: 'binEntryToDestroy', at: 'at(2)?.id' },
  ],
  listHistory: { name: 'historyEntryId', at: 'find(({ changes }) => changes.text?.[0])?.id' },
};

/** The variables of ids that would be called like those of another resource. */
const madeNames: Record<string, string> = { createTeamInvitation: 'teamInvitationId' };

/** Parameters whose variable does not follow from their address or their name. */
const taken: Record<string, Record<string, string>> = {
  restoreBinEntries: { ids: 'binEntryToRestore' },
  destroyBinEntry: { id: 'binEntryToDestroy' },
};

/** The variables that an operation's answer sets; for a create, the first is the id. */
export function variablesSetBy({ id, body, success }: Operation): AnswerVariable[] {
  const isMade = success.status === 201 && body?.within !== undefined;
  const made = isMade ? [{ name: madeNames[id] ?? camel(`${body.within}_id`), at: 'id' }] : [];
  return [...made, ...[left[id] ?? []].flat()];
}

/** The variable for a request's value; undefined: the example stays. */
export type Variable = (operation: Operation, field: Field) => string | undefined;

export function variablesOf({ groups }: Model): Variable {
  const operations = groups.flatMap((group) => group.operations);
  const known = new Set(operations.flatMap((operation) => variablesSetBy(operation).map(({ name }) => name)));
  for (const id of Object.keys(left))
    if (!operations.some((operation) => operation.id === id)) throw new Error(`The collection waits for ${id}`);
  // The parameters below `/places/{id}.json` refer to the record of `/places.json`.
  const madeAt = new Map(operations.map((operation) => [operation.path, variablesSetBy(operation)[0]?.name]));
  return (operation, field) => {
    const own = taken[operation.id]?.[field.name];
    if (own !== undefined) return own;
    // An admin, as the first customer is, names the museum.
    if (field.name === 'member_of') return 'customerId';
    if (operation.token === 'never' && operation.body?.as === 'fields') return credential(operation, field);
    if (field.type.kind === 'value' && known.has(camel(field.type.name))) return camel(field.type.name);
    const [resource, ...below] = operation.path.split(`/{${field.name}}`);
    if (below.length > 0) return madeAt.get(`${resource}.json`) ?? madeAt.get(`${resource}`);
    // A list of record ids contains the created one.
    if (isNumbers(field.example)) return known.has(nameOfOne(field)) ? nameOfOne(field) : undefined;
    // `hardware_id` of `/api/v1` is no record id: those are numbers.
    return typeof field.example === 'number' && known.has(camel(field.name)) ? camel(field.name) : undefined;
  };
}

/** `tag_ids` is filled like `tag_id`. */
const nameOfOne = ({ name }: Field): string => camel(name.replace(/s$/, ''));

export const isNumbers = (example: unknown): example is number[] =>
  Array.isArray(example) && example.every((each) => typeof each === 'number');

/** A token that is exchanged for another is a social network's. */
function credential({ success }: Operation, { name }: Field): string | undefined {
  if (name === 'auth_token')
    return success.type?.kind === 'record' && success.type.name === 'AuthToken' ? 'socialToken' : 'token';
  return name in environment ? name : undefined;
}
