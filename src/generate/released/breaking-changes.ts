/** Breaking changes of a document for clients of an earlier one, operation by operation. */
import { answerBreaches } from './answers.ts';
import type { Breach, BreakingChange, Change } from './change.ts';
import { Document, type Part } from './document.ts';
import { bodyBreaches, parameterBreaches, securityBreaches } from './requests.ts';

/** All promises of the released document that the present one breaks. Throws where it cannot tell. */
export function breaches(released: object, present: object): Breach[] {
  const [before, after] = [new Document(released), new Document(present)];
  return operationsOf(before).flatMap(({ path, method, operation }) => {
    const { operationId } = operation;
    const address = `${method.toUpperCase()} ${path}`;
    const now = after.root.paths[path]?.[method];
    const change = { was: { document: before, operation }, is: { document: after, operation: now } };
    const findings = now ? operationBreaches(change) : [{ where: '', what: 'is gone' }];
    return findings.map((finding) => ({ operationId, address, ...finding }));
  });
}

const operationsOf = ({ root }: Document) =>
  Object.entries<Part>(root.paths).flatMap(([path, methods]) =>
    Object.entries<Part>(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function operationBreaches(change: Change): BreakingChange[] {
  const { was, is } = change;
  const renamed = was.operation.operationId !== is.operation.operationId;
  return [
    // Generated clients have it as a method's name.
    ...(renamed ? [{ where: '', what: `is called ${is.operation.operationId} now` }] : []),
    ...securityBreaches(change),
    ...parameterBreaches(change),
    ...bodyBreaches(change),
    ...answerBreaches(change),
  ];
}

/** Breaches as lines: one for all operations that share the same. */
export const breachLines = (all: readonly Breach[]): string[] =>
  [...Map.groupBy(all, ({ where, what }) => [where, what].filter(Boolean).join(': '))].map(
    ([said, [first, ...more]]) => {
      const others = more.length > 0 ? ` and ${more.length} more` : '';
      return `${first?.operationId} (${first?.address})${others}: ${said}`;
    },
  );
