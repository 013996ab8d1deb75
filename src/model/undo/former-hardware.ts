/** The former state of hardware: its tag and its owner. */
import { reach } from '../access/policy.ts';
import { formerValues, type NetChange } from './change-set.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

export interface FormerItems {
  /** Whether its former tag is deleted, or the actor may not see it. */
  isTagGone(net: NetChange): boolean;
  /**
   * Its columns, with the owner of its tag; without a tag, with its former owner, unless that customer is deleted or
   * has become a member.
   */
  columnsOf(net: NetChange): Record<string, unknown>;
}

export async function readFormerItems({ trx, actor }: UndoRun, nets: readonly NetChange[]): Promise<FormerItems> {
  const tagOf = ({ fields }: NetChange) => (fields.get('tag_id')?.[0] ?? null) as number | null;
  const holderOf = ({ beside }: NetChange) => (beside.get('customer_id')?.[0] ?? null) as number | null;
  const ids = (of: (net: NetChange) => number | null) => nets.flatMap((net) => of(net) ?? []);
  const there = reach(trx('tags').whereRaw('tags.id = any(?::integer[])', [ids(tagOf)]), 'tags', actor);
  const found: { id: number; customer_id: number | null }[] = await there.select('tags.id', 'tags.customer_id');
  const tags = new Map(found.map(({ id, customer_id }) => [id, customer_id]));
  const holding = trx('customers')
    .whereRaw('id = any(?::integer[])', [ids(holderOf)])
    .whereNull('member_of');
  const holders = new Set<number>(await holding.orderBy('id').forKeyShare().pluck('id'));
  return {
    isTagGone: (net) => tagOf(net) !== null && !tags.has(tagOf(net) ?? 0),
    columnsOf(net) {
      const [tag, holder] = [tagOf(net), holderOf(net)];
      const columns = formerValues(net.fields);
      if (tag !== null) return tags.has(tag) ? { ...columns, customer_id: tags.get(tag) } : columns;
      const isKnown = net.beside.has('customer_id');
      return isKnown ? { ...columns, customer_id: holder !== null && holders.has(holder) ? holder : null } : columns;
    },
  };
}

/** Items that belong to other customers now, although some of their fields are unchanged since the set. */
export async function findItemsOfOthers(
  { trx }: UndoRun,
  nets: readonly NetChange[],
  rows: ReadonlyMap<number, JsonRow>,
): Promise<ReadonlySet<number>> {
  const ids = [...rows.values()].flatMap(({ tag_id }) => (tag_id as number | null) ?? []);
  const found = await trx('tags').whereRaw('id = any(?::integer[])', [ids]).select('id', 'customer_id');
  const owners = new Map(found.map(({ id, customer_id }) => [id, customer_id]));
  const isOthers = ({ id, tag_id, fields, owner_id }: NetChange) => {
    const row = rows.get(id);
    const left = fields.has('tag_id') ? fields.get('tag_id')?.[1] : tag_id;
    if (!row || (row.tag_id !== null && row.tag_id === left)) return false;
    return (row.tag_id === null ? row.customer_id : owners.get(row.tag_id)) !== owner_id;
  };
  return new Set(nets.filter(isOthers).map(({ id }) => id));
}
