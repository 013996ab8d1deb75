import { type AnyQueryBuilder, raw, type StaticHookArguments } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import {
  type TranslationOrderItem as ItemBody,
  type ItemState,
  type TranslationOrder as OrderBody,
  orderDays,
} from '../../../contracts/management/translation-order.ts';
import type { CharactersBy } from '../../../contracts/prices.ts';
import { maxWholeRows, readInBatches } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { Row } from '../../database/row.ts';
import type { ListPage } from '../access/browse.ts';
import { type Listing, OwnedRow, type Page } from '../access/owned-row.ts';

/** An order of translations, read-only here: the runner creates and updates orders. */
export class TranslationOrder extends OwnedRow {
  static override tableName = 'translation_orders';

  declare customer_id: number;
  declare lang_codes: OrderBody['lang_codes'];
  declare place_id: OrderBody['place_id'];
  declare tags: number;
  declare parts: OrderBody['parts'];
  declare states: OrderBody['states'];
  declare state: OrderBody['state'];
  declare waiting_for: OrderBody['waiting_for'];
  declare total: number;
  declare queued: number;
  declare running: number;
  declare saved: number;
  declare skipped: number;
  declare failed: number;
  declare cancelled: number;
  declare cancelled_at: Date | null;
  declare finished_at: Date | null;
  /** Incremented by each change. */
  declare version: string;
  /** The characters that all its attempts have sent; null for orders from before they were counted. */
  declare sent: CharactersBy | null;

  static override derive(rows: AnyQueryBuilder): void {
    rows.select(
      raw(
        `(select jsonb_object_agg(usage.provider, usage.characters) from translation_order_usage usage
          where usage.order_id = translation_orders.id) as sent`,
      ),
    );
  }

  /** Orders of a suspended customer pause until the suspension ends. */
  static override async afterFind({ result, transaction }: StaticHookArguments<TranslationOrder>): Promise<void> {
    const open = [result ?? []].flat().filter((row) => row instanceof TranslationOrder && row.finished_at === null);
    if (open.length === 0) return;
    const suspended = new Set(
      await transaction('customers')
        .whereIn('id', [...new Set(open.map(({ customer_id }) => customer_id))])
        .whereNotNull('suspended_at')
        .pluck('id'),
    );
    for (const row of open) if (suspended.has(row.customer_id)) row.waiting_for = 'suspended';
  }

  /** Whether cancelling would have an effect. */
  get canBeCancelled(): boolean {
    return this.finished_at === null && (this.cancelled_at === null || this.queued > 0);
  }

  /** Whether a retry would have an effect. */
  get canBeRetried(): boolean {
    return this.failed > 0;
  }

  get hasEnded(): boolean {
    return this.finished_at !== null;
  }

  /** The languages of the customer's last order. */
  static async lastLanguages(db: Database, { id }: Actor): Promise<string[]> {
    const last = await TranslationOrder.query(db)
      .where({ customer_id: id })
      .orderBy('id', 'desc')
      .select('lang_codes')
      .first();
    return last?.lang_codes ?? [];
  }

  /** The items of the actor's orders of the last 30 days that have failed. */
  static async failedItems(db: Database, { id }: Actor): Promise<number> {
    const [sum] = await TranslationOrder.query(db)
      .where({ customer_id: id })
      .where('created_at', '>', raw("now() - interval '30 days'"))
      .sum('failed as failed')
      .castTo<{ failed: string | null }[]>();
    return Number(sum?.failed ?? 0);
  }

  /** Removes expired orders with their items, one after the other. */
  static async prune(db: Database): Promise<void> {
    const old = await TranslationOrder.query(db)
      .where('finished_at', '<', raw('now() - make_interval(days => ?)', [orderDays]))
      .orderBy('id')
      .select('id');
    for (const { id } of old) await TranslationOrder.query(db).deleteById(id);
  }
}

/** An item of an order: a text or name in one language. */
export class TranslationOrderItem extends Row {
  static override tableName = 'translation_order_items';
  static override idColumn = ['order_id', 'id'];

  declare order_id: number;
  declare tag_id: number;
  declare part: ItemBody['part'];
  declare lang_code: string;
  declare state: ItemState;
  declare provider: string | null;
  declare reason: ItemBody['reason'];
  declare detail: string | null;
  /** The error message of the provider. */
  declare words: string | null;

  /** The reason of the failure, as far as the actor may read it. */
  detailFor({ isAdmin }: Pick<Actor, 'isAdmin'>): string | null {
    if (this.state !== 'failed') return null;
    if (!isAdmin || this.words === null) return this.detail;
    return [this.detail, this.words].filter((part) => part !== null).join(': ');
  }

  /** An order's items by ascending id, optionally of one state. */
  static async listOf(
    db: Database,
    order: TranslationOrder,
    { limit, after = 0 }: Page,
    state?: ItemState,
  ): Promise<Listing<TranslationOrderItem>> {
    const read = async (behind: number | undefined, most: number) => {
      const rows = TranslationOrderItem.query(db)
        .where({ order_id: order.id, ...(state && { state }) })
        .where('id', '>', behind ?? 0);
      return rows.orderBy('id').limit(most);
    };
    // One row more than requested tells whether another page follows.
    const found = await read(after, (limit ?? maxWholeRows) + 1);
    const rows = found.slice(0, limit ?? maxWholeRows);
    const isLong = rows.length < found.length;
    return {
      rows,
      total: state ? order[state] : order.total,
      hasMore: limit !== undefined && isLong,
      batches: limit === undefined && isLong ? readInBatches(rows, read) : undefined,
    };
  }

  /** The same as pages for people. */
  static async pageOf(
    db: Database,
    order: TranslationOrder,
    { after, before }: { after?: number | undefined; before?: number | undefined },
    state?: ItemState,
  ): Promise<ItemsPage> {
    const all = () => TranslationOrderItem.query(db).where({ order_id: order.id, ...(state && { state }) });
    const towards = before === undefined ? 'asc' : 'desc';
    const page = all().orderBy('id', towards).limit(pageLength);
    const rows = await (before === undefined ? page.where('id', '>', after ?? 0) : page.where('id', '<', before));
    if (before !== undefined) rows.reverse();
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    const found = state ? order[state] : order.total;
    const earlier = first === undefined ? 0 : await all().where('id', '<', first).resultSize();
    const later = last === undefined ? 0 : await all().where('id', '>', last).limit(1).resultSize();
    const ends = { first: first?.toString(), last: last?.toString() };
    return {
      rows,
      words: '',
      total: found,
      found,
      earlier,
      hasLater: later > 0,
      ...ends,
    };
  }
}

/** Items of a page. */
const pageLength = 50;

export type ItemsPage = ListPage<TranslationOrderItem>;
