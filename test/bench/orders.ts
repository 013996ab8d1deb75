/**
 * Measures a large order, with one runner as `npm run runner` starts it: items per minute, transactions per item, the memory of the
 * runner over time, and how long concurrent first lookups in a new language take.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { languageCodes } from '../../contracts/languages.ts';
import { maxOrderItems, type TranslationOrder } from '../../contracts/management/translation-order.ts';
import { type FakeProvider, startFakeProvider } from '../setup/fake-provider.ts';
import type { Process } from '../setup/process.ts';
import { median } from './load.ts';
import { memoryOf } from './memory-and-starts.ts';
import { identifiersIn, tokenOfOwner } from './museum.ts';

/** The languages that `fill` has stored; and that of the lookups, which the order leaves out. */
const stored = ['en', 'fr', 'fi'];
const newLanguage = 'tr';
const languages = languageCodes.filter((code) => ![...stored, newLanguage].includes(code)).slice(0, 25);
/** Items of a tag: its text and its name in each language. */
const itemsOfTag = 2 * languages.length;

/** Milliseconds that a provider takes for a call. */
const callTime = 50;
const lookups = 40;

interface LargeOrder {
  /** The minimum. */
  items: number;
  /** Starts a process of the service on the database. */
  start(file: string, more: Record<string, string>): Promise<Process>;
  databaseUrl: string;
  database: pg.Client;
}

/** The processes and the database of the measurement. */
interface Parts {
  database: pg.Client;
  provider: FakeProvider;
  runner: Process;
  web: Process;
}

export async function measureOrders({ items, start, database, databaseUrl }: LargeOrder): Promise<void> {
  const provider = await startFakeProvider();
  provider.respond({ slow: callTime });
  const runner = await start('src/runner/main.ts', {
    RUNNER_PORT: '0',
    TRANSLATION_PROVIDERS: 'azure',
    AZURE_TRANSLATOR_KEY: 'a-key',
    AZURE_TRANSLATOR_URL: provider.url,
    TRANSLATION_DAILY_CHARACTERS: '1000000000000',
  });
  const web = await start('src/web.ts', { RUNNER_URL: runner.url });
  const counter = await counterOf(databaseUrl);
  const token = await tokenOfOwner(databaseUrl);
  await measureOrder(items, { database, provider, runner, web }, counter, token);
  await measureCancel(
    Math.min(maxOrderItems, 4 * items),
    { database, provider, runner, web },
    token,
    Math.ceil(items / itemsOfTag) + 3 * lookups + 1,
  );
  await counter.end();
  await provider.close();
}

type Counter = Awaited<ReturnType<typeof counterOf>>;

async function measureOrder(items: number, parts: Parts, counter: Counter, token: string): Promise<void> {
  const { database, web } = parts;
  const tags = Math.ceil(items / itemsOfTag);
  // Each tag is looked up once, and none is part of the order.
  const ids = Array.from({ length: 2 * lookups }, (_, at) => tags + 1 + at);
  const others = await identifiersIn(database, ids);
  const alone = await firstLookups(web.url, others.slice(0, lookups));

  const begun = performance.now();
  const { id, total } = await createOrder(web.url, token, { from: 1, tags });
  console.log(
    `\nAn order of ${total} items, of ${tags} tags into ${languages.length} languages; a call takes the provider ${callTime} ms`,
  );
  console.log(`created within ${seconds(performance.now() - begun)} s`);
  const watch = new Watch(parts, id, total);
  const before = await counter.count();
  // The first half without lookups, so that only transactions of the order are counted; then with them.
  await watch.until(0.5);
  const each = ((await counter.count()) - before) / watch.done;
  const meanwhile = await firstLookups(web.url, others.slice(lookups));
  await watch.until(1);

  console.log(
    `${Math.round(total / (watch.milliseconds / 60_000))} items a minute, ${each.toFixed(1)} transactions each (${availableParallelism()} cores for all)`,
  );
  console.log('The memory of the runner, in MB:');
  console.table(watch.memory);
  console.log(
    `first lookups in a language, ms: ${inWords(alone)} alone, ${inWords(meanwhile)} during the order; goal: no more than ${callTime} longer`,
  );
  console.log(`result: ${JSON.stringify(watch.last)}`);
}

