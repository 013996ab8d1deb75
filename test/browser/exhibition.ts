/**
 * The demo's museum for tests of pages and screenshots: its first tag in six languages, of every origin and state, two of them
 * written from right to left; a curator and an admin.
 */

import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import { exhibits } from '../../src/demo/exhibits.ts';
import { createMuseum } from '../../src/demo/museum.ts';
import { Customer } from '../../src/model/customer.ts';
import { digestOf } from '../../src/model/sign-in/secret.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';

/** Of an invitation that is open, and of a link for a new password. */
export const invitationToken = 'the-token-of-an-invitation';

export const admin = { email: 'admin@museum.example', name: 'Ada', password: 'correct horse battery staple' };

interface Rendering {
  lang_code: string;
  name: string;
  text: string;
  origin: 'machine' | 'human';
  isStale?: boolean;
}

/** The first exhibit's name and text, as people and machines have translated it. */
export const renderings: readonly Rendering[] = [
  {
    lang_code: 'ar',
    name: 'المدخل',
    text: 'مرحبًا بكم في متحف الميناء. تبدأ الزيارة في القاعة الأولى.',
    origin: 'machine',
  },
  {
    lang_code: 'fr',
    name: "L'entrée",
    text: 'Bienvenue au musée du port. La visite commence dans la première salle.',
    origin: 'human',
  },
  {
    lang_code: 'he',
    name: 'הכניסה',
    text: 'ברוכים הבאים למוזיאון הנמל. הביקור מתחיל בחדר הראשון.',
    origin: 'human',
    isStale: true,
  },
  {
    lang_code: 'ja',
    name: '入口',
    text: '港の博物館へようこそ。見学は最初の部屋から始まります。',
    origin: 'machine',
  },
  {
    lang_code: 'es',
    name: 'La entrada',
    text: 'Bienvenido al museo del puerto. La visita comienza en la primera sala.',
    origin: 'machine',
  },
];

/** Creates the museum in a new database; returns the first tag and the curator. */
export async function openExhibition({ db, databaseUrl }: { db: Database; databaseUrl: string }) {
  const { curator } = await createMuseum(databaseUrl);
  await Customer.add(db, { ...admin, role: 'admin' });
  const [first] = exhibits;
  if (!first) throw new Error('The museum is empty');
  const tag: { id: number; tag_identifier: string } = await db('tags').orderBy('id').first('id', 'tag_identifier');
  const record = await db('text_records').where({ tag_id: tag.id }).first('id');
  for (const { lang_code, name, text, origin, isStale } of renderings) {
    const made = { lang_code, origin, provider: origin === 'machine' ? 'azure' : null };
    const hashOf = (original: string) => sourceHash(first.lang, isStale ? `${original} It was otherwise.` : original);
    await db('translations').insert({ ...made, text_record_id: record.id, text, source_hash: hashOf(first.text) });
    await db('name_translations').insert({ ...made, tag_id: tag.id, text: name, source_hash: hashOf(first.name) });
  }
  await noteReports(db, tag.id);
  await noteBundleLinks(db);
  await noteInvitations(db);
  await noteJobs(db);
  await noteProviders(db);
  await noteMemory(db, first.text);
  return { tag, curator };
}

/** Reports by visitors: on present texts, and on one that has been changed since. */
async function noteReports(db: Database, tag_id: number): Promise<void> {
  const read = (lang_code: string, text = renderings.find((each) => each.lang_code === lang_code)?.text ?? '') => ({
    tag_id,
    part: 'text',
    lang_code,
    source_hash: sourceHash('en', 'as it was'),
    read_hash: sourceHash(lang_code, text),
  });
  await db('reports').insert([
    { ...read('ar'), words: 'الصحيح: «تبدأ الجولة»، فهي جولة وليست زيارة.' },
    { ...read('es'), words: 'Mejor «Le damos la bienvenida».\nAsí vale para todo el mundo.' },
    { ...read('fr', 'Bienvenue au musée de la porte.'), words: 'C’est le musée du port, pas de la porte !' },
  ]);
}

/** Two bundle links of the admin: for all tags, and for a place. */
async function noteBundleLinks(db: Database): Promise<void> {
  const owner: { id: number } = await db('customers').where({ email: admin.email }).first('id');
  const [place] = await db('places').insert({ customer_id: owner.id, name: 'Lighthouse' }).returning('id');
  const links = [{ place_id: place.id, last_used_at: db.fn.now() }, { place_id: null }];
  for (const link of links)
    await db('bundle_links').insert({ customer_id: owner.id, key_hash: randomBytes(32), ...link });
}

/** An open invitation by the admin. */
async function noteInvitations(db: Database): Promise<void> {
  const { id: customer_id }: { id: number } = await db('customers').where({ email: admin.email }).first('id');
  const invited = { email: 'grace@example.com', name: 'Grace', role: 'admin', token_hash: digestOf(invitationToken) };
  await db('invitations').insert({ customer_id, ...invited });
  await db('password_links').insert({ customer_id, token_hash: digestOf(invitationToken), by_mail: true });
}

/** Translations of the first text in the shared translation memory. */
async function noteMemory(db: Database, text: string): Promise<void> {
  const rows = renderings.filter(({ origin }) => origin === 'machine');
  for (const made of rows)
    await db('translation_memory').insert({
      key: db.raw('memory_key(?)', [text]),
      source_lang_code: 'en',
      lang_code: made.lang_code,
      text: made.text,
      provider: 'azure',
      is_shared: true,
    });
}

/** Jobs for the texts of the first two tags. */
async function noteJobs(db: Database): Promise<void> {
  const [first, second] = await db('text_records').orderBy('id').limit(2).select('id as subject_id', 'tag_id');
  const job = { subject_kind: 'text', source_hash: sourceHash('en', 'as it was'), finished_at: db.fn.now() };
  const [done, undone] = [
    { ...job, ...first, state: 'succeeded', provider: 'azure' },
    { ...job, ...second },
  ];
  const rows = [
    { ...done, lang_code: 'ja', attempts: 1 },
    { ...done, lang_code: 'ar', attempts: 1 },
    { ...done, lang_code: 'es', attempts: 2 },
    { ...undone, lang_code: 'cy', state: 'cancelled', reason: 'cancelled' },
    {
      ...undone,
      lang_code: 'tlh',
      state: 'failed',
      reason: 'unsupported',
      message: 'azure does not translate from en to tlh',
      attempts: 1,
    },
  ];
  await db('work').insert(rows.map((row, version) => ({ ...row, version })));
}

/** States of the providers: the second has asked for a pause of an hour. */
async function noteProviders(db: Database): Promise<void> {
  await db('provider_states').insert([
    { name: 'azure', last_success_at: db.fn.now() },
    {
      name: 'deepl',
      last_failure_at: db.fn.now(),
      last_failure: 'answered Too many requests (HTTP 429)',
      failures: 1,
      retry_at: db.raw("now() + interval '1 hour'"),
    },
  ]);
  const day = db.raw("(now() at time zone 'utc')::date");
  await db('translation_usage').insert(
    Object.entries({ all: 18_240, unowned: 1_310, azure: 16_900, deepl: 1_340 }).map(([scope, characters]) => ({
      day,
      scope,
      characters,
    })),
  );
}
