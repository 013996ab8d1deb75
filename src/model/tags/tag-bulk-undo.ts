/** Undo of bulk actions, for a day. */
import { type Actor, personOf } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { reach } from '../access/policy.ts';
import { Tag } from './tag.ts';

/** The time limit in hours. */
const hours = 24;

export interface PutBackTags {
  /** Restored tags. */
  count: number;
  /** Tags that were left alone: changed since or deleted, or their former place or owner is gone. */
  left: number;
}

/**
 * Restores the tags that the actor moved or gave away in one transaction. Later changes of other fields stay; a tag
 * that was moved or given away since is left alone. Throws `Invalid` where there is nothing to undo.
 */
export function undoBulk(db: Database, actor: Actor, version: string): Promise<PutBackTags> {
  return Tag.write(db, async (trx) => {
    const { rows } = await trx.raw(former, {
      version: /^\d{1,19}$/.test(version) ? version : '0',
      actor: personOf(actor),
    });
    if (rows.length === 0)
      throw new Invalid({
        base: [`There is nothing that could be put back, or not any more: it can be for ${hours} hours.`],
      });
    const count = await withoutTimeBudget(() => putBack(trx, actor, rows));
    return { count, left: rows.length - count };
  });
}

interface Former {
  id: number;
  changes: Record<Field, [number | string | null, number | string | null] | undefined>;
}

type Field = (typeof fields)[number];
const fields = ['customer_id', 'place_id', 'reference'] as const;

/** The tags with the fields' values before and after. A transfer may be followed by the tag's leaving its place. */
const former = `
  select record_id as id, jsonb_object_agg(field, jsonb_build_array(former, present)) as changes
  from (
    select distinct record_id, field,
      first_value(value -> 0) over steps as former, last_value(value -> 1) over steps as present
    from history, jsonb_each(changes) as change (field, value)
    where version = cast(:version as xid8) and at > now() - interval '${hours} hours'
      and resource = 'tags' and event = 'update' and customer_id = :actor
      and field in ('customer_id', 'place_id', 'reference')
    window steps as (partition by record_id, field order by id rows between unbounded preceding and unbounded following)
  ) as changed
  group by record_id order by record_id`;

async function putBack(trx: Transaction, actor: Actor, rows: readonly Former[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  await reach(trx('tags').whereRaw('tags.id = any(?)', [ids]), 'tags', actor)
    .orderBy('id')
    .forUpdate()
    .select('id');
  const { rows: done } = await trx.raw(back, {
    rows: JSON.stringify(rows),
    actor: actor.id,
    isAdmin: actor.isAdmin,
  });
  return done.length;
}

/** An unchanged field has its present value before and after. */
const value = (field: Field, type: string, at: 0 | 1) =>
  `case when f.changes ? '${field}' then (f.changes -> '${field}' ->> ${at})::${type} else t.${field} end`.replaceAll(
    '?',
    '\\?',
  );

const back = `
  with meant as (
    select t.id, ${value('customer_id', 'integer', 0)} as customer_id, ${value('place_id', 'integer', 0)} as place_id,
      ${value('reference', 'text', 0)} as reference
    from jsonb_to_recordset(cast(:rows as jsonb)) as f (id integer, changes jsonb) join tags t on t.id = f.id
    where (cast(:isAdmin as boolean) or t.customer_id = cast(:actor as integer))
      and t.customer_id is not distinct from ${value('customer_id', 'integer', 1)}
      and t.place_id is not distinct from ${value('place_id', 'integer', 1)}
  ), possible as (
    select m.* from meant m
    where (m.customer_id is null or exists (select from customers c where c.id = m.customer_id))
      and (m.place_id is null or exists (
        select from places p where p.id = m.place_id and p.customer_id = m.customer_id))
  )
  update tags t set customer_id = p.customer_id, place_id = p.place_id,
    reference = case when exists (
      select from tags other where other.id <> p.id and other.customer_id = p.customer_id and other.reference = p.reference
    ) then null else p.reference end
  from possible p where p.id = t.id
  returning t.id`;
