/** Records with the same text in all fields, written directly to the database, past the validation of contracts. */
import type { Database } from '../../src/database/connect.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { payloadClasses } from './payloads.ts';

/** The ids of related records, by the first part of their pages' paths. */
export interface Planted {
  tag_identifier: string;
  ids: Record<string, number>;
}

/**
 * Stores each payload alone, and then all of a class together; `written` may change the payload. Returns the records with whole
 * classes. The same calls give the same ids in another database.
 */
export async function plantPayloads(db: Database, written: (payload: string) => string): Promise<Planted[]> {
  const classes: Planted[] = [];
  let number = 0;
  const plantNext = (text: string) => plant(db, text, (++number).toString(16).padStart(12, '0'));
  for (const { payloads } of Object.values(payloadClasses)) {
    const texts = payloads.map(written);
    for (const text of texts) await plantNext(text);
    const all = await plantNext(texts.join('\n'));
    for (const text of texts) all.ids.hardwares = await plantHardware(db, all, `${text}${number}`);
    classes.push(all);
  }
  // Messages of providers are foreign text too.
  const last_failure = Object.values(payloadClasses)
    .flatMap(({ payloads }) => payloads.map(written))
    .join(' ');
  await db('provider_states').insert({ name: 'azure', last_failure, last_failure_at: db.fn.now(), failures: 1 });
  return classes;
}

/** `tag_identifier` must be new each time. */
async function plant(db: Database, text: string, tag_identifier: string): Promise<Planted> {
  const inserted = async (table: string, row: object): Promise<number> =>
    (await db(table).insert(row).returning('id'))[0].id;
  const customers = await inserted('customers', {
    email: db.raw(`lower(btrim(? collate "C"))`, [`${text.slice(0, 200)}@${tag_identifier}.example`]),
    name: text.slice(0, 500),
    role: text.slice(0, 50),
  });
  const places = await inserted('places', {
    customer_id: customers,
    name: text.slice(0, 500),
    latitude: 1,
    longitude: 1,
  });
  const Tags = await inserted('tags', {
    tag_identifier,
    customer_id: customers,
    place_id: places,
    description: text,
    image_url: text,
    text_url: text,
  });
  const text_records = await inserted('text_records', { tag_id: Tags });
  const rows = ['original', 'machine'].map((origin) => ({
    lang_code: origin === 'original' ? 'en' : 'fr',
    text,
    origin,
    provider: origin === 'original' ? null : text,
    source_hash: sourceHash('en', text),
  }));
  let [translations, name_translations] = [0, 0];
  for (const row of rows) {
    translations = await inserted('translations', { ...row, text_record_id: text_records });
    name_translations = await inserted('name_translations', { ...row, tag_id: Tags });
  }
  const reports = await inserted('reports', {
    tag_id: Tags,
    part: 'text',
    lang_code: 'fr',
    source_hash: sourceHash('en', text),
    read_hash: sourceHash('fr', text),
    words: text.slice(0, 500),
  });
  await db('work').insert({
    subject_kind: 'text',
    subject_id: text_records,
    tag_id: Tags,
    lang_code: 'de',
    source_hash: sourceHash('en', text),
    state: 'failed',
    provider: 'azure',
    reason: 'refused',
    message: text,
    version: Tags,
  });
  // A translation in the private memory of each customer.
  await db('translation_memory').insert({
    key: db.raw('memory_key(?)', ['Exit']),
    source_lang_code: 'en',
    lang_code: 'fr',
    text,
    provider: text,
    is_shared: false,
    customer_id: customers,
  });
  return {
    tag_identifier,
    ids: { customers, places, Tags, text_records, translations, name_translations, reports },
  };
}

/** Near the place, so that it is on the map, at a random location. */
async function plantHardware(db: Database, { ids }: Planted, text: string): Promise<number> {
  const rows = await db('hardwares')
    .insert({
      tag_id: ids.Tags,
      hardware_type: 'qr',
      identifier: db.raw(`upper(? collate "C")`, [text.slice(0, 128)]),
      latitude: 1 + Math.random() / 100,
      longitude: 1 + Math.random() / 100,
    })
    .returning('id');
  return rows[0].id;
}
