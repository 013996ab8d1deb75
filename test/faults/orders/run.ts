/** Orders that are worked on by two runners while much goes wrong, and what must hold all the same. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../setup/eventually.ts';
import { startFakeProvider } from '../../setup/fake-provider.ts';
import { startProcess } from '../../setup/process.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { Judge } from '../judge.ts';
import { Tally } from '../report.ts';
import { Ledger } from './ledger.ts';
import { Orders } from './orderly.ts';
import { Runners } from './runners.ts';
import { type Scene, troubles } from './troubles.ts';
import { faultsIn, sentByFigures } from './verdict.ts';
import { World } from './world.ts';

interface OrdersRun {
  databaseUrl: string;
  /** How much goes wrong. */
  faults: number;
  seed: number;
  /** Milliseconds that a provider's trouble lasts at most. */
  longest: number;
  /** Whether providers that rest after failures are asked again as soon as they are well, as an admin may have it. */
  isHurried: boolean;
  say?: (line: string) => void;
}

interface Outcome {
  tally: Tally;
  judge: Judge;
  /** Of orders, by how they ended. */
  ended: Record<string, number>;
}

/** Milliseconds that a provider takes when all is well. */
const callTime = 15;
/** So long everything may take to come to its end. */
const settling = 240_000;

export async function ordersUnderFaults(run: OrdersRun): Promise<Outcome> {
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
  const world = await World.open(databaseUrl, chanceOf(seed, 1));
  try {
    return await new Course(run, { url: web.url, world, runners, ledger: new Ledger(provider, callTime) }).run();
  } finally {
    await world.close();
    await web.stop();
    await runners.stop();
    await provider.close();
  }
}

type Given = Pick<Scene, 'url' | 'world' | 'runners' | 'ledger'>;
type Kinds = keyof typeof troubles;

class Course {
  readonly #run: OrdersRun;
  readonly #given: Given;
  readonly #judge = new Judge();
  readonly #tally = new Tally();
  readonly #over = new AbortController();
  readonly #orders: Orders;
  /** What is left to go wrong before any of a kind comes again. */
  readonly #decks = new Map<Kinds, string[]>();
  readonly #chances: Record<Kinds, Chance>;

  constructor(run: OrdersRun, given: Given) {
    this.#run = run;
    this.#given = given;
    const { url, world } = given;
    const chance = chanceOf(run.seed, 2);
    this.#orders = new Orders({ url, world, judge: this.#judge, chance, over: this.#over.signal });
    const [ofRunners, ofProviders, ofPeople] = [3, 4, 5].map((stream) => chanceOf(run.seed, stream)) as [
      Chance,
      Chance,
      Chance,
    ];
    this.#chances = { ofRunners, ofProviders, ofPeople };
  }

  async run(): Promise<Outcome> {
    const watching = this.#orders.watch();
    const { faults } = this.#run;
    const share = (part: number) => Math.round(faults * part);
    // First with runners that nothing happens to: then what was sent is exactly what is told.
    await this.#phase({ ofRunners: 0, ofProviders: share(0.15), ofPeople: share(0.2) });
    await this.#compareSent(0);
    const left = { ofProviders: share(0.15), ofPeople: share(0.15) };
    await this.#phase({ ...left, ofRunners: faults - share(0.15) - share(0.2) - left.ofProviders - left.ofPeople });
    const { runners, ledger } = this.#given;
    await this.#compareSent(runners.interrupted * ledger.longest);
    this.#over.abort();
    await watching;
    for (const fault of await faultsIn(this.#given)) this.#judge.hold(false, fault);
    return { tally: this.#tally, judge: this.#judge, ended: this.#ended() };
  }

  /** So much goes wrong of each kind, the kinds beside each other, while orders come; then all of them come to their end. */
  async #phase(counts: Record<Kinds, number>): Promise<void> {
    const over = new AbortController();
    const coming = this.#orders.keepComing(over.signal);
    const lanes = (Object.keys(counts) as Kinds[]).map((kind) => this.#trouble(kind, counts[kind]));
    await Promise.all(lanes);
    over.abort();
    await coming;
    await this.#settled();
  }

  async #trouble(of: Kinds, count: number): Promise<void> {
    const chance = this.#chances[of];
    const { longest } = this.#run;
    for (let times = 0; times < count; times += 1) {
      await eventually('orders go on', () => this.#orders.going.length > 0, settling);
      const name = this.#next(of);
      await troubles[of][name]?.({ ...this.#given, orders: this.#orders, chance, longest });
      if (of === 'ofProviders' && (this.#run.isHurried || chance.percent(70))) await this.#reset();
      this.#tally.note(name);
      this.#run.say?.(
        `${this.#tally.total} faults, ${this.#orders.all.length} orders, ${this.#judge.faultCount} broken: ${name}`,
      );
      await pause(chance.between(0, longest / 4));
    }
  }

  #next(of: Kinds): string {
    const deck = this.#decks.get(of) ?? [];
    if (deck.length === 0) deck.push(...this.#chances[of].shuffled(Object.keys(troubles[of])));
    this.#decks.set(of, deck);
    return deck.pop() ?? '';
  }

  /** Providers may be asked again, as an admin says who knows that they are well. */
  async #reset(): Promise<void> {
    const { db } = this.#given.world;
    await db('provider_states').update({ failures: 0, retry_at: null });
    await db('translation_order_pairs').whereNotNull('waiting_for').update({ resume_at: db.fn.now() });
  }

  async #settled(): Promise<void> {
    const until = eventually('every order has ended', () => this.#orders.going.length === 0, settling);
    let isOver = false;
    const hurrying = (async () => {
      while (this.#run.isHurried && !isOver) {
        await this.#reset();
        await pause(500);
      }
    })();
    await until.catch((error) => this.#judge.hold(false, `${error.message}: ${JSON.stringify(this.#orders.going)}`));
    isOver = true;
    await hurrying;
  }

  /** What was sent is what is told; `slack`: characters that may have been counted and not come. */
  async #compareSent(slack: number): Promise<void> {
    const { ledger } = this.#given;
    let sent = Number.NaN;
    const isRight = () => sent >= ledger.characters && sent - ledger.characters <= slack;
    // What is stale is made again by jobs, which may not have ended.
    await eventually(
      'the figures say what was sent',
      async () => {
        sent = await sentByFigures(this.#given);
        return isRight();
      },
      settling / 4,
    ).catch((error) =>
      this.#judge.hold(
        false,
        `${error.message}: ${sent} characters, where ${ledger.characters} have come (${slack}); ${error.cause ?? ''}`,
      ),
    );
  }

  #ended(): Record<string, number> {
    const ended: Record<string, number> = {};
    for (const { last, isGone } of this.#orders.all) {
      const how = isGone ? 'gone with its customer' : last.state;
      ended[how] = (ended[how] ?? 0) + 1;
    }
    return ended;
  }
}