/** Cancels a running order during first lookups in a new language. `from`: the first tag that neither the other order nor a lookup has used. */
async function measureCancel(
  items: number,
  { database, provider, web }: Parts,
  token: string,
  from: number,
): Promise<void> {
  const tags = Math.floor(items / itemsOfTag);
  const { id, total } = await createOrder(web.url, token, { from, tags });
  provider.calls.length = 0;
  await provider.called(100);
  const ids = Array.from({ length: lookups }, (_, at) => from - lookups + at);
  const beside = firstLookups(web.url, await identifiersIn(database, ids));
  const cancelledAt = Date.now();
  const begun = performance.now();
  const answer = await fetch(`${web.url}/translation_orders/${id}/cancel.json`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  const took = performance.now() - begun;
  const order = (await answer.json()) as TranslationOrder;
  const times = await beside;
  const last = Math.max(...provider.calls.filter(({ to }) => to !== newLanguage).map(({ at }) => at)) - cancelledAt;
  console.log(
    `An order of ${total} items was cancelled within ${seconds(took)} s (${answer.status}, ${order.queued} still queued); the last call for it began ${seconds(last)} s after the request; first lookups during it, ms: ${inWords(times)}`,
  );
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const inWords = (times: number[]) => `median ${Math.round(median(times))}, longest ${Math.round(Math.max(...times))}`;

/** `from`: the first tag. */
async function createOrder(
  url: string,
  token: string,
  { from, tags }: { from: number; tags: number },
): Promise<TranslationOrder> {
  const tag_ids = Array.from({ length: tags }, (_, at) => from + at);
  const answer = await fetch(`${url}/translation_orders.json`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ translation_order: { lang_codes: languages, tag_ids } }),
  });
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`The order was answered with ${answer.status}: ${JSON.stringify(body)}`);
  return body as TranslationOrder;
}

/** The milliseconds of each lookup, one after the other; a lookup that is answered in another language counts too. */
async function firstLookups(url: string, identifiers: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const identifier of identifiers) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/v1/tags/show?id=${identifier}&lang=${newLanguage}`);
    await answer.json();
    times.push(performance.now() - begun);
  }
  return times;
}

/** Polls the progress of the order and the memory of the runner once a second. */
class Watch {
  readonly #parts: Parts;
  readonly #id: number;
  readonly #total: number;
  readonly #begun = performance.now();
  readonly #memory: number[] = [];
  last: Record<string, number> = {};
  done = 0;
  milliseconds = 0;
  memory: Record<string, number> = {};

  constructor(parts: Parts, id: number, total: number) {
    this.#parts = parts;
    this.#id = id;
    this.#total = total;
    this.#record('at the beginning');
  }

  /** Waits until the given share of its items has ended. */
  async until(share: number): Promise<void> {
    const { database, provider } = this.#parts;
    for (;;) {
      const { rows } = await database.query(
        `select saved, skipped, failed, cancelled, queued, running from translation_orders where id = $1`,
        [this.#id],
      );
      this.last = rows[0];
      this.done = this.#total - rows[0].queued - rows[0].running;
      this.milliseconds = performance.now() - this.#begun;
      this.#record(`${Math.floor((4 * this.done) / this.#total) * 25} %`);
      provider.calls.length = 0;
      process.stderr.write(`an order: ${this.done} of ${this.#total}, ${seconds(this.milliseconds)} s …\n`);
      if (this.done >= this.#total * share) return;
      await pause(1000);
    }
  }

  #record(when: string): void {
    const megabytes = Math.round(memoryOf(this.#parts.runner) / 1024);
    this.#memory.push(megabytes);
    this.memory[when] ??= megabytes;
    this.memory['at most'] = Math.max(...this.#memory);
  }
}

/** PostgreSQL's count of transactions; a statement outside a transaction counts as one. */
async function counterOf(url: string) {
  // A connection to another database, so that these statements are not counted.
  const counter = new pg.Client(url.replace(/[^/]*$/, 'postgres'));
  // An error that ends the benchmark comes first, and is reported; this one would hide it.
  counter.on('error', () => {});
  await counter.connect();
  const ours = [new URL(url).pathname.slice(1)];
  return {
    count: async () => {
      const { rows } = await counter.query('select xact_commit from pg_stat_database where datname = $1', ours);
      return Number(rows[0].xact_commit);
    },
    end: () => counter.end(),
  };
}
