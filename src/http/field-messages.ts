/** Validation messages for people; each follows the field's name. */
import type { z } from 'zod';
import type { ValidationErrors } from '../../contracts/failures.ts';
import { isBlank } from '../../contracts/text.ts';
import { Invalid } from '../errors.ts';

/** A fault as the contract's schemas report it. */
export interface Issue {
  code?: string;
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  expected?: string;
  keys?: readonly string[];
  values?: readonly unknown[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** The unit that a size counts. */
  origin?: string;
}

/** The message for a value of the wrong type. */
const kinds: Readonly<Record<string, string>> = {
  string: 'is not text',
  array: 'is not a list',
  object: 'is not an object',
};

/** Longer lists of values are not read. */
const maxValues = 20;

const blank = "can't be blank";

function messageOf(issue: Issue, value: unknown): string {
  if (value === undefined || value === null || isBlank(value)) return blank;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'is not a whole number';
      if (issue.expected === 'number') return 'is not a number';
      return kinds[issue.expected ?? ''] ?? issue.message;
    case 'invalid_value':
      return (issue.values?.length ?? 0) > maxValues
        ? 'is not one of the supported codes'
        : `is not one of ${issue.values?.join(', ')}`;
    case 'unrecognized_keys':
      return `has nothing that is called ${issue.keys?.join(', ')}`;
    case 'too_big':
      return issue.origin === 'array' ? `has more than ${issue.maximum}` : `is more than ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'array') return issue.minimum === 1 ? blank : `has fewer than ${issue.minimum}`;
      return `is less than ${issue.minimum}`;
    default:
      return issue.message;
  }
}

/** The message for a field; for objects and lists, that of the inner value. */
function messageWithin(issue: Issue, value: unknown): string {
  const steps = stepsOf(issue).slice(2);
  const inner = steps.reduce<unknown>((outer, step) => (outer as Record<PropertyKey, unknown> | null)?.[step], value);
  const message = messageOf(issue, inner);
  const [name] = steps;
  return typeof name === 'string' ? `${name} ${message}` : message;
}

/** The messages for the fields of a group; `base` where the group itself is missing. */
export function fieldMessages(
  issues: readonly Issue[],
  group: string,
  body: Record<string, unknown>,
): ValidationErrors {
  const fields = body[group];
  const errors: ValidationErrors = {};
  for (const issue of issues) {
    const name = nameIn(issue);
    if (name === undefined) return { base: [`${group} is missing`] };
    const message = messageWithin(issue, (fields as Record<string, unknown>)[name]);
    errors[name] = [...new Set([...(errors[name] ?? []), message])];
  }
  return errors;
}

/** The messages for the parameters of a query. */
export const queryMessages = (issues: readonly Issue[], query: Record<string, unknown>): ValidationErrors =>
  fieldMessages(
    issues.map((issue) => ({ ...issue, path: ['query', ...(issue.path ?? [])] })),
    'query',
    { query },
  );

/** Query parameters parsed by a schema. Throws `Invalid` with messages by parameter. */
export function parseQuery<S extends z.ZodType>(schema: S, query: Record<string, unknown>): z.output<S> {
  const { success, data, error } = schema.safeParse(query);
  if (success) return data;
  throw new Invalid(queryMessages(error.issues as Issue[], query), { cause: error });
}

const stepsOf = ({ path = [] }: Issue): PropertyKey[] =>
  path.map((step) => (typeof step === 'object' ? step.key : step));

function nameIn(issue: Issue): string | undefined {
  const step = stepsOf(issue)[1];
  return step === undefined ? undefined : String(step);
}
