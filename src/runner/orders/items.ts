/**
 * Claiming and ending the items of orders, which are leased as jobs are. Lock order: an order before its items, so
 * there is no deadlock.
 */
import type { Knex } from 'knex';
import type { ItemReason, ItemState } from '../../../contracts/management/translation-order.ts';
import type { Maker } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { policy } from '../../model/access/policy.ts';
import type { Leases } from '../queue/leases.ts';
import type { Target } from '../queue/queue.ts';

/** An item that this runner has claimed. */
export interface ClaimedItem extends Target {
  order_id: number;
  id: number;
  lease: string;
  attempts: number;
  /** Whether the order's customer may see the tag. */
  isReached: boolean;
  /** That of the order; null for older orders. */
  changeSet: string | null;
  /** Claimed while its pair waits, for a translation from memory only. */
  isRecalled?: boolean;
}

/** How work on an item ended. */
export interface ItemEnding {
  state: Exclude<ItemState, 'running' | 'cancelled'>;
  provider?: Maker | null;
  reason?: ItemReason | null;
  /** Of a failed item: the provider's status and code, and its message. */
  detail?: string | null | undefined;
  words?: string | null | undefined;
  /** Whether it counts as a failed attempt. */
  isAttempt?: boolean;
  /** Seconds until it is due again. */
  after?: number;
  /** A provider was called, so its pair no longer waits for providers, nor for a cap that has been reset. */
  wasAsked?: boolean;
  /** Why its pair has to wait, and for how many seconds. */
  waits?: { for: 'budget' | 'cap' | 'providers'; seconds: number } | undefined;
}

/** Whether the order's customer may see the tag, by the policy. */
const isReached = `(customer.role is not distinct from 'admin' or ${policy.tags.reach.replaceAll(':actor', 'customer.id')})`;

/** The columns of a claimed item; `item` is its row. */
export const claimedColumns = `item.order_id, item.id, json_build_object('kind', item.part, 'id', item.subject_id) as subject,
  item.lang_code, item.lease, item.attempts, exists (
    select from translation_orders o join customers customer on customer.id = o.customer_id, tags
    where o.id = item.order_id and tags.id = item.tag_id and ${isReached}) as "isReached",
  (select o.change_set from translation_orders o where o.id = item.order_id) as "changeSet"`;

/** The orders of suspended customers pause. */
export const isActive = 'exists (select from customers c where c.id = o.customer_id and c.suspended_at is null)';

/** Leases an item. A takeover counts as an attempt, since the former runner may have died of it. */
export const leaseColumns = `state = 'running', attempts = item.attempts + (item.state = 'running')::integer,
  lease = gen_random_uuid(), due_at = now() + make_interval(secs => :seconds), updated_at = now()`;

const isOpen = 'coalesce(pair.resume_at <= now(), true)';

/** The next due item of a pair, with its ctid; `pair` is its row. */
const nextOfPair =
  'translation_order_next(pair.order_id, pair.source_lang_code, pair.lang_code, cast(:takesOver as boolean))';

/**
 * Claims the next due item. `hasMore`: there is one, even if another transaction has taken it or, without `waits`, holds
 * its order. The steps:
 * - `last_turn`: of each customer with open orders;
 * - `next_order`: with a due item, the first of the customer whose turn is longest ago;
 * - `locked_order`: the same, unless it was cancelled meanwhile;
 * - `next_item`: of all pairs. Only the first item of each is read, by a function with a fixed plan;
 * - `claimed`: found by its ctid: with old statistics a plan by id would scan all queued items.
 */
export async function claimItem(
  db: Database,
  { seconds, takesOver }: Pick<Leases, 'seconds' | 'takesOver'>,
  waits = true,
): Promise<{ claimed?: ClaimedItem; hasMore: boolean }> {
  const { rows } = await db.raw(
    `with last_turn as (
       select customer_id, max(turn_at) as turned_at from translation_orders where finished_at is null group by customer_id
     ), next_order as materialized (
       select o.id from translation_orders o join last_turn using (customer_id)
       where o.finished_at is null and o.cancelled_at is null and ${isActive} and exists (
         select from translation_order_pairs pair cross join lateral ${nextOfPair} item
         where pair.order_id = o.id and ${isOpen})
       order by last_turn.turned_at nulls first, o.id
       limit 1
     ), locked_order as materialized (
       select o.id from translation_orders o
       where o.id = (select id from next_order) and o.cancelled_at is null for update ${waits ? '' : 'skip locked'}
     ), next_item as materialized (
       select item.row_id from locked_order o join translation_order_pairs pair on pair.order_id = o.id and ${isOpen}
       cross join lateral ${nextOfPair} item
       order by item.due_at, item.id
       limit 1
     ), claimed as (
       update translation_order_items item set ${leaseColumns} from next_item
       where item.ctid = next_item.row_id and item.state in ('queued', 'running') and item.due_at <= now()
       returning ${claimedColumns}
     )
     select claimed.* from next_order left join claimed on true`,
    { seconds, takesOver },
  );
  const [claimed] = rows as (ClaimedItem | { id: null })[];
  return { hasMore: rows.length > 0, ...(claimed?.id && { claimed: claimed as ClaimedItem }) };
}

