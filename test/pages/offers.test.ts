/** TM2: pages offer each role exactly what it may do: no link or button is refused, and nothing else is left out. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Role } from '../../contracts/access.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeMachine, makeName, makeRecord, makeReport, makeText } from '../setup/management.ts';
import { type Offer, offersOf } from '../setup/offers.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { csrfTokenOf } from '../setup/test-browser.ts';

let app: TestApp;
let museum: SignedInPerson;
const seeds: string[] = ['/'];

const members = ['viewer', 'translator', 'editor'] as const satisfies readonly Role[];
type Name = 'owner' | (typeof members)[number];
const of = {} as Record<(typeof members)[number], SignedInPerson>;
const tokens = {} as Record<(typeof members)[number], string>;

/** A tag in three languages, with its name, and reports on each of them. */
async function furnish(place_id: number): Promise<number> {
  const tag = await makeRecord(app, 'tags', museum.id);
  await app
    .db('tags')
    .where({ id: tag })
    .update({ place_id, reference: `INV-${tag}` });
  const { original: text } = await makeText(app, tag, 'en', 'The anchor of 1883 was forged for a ship from the north.');
  const name = await makeName(app, tag);
  for (const lang of ['fr', 'de']) {
    await makeMachine(app, 'translations', text, lang, { text: `Anchor, ${lang}`, origin: 'human' });
    await makeMachine(app, 'name_translations', name, lang, { text: `Entrance, ${lang}`, isStale: true });
  }
  for (const [part, words] of Object.entries({ text: 'Anchor', name: 'Entrance' }))
    for (const lang_code of ['en', 'fr', 'de'])
      await makeReport(app, tag, { part, lang_code, read_hash: sourceHash(lang_code, `${words}, ${lang_code}`) });
  return tag;
}

async function write(method: string, path: string, fields: Record<string, string>): Promise<void> {
  const csrf_token = csrfTokenOf(await museum.browser.get('/'));
  const { status } = await museum.browser.post(path, { ...fields, _method: method, csrf_token });
  if (status !== 303 && status !== 201) throw new Error(`${method} ${path} answered ${status}`);
}

/** Each text and each name once more, so that there are former ones. */
async function rewrite(tag: number): Promise<void> {
  const texts = await app
    .db('translations')
    .whereIn('text_record_id', app.db('text_records').where({ tag_id: tag }).select('id'));
  const names = await app.db('name_translations').where({ tag_id: tag });
  for (const { id, text } of texts)
    await write('patch', `/translations/${id}`, { 'translation[text]': `${text} Now.` });
  for (const { id, text } of names)
    await write('patch', `/name_translations/${id}`, { 'name_translation[text]': `${text} Now` });
}

/** What the museum has besides its tags, and what no page leads to. */
async function equip(tag: number, bare: number): Promise<void> {
  const [{ id: free }] = await app
    .db('hardwares')
    .insert({ hardware_type: 'qr', identifier: 'FREE', customer_id: museum.id })
    .returning('id');
  await app.db('hardwares').insert({ tag_id: tag, hardware_type: 'qr', identifier: 'FIXED' });
  for (const resource of ['bundle_links', 'keep_words', 'bin'] as const) await makeRecord(app, resource, museum.id);
  const order = async (more: object) =>
    app
      .db('translation_orders')
      .where({ id: await makeRecord(app, 'translation_orders', museum.id) })
      .update(more);
  await order({ failed: 1, total: 1 });
  await order({ finished_at: null, queued: 1, total: 1 });
  await write('post', '/team/invitations', { 'invitation[email]': 'guest@example.com', 'invitation[role]': 'viewer' });
  for (const lang of ['fr', 'de']) {
    seeds.push(`/translation_work?lang_code=${lang}&state=missing,stale,machine,human`);
    for (const part of ['text', 'name'])
      seeds.push(`/translation_work/similar?lang_code=${lang}&tag_id=${tag}&part=${part}`);
  }
  seeds.push(`/hardwares/${free}`, `/Tags/${bare}/fill`, '/translations/new', '/name_translations/new');
}

beforeAll(async () => {
  app = await startApp();
  museum = await signedInPerson(app);
  for (const role of members) {
    of[role] = await signedInPerson(app);
    tokens[role] = csrfTokenOf(await of[role].browser.get('/'));
    const languages = role === 'translator' ? ['fr'] : null;
    await app.db('customers').where({ id: of[role].id }).update({ member_of: museum.id, member_role: role, languages });
  }
  const place = await makeRecord(app, 'places', museum.id);
  const tag = await furnish(place);
  await rewrite(tag);
  await furnish(place);
  const bare = await makeRecord(app, 'tags', museum.id);
  const untranslated = await makeRecord(app, 'tags', museum.id);
  await app.db('tags').where({ id: untranslated }).update({ place_id: place });
  await makeText(app, untranslated);
  await app.db('tags').where({ id: bare }).update({ reference: 'STOCK' });
  await equip(tag, bare);
});
afterAll(() => app.stop());

