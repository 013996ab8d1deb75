/** Orders with two runners under faults, and the checks afterwards. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../setup/eventually.ts';
import { startFakeProvider } from '../../setup/fake-provider.ts';
import { startProcess } from '../../setup/process.ts';
import { Judge } from '../judge.ts';
import { type RandomSource, randomFrom } from '../random-source.ts';
import { Tally } from '../report.ts';
import { sentByFigures, violationsIn } from './final-checks.ts';
import { Orders } from './order-clients.ts';
import { type FaultContext, orderFaults } from './order-faults.ts';
import { ProviderLog } from './provider-log.ts';
import { Runners } from './runners.ts';
import { World } from './world.ts';

interface OrdersRun {
  databaseUrl: string;
  /** The number of faults. */
  faults: number;
  seed: number;
  /** The longest duration of a provider's fault, in milliseconds. */
  longest: number;
  /** Whether the back-off of providers is reset as soon as they have recovered, as an admin can do. */
  resetsBackOff: boolean;
  say?: (line: string) => void;
}

interface OrdersResult {
  tally: Tally;
  judge: Judge;
  /** The number of orders by their final state. */
  ended: Record<string, number>;
}

/** Milliseconds of a call without a fault. */
const callTime = 15;
/** Milliseconds within which all orders must end. */
const settling = 240_000;

