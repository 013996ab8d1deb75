/** The page of a tag in a visitor's browser: in a language not translated yet, with a map, on paper; and the size of its download. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { languages } from '../../../contracts/languages.ts';
import { axeFaults } from '../../browser/axe.ts';
import { sideways } from '../../browser/in-page.js';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../../setup/app.ts';
import { type BrowserSettings, describeInBrowser, phone } from '../../setup/browser.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../../setup/factories.ts';
import { as } from '../../setup/management.ts';
import { jpeg, upload } from '../../setup/pictures.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';
/** Nothing listens there: what the pages ask for is answered by the test, or not at all. */
const tiles = 'http://127.0.0.1:1/{z}/{x}/{y}.png';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Answers with a picture. */
const picture = (route: Route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') });

/** Notes in `window.moved` how far something moved by itself, and what. */
const watchShifts = `
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.moved.push(value, ...sources.map(({ node }) => String(node?.outerHTML).slice(0, 80)));
  }).observe({ type: 'layout-shift', buffered: true });`;

let outcome: MadeOutcome = { state: 'pending' };
const translator = translatorOf(({ subject, lang_code }) =>
  outcome.state === 'translated' ? { ...outcome, lang_code, text: `${subject.kind} in ${lang_code}` } : outcome,
);
const translated: MadeOutcome = { state: 'translated', text: '', lang_code: 'fr' };

describeInBrowser('the page of a tag', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ translator, env: { MAP_TILES_URL: tiles, LOOKUP_TRANSLATION_BUDGET_MS: '100' } });
  });
  afterAll(() => app?.stop());
  beforeEach(() => {
    outcome = { state: 'pending' };
  });

  /** All that the page has asked for. */
  const asked: string[] = [];
  async function visit(path: string, settings?: BrowserSettings): Promise<Page> {
    const page = await open({ language: 'fr', userAgent, ...settings });
    asked.length = 0;
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(app.url + path);
    return page;
  }
  const german = async (more: Record<string, unknown> = {}) => {
    const tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
    if (Object.keys(more).length > 0) await app.db('tags').where({ id: tag.id }).update(more);
    return tag;
  };
  const addressOf = ({ tag_identifier }: MadeTag) => `/t/${tag_identifier}`;

  test('the first reader in a language sees the original with a notice, and then the translation', async () => {
    const tag = await german();
    const page = await visit(addressOf(tag));
    expect(await page.locator('#state').textContent()).toContain('La traduction est en cours. Elle apparaîtra ici.');
    expect(await page.locator('#tag-text').textContent()).toBe('Das Tor');
    expect(await page.locator('.languages > summary').textContent()).toContain('Deutsch');
    await page.locator('#report summary').focus();
    outcome = translated;
    await page.getByText('text in fr').waitFor();
    expect(await page.locator('#tag-text').getAttribute('lang')).toBe('fr');
    expect(await page.locator('.languages > summary').textContent()).toContain('Français');
    expect(await page.locator('#report summary:focus ~ form input[name="lang"]').inputValue()).toBe('fr');
    expect([await page.title(), await page.locator('h1').textContent()]).toEqual([
      expect.stringMatching(/^name in fr/),
      'name in fr',
    ]);
    expect(await page.locator('#state').textContent()).toContain('Traduction automatique');
    expect(await page.getByText('Il y a une erreur').count()).toBe(1);
    const own = asked.filter((url) => url.includes('again='));
    expect(own.map((url) => new URL(url).searchParams.get('again'))).toEqual(own.map((_, index) => `${index + 1}`));
    expect(own.length).toBeGreaterThan(0);
    expect(await axeFaults(page, 'all')).toEqual([]);
  });

  test('a reader waiting for a translation that fails sees a notice', async () => {
    const page = await visit(`${addressOf(await german())}?lang=ar`);
    outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
    await page.getByText('غير متاح بلغتك في الوقت الحالي.').waitFor();
    expect(await page.locator('#tag-text').textContent()).toBe('Das Tor');
    expect(asked.filter((url) => url.includes('again=')).every((url) => url.includes('lang=ar&'))).toBe(true);
  });

  test('a report in progress is kept when the translation arrives', async () => {
    const page = await visit(addressOf(await german()));
    await page.locator('#report summary').click();
    await page.locator('#words').fill('Not so');
    await page.locator('h1').click();
    outcome = translated;
    await page.getByText('text in fr').waitFor();
    expect(await page.locator('#words').inputValue()).toBe('Not so');
  });

  test('without scripts a link checks again for the translation', async () => {
    const tag = await german();
    const page = await visit(`${addressOf(tag)}?again=4`, { scripts: false });
    outcome = translated;
    await page.getByRole('link', { name: 'Vérifier à nouveau' }).click();
    await page.waitForURL(app.url + addressOf(tag));
    expect(await page.locator('#tag-text').textContent()).toBe('text in fr');
  });

  test('without scripts the browser reloads the page by itself', async () => {
    const page = await visit(`${addressOf(await german())}?lang=es`, { scripts: false });
    outcome = translated;
    await page.getByText('text in es').waitFor();
    expect(page.url()).toContain('?lang=es&again=1');
  });

  describe('the map', () => {
    const withSpot = async () => {
      const tag = await german();
      const identifier = tag.tag_identifier.toUpperCase();
      const spot = { latitude: 52.37, longitude: 4.89 };
      await app.db('hardwares').insert({ tag_id: tag.id, hardware_type: 'qr', identifier, ...spot });
      return addressOf(tag);
    };
    const press = (page: Page) => page.getByRole('button', { name: 'Afficher la carte' }).click();

    test('is opened by a button, and loads nothing before', async () => {
      outcome = translated;
      const page = await visit(await withSpot());
      await page.route('http://127.0.0.1:1/**', picture);
      const origin = new URL(app.url).origin;
      expect(asked.filter((url) => !url.startsWith(origin) || /leaflet|map\./.test(url))).toEqual([]);
      await press(page);
      await page.locator('img.leaflet-tile-loaded').first().waitFor({ state: 'attached' });
      expect(await page.getByRole('button', { name: 'Zoom avant' }).count()).toBe(1);
      expect(await page.locator('.map-marker').getAttribute('aria-label')).toBe('name in fr');
      expect(await page.locator('.map-failure').textContent()).toBe('');
      expect(await axeFaults(page, 'all')).toEqual([]);
      expect(await page.evaluate(sideways)).toEqual([]);
    });

    test('says that its tiles cannot be loaded', async () => {
      const page = await visit(await withSpot());
      await press(page);
      await page.getByText('La carte ne peut pas être chargée pour le moment.').waitFor();
    });

    test('says that it cannot be loaded itself', async () => {
      const page = await visit(await withSpot());
      await page.route('**/assets/leaflet.*', (route) => route.abort());
      await press(page);
      await page.getByText('La carte ne peut pas être chargée pour le moment.').waitFor();
    });

    test('is not offered without scripts', async () => {
      const page = await visit(await withSpot(), { scripts: false });
      expect(await page.getByRole('button', { name: 'Afficher la carte' }).count()).toBe(0);
    });
  });

  /** A page with all that there can be on it, in a language of long words. */
  async function full(): Promise<string> {
    const { id: customer_id } = await signedIn(app);
    const [place] = await app.db('places').insert({ customer_id, name: 'Museum am Hafen' }).returning('id');
    const owned = { customer_id, place_id: place.id };
    const text = 'Ein Satz, der auf der Tafel steht. '.repeat(60);
    const image_url = `${app.url}/assets/none.png`;
    const tag = await createTag(app, { lang: 'fr', text, name: 'La porte' });
    const next = await createTag(app, { lang: 'fr', text, name: 'Deux' });
    await app
      .db('tags')
      .where({ id: tag.id })
      .update({ ...owned, image_url, text_url: 'https://example.com/porte' });
    await app.db('tags').where({ id: next.id }).update(owned);
    await app.db('hardwares').insert({
      tag_id: tag.id,
      hardware_type: 'nfc',
      identifier: tag.tag_identifier.toUpperCase(),
      latitude: 1,
      longitude: 2,
    });
    for (const { code } of languages.filter((each) => each.code !== 'fr')) await storeTranslation(app, tag, code, text);
    await storeName(app, tag, 'de', 'Das Tor zum Hafen');
    return addressOf(tag);
  }

  test('loads at most 20 kB with styles and scripts, and only the picture from elsewhere', async () => {
    const path = await full();
    const page = await open({ width: phone, language: 'de', userAgent });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const loaded = new Map<string, number>();
    const names = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      loaded.set(requestId, encodedDataLength),
    );
    await page.goto(app.url + path, { waitUntil: 'networkidle' });
    const origin = new URL(app.url).origin;
    expect([...names.values()].filter((url) => !url.startsWith(origin))).toEqual([]);
    const sizes = [...loaded].map(([id, bytes]) => [names.get(id)?.replace(origin, ''), bytes] as const);
    const counted = sizes.filter(([url]) => !url?.endsWith('.png'));
    expect(counted.length).toBeGreaterThan(3);
    const sum = counted.reduce((all, [, bytes]) => all + bytes, 0);
    expect([sum <= 20_000 ? 'enough' : `${sum} of ${JSON.stringify(counted)}`]).toEqual(['enough']);
  });

  test('loads without layout shifts or overflow, and passes axe', async () => {
    const path = await full();
    for (const width of [phone, 768, 1280])
      for (const [isDark, language] of [
        [false, 'de'],
        [true, 'ar'],
      ] as const) {
        const page = await open({ width, isDark, language, userAgent });
        await page.addInitScript(watchShifts);
        await page.route('**/assets/none.png', picture);
        outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
        await page.goto(app.url + path, { waitUntil: 'networkidle' });
        const moved = await page.evaluate('window.moved');
        if (language === 'de') await page.getByText('Das stimmt nicht').click();
        const faults = [...(await axeFaults(page, 'all')), ...(await page.evaluate(sideways))];
        expect([width, language, faults, moved]).toEqual([width, language, [], []]);
      }
  });

  test('loads in parts without layout shifts', async () => {
    outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
    const { text } = await app.call('GET', await full(), { headers: { 'Accept-Language': 'ar' } });
    const ends = [
      'Tag Information Service</a>',
      '<option value="">',
      '<button class="quiet" type="submit">',
      'اخ',
      '</button>',
      '</form>',
      '<h1',
    ];
    expect(ends.map((end) => text.includes(end))).toEqual(ends.map(() => true));
    const inParts = createServer(async ({ url = '' }, response) => {
      if (url !== '/page') {
        const file = await fetch(app.url + url);
        response.writeHead(file.status, { 'Content-Type': `${file.headers.get('content-type')}` });
        return void response.end(Buffer.from(await file.arrayBuffer()));
      }
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      let from = 0;
      for (const end of ends) {
        const to = text.indexOf(end, from) + end.length;
        response.write(text.slice(from, to));
        from = to;
        await setTimeout(200);
      }
      response.end(text.slice(from));
    }).listen(0, '127.0.0.1');
    await once(inParts, 'listening');
    const { port } = inParts.address() as AddressInfo;
    const page = await open({ width: 768, isDark: true, language: 'ar', userAgent });
    await page.addInitScript(watchShifts);
    await page.route('**/assets/none.png', picture);
    await page.goto(`http://127.0.0.1:${port}/page`, { waitUntil: 'networkidle' });
    expect(await page.evaluate('window.moved')).toEqual([]);
    await new Promise((done) => inParts.close(done));
  });

  test('a language chosen at the top holds for the next page, and can be reset to the browser’s', async () => {
    outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
    const page = await visit(await full(), { language: 'de', scripts: false });
    await page.locator('.languages > summary', { hasText: 'Deutsch' }).click();
    await page.getByLabel('Sprache').selectOption('fr');
    await page.getByRole('button', { name: 'Wählen' }).click();
    await page.getByRole('link', { name: 'Suivant' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.locator('.languages > summary', { hasText: 'Français' }).click();
    await page.getByLabel('Langue').selectOption('');
    await page.getByRole('button', { name: 'Choisir' }).click();
    await page.locator('.languages > summary', { hasText: 'Sprache' }).waitFor();
  });

  test.each([phone, 1280])(
    'the language button stays beside a museum’s long name, at the end: %i px',
    async (width) => {
      const tag = await german();
      const { id: customer_id } = await signedIn(app);
      await app.db('tags').where({ id: tag.id }).update({ customer_id });
      const display_name =
        'The Museum of the Long Harbour and of the Sea, with all its Lighthouses, Bells, Boats and Buoys';
      await app.db('looks').insert({ customer_id, display_name });
      const page = await visit(addressOf(tag), { width });
      const name = await page.locator('.brand').boundingBox();
      const button = await page.locator('.languages > summary').boundingBox();
      const text = await page.locator('main').boundingBox();
      if (!name || !button || !text) throw new Error('They are not there');
      expect(name.height).toBeGreaterThan(button.height);
      expect(button.y).toBeLessThan(name.y + name.height);
      expect(button.x).toBeGreaterThanOrEqual(name.x + name.width);
      expect(button.x + button.width).toBe(text.x + text.width - 16);
    },
  );

  test('long words are hyphenated, and arrows stand where they lead to', async () => {
    outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
    const { id: customer_id } = await signedIn(app);
    const [, tag] = [await german({ customer_id }), await german({ customer_id }), await german({ customer_id })];
    for (const [language, start, end] of [
      ['fr', 'left', 'right'],
      ['ar', 'right', 'left'],
    ] as const) {
      const page = await visit(addressOf(tag), { language, width: phone });
      const styles = await page.evaluate(`
        (() => {
          const of = (selector, part) => getComputedStyle(document.querySelector(selector), part);
          const [before, after] = [of('[rel=prev]', '::before'), of('[rel=next]', '::after')];
          return [of('#tag-name').hyphens, of('#tag-text').hyphens, before.content, before.float, after.content, after.float];
        })()`);
      const arrows = start === 'left' ? ['"←"', '"→"'] : ['"→"', '"←"'];
      const at = (side: string) =>
        expect.stringMatching(new RegExp(`^(inline-${side === start ? 'start' : 'end'}|${side})$`));
      expect(styles).toEqual(['auto', 'auto', arrows[0], at(start), arrows[1], at(end)]);
    }
  });

  test('a museum with a wide logo or a long name fits on a phone', async () => {
    outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
    const museum = await signedIn(app);
    const tag = await german({ customer_id: museum.id });
    const looks: [string, number, number, string | null][] = [
      ['wide with a name', 1200, 100, 'Museum am Hafen'],
      ['wide', 1600, 100, null],
      ['a line', 16_384, 1, null],
      ['high', 3, 20_000, 'A'.repeat(255)],
      ['usual', 300, 100, 'Landesmuseumsverbandsgeschäftsstellenleitung am Hafen'],
    ];
    for (const [name, width, height, display_name] of looks) {
      const logo = await upload(app, '/look/logo', museum.token, await jpeg({ width, height }));
      const settings = { look: { display_name } };
      expect([name, logo.status]).toEqual([name, 200]);
      expect((await as(app, museum)('PATCH', '/look.json', settings)).status).toBe(200);
      const page = await visit(addressOf(tag), { width: phone, scripts: false });
      await page.waitForLoadState('networkidle');
      expect([name, await page.evaluate(sideways)]).toEqual([name, []]);
      const image = await page.locator('.brand img').boundingBox();
      expect([name, (image?.width ?? 0) >= 1, (image?.width ?? 0) <= 320]).toEqual([name, true, true]);
    }
  });

  test('a mistake can be reported without scripts', async () => {
    const page = await visit(await full(), { language: 'de', scripts: false });
    await page.getByText('Das stimmt nicht').click();
    await page.getByLabel('Was stimmt nicht?').fill('Es ist eine Tür.');
    await page.getByRole('button', { name: 'Senden' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Danke. Ihre Nachricht ist angekommen.');
  });

  test('sends no referrer to other sites', async () => {
    const { headers } = await app.call('GET', await full());
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('prints the content without controls', async () => {
    const page = await visit(await full(), { language: 'de' });
    await page.emulateMedia({ media: 'print' });
    // biome-ignore lint/performance/useDomNodeTextContent: what is not printed does not count
    const printed = await page.locator('body').innerText();
    for (const there of ['Das Tor zum Hafen', 'Ein Satz, der auf der Tafel steht.', 'Museum am Hafen'])
      expect(printed).toContain(there);
    expect(printed).not.toMatch(/Sprache|Vorlesen|Das stimmt nicht|Karte zeigen|Weiter|Original/);
  });
});
