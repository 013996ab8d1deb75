/** The set-up for tests of orders: a web process with a runner and a provider, and a customer with tags. */
import type {
  NewTranslationOrder,
  TranslationOrder,
  TranslationOrderItem,
} from '../../contracts/management/translation-order.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import type { RunnerOptions } from '../../src/runner/parts.ts';
import type { Scene } from '../runner/scene.ts';
import { setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeRecord } from '../setup/management.ts';

export type Caller = Awaited<ReturnType<typeof signedIn>>;
type Wanted = Partial<{ [K in keyof NewTranslationOrder]: unknown }>;

export interface Museum {
  scene: Scene;
  /** The web process' client of the runners. */
  runner: RunnerClient;
  app: TestApp;
  ada: Caller;
  /** Creates a tag, by default of Ada. */
  tag(text: string, more?: { name?: string; lang?: string; owner?: Caller; place_id?: number }): Promise<MadeTag>;
  place(owner?: Caller): Promise<number>;
  order(wanted: Wanted, caller?: Caller, headers?: Record<string, string>): Promise<Awaited<ReturnType<Call>>>;
  estimate(wanted: Wanted, caller?: Caller): Promise<Awaited<ReturnType<Call>>>;
  /** Creates an order; throws if it is refused. */
  ordered(wanted: Wanted, caller?: Caller): Promise<TranslationOrder>;
  show(id: number, caller?: Caller): Promise<TranslationOrder>;
  items(id: number, query?: string, caller?: Caller): Promise<TranslationOrderItem[]>;
  /** Waits for a state of the order. */
  until(id: number, what: string, is: (order: TranslationOrder) => boolean, caller?: Caller): Promise<TranslationOrder>;
  ended(id: number): Promise<TranslationOrder>;
  press(id: number, verb: 'cancel' | 'retry', caller?: Caller): Promise<TranslationOrder>;
  end(): Promise<void>;
}

type Call = ReturnType<typeof as>;
type MadeTag = Awaited<ReturnType<Scene['tag']>>;

/** `options`: of the runner, by default with short pauses between attempts; or a function that starts several, in the order of preference. `env`: of the web process. */
export async function openMuseum(
  options?: Partial<RunnerOptions> | ((scene: Scene) => Promise<{ url: string }[]>),
  env: Record<string, string> = {},
): Promise<Museum> {
  const scene = await setScene();
  const runners =
    typeof options === 'function'
      ? await options(scene)
      : [await scene.runner({ ...options, timing: { pause: 100, ...options?.timing } })];
  const runner = scene.client(...runners);
  const app = await startApp({ databaseUrl: scene.url, translator: runner, runner, env });
  const ada = await signedIn(app);
  const post = (path: string, body?: unknown, caller = ada, headers: Record<string, string> = {}) =>
    as(app, caller)('POST', path, body, { headers });

  const museum: Museum = {
    scene,
    runner,
    app,
    ada,
    async tag(text, { owner = ada, place_id, ...more } = {}) {
      const tag = await scene.tag({ text, ...more, ownerId: owner.id });
      if (place_id !== undefined) await scene.db('tags').where({ id: tag.id }).update({ place_id });
      return tag;
    },
    place: (owner = ada) => makeRecord(app, 'places', owner.id),
    order: (wanted, caller, headers) =>
      post('/translation_orders.json', { translation_order: wanted }, caller, headers),
    estimate: (wanted, caller) => post('/translation_orders.json?dry_run=1', { translation_order: wanted }, caller),
    async ordered(wanted, caller) {
      const { status, body } = await museum.order(wanted, caller);
      if (status !== 201) throw new Error(`no order, but ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    async show(id, caller = ada) {
      const { body } = await as(app, caller)('GET', `/translation_orders/${id}.json`);
      return addingUp(body);
    },
    async items(id, query = '', caller = ada) {
      return (await as(app, caller)('GET', `/translation_orders/${id}/items.json${query}`)).body;
    },
    async until(id, what, is, caller) {
      let seen: TranslationOrder | undefined;
      await eventually(what, async () => {
        seen = await museum.show(id, caller);
        return is(seen);
      });
      return seen as TranslationOrder;
    },
    ended: (id) => museum.until(id, 'the order has ended', ({ finished_at }) => finished_at !== null),
    async press(id, verb, caller) {
      return addingUp((await post(`/translation_orders/${id}/${verb}.json`, undefined, caller)).body);
    },
    async end() {
      await app.stop();
      await scene.end();
    },
  };
  return museum;
}

/** The six counts add up in every answer. */
function addingUp(order: TranslationOrder): TranslationOrder {
  const { total, queued, running, saved, skipped, failed, cancelled } = order;
  if (queued + running + saved + skipped + failed + cancelled !== total)
    throw new Error(`the counts do not add up: ${JSON.stringify(order)}`);
  return order;
}