export async function ordersUnderFaults(run: OrdersRun): Promise<OrdersResult> {
  const { databaseUrl, seed } = run;
  const provider = await startFakeProvider();
  const secret = { DATABASE_URL: databaseUrl, RUNNER_SECRET: randomBytes(32).toString('hex') };
  const runners = await Runners.start({
    ...secret,
    TRANSLATION_PROVIDERS: 'azure,deepl',
    AZURE_TRANSLATOR_KEY: 'a-key',
    AZURE_TRANSLATOR_URL: provider.url,
    DEEPL_API_KEY: 'a-key',
    DEEPL_URL: provider.url,
    TRANSLATION_DAILY_CHARACTERS: '1000000000',
    TRANSLATION_DAILY_CHARACTERS_PER_OWNER: '0',
  });
  const web = await startProcess('src/web.ts', {
    ...secret,
    RUNNER_URL: runners.urls.join(),
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const world = await World.open(databaseUrl, randomFrom(seed, 1));
  try {
    return await new OrdersUnderFaults(run, {
      url: web.url,
      world,
      runners,
      providerLog: new ProviderLog(provider, callTime),
    }).run();
  } finally {
    await world.close();
    await web.stop();
    await runners.stop();
    await provider.close();
  }
}

type Parts = Pick<FaultContext, 'url' | 'world' | 'runners' | 'providerLog'>;
type Kind = keyof typeof orderFaults;

class OrdersUnderFaults {
  readonly #run: OrdersRun;
  readonly #parts: Parts;
  readonly #judge = new Judge();
  readonly #tally = new Tally();
  readonly #over = new AbortController();
  readonly #orders: Orders;
  /** The faults of each kind that are due before any is repeated. */
  readonly #decks = new Map<Kind, string[]>();
  readonly #randoms: Record<Kind, RandomSource>;

  constructor(run: OrdersRun, parts: Parts) {
    this.#run = run;
    this.#parts = parts;
    const { url, world } = parts;
    const random = randomFrom(run.seed, 2);
    this.#orders = new Orders({ url, world, judge: this.#judge, random, over: this.#over.signal });
    const [runners, providers, people] = [3, 4, 5].map((stream) => randomFrom(run.seed, stream)) as [
      RandomSource,
      RandomSource,
      RandomSource,
    ];
    this.#randoms = { runners, providers, people };
  }

  async run(): Promise<OrdersResult> {
    const polling = this.#orders.pollAll();
    const { faults } = this.#run;
    const share = (part: number) => Math.round(faults * part);
    // First without faults of runners: then the figures must match the sent characters exactly.
    await this.#phase({ runners: 0, providers: share(0.15), people: share(0.2) });
    await this.#compareSent(0);
    const others = { providers: share(0.15), people: share(0.15) };
    await this.#phase({ ...others, runners: faults - share(0.15) - share(0.2) - others.providers - others.people });
    const { runners, providerLog } = this.#parts;
    await this.#compareSent(runners.interrupted * providerLog.longest);
    this.#over.abort();
    await polling;
    for (const violation of await violationsIn(this.#parts)) this.#judge.check(false, violation);
    return { tally: this.#tally, judge: this.#judge, ended: this.#finalStates() };
  }

  /** Injects the parts number of faults of each kind, the kinds concurrently, while orders are created; then waits for the end of all orders. */
  async #phase(counts: Record<Kind, number>): Promise<void> {
    const over = new AbortController();
    const creating = this.#orders.keepCreating(over.signal);
    const sequences = (Object.keys(counts) as Kind[]).map((kind) => this.#inject(kind, counts[kind]));
    await Promise.all(sequences);
    over.abort();
    await creating;
    await this.#settled();
  }

  async #inject(kind: Kind, count: number): Promise<void> {
    const random = this.#randoms[kind];
    const { longest } = this.#run;
    for (let times = 0; times < count; times += 1) {
      await eventually('orders are running', () => this.#orders.unfinished.length > 0, settling);
      const name = this.#next(kind);
      await orderFaults[kind][name]?.({ ...this.#parts, orders: this.#orders, random, longest });
      if (kind === 'providers' && (this.#run.resetsBackOff || random.percent(70))) await this.#resetBackOff();
      this.#tally.note(name);
      this.#run.say?.(
        `${this.#tally.total} faults, ${this.#orders.all.length} orders, ${this.#judge.violationCount} violations: ${name}`,
      );
      await pause(random.between(0, longest / 4));
    }
  }

  #next(kind: Kind): string {
    const deck = this.#decks.get(kind) ?? [];
    if (deck.length === 0) deck.push(...this.#randoms[kind].shuffled(Object.keys(orderFaults[kind])));
    this.#decks.set(kind, deck);
    return deck.pop() ?? '';
  }

  /** Resets the back-off of the providers, as an admin can do. */
  async #resetBackOff(): Promise<void> {
    const { db } = this.#parts.world;
    await db('provider_states').update({ failures: 0, retry_at: null });
    await db('translation_order_pairs').whereNotNull('waiting_for').update({ resume_at: db.fn.now() });
  }

  async #settled(): Promise<void> {
    const until = eventually('every order has ended', () => this.#orders.unfinished.length === 0, settling);
    let isOver = false;
    const resetting = (async () => {
      while (this.#run.resetsBackOff && !isOver) {
        await this.#resetBackOff();
        await pause(500);
      }
    })();
    await until.catch((error) =>
      this.#judge.check(false, `${error.message}: ${JSON.stringify(this.#orders.unfinished)}`),
    );
    isOver = true;
    await resetting;
  }

  /** Compares the figures with the received characters. `slack`: characters of interrupted calls, which may be counted without having arrived. */
  async #compareSent(slack: number): Promise<void> {
    const { providerLog } = this.#parts;
    let sent = Number.NaN;
    const isRight = () => sent >= providerLog.characters && sent - providerLog.characters <= slack;
    // Jobs for stale translations may still be running.
    await eventually(
      'the figures match what was sent',
      async () => {
        sent = await sentByFigures(this.#parts);
        return isRight();
      },
      settling / 4,
    ).catch((error) =>
      this.#judge.check(
        false,
        `${error.message}: ${sent} characters in the figures, ${providerLog.characters} received (${slack}); ${error.cause ?? ''}`,
      ),
    );
  }

  #finalStates(): Record<string, number> {
    const ended: Record<string, number> = {};
    for (const { last, isGone } of this.#orders.all) {
      const how = isGone ? 'deleted with its customer' : last.state;
      ended[how] = (ended[how] ?? 0) + 1;
    }
    return ended;
  }
}
