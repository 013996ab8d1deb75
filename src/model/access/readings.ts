/** The two ways to read the rows of a list: collected, by indexes, or as a scan in the order of the list. */
import type { AnyQueryBuilder } from 'objection';
import type { Actor, Resource, TeamResource } from '../../../contracts/access.ts';
import { isOfOwnTag } from './of-own-tag.ts';
import { type Breadth, bindingsOf, listCondition, nested, policy } from './policy.ts';
import { applyConditions, queriesByAlternative, type RowCondition } from './sort-order.ts';

/**
 * Rows with what their policy joins to them. PostgreSQL would read all rows of a nested condition, to make them unique,
 * before it finds the first one; a join that no condition needs it leaves out.
 */
export function joined<Q extends AnyQueryBuilder>(rows: Q, resource: Resource | TeamResource): Q {
  const { by } = policy[resource];
  return by ? (rows.joinRaw(`left join ${by.table} on ${by.on}`) as Q) : rows;
}

/**
 * A condition on the tag of a row, for a scan in the order of a list: PostgreSQL reads the ids of the tags into a hash
 * once and filters by it. `coalesce` prevents a join, which would compare the words of other customers' rows first.
 */
export const inScan = (resource: Resource | TeamResource, condition: string): string =>
  `coalesce(${nested(condition, policy[resource].by)}, false)`;

/** The rows of an index that fulfil conditions. */
export function readingsOf<Q extends AnyQueryBuilder>(
  resource: Resource | TeamResource,
  actor: Actor,
  { breadth, conditions = [] }: { breadth?: Breadth | undefined; conditions?: readonly RowCondition[] | undefined },
  rows: () => Q,
) {
  const { tag } = policy[resource];
  const condition = listCondition(resource, actor, breadth);
  const listed = (some: Q, sql: string | undefined = condition): Q =>
    condition === undefined || sql === undefined ? some : (some.whereRaw(sql, bindingsOf(actor)) as Q);
  const own = () => listed(joined(rows(), resource), tag && isOfOwnTag(tag));
  return {
    all: (): Q => applyConditions(own(), conditions),
    /** As a scan in the order of a list, until a page is full. */
    inOrder: (): Q => applyConditions(listed(rows(), tag && inScan(resource, isOfOwnTag(tag))), conditions, true),
    /** As queries each of which has an index. */
    branches: () => queriesByAlternative(own, conditions),
  };
}