interface Walked {
  pages: Set<string>;
  offers: Map<string, Offer>;
  /** Links that are refused. */
  refused: string[];
}

/** What is everybody's own, and what is no page of ours. */
const isBeside = (path: string) => /^\/(logout|sessions|docs|openapi|sdks|assets|api|t)(\/|$|\.)/.test(path);

const pathOf = (address: string) => new URL(address, app.config.publicUrl).pathname;

/** Two offers of the same kind, for the same record and language. */
function keyOf({ method, address, fields }: Offer): string {
  const told = fields.filter(
    ([name, value]) => /(lang_code|tag_id|action)\]$/.test(name) || (/text\]$/.test(name) && value === ''),
  );
  return [method, pathOf(address), ...told.map(([name, value]) => `${name}=${value}`)].join(' ');
}

/** What makes another page of a path; order and filters of a list do not. */
function pageOf(address: string): string {
  const { pathname, searchParams: query } = new URL(address, app.config.publicUrl);
  const named = ['tag_id', 'part', 'tag_ids', 'change_set'].filter((name) => query.has(name));
  const lang = pathname.startsWith('/translation_work') ? query.get('lang_code') : null;
  return [pathname, ...named, ...named.slice(0, 1).map((name) => query.get(name)), lang].join(' ');
}

/** Along all links. `known`: further addresses, which may be refused. */
async function walk({ browser }: SignedInPerson, known: Iterable<string>): Promise<Walked> {
  const walked: Walked = { pages: new Set(), offers: new Map(), refused: [] };
  const ways = new Map([...known].map((address) => [pageOf(address), address]));
  const linked = new Map<string, string>();
  const statuses = new Map<string, number>();
  for (const [page, address] of ways) {
    const answer = await browser.get(address);
    statuses.set(page, answer.status);
    if (answer.status >= 400 || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    walked.pages.add(address);
    for (const offer of offersOf(answer.text)) {
      const { origin, pathname, search } = new URL(offer.address, new URL(address, app.config.publicUrl));
      if (origin !== new URL(app.config.publicUrl).origin || isBeside(pathname)) continue;
      const met = { ...offer, address: pathname + search };
      const page = pageOf(met.address);
      if (!walked.offers.has(keyOf(met))) walked.offers.set(keyOf(met), met);
      if (met.method !== 'GET') continue;
      linked.set(page, `${met.address}, linked by ${address}`);
      if (!ways.has(page)) ways.set(page, met.address);
    }
  }
  walked.refused = [...linked].filter(([page]) => statuses.get(page) === 403).map(([, words]) => words);
  return walked;
}

async function attempt(role: (typeof members)[number], { method, address, fields }: Offer): Promise<number> {
  const { browser } = of[role];
  if (method === 'GET') return (await browser.get(address)).status;
  const own = fields.map(([name, value]): [string, string] => [name, name === 'csrf_token' ? tokens[role] : value]);
  return (await browser.post(address, own)).status;
}

/** What takes others away, or brings them back, comes last. */
const rank = ({ method, address, fields }: Offer): number =>
  method === 'DELETE' || fields.some(([, value]) => value === 'delete')
    ? 2
    : Number(/(undo|restore|to_machine)$/.test(address));

interface Tried {
  /** Links and forms of the role's pages that are refused. */
  refused: string[];
  /** What only the museum's pages offer, and is not refused. */
  missed: string[];
}

const walked = {} as Record<Name, Walked>;
const tried = {} as Record<(typeof members)[number], Tried>;

/** What a page of the museum has, and the same person's own account. */
const isOfMuseum = (key: string) =>
  /^(POST|PATCH|PUT|DELETE) |^GET .*\/(new|edit)$/.test(key) && !/ \/customers/.test(key);

/** Refusals change nothing, so they come first; then what each role may do, the least first. */
beforeAll(async () => {
  walked.owner = await walk(museum, seeds);
  for (const role of members) {
    walked[role] = await walk(of[role], ['/', ...walked.owner.pages]);
    tried[role] = { refused: [...walked[role].refused], missed: [] };
    for (const [key, offer] of walked.owner.offers)
      if (!walked[role].offers.has(key) && isOfMuseum(key) && (await attempt(role, offer)) !== 403)
        tried[role].missed.push(key);
  }
  for (const role of members) {
    const forms = [...walked[role].offers].filter(([, { method }]) => method !== 'GET');
    for (const [key, offer] of forms.toSorted(([, one], [, other]) => rank(one) - rank(other)))
      if ((await attempt(role, offer)) === 403) tried[role].refused.push(key);
  }
}, 120_000);

test('the crawl reaches the pages and forms of all resources', () => {
  const { pages, offers } = walked.owner;
  expect(pages.size).toBeGreaterThan(100);
  expect([...offers.values()].filter(({ method }) => method !== 'GET').length).toBeGreaterThan(60);
});

test.each(members)('a %s is offered nothing that is refused', (role) => expect(tried[role].refused).toEqual([]));

test.each(members)('a %s is offered everything that is allowed', (role) => expect(tried[role].missed).toEqual([]));