/** SQL: locks the order, and updates the waiting of the item's pair. */
const lockedAndWaiting = `locked as materialized (
       select id, cancelled_at is not null and :state in ('queued', 'failed') as is_cancelled
       from translation_orders where id = :order_id for update
     ), waiting as (
       update translation_order_pairs pair
       set waiting_for = :waitsFor, resume_at = now() + make_interval(secs => :waitsSeconds)
       from locked join translation_order_items item on item.order_id = locked.id and item.id = :id
       where pair.order_id = locked.id and pair.source_lang_code = item.source_lang_code
         and pair.lang_code = item.lang_code
         and (cast(:waitsFor as text) is not null
           or :wasAsked and (pair.waiting_for = 'providers' or pair.waiting_for in ('budget', 'cap') and pair.resume_at <= now()))
     )`;

/**
 * Ends an attempt at an item. If the order was cancelled meanwhile, a failed item is cancelled instead. Only the holder
 * of the lease may reschedule an item; but a stored or needless translation completes it under any lease.
 */
export async function endItem(trx: Knex, { order_id, id, lease }: ClaimedItem, ending: ItemEnding): Promise<void> {
  const { state, isAttempt = false, waits, wasAsked = false } = ending;
  const isEnd = state === 'saved' || state === 'skipped';
  await trx.raw(
    `with ${lockedAndWaiting}
     update translation_order_items item set
       state = case when locked.is_cancelled then 'cancelled' else :state end,
       provider = case when not locked.is_cancelled then :provider end,
       reason = case when not locked.is_cancelled then :reason end,
       detail = case when not locked.is_cancelled then :detail end,
       words = case when not locked.is_cancelled then :words end,
       attempts = item.attempts + :attempt,
       due_at = now() + make_interval(secs => :after),
       lease = null, updated_at = now()
     from locked
     where item.order_id = locked.id and item.id = :id and ${isEnd ? `item.state in ('queued', 'running')` : 'item.lease = :lease'}`,
    {
      provider: null,
      reason: null,
      detail: null,
      words: null,
      after: 0,
      ...ending,
      order_id,
      id,
      lease,
      attempt: isAttempt ? 1 : 0,
      waitsFor: waits?.for ?? null,
      waitsSeconds: waits?.seconds ?? 0,
      wasAsked,
    },
  );
}

/** Whether an attempt should go on: its order is not cancelled, and its lease not lost. */
export async function isWanted(db: Database, { order_id, id, lease }: ClaimedItem): Promise<boolean> {
  const { rows } = await db.raw(
    `select from translation_order_items item join translation_orders o on o.id = item.order_id
     where item.order_id = :order_id and item.id = :id and item.lease = :lease and o.cancelled_at is null`,
    { order_id, id, lease },
  );
  return rows.length > 0;
}

/** An earlier refusal of the same text in this order. */
export async function findEarlierRefusal(
  db: Database,
  { order_id, lang_code }: ClaimedItem,
  { lang, text }: { lang: string; text: string },
): Promise<(Pick<ItemEnding, 'detail' | 'words'> & { provider: Maker | null }) | undefined> {
  const { rows } = await db.raw(
    `select provider, detail, words from translation_order_items
     where order_id = :order_id and source_lang_code = :lang and lang_code = :lang_code
       and refused_key = memory_key(:text)
     limit 1`,
    { order_id, lang_code, lang, text },
  );
  return rows[0];
}

/** Records a refusal, so that other items with the same text ask no provider. */
export async function recordRefusal(
  db: Database,
  { order_id, id, lease }: ClaimedItem,
  { text, provider, detail, words }: Pick<ItemEnding, 'detail' | 'words'> & { text: string; provider: Maker | null },
): Promise<void> {
  await db('translation_order_items')
    .where({ order_id, id, lease })
    .update({ provider, detail, words, refused_key: db.raw('memory_key(?)', [text]) });
}
