/**
 * Orders of translations, as the channel speaks of them: many texts in many languages, wanted once and for all. The states of an order's
 * items are its truth (`items.ts`); the words are those of `queue.ts`.
 */
import type { Actor } from '../../../contracts/access.ts';
import { languageByCode } from '../../../contracts/languages.ts';
import { mostItems, mostOpenOrders } from '../../../contracts/management/translation-order.ts';
import { providerNames } from '../../../contracts/providers.ts';
import type { RunnerAnswers } from '../../../contracts/runner.ts';
import type { Estimated, KeyedOrderWish, MadeOrder, OrderWish } from '../../../contracts/runner-orders.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../../model/customer.ts';
import type { Provider } from '../providers/provider.ts';
import type { Remembering } from '../work/remembered.ts';
import { type Caps, leftOfBudget, leftToOrders } from '../work/spending.ts';
import { cancelOrder, requeueFailed } from './in-steps.ts';
import { estimate, type Meant, meantBy, tagsMeant, weigh, withItems } from './meant.ts';

interface OrdersOptions {
  db: Database;
  /** Connections on which a statement may take its time: an order may have very many items. */
  large: Database;
  providers: readonly Provider[];
  remembering: Remembering;
  caps: Caps;
  /** Wakes the workers: there are due items. */
  wake(): void;
}

/** Days for which a key stands for the order that was made by it. */
const keyDays = 7;

export const orderAnswers = (options: OrdersOptions): RunnerAnswers['orders'] => ({
  estimate: (wish) => orErrors(() => estimated(options, wish)),
  make: (wish) => orErrors(() => made(options, wish)),
  cancel: ({ id }) => cancelOrder(options.db, id),
  async retry({ id }) {
    const { db, wake } = options;
    await requeueFailed(db, id, wake);
    await notifyRunners(db);
  },
});

/** Stores nothing, and asks no provider. */
async function estimated(options: OrdersOptions, wish: OrderWish): Promise<Estimated> {
  const { large: db, remembering, caps } = options;
  const { meant } = await meantIn(db, options, wish);
  const { owners, sent_to, ...counts } = await estimate(db, meant, remembering);
  const characters_left_today = await leftToOrders(db, caps, owners);
  const budget_left = await leftOfBudget(db, caps.budget);
  return { estimate: { ...counts, characters_left_today }, sent_to, budget_left };
}

/** Makes an order with all its items. The same key again gets the same one. */
async function made(options: OrdersOptions, wish: KeyedOrderWish): Promise<MadeOrder> {
  const id = await inTransaction(
    options.large,
    async (trx) => (await orderBefore(trx, wish)) ?? (await insert(trx, options, wish)),
  );
  options.wake();
  return { id };
}

/** The order that was made by the same key. Orders for one customer at once are made one after the other. */
async function orderBefore(trx: Transaction, { customer_id, key }: KeyedOrderWish): Promise<number | undefined> {
  await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');
  const row = await trx('translation_orders')
    .where({ customer_id, request_key: Buffer.from(key, 'hex') })
    .whereRaw(`created_at > now() - interval '${keyDays} days'`)
    .orderBy('id', 'desc')
    .first('id');
  return row?.id;
}

async function insert(trx: Transaction, options: OrdersOptions, wish: KeyedOrderWish): Promise<number> {
  const { customer_id, place_id, parts, states, key } = wish;
  const { meant, tags } = await meantIn(trx, options, wish);
  const { length: open } = await trx('translation_orders').where({ customer_id, finished_at: null }).select('id');
  if (open >= mostOpenOrders)
    throw new Invalid({
      base: [
        `There are ${open} orders that have not ended, which is as many as there can be. Wait for one of them, or cancel it.`,
      ],
    });
  const [{ id }] = await trx('translation_orders')
    .insert({
      customer_id,
      request_key: Buffer.from(key, 'hex'),
      lang_codes: meant.langs,
      place_id,
      tags,
      parts,
      states,
      total: 0,
    })
    .returning('id');
  await trx.raw(`${withItems}, ${inserted}`, { order: id, ...meant });
  await trx.raw(pairsOf, { order: id });
  await trx('translation_order_usage').insert(providerNames.map((provider) => ({ order_id: id, provider })));
  await notifyRunners(trx);
  return id;
}

async function meantIn(
  db: Database,
  { providers }: OrdersOptions,
  wish: OrderWish,
): Promise<{ meant: Meant; tags: number }> {
  const tags = await tagsMeant(db, await actorOf(db, wish.customer_id), wish);
  const meant = meantBy(wish, tags, providers);
  const { total, unable } = await weigh(db, meant);
  if (total > mostItems)
    throw new Invalid({
      base: [`These are ${total} items, and an order has at most ${mostItems}: order a part of them.`],
    });
  if (unable.length > 0)
    throw new Invalid({ lang_codes: [`cannot all be had: no translation provider makes ${inWords(unable)}`] });
  return { meant, tags: tags.length };
}

const inWords = (codes: readonly string[]) => codes.map((code) => `${languageByCode(code).name} (${code})`).join(', ');

/** The others, too, have workers free. */
const notifyRunners = (db: Database) => db.raw('notify translation_orders');

/** The customer of an order, as of now. */
async function actorOf(db: Database, id: number): Promise<Actor> {
  const customer = await Customer.query(db).findById(id);
  if (!customer) throw new Invalid({ base: ['The customer is gone.'] });
  return { id, isAdmin: customer.isAdmin };
}

/** The items, by tag, the text before the name, in the order of the languages; and what they come to. */
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
