/** Random writes of a customer: to tags, places, texts, names and hardware, in bulk, by import, and restores from the bin. */
import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import type { RandomSource } from '../faults/random-source.ts';

/** All records of a customer, without times and internal columns. */
export async function stateOf(db: Database, id: number): Promise<Record<string, unknown[]>> {
  const ignored = '{created_at,updated_at,history_from,former_machine_texts}';
  const own = 'select t.id from tags t where t.customer_id = :id';
  const conditions = {
    tags: 'x.customer_id = :id',
    places: 'x.customer_id = :id',
    bundle_links: 'x.customer_id = :id',
    text_records: `x.tag_id in (${own})`,
    translations: `x.text_record_id in (select id from text_records where tag_id in (${own}))`,
    name_translations: `x.tag_id in (${own})`,
    hardwares: `x.tag_id in (${own}) or x.tag_id is null and x.customer_id = :id`,
  };
  // One statement, since it runs thousands of times.
  const all = Object.entries(conditions).map(
    ([table, condition]) =>
      `'${table}', (select coalesce(jsonb_agg(to_jsonb(x) - '${ignored}'::text[] order by x.id), '[]') from ${table} x where ${condition})`,
  );
  const { rows } = await db.raw(`select jsonb_build_object(${all.join(', ')}) as state`, { id });
  return rows[0].state;
}

/** Tags whose derived columns or search rows are wrong, or that are also in the bin; none are allowed. */
export async function inconsistentTags(db: Database, customers: readonly number[]): Promise<{ id: number }[]> {
  const { rows } = await db.raw(
    `
    select t.id from tags t left join tag_search s on s.tag_id = t.id
    where t.customer_id = any(:customers) and (t.in_use <> has_words(t.id)
      or (s.tag_id, s.names, s.texts, s.keys) is distinct from (select (w.tag_id, w.names, w.texts, w.keys) from tag_words(array[t.id]) w)
      or exists (select from bin b where b.resource = 'tags' and b.record_id = t.id))`,
    { customers },
  );
  return rows;
}

/** Sends a request to the management as the customer. */
type Call = (method: string, path: string, body?: object) => Promise<unknown>;

interface SequenceOptions {
  db: Database;
  random: RandomSource;
  /** The id of the customer. */
  id: number;
  call: Call;
}

/** Random writes of a customer. */
export class Sequence {
  readonly #db: Database;
  readonly #random: RandomSource;
  readonly #id: number;
  readonly #call: Call;
  /** The change sets of its writes. */
  readonly sets: string[] = [];

  constructor({ db, random, id, call }: SequenceOptions) {
    this.#db = db;
    this.#random = random;
    this.#id = id;
    this.#call = call;
  }

