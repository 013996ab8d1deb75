/**
 * What a service was asked while it changed, as vectors of bundles: the bundles and deltas that it sent, a whole bundle at the end,
 * and what it then answered to lookups at random. A store that was given the same has to hold and show the same.
 */
import { randomInt } from 'node:crypto';
import { type RandomSource, randomFrom } from '../../faults/random-source.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import type { BundleLookup, BundleStep, BundleVector, StoreLookup } from '../../setup/bundle-vectors.ts';
import { fetchBundle } from '../../setup/bundles.ts';
import { onceARun } from '../../setup/once-a-run.ts';
import { isWhole } from '../../setup/tier.ts';
import { anItem, changeSomething, languages, type Museum, openMuseum } from './changes.ts';

export const changes = isWhole ? 500 : 100;
const lookups = 2 * changes;

/** Its changes follow from the seed, which is printed: `OFFLINE_SEED`, or another each time. */
async function recordBundles(): Promise<BundleVector[]> {
  const seed = Number(process.env.OFFLINE_SEED ?? randomInt(1_000_000));
  console.log(`OFFLINE_SEED=${seed}`);
  const app = await startApp({ env: { LOOKUP_TRANSLATION_BUDGET_MS: '0' } });
  try {
    const museum = await openMuseum(app);
    const random = randomFrom(seed, 0);
    const followers = [undefined, ...museum.places].map((place_id) => new Follower(app, museum, place_id));
    for (let left = 60; left > 0; left -= 1) await changeSomething(app, museum, random);
    for (const follower of followers) await follower.fetch();
    for (let done = 1; done <= changes; done += 1) {
      await changeSomething(app, museum, random);
      for (const follower of followers) if (random.percent(20) || done === changes) await follower.fetch();
    }
    const asked = Array.from({ length: lookups }, () => aLookup(random));
    const identifiers: string[] = await app.db('tags').orderBy('id').pluck('tag_identifier');
    const answers = await inTurn(asked, (one) => online(app, one(identifiers)));
    const owners = new Map((await app.db('tags').select()).map((tag) => [tag.tag_identifier, tag]));
    return await Promise.all(followers.map((follower) => follower.vector(answers, owners)));
  } finally {
    await app.stop();
  }
}

/** The same for several SDKs: recorded once a run. */
export const recordedBundles = (): Promise<BundleVector[]> => onceARun('recorded-bundles', recordBundles);

/** Somebody who fetches a bundle, and then what has changed. */
class Follower {
  readonly #steps: BundleStep[] = [];
  readonly #app: TestApp;
  readonly #museum: Museum;
  readonly #place: number | undefined;
  #cursor: string | undefined;

  constructor(app: TestApp, museum: Museum, place: number | undefined) {
    this.#app = app;
    this.#museum = museum;
    this.#place = place;
  }

  async fetch(): Promise<void> {
    const since = this.#cursor;
    const { text, cursor } = await this.#bundle(since === undefined ? {} : { since });
    this.#steps.push({ do: since === undefined ? 'load' : 'apply', text, is_usable: true });
    this.#cursor = cursor;
  }

  /** Of a place the lookups that lead into it, and those that lead nowhere: what is elsewhere it does not know. */
  async vector(answers: readonly Online[], tags: ReadonlyMap<unknown, TagRow>): Promise<BundleVector> {
    const { tags: all, text } = await this.#bundle({});
    const lines = text.split('\n').slice(0, all.length);
    const isHere = ({ customer_id, place_id }: TagRow) =>
      customer_id === this.#museum.owner.id && (this.#place === undefined || place_id === this.#place);
    return {
      name: this.#place === undefined ? 'all tags' : 'a place',
      steps: this.#steps,
      cursor: this.#cursor ?? null,
      saved: [
        '{"type":"store","version":1}',
        ...lines,
        `{"type":"end","cursor":"${this.#cursor}","tags":${lines.length},"gone":0}\n`,
      ].join('\n'),
      lookups: answers.flatMap(({ asks, shows }): BundleLookup[] => {
        const tag = shows && tags.get(shows.tag.tag_identifier);
        if (!shows || !tag) return [{ asks, shows: null }];
        if (isHere(tag)) return [{ asks, shows: { ...shows, place_id: tag.place_id } }];
        return this.#place === undefined ? [{ asks, shows: null }] : [];
      }),
    };
  }

