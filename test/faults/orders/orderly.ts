/** Orders that are made and looked at without a pause, and what has to hold of them in every answer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TranslationOrder } from '../../../contracts/management/translation-order.ts';
import { type Answer, ask } from '../ask.ts';
import type { Chance } from '../chance.ts';
import type { Judge } from '../judge.ts';
import { languages, type Person, type World } from './world.ts';

interface Orderly {
  url: string;
  world: World;
  judge: Judge;
  chance: Chance;
  /** Given when nobody looks any more. */
  over: AbortSignal;
}

/** Orders that go on at once, and tags that are made for each of the first. */
const open = 3;
const tagsOfOrder = 8;
/** Milliseconds between two looks. */
const interval = 60;

interface Known {
  id: number;
  customer: Person;
  last: TranslationOrder;
  /** It goes with its customer. */
  isGone: boolean;
  /** How often what has failed was queued again. */
  retries: number;
}

export class Orders {
  readonly all: Known[] = [];
  readonly #options: Orderly;

  constructor(options: Orderly) {
    this.#options = options;
  }

  get going(): Known[] {
    return this.all.filter(({ last, isGone }) => !isGone && last.finished_at === null);
  }

  /** Sees to it that some go on, until the signal. */
  async keepComing(over: AbortSignal): Promise<void> {
    const { world, chance } = this.#options;
    while (!over.aborted) {
      if (this.going.length < open) {
        const owner = chance.pick(world.owners);
        await world.add(owner, tagsOfOrder);
        await this.make(owner);
      }
      await pause(interval);
    }
  }

  /** Makes an order, however often it has to be asked for: always the same one. */
  async make(customer: Person, more: Record<string, unknown> = {}): Promise<Known | undefined> {
    const { url, chance, judge } = this.#options;
    const translation_order = { ...this.#wish(customer), ...more };
    const key = randomUUID();
    for (;;) {
      const body = { translation_order };
      const answer = await ask('POST', `${url}/translation_orders.json`, { body, token: customer.token, key });
      const { status } = answer;
      if (status === 201) {
        const known = { id: answer.body.id, customer, last: answer.body, isGone: false, retries: 0 };
        if (!this.all.some(({ id }) => id === known.id)) this.all.push(known);
        // Somebody sends it again who has not heard that it was made.
        if (chance.percent(20)) await this.#again(translation_order, customer, key, known.id);
        return known;
      }
      // One of the tags was removed or given away meanwhile.
      if (status === 422 && this.#hasLost(translation_order.tag_ids)) return undefined;
      const isPassing = status === 503 || (status === 409 && answer.body?.error !== undefined);
      judge.hold(isPassing, `an order was answered with ${status}: ${JSON.stringify(answer.body)}`);
      if (!isPassing) return undefined;
      await pause(interval);
    }
  }

  /** Looks at all that go on, again and again; settles when it is over. */
  async watch(): Promise<void> {
    while (!this.#options.over.aborted) {
      for (const known of this.going) await this.look(known);
      await pause(interval);
    }
  }

  /** Looks at one; reading needs no runner. */
  async look(known: Known): Promise<void> {
    const { url, world, judge } = this.#options;
    const retries = known.retries;
    const answer = await ask('GET', `${url}/translation_orders/${known.id}.json`, { token: world.admin.token });
    if (known.isGone) return;
    judge.hold(answer.status === 200, `an order was answered with ${answer.status}`);
    if (answer.status === 200) this.#saw(known, answer.body, retries === known.retries);
  }

  /** Cancels one, or queues again what has failed of it: 503 where no runner can. */
  async press(known: Known, verb: 'cancel' | 'retry'): Promise<void> {
    const { url, judge } = this.#options;
    if (verb === 'retry') known.retries += 1;
    const answer = await ask('POST', `${url}/translation_orders/${known.id}/${verb}.json`, {
      token: known.customer.token,
    });
    judge.hold([200, 503].includes(answer.status), `${verb} was answered with ${answer.status}`);
    if (answer.status !== 200) return;
    this.#saw(known, answer.body, verb === 'cancel');
    judge.hold(
      verb === 'retry' || answer.body.queued === 0,
      `something of order ${known.id} is queued when it is cancelled`,
    );
  }

  #hasLost(tags: unknown): boolean {
    return this.#options.world.tags.some(
      ({ id, isGone, isGiven }) => (isGone || isGiven) && Array.isArray(tags) && tags.includes(id),
    );
  }

  #wish(customer: Person): Record<string, unknown> {
    const { world, chance } = this.#options;
    const own = world.tags.filter(({ owner, isGone }) => owner === customer && !isGone).map(({ id }) => id);
    return {
      lang_codes: chance.shuffled(languages).slice(0, 1 + chance.below(3)),
      ...(chance.percent(80) && { tag_ids: own.slice(-2 * tagsOfOrder) }),
      ...(chance.percent(20) && { parts: ['text'] }),
      ...(chance.percent(20) && { states: ['missing'] }),
    };
  }

  async #again(translation_order: object, { token }: Person, key: string, id: number): Promise<void> {
    const { url, judge } = this.#options;
    const answer: Answer = await ask('POST', `${url}/translation_orders.json`, {
      body: { translation_order },
      token,
      key,
    });
    judge.hold(answer.status !== 201 || answer.body.id === id, `one request has made two orders: ${id}`);
  }

  /** What holds whenever it is looked at. `isSame`: nobody has tried again what has failed since it was asked. */
  #saw(known: Known, order: TranslationOrder, isSame: boolean): void {
    const { judge } = this.#options;
    const { total, queued, running, saved, skipped, failed, cancelled } = order;
    const told = JSON.stringify({ id: known.id, before: known.last, now: order });
    judge.hold(queued + running + saved + skipped + failed + cancelled === total, `the counts do not add up: ${told}`);
    const { last } = known;
    judge.hold(total === last.total, `the total is another: ${told}`);
    // Answers may come in another order than they were made in.
    if (order.updated_at < last.updated_at) return;
    const hasGoneBack = saved < last.saved || skipped < last.skipped || cancelled < last.cancelled;
    judge.hold(!hasGoneBack, `a count has gone back: ${told}`);
    judge.hold(!isSame || failed >= last.failed, `what has failed has gone back: ${told}`);
    judge.hold((queued + running === 0) === (order.finished_at !== null), `it has ended, or not: ${told}`);
    known.last = order;
  }
}
