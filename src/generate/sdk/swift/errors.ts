/** What an operation throws: an enum with a case for each answer that says no. */
import type { ErrorAnswer, Operation } from '../model.ts';
import { declared } from './declarations.ts';
import { errorOf, member, methodOf } from './spelling.ts';
import { comment, indented } from './text.ts';

interface Case {
  name: string;
  description: string;
  /** What it holds. */
  holds: string;
  /** The case of `CallFailure` that it stands for. */
  failure: 'error' | 'validation' | 'notModified' | 'unexpected' | 'network';
  status?: number;
}

function caseOf({ status, name, description, body, reasons }: ErrorAnswer, operationId: string): Case {
  // The runtime tells the two kinds of body apart by the status.
  if ((body === 'validation') !== (status === 422))
    throw new Error(`${operationId} ${status}: the Swift SDK expects another kind of body`);
  const because = reasons.map((reason) => `\`${member(reason)}\``).join(', ');
  return {
    name: member(name),
    description: `${status}: ${description}${because && `\n\nReasons: ${because}.`}`,
    holds: body === 'validation' ? 'ValidationAnswer' : 'ErrorAnswer',
    failure: body,
    status,
  };
}

const notModified: Case = {
  name: 'notModified',
  description: '304: the copy that `ifNoneMatch` names is still the same.',
  holds: 'AnswerHeaders',
  failure: 'notModified',
};

const always: Case[] = [
  {
    name: 'unexpected',
    description: 'An answer that the service does not document.',
    holds: 'UnexpectedAnswer',
    failure: 'unexpected',
  },
  {
    name: 'network',
    description: 'There was no answer: no connection, or it broke, or the time was up.',
    holds: 'any Error',
    failure: 'network',
  },
];

export function errorType({ id, errors, isConditional }: Operation): string {
  const own = [...(isConditional ? [notModified] : []), ...errors.map((error) => caseOf(error, id))];
  const all = [...own, ...always];
  const declarations = all.map(({ name, description, holds }) => `${comment(description)}\ncase ${name}(${holds})`);
  return declared('enum', `What can go wrong with \`${methodOf(id)}\`.`, `${errorOf(id)}: OperationError`, [
    declarations.join('\n'),
    `public static func documented(_ failure: CallFailure) -> Self? {\n${indented(documented(own))}\n}`,
    `public var failure: CallFailure {\n${indented(failure(all))}\n}`,
  ]);
}

/** From the common terms to the cases: the codes by their status, the others by their kind. */
function documented(own: readonly Case[]): string {
  const byStatus = own.filter((each) => each.failure === 'error');
  const byKind = own.filter((each) => each.failure !== 'error');
  return switchOver('failure', [
    [
      '.error(let error)',
      switchOver('error.status', [
        ...byStatus.map(({ name, status }): Branch => [`${status}`, `.${name}(error)`]),
        [undefined, 'nil'],
      ]),
    ],
    ...byKind.map(({ name, failure }): Branch => [`.${failure}(let said)`, `.${name}(said)`]),
    [undefined, 'nil'],
  ]);
}

/** From the cases to the common terms. */
function failure(all: readonly Case[]): string {
  const kinds = Map.groupBy(all, (each) => each.failure);
  return switchOver(
    'self',
    [...kinds].map(
      ([kind, cases]): Branch => [cases.map(({ name }) => `.${name}(let said)`).join(',\n    '), `.${kind}(said)`],
    ),
  );
}

/** A pattern, or undefined for all others, and what it gives. */
type Branch = [string | undefined, string];

const switchOver = (value: string, branches: readonly Branch[]): string =>
  `switch ${value} {\n${branches
    .map(([pattern, gives]) => `${pattern === undefined ? 'default' : `case ${pattern}`}:\n${indented(gives)}\n`)
    .join('')}}`;
