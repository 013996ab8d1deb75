/** Customers and their tags for orders: texts that repeat, some of them with stored translations. */
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { TextRecord } from '../../../src/model/text-record.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import type { RandomSource } from '../random-source.ts';

export interface Person {
  id: number;
  token: string;
}

interface OrderTag {
  id: number;
  owner: Person;
  /** The id of its text's original. */
  originalId: number;
  isGone: boolean;
  /** Another customer may own it. */
  isGiven: boolean;
  /** Its text was edited. */
  isEdited: boolean;
}

/** Languages for which all providers use the same code. */
export const languages = ['fr', 'it', 'de', 'es', 'nl', 'pl', 'sv', 'da'] as const;

/** Translations that are stored before the orders. */
const storedBefore = [
  { lang: 'fr', text: 'By hand', origin: 'human', isStale: false },
  { lang: 'it', text: 'By hand, of an older one', origin: 'human', isStale: true },
  { lang: 'de', text: 'Made before', origin: 'machine', isStale: false },
  { lang: 'es', text: 'Made before, of an older one', origin: 'machine', isStale: true },
] as const;

const things = ['The clock', 'An oar of the last ferry', 'Ein Schiff', 'Café for the crew', 'Loom 🧵', 'Map'];
/** Few, so that texts repeat and the translation memory is used. */
const numbers = 15;

export class World {
  readonly db: Database;
  readonly admin: Person;
  readonly owners: readonly Person[];
  readonly tags: OrderTag[] = [];
  /** Texts that must not be changed, by the id of their row. */
  readonly protectedTexts = new Map<number, { text: string; tag: OrderTag; isHuman: boolean }>();
  readonly #random: RandomSource;

  private constructor(db: Database, random: RandomSource, [admin, ...owners]: [Person, ...Person[]]) {
    this.db = db;
    this.#random = random;
    this.admin = admin;
    this.owners = owners;
  }

  static async open(databaseUrl: string, random: RandomSource): Promise<World> {
    const db = connect(databaseUrl, { pool: 4, name: 'faults' });
    const people: Person[] = [];
    for (const role of ['admin', null, null, null]) people.push(await createPerson(db, role));
    return new World(db, random, people as [Person, ...Person[]]);
  }

  /** Adds an admin, who owns nothing. */
  addAdmin(): Promise<Person> {
    return createPerson(this.db, 'admin');
  }

  /** Creates tags of an owner, with texts and names. */
  async add(owner: Person, count: number): Promise<OrderTag[]> {
    const added: OrderTag[] = [];
    for (let at = 0; at < count; at += 1) added.push(await this.#createTag(owner));
    this.tags.push(...added);
    return added;
  }

  /** A random tag that has not been deleted. */
  pickTag(owner?: Person): OrderTag | undefined {
    return this.#random.pick(this.tags.filter((tag) => !tag.isGone && (!owner || tag.owner === owner)));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  #words(): string {
    return `${this.#random.pick(things)} ${this.#random.below(numbers)}`;
  }

  async #createTag(owner: Person): Promise<OrderTag> {
    const { db } = this;
    const tag_identifier = randomUUID().replaceAll('-', '').slice(0, 12);
    const [{ id }] = await db('tags').insert({ tag_identifier, customer_id: owner.id }).returning('id');
    const record = await TextRecord.query(db).insert({ tag_id: id });
    const text = this.#words();
    const name = this.#words();
    const source_hash = sourceHash('en', text);
    const original = { lang_code: 'en', origin: 'original' } as const;
    const { id: originalId } = await Translation.query(db).insert({
      ...original,
      text_record_id: record.id,
      text,
      source_hash,
    });
    await NameTranslation.query(db).insert({
      ...original,
      tag_id: id,
      text: name,
      source_hash: sourceHash('en', name),
    });
    const tag = { id, owner, originalId, isGone: false, isGiven: false, isEdited: false };
    if (this.#random.percent(30)) await this.#storeTranslations(tag, record.id, source_hash);
    return tag;
  }

  async #storeTranslations(tag: OrderTag, text_record_id: number, source_hash: string): Promise<void> {
    for (const { lang, text, origin, isStale } of storedBefore) {
      const row = await Translation.query(this.db).insert({
        text_record_id,
        lang_code: lang,
        text: `${text} ${tag.id}`,
        origin,
        provider: origin === 'machine' ? 'google' : null,
        source_hash: isStale ? sourceHash('en', 'what stood there before') : source_hash,
      });
      const isHuman = origin === 'human';
      if (isHuman || !isStale) this.protectedTexts.set(row.id, { text: `${text} ${tag.id}`, tag, isHuman });
    }
  }
}

async function createPerson(db: Database, role: string | null): Promise<Person> {
  const customer = await Customer.query(db).insert({ email: `${randomUUID()}@example.com`, role });
  return { id: customer.id, token: await Token.issue(db, customer) };
}
