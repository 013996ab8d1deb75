/** The operations of `/translation_orders`, as JSON. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type {
  TranslationOrder as OrderBody,
  TranslationOrderItem as ShownItem,
} from '../../../contracts/management/translation-order.ts';
import { costsFor, type Prices } from '../../../contracts/prices.ts';
import { type Answer, ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import type { RecordRepresentation } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import type { Ordering } from '../../model/orders/order-requests.ts';
import { TranslationOrder, TranslationOrderItem } from '../../model/orders/translation-order.ts';

export interface OrderAnswerOptions {
  answers: RecordAnswers;
  prices: Prices | undefined;
}

export const orderBodyWriter =
  ({ answers, prices }: OrderAnswerOptions, caller: Actor) =>
  (order: TranslationOrder): OrderBody => ({
    ...answers.shown(order),
    finished_at: order.finished_at?.toISOString() ?? null,
    ...costsFor(caller, prices, order.sent),
  });

const shownItem = (caller: Actor) => (item: TranslationOrderItem) => {
  const { id, tag_id, part, lang_code, state, provider, reason, updated_at } = item;
  const detail = item.detailFor(caller);
  return {
    id,
    tag_id,
    part,
    lang_code,
    state,
    provider,
    reason,
    detail,
    updated_at: updated_at.toISOString(),
  } as ShownItem;
};

/** Idempotency key: a retry with the same key gets the same order, even if the first answer was lost. */
const keyOf = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  headers['idempotency-key']?.toString() ?? randomUUID();

export const orderRepresentation = (showing: OrderAnswerOptions): RecordRepresentation => ({
  show: async (db, actor, id) => orderBodyWriter(showing, actor)(await TranslationOrder.find(db, actor, id)),
});

export function translationOrderApi({ answers, ordering }: { answers: RecordAnswers; ordering: Ordering }) {
  const { index, items } = management.translationOrders;
  const { prices } = ordering;
  const shown = (caller: Actor) => orderBodyWriter({ answers, prices }, caller);
  return handlers(management.translationOrders, {
    index: async ({ query, res }, { db, caller }) =>
      answers.listedAs(res, query, await TranslationOrder.list(db, caller, query), shown(caller), index.path),

    create: async ({ body, query, req }, { db, caller }) => {
      const wanted = body.translation_order;
      if (query.dry_run === 1) return ok((await ordering.estimate(caller, wanted)).estimate);
      const order = await ordering.make(db, caller, wanted, keyOf(req));
      const { status, headers } = answers.created(order);
      return { status, headers, body: shown(caller)(order) } as Answer<201, OrderBody>;
    },

    show: async ({ params }, { db, caller }) => ok(shown(caller)(await TranslationOrder.find(db, caller, params.id))),

    items: async ({ params, query, res }, { db, caller }) => {
      const order = await TranslationOrder.find(db, caller, params.id);
      const list = await TranslationOrderItem.listOf(db, order, query, query.state);
      return answers.listedAs(res, query, list, shownItem(caller), items.path.replace(':id', `${params.id}`));
    },

    cancel: async ({ params }, { db, caller }) => ok(shown(caller)(await ordering.cancel(db, caller, params.id))),

    retry: async ({ params }, { db, caller }) => ok(shown(caller)(await ordering.retry(db, caller, params.id))),
  });
}
