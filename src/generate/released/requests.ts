/** Breaking changes of an operation's requests: authentication, parameters, bodies. */
import type { BreakingChange, Change } from './change.ts';
import type { Document, Part } from './document.ts';
import { faultsOf } from './values.ts';

type Side = Change['was'];

/** Every former way of authentication must still suffice. */
export function securityBreaches({ was, is }: Change): BreakingChange[] {
  const ways = waysOf(is);
  const isEnough = (way: readonly string[]) => ways.some((other) => other.every((scheme) => way.includes(scheme)));
  return waysOf(was)
    .filter((way) => !isEnough(way))
    .map((way) => ({
      where: 'security',
      what: `${way.length > 0 ? way.join(' and ') : 'no token'} is not enough now`,
    }));
}

/** The alternatives, each as the schemes that it combines. Schemes are compared by content, not by name. */
function waysOf({ document, operation }: Side): string[][] {
  const ways: Part[] = operation.security ?? document.root.security ?? [];
  return (ways.length > 0 ? ways : [{}]).map((way) => Object.keys(way).map((name) => schemeOf(document, name)));
}

function schemeOf(document: Document, name: string): string {
  const { description: _, ...scheme } = document.resolve(document.root.components.securitySchemes[name]);
  return Object.values(scheme).join(' ');
}

export function parameterBreaches({ was, is }: Change): BreakingChange[] {
  const [before, after] = [parametersOf(was), parametersOf(is)];
  const mandatory = [...after].filter(([key, { required }]) => required && !before.get(key)?.required);
  return [
    ...[...before.keys()].filter((key) => !after.has(key)).map((key) => ({ where: key, what: 'is gone' })),
    ...mandatory.map(([key]) => ({ where: key, what: 'is mandatory now' })),
    ...[...before].flatMap(([key, { schema }]) => {
      const now = after.get(key);
      return now ? schemaBreaches(was.document, schema, is.document, now.schema, key) : [];
    }),
  ];
}

/** By location and name. */
const parametersOf = ({ document, operation }: Side) =>
  new Map<string, Part>(
    (operation.parameters ?? []).map((each: Part) => {
      const parameter = document.resolve(each);
      return [`${parameter.in} parameter ${parameter.name}`, parameter];
    }),
  );

export function bodyBreaches({ was, is }: Change): BreakingChange[] {
  const [before, after] = [bodyOf(was), bodyOf(is)];
  const mandatory = after?.required && !before?.required;
  if (!before) return mandatory ? [{ where: 'body', what: 'is mandatory now' }] : [];
  if (!after) return [{ where: 'body', what: 'is gone' }];
  return [
    ...(mandatory ? [{ where: 'body', what: 'is mandatory now' }] : []),
    ...Object.entries<Part>(before.content).flatMap(([type, { schema }]) => {
      const now = after.content[type];
      if (!now) return [{ where: 'body', what: `may not be ${type} now` }];
      return schemaBreaches(was.document, schema, is.document, now.schema, 'body');
    }),
  ];
}

const bodyOf = ({ document, operation }: Side): Part | undefined =>
  operation.requestBody && document.resolve(operation.requestBody);

const schemaBreaches = (before: Document, was: Part, after: Document, is: Part, where: string): BreakingChange[] =>
  faultsOf({ document: before, part: was }, { document: after, part: is }, 'sent', '').map(({ at, what }) => ({
    where: `${where} ${at}`.trim(),
    what,
  }));