  #bundle(more: Record<string, string>) {
    const query = { lang: 'all', expand: 'provenance', ...(this.#place !== undefined && { place_id: this.#place }) };
    return fetchBundle(this.#app, this.#museum.owner, { ...query, ...more });
  }
}

interface TagRow {
  customer_id: number | null;
  place_id: number | null;
}

type Online = BundleLookup;

/** What somebody asks, as soon as it is known which tags there are. */
function aLookup(random: RandomSource): (identifiers: readonly string[]) => StoreLookup {
  const wished = Array.from({ length: 1 + random.below(3) }, () =>
    random.pick([...languages, 'zh-CN', 'nb-NO', 'it', 'xx']),
  );
  const lang = random.pick<Omit<StoreLookup, 'id'>>([
    {},
    { lang: wished.join() },
    { lang: 'auto', accept_language: wished.map((code, i) => `${code};q=0.${9 - i}`).join(', ') },
  ]);
  const upper = random.percent(50);
  const cased = (text: string) => (upper ? text.toUpperCase() : text.toLowerCase());
  if (random.percent(30)) {
    const at = random.below(1_000_000);
    return (identifiers) => ({ id: cased(identifiers[at % identifiers.length] ?? ''), ...lang });
  }
  const { hardware_type: type, identifier, major, minor } = anItem(random);
  const plain = type !== 'qr' && random.percent(50) ? identifier.replaceAll(/[-:]/g, '') : identifier;
  // In lower case some letters are others for good: those are asked for as they are.
  const id = cased(plain).toUpperCase() === plain.toUpperCase() ? cased(plain) : plain;
  const numbers = type === 'ble-beacon' ? { major: major ?? 9, minor: minor ?? 9 } : {};
  return () => ({ id, type, ...numbers, ...lang });
}

/** What the service answers; `place_id` is not said by any answer. */
async function online(app: TestApp, asks: StoreLookup): Promise<Online> {
  const { accept_language, ...query } = asks;
  const ask = (operation: string, of: object) =>
    app
      .spec()
      .get(`/api/v1/tags/${operation}`)
      .withQueryParams({ ...of, expand: 'provenance' })
      .withHeaders(accept_language === undefined ? {} : { 'Accept-Language': accept_language });
  const answer = await ask(asks.type === undefined ? 'show' : 'showByHardwareId', query);
  if (answer.statusCode === 404) return { asks, shows: null };
  if (answer.statusCode !== 200)
    throw new Error(`a lookup is answered by ${answer.statusCode}: ${JSON.stringify(answer.body)}`);
  const [found] = answer.body.tags;
  const { statusCode, headers, body } = await ask('show', {
    id: found.tag_identifier,
    ...(asks.lang && { lang: asks.lang }),
  });
  const [{ provenance, ...tag }] = body.tags;
  if (statusCode !== 200)
    throw new Error(`${found.tag_identifier}, found by its hardware, is answered by ${statusCode}`);
  const items = app
    .db('hardwares as h')
    .join('tags as t', 't.id', 'h.tag_id')
    .where('t.tag_identifier', tag.tag_identifier);
  return {
    asks,
    shows: {
      tag,
      hardware: found.hardware ?? (await items.orderBy('h.id').select('h.hardware_type as type', 'h.identifier')),
      place_id: null,
      content_language: headers['content-language'] ?? '',
      origins: { text: provenance.text?.origin ?? null, name: provenance.name?.origin ?? null },
    },
  };
}

/** A few at a time. */
async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let next = 0; next < all.length; next += 10)
    done.push(...(await Promise.all(all.slice(next, next + 10).map(work))));
  return done;
}
