/**
 * The items of orders: how the next one is claimed, and how each goes on. They are held by leases as jobs are. A transaction that changes
 * items holds their order before, so that two of them never wait for each other.
 */
import type { Knex } from 'knex';
import type { ItemReason, ItemState } from '../../../contracts/management/translation-order.ts';
import type { Maker } from '../../../contracts/providers.ts';
import type { Subject } from '../../../contracts/runner.ts';
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
  /** Whether the order's customer reaches the tag. */
  isReached: boolean;
  /** The order's; null for older orders. */
  changeSet: string | null;
  /** Its pair waits: it is for the memory alone. */
  isRecalled?: boolean;
  /** By `performance.now()`: then its order was not cancelled. */
  claimedAt: number;
}

/** How work on an item ended. */
export interface ItemEnding {
  state: Exclude<ItemState, 'running' | 'cancelled'>;
  provider?: Maker | null;
  reason?: ItemReason | null;
  /** Of one that failed: status and code of the provider, and its words. */
  detail?: string | null | undefined;
  words?: string | null | undefined;
  /** It was an attempt that failed. */
  isAttempt?: boolean;
  /** Seconds before it is begun again. */
  after?: number;
  /** A provider was called: its pair no longer waits for providers, nor for a cap whose time has come. */
  wasAsked?: boolean;
  /** Why its pair has to wait, and for how many seconds. */
  waits?: { for: 'budget' | 'cap' | 'providers'; seconds: number } | undefined;
}

export interface ClaimedRow {
  order_id: number;
  id: number;
  part: Subject['kind'];
  subject_id: number;
  lang_code: string;
  lease: string;
  attempts: number;
  is_reached: boolean;
  change_set: string | null;
}

export const claimedOf = ({ part, subject_id, is_reached, change_set, ...row }: ClaimedRow): ClaimedItem => ({
  ...row,
  subject: { kind: part, id: subject_id },
  isReached: is_reached,
  changeSet: change_set,
  claimedAt: performance.now(),
});

/** What the order's customer reaches, as the policy has it. */
const isReached = `(customer.role is not distinct from 'admin' or ${policy.tags.reach.replaceAll(':actor', 'customer.id')})`;

/** The part of an item that its attempt needs; `item` is its row. */
export const asClaimed = `item.order_id, item.id, item.part, item.subject_id, item.lang_code, item.lease, item.attempts,
  exists (
    select from translation_orders o join customers customer on customer.id = o.customer_id, tags
    where o.id = item.order_id and tags.id = item.tag_id and ${isReached}) as is_reached,
  (select o.change_set from translation_orders o where o.id = item.order_id) as change_set`;

/** Whether the order's customer is let in: the orders of one who is suspended pause. */
export const isActive = 'exists (select from customers c where c.id = o.customer_id and c.suspended_at is null)';

/** A lease on an item. One that is taken over was an attempt that its runner has not survived. */
export const leased = `state = 'running', attempts = item.attempts + (item.state = 'running')::integer,
  lease = gen_random_uuid(), due_at = now() + make_interval(secs => :seconds), updated_at = now()`;

const isOpen = 'coalesce(pair.resume_at <= now(), true)';

/** The due item of a pair that comes next, and where in the table it is; `pair` is its row. */
const nextOfPair =
  'translation_order_next(pair.order_id, pair.source_lang_code, pair.lang_code, cast(:takesOver as boolean))';

/**
 * Claims the next due item: of the customer whose turn is longest ago the first order that has one. `hasMore`: there is one, but another
 * transaction was faster, or, where this one does not wait, holds its order.
 *
 * Only the first item of each pair is read, by a function with a fixed plan, and updated by its ctid: with old statistics a plan
 * by id would scan all queued items.
 */
