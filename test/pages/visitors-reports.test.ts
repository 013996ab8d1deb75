/** "This is wrong": reports that visitors send from the page of a tag, at `/t/{tag_identifier}/reports`. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Reporter } from '../../src/model/reports/report-rate-limit.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { prune } from '../../src/runner/prune.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { atOnce } from '../setup/at-once.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation, tagNotFound } from '../setup/factories.ts';
import type { Expectation } from '../setup/spec.ts';
import { TestBrowser } from '../setup/test-browser.ts';

/** Two web processes on one database. */
let apps: [TestApp, TestApp];
let tag: MadeTag;
/** Each test reports from a network of its own. */
let address: string;
let networks = 0;

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startApp({ env });
  apps = [first, await startApp({ env, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  await apps[1].stop();
  await apps[0].stop();
});
beforeEach(async () => {
  networks += 1;
  address = `198.51.100.${networks}`;
  tag = await createTag(apps[0], { lang: 'de', text: 'Erbaut 1983', name: 'Tor' });
});

interface Sending {
  app?: TestApp;
  to?: string;
  from?: string;
  accept?: string;
}

/** As a browser sends the form. */
const send = (fields: Record<string, string> | string, { app = apps[0], to, from = address, accept }: Sending = {}) =>
  app
    .spec()
    .post(to ?? `/t/${tag.tag_identifier}/reports`)
    .withHeaders({
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: accept ?? 'text/html,application/xhtml+xml,*/*;q=0.8',
      'X-Forwarded-For': from,
    })
    .withBody(typeof fields === 'string' ? fields : new URLSearchParams(fields).toString());

const stored = (id = tag.id) => apps[0].db('reports').where({ tag_id: id }).orderBy('id');
const words = 'Erbaut wurde es 1893.';

describe('U7: a report', () => {
  test('is received, and the page says so', async () => {
    const answer = await send({ lang: 'de', words }).expectStatus(303);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const to = answer.headers.location as string;
    expect(to).toMatch(new RegExp(`^/t/${tag.tag_identifier}\\?`));
    const page = await apps[0].call('GET', to, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('role="status">Danke.');
    const plain = await apps[0].call('GET', `/t/${tag.tag_identifier}`, { headers: { Accept: 'text/html' } });
    expect(plain.text).not.toContain('Danke.');
    const hash = sourceHash('de', 'Erbaut 1983');
    expect(await stored()).toMatchObject([
      { part: 'text', lang_code: 'de', words, source_hash: hash, read_hash: hash },
    ]);
  });

  test('is sent by the form on the page, for the text shown there', async () => {
    await storeTranslation(apps[0], tag, 'fr', 'Construit en 1983');
    const browser = new TestBrowser(apps[0]);
    const page = await browser.get(`/t/${tag.tag_identifier}?lang=fr`);
    const answer = await browser.submit(page, `/t/${tag.tag_identifier}/reports?lang=fr`, { words: 'En 1893.' });
    expect(answer.status).toBe(303);
    const { text } = await browser.follow(answer);
    expect(text).toContain('<html lang="fr" dir="ltr">');
    expect(text).toMatch(/<p class="notice" role="status">[^<]+</);
    expect(await stored()).toMatchObject([
      { lang_code: 'fr', words: 'En 1893.', read_hash: sourceHash('fr', 'Construit en 1983') },
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  test('stores the language of its words: the page’s, unless they are in another', async () => {
    const english = 'The plate beside the gate says that it was built in 1893, ten years after.';
    const sent: [page: string, words: string, lang_code: string][] = [
      ['?lang=fr', 'Construit en 1893.', 'fr'],
      ['?lang=fr', '1893', 'fr'],
      ['?lang=fr', '1893年に建てられました。', 'ja'],
      ['?lang=ja', 'Erbaut wurde es 1893.', 'de'],
      ['?lang=ja', english, 'en'],
    ];
    for (const [page, said] of sent)
      await send({ lang: 'de', words: said }, { to: `/t/${tag.tag_identifier}/reports${page}` }).expectStatus(303);
    expect(await stored()).toMatchObject(
      sent.map(([, said, words_lang_code]) => ({ lang_code: 'de', words: said, words_lang_code })),
    );
  });

  test('is never shown in public', async () => {
    await send({ lang: 'de', words }).expectStatus(303);
    for (const path of [`/t/${tag.tag_identifier}`, `/api/v1/tags/show?id=${tag.tag_identifier}`])
      expect((await apps[0].call('GET', path)).text).not.toContain('1893');
  });

  test('is stored for the text that is served in its language', async () => {
    await storeTranslation(apps[0], tag, 'fr', 'Construit en 1983');
    for (const lang of ['fr', 'FR-ca', 'it', 'xx', '']) await send({ lang, words }).expectStatus(303);
    const source_hash = sourceHash('de', 'Erbaut 1983');
    const french = { lang_code: 'fr', source_hash, read_hash: sourceHash('fr', 'Construit en 1983') };
    const original = { lang_code: 'de', source_hash, read_hash: source_hash };
    expect(await stored()).toMatchObject([french, french, original, original, original]);
  });

  test('stores which original was read, if that has changed since', async () => {
    const hash = 'a'.repeat(64);
    await send({ lang: 'fr', words, hash }).expectStatus(303);
    expect(await stored()).toMatchObject([{ lang_code: 'fr', source_hash: hash, read_hash: null }]);
  });

  test('does not count against a newer text than the one that was read', async () => {
    await storeTranslation(apps[0], tag, 'fr', 'Construit en 1983');
    const browser = new TestBrowser(apps[0], { 'X-Forwarded-For': address });
    const page = await browser.get(`/t/${tag.tag_identifier}?lang=fr`);
    await apps[0]
      .db('translations')
      .where({ lang_code: 'fr', text: 'Construit en 1983' })
      .update({ text: 'Construit en 1893' });
    const answer = await browser.submit(page, `/t/${tag.tag_identifier}/reports?lang=fr`, { words: 'En 1893.' });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([{ lang_code: 'fr', words: 'En 1893.', read_hash: null }]);
  });

  test('may be about the name', async () => {
    await storeName(apps[0], tag, 'fr', 'Portail');
    await send({ lang: 'fr', words, part: 'name', hash: sourceHash('de', 'Tor') }).expectStatus(303);
    expect(await stored()).toMatchObject([
      { part: 'name', lang_code: 'fr', source_hash: sourceHash('de', 'Tor'), read_hash: sourceHash('fr', 'Portail') },
    ]);
  });

  test('keeps its words as typed, with their lines', async () => {
    const typed = '<b>שלום</b>\n‮https://evil.example\r\n\n 😀';
    await send({ words: typed.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n') }).expectStatus(303);
    expect((await stored())[0].words).toBe(typed.replaceAll('\r\n', '\n'));
  });

  test('has at most 500 characters, with an emoji or a line break counted as one', async () => {
    await send({ words: '😀'.repeat(500) }).expectStatus(303);
    await send({ words: '\r\n'.repeat(250) + 'x'.repeat(250) }).expectStatus(303);
    await send({ words: '😀'.repeat(501) }).expectStatus(422);
    expect(await stored()).toHaveLength(2);
  });

  const wrong: [string, Record<string, string> | string][] = [
    ['no words', { lang: 'de' }],
    ['blank words', { words: ' \r\n\t ' }],
    ['words twice', 'words=one&words=two'],
    ['words that are not UTF-8', 'words=%ff'],
    ['another part', { words, part: 'picture' }],
    ['an invalid hash', { words, hash: 'deadbeef' }],
    ['nothing at all', {}],
  ];
  test.each(wrong)('with %s is refused, and keeps its input', async (_, fields) => {
    const sent = typeof fields === 'string' ? fields : { ...fields, lang: 'fr' };
    const page = await send(sent).expectStatus(422);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain(`action="/t/${tag.tag_identifier}/reports"`);
    if (typeof fields !== 'string' && fields.words?.trim()) expect(page.text).toContain(`>${fields.words}</textarea>`);
    expect(await stored()).toEqual([]);
  });

  test('is refused in the visitor’s preferred language', async () => {
    const answer = await apps[0]
      .spec()
      .post(`/t/${tag.tag_identifier}/reports`)
      .withHeaders({
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        'Accept-Language': 'ar',
      })
      .withBody('words=+&lang=de')
      .expectStatus(422);
    expect(answer.text).toContain('<html lang="ar" dir="rtl">');
  });

  test('keeps the language of the page', async () => {
    const to = `/t/${tag.tag_identifier.toUpperCase()}/reports?lang=fr`;
    const page = await send({ words: ' ' }, { to }).expectStatus(422);
    expect(page.text).toContain('/reports?lang=fr"');
    await send({ words }, { to })
      .expectStatus(303)
      .expectHeader('location', new RegExp(`^/t/${tag.tag_identifier}\\?lang=fr&`));
  });

  test('for an unknown tag answers 404, as a helpful page or as JSON', async () => {
    for (const identifier of ['000000000000', 'x', '%00', '..%2f']) {
      const to = `/t/${identifier}/reports`;
      expect((await send({ words }, { to }).expectStatus(404)).text).toContain('There is no such tag');
      await send({ words }, { to, accept: 'application/json' }).expectStatus(404).expectJson(tagNotFound);
      await send({ words }, { to: `${to}?format=json` })
        .expectStatus(404)
        .expectJson(tagNotFound);
    }
  });

  test('LK1: is refused in the look of the museum', async () => {
    const { db } = apps[0];
    const { id: customer_id } = await signedIn(apps[0]);
    await db('tags').where({ id: tag.id }).update({ customer_id });
    await db('looks').insert({ customer_id, display_name: 'Museum of the Sea', colour: '#0b6e4f' });
    const { text } = await send({ words: '' }).expectStatus(422);
    expect(text).toContain('<bdi>Museum of the Sea</bdi>');
    expect(text).toContain('href="/looks/0b6e4f.css"');
  });

  test('for a tag without a text is refused', async () => {
    const [empty] = await apps[0].db('tags').insert({ tag_identifier: 'abcdefabcdef' }).returning('*');
    await send({ words }, { to: `/t/${empty.tag_identifier}/reports`, accept: 'application/json' })
      .expectStatus(422)
      .expectJson({ part: ['is not there to be read'] });
  });

  test('for a tag that is deleted meanwhile answers 404, and is not counted', async () => {
    const { db } = apps[0];
    const [answer] = await atOnce(
      db,
      (trx) => trx('tags').where({ id: tag.id }).delete(),
      async () => send({ words }),
    );
    expect(answer).toMatchObject({ value: { statusCode: 404 } });
    expect(await counted(async () => {})).toEqual([]);
  });

  test('is deleted with its tag', async () => {
    await send({ words }).expectStatus(303);
    await apps[0].db('tags').where({ id: tag.id }).delete();
    expect(await stored()).toEqual([]);
  });

  test('is accepted by POST only', async () => {
    await apps[0].spec().get(`/t/${tag.tag_identifier}/reports`).expectStatus(405).expectHeader('allow', 'POST');
  });

  test('is kept for 90 days', async () => {
    const { db } = apps[0];
    for (const days of [89, 91]) {
      await send({ words: `${days}` }).expectStatus(303);
      await db('reports')
        .where({ tag_id: tag.id, words: `${days}` })
        .update({ created_at: daysAgo(days) });
    }
    await prune(db, 365);
    expect((await stored()).map((report) => report.words)).toEqual(['89']);
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** The counts that something has left. */
async function counted(happening: () => PromiseLike<unknown>): Promise<{ key: string; reports: number }[]> {
  const { db } = apps[0];
  const before = await db('report_counts').pluck('key');
  await happening();
  return db('report_counts').whereNotIn('key', before);
}

/** Refused, for an hour at most. */
const tooMany: Expectation = ({ res }) => {
  expect([res.statusCode, res.headers['x-error-reason']]).toEqual([429, 'too_many_reports']);
  const seconds = Number(res.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(3600);
};

describe('U7: a network address', () => {
  const either = (index: number) => ({ app: apps[index % 2] as TestApp });

  test('may report a tag 5 times an hour over all processes; refused reports do not count', async () => {
    for (let i = 0; i < 4; i += 1) await send({ words }, either(i)).expectStatus(303);
    for (let i = 0; i < 3; i += 1) await send({ words: '' }, either(i)).expectStatus(422);
    await send({ words }).expectStatus(303);
    const page = await send({ words: 'One more' }, either(1)).expect(tooMany);
    expect(page.text).toContain('>One more</textarea>');
    await send({ words }, { accept: 'application/json' }).expect(tooMany).expectJson('error.code', 'TooManyRequests');
    const other = await createTag(apps[0]);
    await send({ words }, { to: `/t/${other.tag_identifier}/reports` }).expectStatus(303);
    await send({ words }, { from: '203.0.113.1' }).expectStatus(303);
    expect(await stored()).toHaveLength(6);
  });

  test('may send exactly 5 of many simultaneous reports', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send({ words }, either(i))));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    expect(await stored()).toHaveLength(5);
  });

  test('may send 100 reports over all tags', async () => {
    const { db } = apps[0];
    const first = await counted(() => send({ words }).expectStatus(303));
    await send({ words }).expectStatus(303);
    const [ofAll] = await db('report_counts')
      .whereIn(
        'key',
        first.map(({ key }) => key),
      )
      .orderBy('reports', 'desc');
    expect(ofAll.reports).toBe(2);
    // Which of the two is the address' is told by another tag.
    const other = await createTag(apps[0]);
    await send({ words }, { to: `/t/${other.tag_identifier}/reports` }).expectStatus(303);
    const [grown] = await db('report_counts')
      .whereIn(
        'key',
        first.map(({ key }) => key),
      )
      .where({ reports: 3 });
    await db('report_counts').where({ key: grown.key }).update({ reports: 99 });
    await send({ words }, either(1)).expectStatus(303);
    const third = await createTag(apps[0]);
    await send({ words }, { to: `/t/${third.tag_identifier}/reports` }).expect(tooMany);
  });

  test('may report again after an hour', async () => {
    const { db } = apps[0];
    for (let i = 0; i < 5; i += 1) await send({ words }).expectStatus(303);
    await db('report_counts').update({ since: new Date(Date.now() - 3_600_000) });
    await send({ words }).expectStatus(303);
  });

  test('is the /64 prefix of an IPv6 address', async () => {
    for (let i = 0; i < 5; i += 1) await send({ words }, { from: `2001:db8:9:9::${i}` }).expectStatus(303);
    await send({ words }, { from: '2001:db8:9:9:ffff::1' }).expect(tooMany);
  });

  test('is neither stored nor logged; its hash is deleted after an hour', async () => {
    const { db, logged } = apps[0];
    const keys = (await counted(() => send({ words }).expectStatus(303))).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    for (const table of ['reports', 'report_counts']) expect(JSON.stringify(await db(table))).not.toContain(address);
    expect(JSON.stringify(logged)).not.toContain(address);
    const { key } = await db('report_key').first('key');
    expect(key.length).toBeGreaterThan(64);
    await db('report_counts')
      .whereIn('key', keys.slice(0, 1))
      .update({ since: new Date(Date.now() - 3_600_001) });
    await Reporter.prune(db);
    expect(await db('report_counts').whereIn('key', keys).pluck('key')).toEqual(keys.slice(1));
  });
});
