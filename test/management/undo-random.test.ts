/**
 * Random writes, deletions, restores and undoings: an undoing right after a write is the state before it, whatever the write; one of an
 * earlier set says what it has done; and nobody else's records are touched. `UNDO_SEED` repeats a run.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Chance, chanceOf } from '../faults/chance.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { isWhole } from '../setup/tier.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator: translatorOf(() => ({ state: 'gone' })) });
});
afterAll(() => app.stop());

const seed = Number(process.env.UNDO_SEED ?? randomInt(2 ** 31));

/** All that a customer has, but for times and what the database keeps beside. */
async function stateOf(id: number): Promise<Record<string, unknown[]>> {
  const aside = '{created_at,updated_at,history_from,former_machine_texts}';
  const rows = async (table: string, condition: string) => {
    const sql = `select to_jsonb(x) - '${aside}'::text[] as row from ${table} x where ${condition} order by x.id`;
    const { rows: found } = await app.db.raw(sql, { id });
    return found.map(({ row }: { row: unknown }) => row);
  };
  const own = 'select t.id from tags t where t.customer_id = :id';
  return {
    tags: await rows('tags', 'x.customer_id = :id'),
    places: await rows('places', 'x.customer_id = :id'),
    bundle_links: await rows('bundle_links', 'x.customer_id = :id'),
    text_records: await rows('text_records', `x.tag_id in (${own})`),
    translations: await rows(
      'translations',
      `x.text_record_id in (select id from text_records where tag_id in (${own}))`,
    ),
    name_translations: await rows('name_translations', `x.tag_id in (${own})`),
    hardwares: await rows('hardwares', `x.tag_id in (${own}) or x.tag_id is null and x.customer_id = :id`),
  };
}

/** The tables that are kept beside the tags tell what is there. */
async function demandTold(): Promise<void> {
  const { rows } = await app.db.raw(`
    select t.id from tags t left join tag_search s on s.tag_id = t.id
    where t.in_use <> has_words(t.id)
      or (s.tag_id, s.names, s.texts, s.keys) is distinct from (select (w.tag_id, w.names, w.texts, w.keys) from tag_words(array[t.id]) w)
      or exists (select from bin b where b.resource = 'tags' and b.record_id = t.id)`);
  expect(rows).toEqual([]);
}

class Sequence {
  readonly #chance: Chance;
  readonly #caller: Caller;
  readonly sets: string[] = [];

  constructor(chance: Chance, caller: Caller) {
    this.#chance = chance;
    this.#caller = caller;
  }

  call = (method: string, path: string, body?: object) => as(app, this.#caller)(method, path, body);

  async #one(table: string, condition: string): Promise<number | undefined> {
    const { rows } = await app.db.raw(`select x.id from ${table} x where ${condition} order by x.id`, {
      id: this.#caller.id,
    });
    return rows.length === 0 ? undefined : this.#chance.pick(rows as { id: number }[]).id;
  }
  #tag = () => this.#one('tags', 'x.customer_id = :id');
  #place = () => this.#one('places', 'x.customer_id = :id');
  #text = (table: string, of: string) =>
    this.#one(table, `${of} in (select t.id from tags t where t.customer_id = :id)`);
  #item = () => this.#one('hardwares', 'x.tag_id in (select t.id from tags t where t.customer_id = :id)');

  /** A random write, which may be refused. Returns its change set, where it has changed anything. */
  async write(): Promise<string | undefined> {
    const write = this.#chance.pick(this.#writes);
    const before = await this.#newest();
    await write();
    const after = await this.#newest();
    if (after?.id === before?.id || !after?.change_set) return undefined;
    this.sets.push(after.change_set);
    return after.change_set;
  }