export async function claimItem(
  db: Database,
  { seconds, takesOver }: Pick<Leases, 'seconds' | 'takesOver'>,
  waits = true,
): Promise<{ claimed?: ClaimedItem; hasMore: boolean }> {
  const { rows } = await db.raw(
    `with turns as (
       select customer_id, max(turn_at) as turn_at from translation_orders where finished_at is null group by customer_id
     ), next as materialized (
       select o.id from translation_orders o join turns using (customer_id)
       where o.finished_at is null and o.cancelled_at is null and ${isActive} and exists (
         select from translation_order_pairs pair cross join lateral ${nextOfPair} item
         where pair.order_id = o.id and ${isOpen})
       order by turns.turn_at nulls first, o.id
       limit 1
     ), held as materialized (
       select o.id from translation_orders o
       where o.id = (select id from next) and o.cancelled_at is null for update ${waits ? '' : 'skip locked'}
     ), picked as materialized (
       select item.row_id from held join translation_order_pairs pair on pair.order_id = held.id and ${isOpen}
       cross join lateral ${nextOfPair} item
       order by item.due_at, item.id
       limit 1
     ), claimed as (
       update translation_order_items item set ${leased} from picked
       where item.ctid = picked.row_id and item.state in ('queued', 'running') and item.due_at <= now()
       returning ${asClaimed}
     )
     select claimed.* from next left join claimed on true`,
    { seconds, takesOver },
  );
  const [row] = rows as (ClaimedRow | { order_id: null })[];
  if (!row) return { hasMore: false };
  return row.order_id === null ? { hasMore: true } : { claimed: claimedOf(row as ClaimedRow), hasMore: true };
}

/** The order, locked, and its pair, which waits or goes on. */
const heldAndWaiting = `held as materialized (
       select id, cancelled_at is not null and :state in ('queued', 'failed') as is_cancelled
       from translation_orders where id = :order_id for update
     ), waiting as (
       update translation_order_pairs pair
       set waiting_for = :waitsFor, resume_at = now() + make_interval(secs => :waitsSeconds)
       from held join translation_order_items item on item.order_id = held.id and item.id = :id
       where pair.order_id = held.id and pair.source_lang_code = item.source_lang_code
         and pair.lang_code = item.lang_code
         and (cast(:waitsFor as text) is not null
           or :wasAsked and (pair.waiting_for = 'providers' or pair.waiting_for in ('budget', 'cap') and pair.resume_at <= now()))
     )`;

/**
 * Ends an attempt at an item; in an order that was cancelled meanwhile, what has failed is cancelled. An attempt whose lease is another's by
 * now has no say in how the item goes on; but what is stored, or need not be, ends it whatever lease holds it.
 */
export async function endItem(trx: Knex, { order_id, id, lease }: ClaimedItem, ending: ItemEnding): Promise<void> {
  const { state, isAttempt = false, waits, wasAsked = false } = ending;
  const isEnd = state === 'saved' || state === 'skipped';
  await trx.raw(
    `with ${heldAndWaiting}
     update translation_order_items item set
       state = case when held.is_cancelled then 'cancelled' else :state end,
       provider = case when not held.is_cancelled then :provider end,
       reason = case when not held.is_cancelled then :reason end,
       detail = case when not held.is_cancelled then :detail end,
       words = case when not held.is_cancelled then :words end,
       attempts = item.attempts + :attempt,
       due_at = now() + make_interval(secs => :after),
       lease = null, updated_at = now()
     from held
     where item.order_id = held.id and item.id = :id and ${isEnd ? `item.state in ('queued', 'running')` : 'item.lease = :lease'}`,
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

/** Whether an item is still to be made: its order is not cancelled, and its lease not lost. */
export async function isWanted(db: Database, { order_id, id, lease }: ClaimedItem): Promise<boolean> {
  const { rows } = await db.raw(
    `select from translation_order_items item join translation_orders o on o.id = item.order_id
     where item.order_id = :order_id and item.id = :id and item.lease = :lease and o.cancelled_at is null`,
    { order_id, id, lease },
  );
  return rows.length > 0;
}

/** The provider that refused this very text before, for the same order; undefined where none has. */
export async function refusedBefore(
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

/** Records a refusal before another item can ask for the same. */
export async function noteRefusal(
  db: Database,
  { order_id, id, lease }: ClaimedItem,
  { text, provider, detail, words }: Pick<ItemEnding, 'detail' | 'words'> & { text: string; provider: Maker | null },
): Promise<void> {
  await db('translation_order_items')
    .where({ order_id, id, lease })
    .update({ provider, detail, words, refused_key: db.raw('memory_key(?)', [text]) });
}
