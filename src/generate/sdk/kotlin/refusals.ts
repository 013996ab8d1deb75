/** How the service may say no: a class for each status, and for each operation an interface of those that it may give. */
import type { ErrorAnswer, Group, Model, Operation } from '../model.ts';
import { indent, kdoc, source } from './text.ts';

export const refusalName = ({ id }: Pick<Operation, 'id'>): string =>
  `${id.charAt(0).toUpperCase()}${id.slice(1)}Refusal`;

export function refusalInterface(operation: Operation, group: Group): string {
  const { id, errors, isConditional } = operation;
  const said = errors.map(({ name, reasons }) =>
    reasons.length > 0 ? `[${name}] (${reasons.map((reason) => `\`${reason}\``).join(', ')})` : `[${name}]`,
  );
  const all = [...(isConditional ? ['[NotModified]'] : []), ...said].join(', ');
  return `${kdoc(`How \`${id}\` of "${group.name}" may be refused: ${all}.`)}
public sealed interface ${refusalName(operation)} : Refusal`;
}

export function refusalsFile({ groups }: Model): string {
  const operations = groups.flatMap((group) => [...group.operations, ...group.streams]);
  const statuses = new Map(
    operations.flatMap(({ errors }) => errors.map((error) => [error.status, error] as const)).sort(([a], [b]) => a - b),
  );
  const classes = [...statuses.values()].map((error) =>
    refusalClass(
      error,
      operations.filter(({ errors }) => errors.some(({ status }) => status === error.status)),
    ),
  );
  const conditional = operations.filter(({ isConditional }) => isConditional);
  return source('what the statuses mean.', [notModified(conditional), ...classes]);
}

function refusalClass({ status, name, description, body }: ErrorAnswer, operations: readonly Operation[]): string {
  const [base, answer] = body === 'error' ? ['ServiceError', 'ErrorAnswer'] : ['ValidationError', 'ValidationAnswer'];
  return `${kdoc(`${status}. ${description}`)}
public class ${name}(answer: ${answer}) :
${supertypes(`${base}(${status}, answer)`, operations)}`;
}

const notModified = (operations: readonly Operation[]) => `${kdoc('304. The copy is still the same.')}
public class NotModified(headers: AnswerHeaders) :
${supertypes('Unchanged(headers)', operations)}`;

const supertypes = (base: string, operations: readonly Operation[]) =>
  indent([base, ...operations.map(refusalName)].join(',\n'));
