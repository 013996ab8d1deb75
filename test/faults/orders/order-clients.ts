/** Creates and polls orders without a pause, and checks every answer about them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TranslationOrder } from '../../../contracts/management/translation-order.ts';
import type { Judge } from '../judge.ts';
import type { RandomSource } from '../random-source.ts';
import { type Answer, sendRequest } from '../send-request.ts';
import { languages, type Person, type World } from './world.ts';

interface OrdersOptions {
  url: string;
  world: World;
  judge: Judge;
  random: RandomSource;
  /** Ends the polling. */
  over: AbortSignal;
}

/** Concurrent orders, and the tags that are created for each. */
const concurrentOrders = 3;
const tagsOfOrder = 8;
/** Milliseconds between two polls. */
const interval = 60;

interface PolledOrder {
  id: number;
  customer: Person;
  last: TranslationOrder;
  /** Its customer has been deleted, and the order with it. */
  isGone: boolean;
  /** How often its failed items were queued again. */
  retries: number;
}

export class Orders {
  readonly all: PolledOrder[] = [];
  readonly #options: OrdersOptions;

  constructor(options: OrdersOptions) {
    this.#options = options;
  }

  get unfinished(): PolledOrder[] {
    return this.all.filter(({ last, isGone }) => !isGone && last.finished_at === null);
  }

  /** Creates orders, so that several are always running, until the signal. */
  async keepCreating(over: AbortSignal): Promise<void> {
    const { world, random } = this.#options;
    while (!over.aborted) {
      if (this.unfinished.length < concurrentOrders) {
        const owner = random.pick(world.owners);
        await world.add(owner, tagsOfOrder);
        await this.create(owner);
      }
      await pause(interval);
    }
  }

  /** Creates an order; repeats the request with the same key until it is answered. */
  async create(customer: Person, more: Record<string, unknown> = {}): Promise<PolledOrder | undefined> {
    const { url, random, judge } = this.#options;
    const translation_order = { ...this.#randomOrder(customer), ...more };
    const key = randomUUID();
    for (;;) {
      const body = { translation_order };
      const answer = await sendRequest('POST', `${url}/translation_orders.json`, { body, token: customer.token, key });
      const { status } = answer;
      if (status === 201) {
        const order = { id: answer.body.id, customer, last: answer.body, isGone: false, retries: 0 };
        if (!this.all.some(({ id }) => id === order.id)) this.all.push(order);
        // A client that has not received the answer sends the request again.
        if (random.percent(20)) await this.#repeat(translation_order, customer, key, order.id);
        return order;
      }
      // One of the tags was deleted or given away meanwhile.
      if (status === 422 && this.#hasLost(translation_order.tag_ids)) return undefined;
      const isTemporary = status === 503 || (status === 409 && answer.body?.error !== undefined);
      judge.check(isTemporary, `an order was answered with ${status}: ${JSON.stringify(answer.body)}`);
      if (!isTemporary) return undefined;
      await pause(interval);
    }
  }

  /** Polls all unfinished orders, until the signal. */
  async pollAll(): Promise<void> {
    while (!this.#options.over.aborted) {
      for (const order of this.unfinished) await this.poll(order);
      await pause(interval);
    }
  }

  /** Reads one order, which needs no runner. */
  async poll(order: PolledOrder): Promise<void> {
    const { url, world, judge } = this.#options;
    const retries = order.retries;
    const answer = await sendRequest('GET', `${url}/translation_orders/${order.id}.json`, { token: world.admin.token });
    if (order.isGone) return;
    judge.check(answer.status === 200, `an order was answered with ${answer.status}`);
    if (answer.status === 200) this.#compare(order, answer.body, retries === order.retries);
  }

  /** Cancels an order, or queues its failed items again: 503 if no runner answers. */
  async act(order: PolledOrder, verb: 'cancel' | 'retry'): Promise<void> {
    const { url, judge } = this.#options;
    if (verb === 'retry') order.retries += 1;
    const answer = await sendRequest('POST', `${url}/translation_orders/${order.id}/${verb}.json`, {
      token: order.customer.token,
    });
    judge.check([200, 503].includes(answer.status), `${verb} was answered with ${answer.status}`);
    if (answer.status !== 200) return;
    this.#compare(order, answer.body, verb === 'cancel');
    judge.check(
      verb === 'retry' || answer.body.queued === 0,
      `order ${order.id} has queued items after it was cancelled`,
    );
  }

  #hasLost(tags: unknown): boolean {
    return this.#options.world.tags.some(
      ({ id, isGone, isGiven }) => (isGone || isGiven) && Array.isArray(tags) && tags.includes(id),
    );
  }

  #randomOrder(customer: Person): Record<string, unknown> {
    const { world, random } = this.#options;
    const own = world.tags.filter(({ owner, isGone }) => owner === customer && !isGone).map(({ id }) => id);
    return {
      lang_codes: random.shuffled(languages).slice(0, 1 + random.below(3)),
      ...(random.percent(80) && { tag_ids: own.slice(-2 * tagsOfOrder) }),
      ...(random.percent(20) && { parts: ['text'] }),
      ...(random.percent(20) && { states: ['missing'] }),
    };
  }

  async #repeat(translation_order: object, { token }: Person, key: string, id: number): Promise<void> {
    const { url, judge } = this.#options;
    const answer: Answer = await sendRequest('POST', `${url}/translation_orders.json`, {
      body: { translation_order },
      token,
      key,
    });
    judge.check(answer.status !== 201 || answer.body.id === id, `one request has created two orders: ${id}`);
  }

  /** Checks the rules for the counts. `isSame`: failed items were not queued again since the request. */
  #compare(polled: PolledOrder, order: TranslationOrder, isSame: boolean): void {
    const { judge } = this.#options;
    const { total, queued, running, saved, skipped, failed, cancelled } = order;
    const detail = JSON.stringify({ id: polled.id, before: polled.last, now: order });
    judge.check(
      queued + running + saved + skipped + failed + cancelled === total,
      `the counts do not add up: ${detail}`,
    );
    const { last } = polled;
    judge.check(total === last.total, `the total has changed: ${detail}`);
    // Answers may arrive in another order.
    if (order.updated_at < last.updated_at) return;
    const hasDecreased = saved < last.saved || skipped < last.skipped || cancelled < last.cancelled;
    judge.check(!hasDecreased, `a count has decreased: ${detail}`);
    judge.check(!isSame || failed >= last.failed, `the count of failed items has decreased: ${detail}`);
    judge.check(
      (queued + running === 0) === (order.finished_at !== null),
      `the counts and finished_at disagree: ${detail}`,
    );
    polled.last = order;
  }
}
