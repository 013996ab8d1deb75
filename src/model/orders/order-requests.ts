/** Places, cancels and retries translation orders by calls to the runner. */
import { createHash } from 'node:crypto';
import type { Actor } from '../../../contracts/access.ts';
import { tagParts } from '../../../contracts/management/tag-filters.ts';
import {
  type NewTranslationOrder,
  orderedStates,
  type TranslationEstimate,
} from '../../../contracts/management/translation-order.ts';
import { costsFor, type Prices } from '../../../contracts/prices.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import type { OrderRequest } from '../../../contracts/runner-orders.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import { orUnavailable } from '../translations/ask-runner.ts';
import { TranslationOrder } from './translation-order.ts';

/** `budgetLeft`: the rest of the monthly budget, for admins; null without a budget. */
interface Estimate {
  estimate: TranslationEstimate;
  budgetLeft: number | null;
}

export class Ordering {
  readonly #runner: RunnerCalls['orders'];
  readonly prices: Prices | undefined;

  constructor(runner: RunnerCalls['orders'], prices: Prices | undefined) {
    this.#runner = runner;
    this.prices = prices;
  }

  /** The estimate of an order. Throws `Invalid`, and `runner_unavailable` as all methods do. */
  async estimate(actor: Actor, wanted: NewTranslationOrder): Promise<Estimate> {
    const asked = await orUnavailable(this.#runner.estimate(requestOf(actor, wanted)));
    const { estimate, sent_to, budget_left = null } = orInvalid(asked);
    return {
      estimate: { ...estimate, ...costsFor(actor, this.prices, sent_to) },
      budgetLeft: actor.isAdmin ? budget_left : null,
    };
  }

  /** Places an order. Idempotent: the same key and requests return the same order. */
  async make(db: Database, actor: Actor, wanted: NewTranslationOrder, key: string): Promise<TranslationOrder> {
    const request = requestOf(actor, wanted);
    const hash = createHash('sha256')
      .update(JSON.stringify(actor.member ? [key, request, actor.member.id] : [key, request]))
      .digest('hex');
    const { id } = orInvalid(await orUnavailable(this.#runner.make({ ...request, key: hash })));
    return TranslationOrder.find(db, actor, id);
  }

  /** Once this settles, no further item is started. An ended order stays as it is. */
  async cancel(db: Database, actor: Actor, id: number): Promise<TranslationOrder> {
    const order = await TranslationOrder.find(db, actor, id);
    if (!order.canBeCancelled) return order;
    await orUnavailable(this.#runner.cancel({ id }));
    return TranslationOrder.find(db, actor, id);
  }

  /** Retries the failed items. Without any, the order stays as it is. */
  async retry(db: Database, actor: Actor, id: number): Promise<TranslationOrder> {
    const order = await TranslationOrder.find(db, actor, id);
    if (!order.canBeRetried) return order;
    await orUnavailable(this.#runner.retry({ id }));
    return TranslationOrder.find(db, actor, id);
  }
}

/** Omitted fields select everything; duplicates count once. */
const requestOf = (
  actor: Actor,
  { lang_codes, place_id, tag_ids, parts, states }: NewTranslationOrder,
): OrderRequest => ({
  customer_id: actor.id,
  lang_codes: [...new Set(lang_codes)],
  place_id: place_id ?? null,
  tag_ids: tag_ids ? [...new Set(tag_ids)] : null,
  parts: tagParts.filter((part) => parts === undefined || parts.includes(part)),
  states: orderedStates.filter((state) => states === undefined || states.includes(state)),
});

function orInvalid<A extends object>(answer: A): Exclude<A, { errors: unknown }> {
  if ('errors' in answer) throw new Invalid(answer.errors as Invalid['errors']);
  return answer as Exclude<A, { errors: unknown }>;
}
