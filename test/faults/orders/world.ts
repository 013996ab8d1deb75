/** Customers with tags for orders: words that come more than once, and what people and machines have made of some of them. */
import { randomUUID } from 'node:crypto';
import { connect, type Database } from '../../../src/database/connect.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { TextRecord } from '../../../src/model/text-record.ts';
import { NameTranslation } from '../../../src/model/translations/name-translation.ts';
import { sourceHash } from '../../../src/model/translations/source-hash.ts';
import { Translation } from '../../../src/model/translations/translation.ts';
import type { Chance } from '../chance.ts';

export interface Person {
  id: number;
  token: string;
}

interface MadeTag {
  id: number;
  owner: Person;
  /** Of its text. */
  originalId: number;
  isGone: boolean;
  /** Somebody else may have it by now. */
  isGiven: boolean;
  /** Its text is another than it was. */
  isEdited: boolean;
}

/** All providers of a run call them the same. */
export const languages = ['fr', 'it', 'de', 'es', 'nl', 'pl', 'sv', 'da'] as const;

/** What is there before anybody orders: by whom, and whether of the present original. */
const already = [
  { lang: 'fr', text: 'By hand', origin: 'human', isStale: false },
  { lang: 'it', text: 'By hand, of an older one', origin: 'human', isStale: true },
  { lang: 'de', text: 'Made before', origin: 'machine', isStale: false },
  { lang: 'es', text: 'Made before, of an older one', origin: 'machine', isStale: true },
] as const;

const things = ['The clock', 'An oar of the last ferry', 'Ein Schiff', 'Café for the crew', 'Loom 🧵', 'Map'];
/** Each comes again after some: what one has paid for serves the others. */
const numbers = 15;

export class World {
  readonly db: Database;
  readonly admin: Person;
  readonly owners: readonly Person[];
  readonly tags: MadeTag[] = [];
  /** Texts that have to stay as they are, by the id of their row. */
  readonly kept = new Map<number, { text: string; tag: MadeTag; isHuman: boolean }>();
  readonly #chance: Chance;

  private constructor(db: Database, chance: Chance, [admin, ...owners]: [Person, ...Person[]]) {
    this.db = db;
    this.#chance = chance;
    this.admin = admin;
    this.owners = owners;
  }

  static async open(databaseUrl: string, chance: Chance): Promise<World> {
    const db = connect(databaseUrl, { pool: 4, name: 'faults' });
    const people: Person[] = [];
    for (const role of ['admin', null, null, null]) people.push(await signedIn(db, role));
    return new World(db, chance, people as [Person, ...Person[]]);
  }

  /** One more who reaches everything, and owns nothing. */
  newcomer(): Promise<Person> {
    return signedIn(this.db, 'admin');
  }

  /** Makes so many tags of an owner, with texts and names. */
  async add(owner: Person, count: number): Promise<MadeTag[]> {
    const made: MadeTag[] = [];
    for (let at = 0; at < count; at += 1) made.push(await this.#tag(owner));
    this.tags.push(...made);
    return made;
  }

  /** One that is still there, as far as is known. */
  some(owner?: Person): MadeTag | undefined {
    return this.#chance.pick(this.tags.filter((tag) => !tag.isGone && (!owner || tag.owner === owner)));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  #words(): string {
    return `${this.#chance.pick(things)} ${this.#chance.below(numbers)}`;
  }

  async #tag(owner: Person): Promise<MadeTag> {
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
    if (this.#chance.percent(30)) await this.#already(tag, record.id, source_hash);
    return tag;
  }

  async #already(tag: MadeTag, text_record_id: number, source_hash: string): Promise<void> {
    for (const { lang, text, origin, isStale } of already) {
      const row = await Translation.query(this.db).insert({
        text_record_id,
        lang_code: lang,
        text: `${text} ${tag.id}`,
        origin,
        provider: origin === 'machine' ? 'google' : null,
        source_hash: isStale ? sourceHash('en', 'what stood there before') : source_hash,
      });
      const isHuman = origin === 'human';
      if (isHuman || !isStale) this.kept.set(row.id, { text: `${text} ${tag.id}`, tag, isHuman });
    }
  }
}

async function signedIn(db: Database, role: string | null): Promise<Person> {
  const customer = await Customer.query(db).insert({ email: `${randomUUID()}@example.com`, role });
  return { id: customer.id, token: await Token.issue(db, customer) };
}
