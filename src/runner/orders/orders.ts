/**
 * The channel's operations on orders of translations: many texts into many languages. An order's progress is the sum of
 * its items' states (`items.ts`); `queue.ts` defines the terms.
 */
import type { Actor } from '../../../contracts/access.ts';
import { languageByCode } from '../../../contracts/languages.ts';
import { maxOpenOrders, maxOrderItems } from '../../../contracts/management/translation-order.ts';
import { providerNames } from '../../../contracts/providers.ts';
import type { RunnerAnswers } from '../../../contracts/runner.ts';
import type { Estimated, KeyedOrderRequest, MadeOrder, OrderRequest } from '../../../contracts/runner-orders.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../../model/customer.ts';
import type { Provider } from '../providers/provider.ts';
import type { MemoryQuery } from '../work/memory-recall.ts';
import { type Caps, readRemainingBudget, readRemainingForOrders } from '../work/spending.ts';
import { cancelOrder, requeueFailed } from './bulk-changes.ts';
import { countItems, estimateOrder, findTagsInScope, itemsPrefix, type OrderScope, scopeOf } from './order-scope.ts';

interface OrdersOptions {
  db: Database;
  /** A pool with a longer statement timeout: an order may have very many items. */
  large: Database;
  providers: readonly Provider[];
  remembering: MemoryQuery;
  caps: Caps;
  /** Wakes the workers, as there are due items. */
  wake(): void;
}

/** Lifetime of idempotency keys, in days. */
const keyDays = 7;

export const orderAnswers = (options: OrdersOptions): RunnerAnswers['orders'] => ({
  estimate: (request) => orErrors(() => estimated(options, request)),
  make: (request) => orErrors(() => made(options, request)),
  cancel: ({ id }) => cancelOrder(options.db, id),
  async retry({ id }) {
    const { db, wake } = options;
    await requeueFailed(db, id, wake);
    await notifyRunners(db);
  },
});

/** Stores nothing, and calls no provider. */
async function estimated(options: OrdersOptions, request: OrderRequest): Promise<Estimated> {
  const { large: db, remembering, caps } = options;
  const { scope } = await checkedScope(db, options, request);
  const { owners, sent_to, ...counts } = await estimateOrder(db, scope, remembering);
  const characters_left_today = await readRemainingForOrders(db, caps, owners);
  const budget_left = await readRemainingBudget(db, caps.budget);
  return { estimate: { ...counts, characters_left_today }, sent_to, budget_left };
}

/** Creates an order with all its items. Idempotent by its key. */
async function made(options: OrdersOptions, request: KeyedOrderRequest): Promise<MadeOrder> {
  const id = await inTransaction(
    options.large,
    async (trx) => (await earlierOrder(trx, request)) ?? (await insert(trx, options, request)),
  );
  options.wake();
  return { id };
}

/** The order with the same key, if any. Locks the customer, so that its orders are created one after the other. */
async function earlierOrder(trx: Transaction, { customer_id, key }: KeyedOrderRequest): Promise<number | undefined> {
  await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');
  const row = await trx('translation_orders')
    .where({ customer_id, request_key: Buffer.from(key, 'hex') })
    .whereRaw(`created_at > now() - interval '${keyDays} days'`)
    .orderBy('id', 'desc')
    .first('id');
  return row?.id;
}

async function insert(trx: Transaction, options: OrdersOptions, request: KeyedOrderRequest): Promise<number> {
  const { customer_id, place_id, parts, states, key } = request;
  const { scope, tags } = await checkedScope(trx, options, request);
  const { length: open } = await trx('translation_orders').where({ customer_id, finished_at: null }).select('id');
  if (open >= maxOpenOrders)
    throw new Invalid({
      base: [
        `There are ${open} orders that have not ended, which is as many as there can be. Wait for one of them, or cancel it.`,
      ],
    });
  const [{ id }] = await trx('translation_orders')
    .insert({
      customer_id,
      request_key: Buffer.from(key, 'hex'),
      lang_codes: scope.langs,
      place_id,
      tags,
      parts,
      states,
      total: 0,
    })
    .returning('id');
  await trx.raw(`${itemsPrefix}, ${inserted}`, { order: id, ...scope });
  await trx.raw(pairsOf, { order: id });
  await trx('translation_order_usage').insert(providerNames.map((provider) => ({ order_id: id, provider })));
  await notifyRunners(trx);
  return id;
}

async function checkedScope(
  db: Database,
  { providers }: OrdersOptions,
  request: OrderRequest,
): Promise<{ scope: OrderScope; tags: number }> {
  const tags = await findTagsInScope(db, await actorOf(db, request.customer_id), request);
  const scope = scopeOf(request, tags, providers);
  const { total, unable } = await countItems(db, scope);
  if (total > maxOrderItems)
    throw new Invalid({
      base: [`These are ${total} items, and an order has at most ${maxOrderItems}: order a part of them.`],
    });
  if (unable.length > 0)
    throw new Invalid({ lang_codes: [`cannot all be had: no translation provider makes ${inWords(unable)}`] });
  return { scope, tags: tags.length };
}

const inWords = (codes: readonly string[]) => codes.map((code) => `${languageByCode(code).name} (${code})`).join(', ');

/** Other runners may have free workers. */
const notifyRunners = (db: Database) => db.raw('notify translation_orders');

/** The order's customer with its present role. */
async function actorOf(db: Database, id: number): Promise<Actor> {
  const customer = await Customer.query(db).findById(id);
  if (!customer) throw new Invalid({ base: ['The customer is gone.'] });
  return { id, isAdmin: customer.isAdmin };
}

/** SQL: inserts the items by tag, text before name, in order of the languages; and sets the order's counts. */
const inserted = `
  made as (
    insert into translation_order_items
      (order_id, id, part, subject_id, tag_id, source_lang_code, lang_code, state, reason)
    select cast(:order as integer), row_number() over (order by tag_id, part desc, nth), part, subject_id, tag_id,
      source_lang_code, lang_code, case when reason is null then 'queued' else 'skipped' end, reason
    from items
    returning state
  ), counts as (
    select count(*) as total, count(*) filter (where state = 'queued') as queued from made
  )
  update translation_orders o
  set total = counts.total, queued = counts.queued, skipped = counts.total - counts.queued,
    finished_at = case when counts.queued = 0 then now() end
  from counts where o.id = :order`;

const pairsOf = `
  insert into translation_order_pairs (order_id, source_lang_code, lang_code)
  select distinct order_id, source_lang_code, lang_code from translation_order_items
  where order_id = :order and state = 'queued'`;

async function orErrors<T>(work: () => Promise<T>): Promise<T | { errors: Invalid['errors'] }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Invalid) return { errors: error.errors };
    throw error;
  }
}