  async #row(table: string, condition: string): Promise<{ id: number; identifier?: string } | undefined> {
    const { rows } = await this.#db.raw(`select x.* from ${table} x where ${condition} order by x.id`, {
      id: this.#id,
    });
    return rows.length === 0 ? undefined : this.#random.pick(rows as { id: number }[]);
  }
  #one = async (table: string, condition: string) => (await this.#row(table, condition))?.id;
  #tag = () => this.#one('tags', 'x.customer_id = :id');
  #place = () => this.#one('places', 'x.customer_id = :id');
  #text = (table: string, of: string) =>
    this.#one(table, `${of} in (select t.id from tags t where t.customer_id = :id)`);
  #item = () => this.#one('hardwares', 'x.tag_id in (select t.id from tags t where t.customer_id = :id)');

  /** A random write, which may be refused. Returns its change set, if it has changed anything. */
  async write(): Promise<string | undefined> {
    const write = this.#random.pick(this.#writes);
    const before = await this.#newest();
    await write();
    const after = await this.#newest();
    if (after?.id === before?.id || !after?.change_set) return undefined;
    this.sets.push(after.change_set);
    return after.change_set;
  }

  #newest = () => this.#db('history').where({ customer_id: this.#id }).orderBy('id', 'desc').first('id', 'change_set');

  #words = () => `Words ${this.#random.below(1000)}`;
  #reference = () => `R-${this.#id}-${this.#random.below(6)}`;

  readonly #writes: (() => Promise<unknown>)[] = [
    async () =>
      this.#call('POST', '/Tags.json', {
        tag: { description: this.#words(), place_id: await this.#place(), parent_id: await this.#tag() },
      }),
    () => this.#call('POST', '/places.json', { place: { name: this.#words() } }),
    async () =>
      this.#call('PATCH', `/Tags/${await this.#tag()}.json`, {
        tag: { description: this.#words(), reference: this.#reference() },
      }),
    async () =>
      this.#call('PATCH', `/Tags/${await this.#tag()}.json`, {
        tag: { place_id: (await this.#place()) ?? null, parent_id: (await this.#tag()) ?? null },
      }),
    async () => this.#call('PATCH', `/places/${await this.#place()}.json`, { place: { name: this.#words() } }),
    async () =>
      this.#call('POST', '/translations.json', {
        translation: {
          tag_id: await this.#tag(),
          lang_code: this.#random.pick(['en', 'fr', 'de']),
          text: this.#words(),
          origin: 'human',
        },
      }),
    async () =>
      this.#call('POST', '/name_translations.json', {
        name_translation: {
          tag_id: await this.#tag(),
          lang_code: this.#random.pick(['en', 'fr']),
          text: this.#words(),
          origin: 'human',
        },
      }),
    async () => {
      const id = await this.#text(
        'translations',
        '(select r.tag_id from text_records r where r.id = x.text_record_id)',
      );
      return this.#call('PATCH', `/translations/${id}.json`, {
        translation: { text: this.#words(), minor_edit: this.#random.pick([true, false]) },
      });
    },
    async () => {
      const id = await this.#text(
        'translations',
        '(select r.tag_id from text_records r where r.id = x.text_record_id)',
      );
      return this.#call('DELETE', `/translations/${id}.json`);
    },
    async () => this.#call('DELETE', `/name_translations/${await this.#text('name_translations', 'x.tag_id')}.json`),
    async () =>
      this.#call('POST', '/hardwares.json', {
        hardware: { tag_id: await this.#tag(), hardware_type: 'nfc', identifier: randomBytes(7).toString('hex') },
      }),
    async () =>
      this.#call('PATCH', `/hardwares/${await this.#item()}.json`, {
        hardware: { tag_id: await this.#tag(), latitude: this.#random.below(80) },
      }),
    async () => this.#call('DELETE', `/hardwares/${await this.#item()}.json`),
    async () => this.#call('DELETE', `/Tags/${await this.#tag()}.json`),
    async () => this.#call('DELETE', `/places/${await this.#place()}.json`),
    async () => {
      const tag_ids = [await this.#tag(), await this.#tag()];
      const count = new Set(tag_ids).size;
      return this.#call('POST', '/Tags/bulk.json', { bulk: { action: 'delete', tag_ids, count } });
    },
    async () =>
      this.#call('POST', '/Tags/bulk.json', {
        bulk: {
          action: 'move',
          tag_ids: [await this.#tag(), await this.#tag()],
          place_id: (await this.#place()) ?? null,
        },
      }),
    async () =>
      this.#call('POST', '/Tags/import.json', {
        import: {
          rows: [1, 2].map(() => ({
            reference: this.#reference(),
            lang: 'en',
            text: this.#words(),
            name: this.#words(),
          })),
        },
      }),
    // The set also makes places, and takes over free hardware.
    async () => {
      const free = await this.#row('hardwares', 'x.tag_id is null and x.customer_id = :id');
      const hardware = free ? [{ type: 'nfc', identifier: free.identifier }] : [];
      const rows = [{ reference: this.#reference(), lang: 'en', text: this.#words(), place: this.#words(), hardware }];
      return this.#call('POST', '/Tags/import.json?create_places=1', { import: { rows } });
    },
    async () => this.#call('PATCH', `/hardwares/${await this.#item()}.json`, { hardware: { tag_id: null } }),
    async () => this.#call('POST', `/bin/${await this.#one('bin', 'x.customer_id = :id')}/restore.json`),
  ];
}