  #newest = () =>
    app.db('history').where({ customer_id: this.#caller.id }).orderBy('id', 'desc').first('id', 'change_set');

  #words = () => `Words ${this.#chance.below(1000)}`;
  #reference = () => `R-${this.#caller.id}-${this.#chance.below(6)}`;

  readonly #writes: (() => Promise<unknown>)[] = [
    async () =>
      this.call('POST', '/Tags.json', {
        tag: { description: this.#words(), place_id: await this.#place(), parent_id: await this.#tag() },
      }),
    () => this.call('POST', '/places.json', { place: { name: this.#words() } }),
    async () =>
      this.call('PATCH', `/Tags/${await this.#tag()}.json`, {
        tag: { description: this.#words(), reference: this.#reference() },
      }),
    async () =>
      this.call('PATCH', `/Tags/${await this.#tag()}.json`, {
        tag: { place_id: (await this.#place()) ?? null, parent_id: (await this.#tag()) ?? null },
      }),
    async () => this.call('PATCH', `/places/${await this.#place()}.json`, { place: { name: this.#words() } }),
    async () =>
      this.call('POST', '/translations.json', {
        translation: {
          tag_id: await this.#tag(),
          lang_code: this.#chance.pick(['en', 'fr', 'de']),
          text: this.#words(),
          origin: 'human',
        },
      }),
    async () =>
      this.call('POST', '/name_translations.json', {
        name_translation: {
          tag_id: await this.#tag(),
          lang_code: this.#chance.pick(['en', 'fr']),
          text: this.#words(),
          origin: 'human',
        },
      }),
    async () => {
      const id = await this.#text(
        'translations',
        '(select r.tag_id from text_records r where r.id = x.text_record_id)',
      );
      return this.call('PATCH', `/translations/${id}.json`, {
        translation: { text: this.#words(), minor_edit: this.#chance.pick([true, false]) },
      });
    },
    async () => {
      const id = await this.#text(
        'translations',
        '(select r.tag_id from text_records r where r.id = x.text_record_id)',
      );
      return this.call('DELETE', `/translations/${id}.json`);
    },
    async () => this.call('DELETE', `/name_translations/${await this.#text('name_translations', 'x.tag_id')}.json`),
    async () =>
      this.call('POST', '/hardwares.json', {
        hardware: { tag_id: await this.#tag(), hardware_type: 'nfc', identifier: randomBytes(7).toString('hex') },
      }),
    async () =>
      this.call('PATCH', `/hardwares/${await this.#item()}.json`, {
        hardware: { tag_id: await this.#tag(), latitude: this.#chance.below(80) },
      }),
    async () => this.call('DELETE', `/hardwares/${await this.#item()}.json`),
    async () => this.call('DELETE', `/Tags/${await this.#tag()}.json`),
    async () => this.call('DELETE', `/places/${await this.#place()}.json`),
    async () => {
      const tag_ids = [await this.#tag(), await this.#tag()];
      const count = new Set(tag_ids).size;
      return this.call('POST', '/Tags/bulk.json', { bulk: { action: 'delete', tag_ids, count } });
    },
    async () =>
      this.call('POST', '/Tags/bulk.json', {
        bulk: {
          action: 'move',
          tag_ids: [await this.#tag(), await this.#tag()],
          place_id: (await this.#place()) ?? null,
        },
      }),
    async () =>
      this.call('POST', '/Tags/import.json', {
        import: {
          rows: [1, 2].map(() => ({
            reference: this.#reference(),
            lang: 'en',
            text: this.#words(),
            name: this.#words(),
          })),
        },
      }),
    async () => this.call('POST', `/bin/${await this.#one('bin', 'x.customer_id = :id')}/restore.json`),
  ];
}

const sequences = isWhole ? 40 : 2;

test(`UN3, BN3: ${sequences} sequences at random, seed ${seed}`, async () => {
  for (let at = 0; at < sequences; at += 1) {
    const chance = chanceOf(seed, at);
    const [ada, grace] = [await signedIn(app), await signedIn(app)];
    const [hers, his] = [new Sequence(chance, ada), new Sequence(chance, grace)];
    for (let step = 0; step < 8; step += 1) await his.write();
    const others = await stateOf(grace.id);
    const undo = (id: string, query = '') => hers.call('POST', `/history/change_sets/${id}/undo.json${query}`);
    for (let step = 0; step < 25; step += 1) {
      const before = await stateOf(ada.id);
      const set = await hers.write();
      const after = await stateOf(ada.id);
      const place = `sequence ${at}, step ${step}`;
      if (set && chance.pick([true, false])) {
        const dry = await undo(set, '?dry_run=1');
        expect([place, await stateOf(ada.id)]).toEqual([place, after]);
        const { status, body } = await undo(set);
        expect([place, status, body.kept]).toEqual([place, 200, []]);
        expect({ ...dry.body, change_set: body.change_set }).toEqual(body);
        expect([place, await stateOf(ada.id)]).toEqual([place, before]);
        expect((await undo(set)).body).toMatchObject({ undone: 0, change_set: null });
        const again = await undo(body.change_set);
        expect([place, again.status, again.body.kept]).toEqual([place, 200, []]);
        expect([place, await stateOf(ada.id)]).toEqual([place, after]);
      }
      const earlier = hers.sets.length > 0 && chance.pick([true, false, false]) ? chance.pick(hers.sets) : undefined;
      if (earlier) {
        const dry = await undo(earlier, '?dry_run=1');
        const { status, body } = await undo(earlier);
        expect([place, status === 404 || status === 200]).toEqual([place, true]);
        if (status === 200) {
          expect({ ...dry.body, change_set: body.change_set }).toEqual(body);
          const entries = await app
            .db('history')
            .where({ change_set: body.change_set ?? randomUuid })
            .limit(1);
          expect([place, entries.length > 0]).toEqual([place, body.undone > 0]);
          if (body.change_set) hers.sets.push(body.change_set);
        }
      }
      await demandTold();
    }
    expect(await stateOf(grace.id)).toEqual(others);
  }
}, 600_000);

const randomUuid = '00000000-0000-4000-8000-000000000000';
