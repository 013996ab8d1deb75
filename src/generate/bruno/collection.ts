/** `generated/bruno/`: all operations as a collection for Bruno, an API client that stores requests as files. */
import type { Group, Model, Operation } from '../sdk/model.ts';
import { block, dictionary, file } from './bru.ts';
import { requestFile } from './request.ts';
import { environment, type Variable, variablesOf, variablesSetBy } from './variables.ts';

/** Deletions are in the last folder, so that the created records can be used until then. */
const endings = 'At the end';
const isEnding = ({ id, method }: Operation) => method === 'delete' || id === 'signOut';

/** All files of the collection, by their paths in it. `baseUrl`: of a freshly started service. */
export function brunoCollection(from: Model, baseUrl: string): Map<string, string> {
  const model = withStreams(from);
  const variable = variablesOf(model);
  return new Map([
    ['bruno.json', `${JSON.stringify({ version: '1', name: model.title, type: 'collection' }, null, 2)}\n`],
    ['collection.bru', collection(model)],
    ['environments/local.bru', dictionary('vars', { baseUrl, ...environment })],
    ...folders(model, variable).flatMap(({ name, operations }, index): [string, string][] => [
      [`${name}/folder.bru`, dictionary('meta', { name, seq: index + 1 })],
      ...operations.map((operation, at): [string, string] => [
        `${name}/${operation.id}.bru`,
        requestFile(operation, at + 1, variable),
      ]),
    ]),
  ]);
}

/** Including streamed answers: Bruno shows NDJSON as text. */
const withStreams = (model: Model): Model => ({
  ...model,
  groups: model.groups.map((group) => ({ ...group, operations: [...group.operations, ...group.streams], streams: [] })),
});

const collection = ({ description }: Model): string =>
  file(
    dictionary('auth', { mode: 'bearer' }),
    dictionary('auth:bearer', { token: '{{token}}' }),
    block(
      'docs',
      `${description}\n\nChoose the environment \`local\`, put your e-mail address and password into it, and send \`getAuthToken\`: the other requests use its token. Requests that make something leave its id for those that show, change and destroy it, so the collection can be run as a whole.`,
    ),
  );

/** The groups in the order of their dependencies; then deletions, in reverse order of creation. */
function folders({ groups }: Model, variable: Variable): Pick<Group, 'name' | 'operations'>[] {
  const ordered: Group[] = [];
  const waiting = [...groups];
  while (waiting.length > 0) {
    const left = new Set(
      waiting.flatMap(({ operations }) => operations.flatMap((each) => variablesSetBy(each).map(({ name }) => name))),
    );
    const next = waiting.findIndex((group) => {
      const own = group.operations.flatMap((each) => variablesSetBy(each).map(({ name }) => name));
      return [...usedBy(group, variable)].every((name) => own.includes(name) || !left.has(name));
    });
    if (next < 0) throw new Error(`These groups wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  const last = ordered.flatMap(({ operations }) => operations.filter(isEnding)).reverse();
  return [
    ...ordered.map(({ name, operations }) => ({ name, operations: inOrder(operations) })),
    { name: endings, operations: last },
  ];
}

/** Creates come before their uses. */
const inOrder = (operations: readonly Operation[]): Operation[] =>
  operations
    .filter((operation) => !isEnding(operation))
    .sort((a, b) => Number(variablesSetBy(b).length > 0) - Number(variablesSetBy(a).length > 0));

function usedBy({ operations }: Group, variable: Variable): Set<string> {
  const used = operations.flatMap((operation) => [
    ...(operation.token === 'never' ? [] : ['token']),
    ...[...operation.parameters, ...(operation.body?.record.fields ?? [])].flatMap(
      (field) => variable(operation, field) ?? [],
    ),
  ]);
  return new Set(used);
}
