/** Maps on pages: their data is in the page as text and numbers, and our script draws it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { tokensOf } from '../setup/html-tokens.ts';
import { makeName, makeRecord } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';
const location = { DEFAULT_LATITUDE: '48.5', DEFAULT_LONGITUDE: '9.25' };

let app: TestApp;
let browser: TestBrowser;
let customer: number;

beforeAll(async () => {
  app = await startApp({ env: location });
  customer = (await Customer.add(app.db, { email: 'ada@example.com', password })).id;
  browser = await signedIn(app);
});
afterAll(() => app.stop());

async function signedIn(to: TestApp): Promise<TestBrowser> {
  const newBrowser = new TestBrowser(to);
  await newBrowser.signIn('ada@example.com', password);
  return newBrowser;
}

interface MapOnPage {
  /** Of the map: what its script goes by. */
  data: Record<string, string>;
  isHidden: boolean;
  markers: { data: Record<string, string>; text: string; links: string[] }[];
}

/** The map of a page; undefined where it has none. */
function mapOf({ text }: Answer): MapOnPage | undefined {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => token.kind === 'tag' && token.attributes.class === 'map');
  const frame = tokens[at];
  if (frame?.kind !== 'tag') return undefined;
  const map: MapOnPage = { data: dataOf(frame.attributes), isHidden: 'hidden' in frame.attributes, markers: [] };
  let marker: MapOnPage['markers'][number] | undefined;
  for (const token of tokens.slice(at + 1)) {
    if (token.kind === 'end' && token.name === 'div') break;
    if (token.kind === 'end' && token.name === 'li') marker = undefined;
    else if (token.kind === 'tag' && token.name === 'li') {
      marker = { data: dataOf(token.attributes), text: '', links: [] };
      map.markers.push(marker);
    } else if (marker && token.kind === 'text') marker.text += token.text;
    else if (marker && token.kind === 'tag' && token.attributes.href) marker.links.push(token.attributes.href);
  }
  return map;
}

const dataOf = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [name.slice('data-'.length), value]),
  );

/** What the cells of the page's tables say. */
function cellsOf({ text }: Answer): string[] {
  const cells: string[] = [];
  let isInside = false;
  for (const token of tokensOf(text)) {
    if (token.kind === 'tag' && token.name === 'td') isInside = cells.push('') > 0;
    else if (token.kind === 'end' && token.name === 'td') isInside = false;
    else if (isInside && token.kind === 'text') cells.push(`${cells.pop()}${token.text}`);
  }
  return cells;
}

const ids = ({ text }: Answer) =>
  tokensOf(text).flatMap((token) => (token.kind === 'tag' && token.attributes.id ? [token.attributes.id] : []));

const make = (table: string, row: object): Promise<number> =>
  app
    .db(table)
    .insert(row)
    .returning('id')
    .then(([made]) => made.id);

const item = (tag_id: number, identifier: string, where: { latitude?: number; longitude?: number } = {}) =>
  make('hardwares', { tag_id, hardware_type: 'nfc', identifier, ...where });

const files = /\/assets\/(?:leaflet|map)\.[0-9a-f]{16}\.(?:js|css)/g;

describe('X17: the page of a tag', () => {
  test('has a marker for each item with a location, also at the edges of the world', async () => {
    const tag = await makeRecord(app, 'tags', customer);
    const north = await item(tag, 'AA:01', { latitude: 90, longitude: -180 });
    const origin = await item(tag, 'AA:02', { latitude: 0, longitude: 0 });
    await item(tag, 'AA:03');
    await item(tag, 'AA:04', { latitude: 1 });
    await item(tag, 'AA:05', { longitude: 1 });
    const page = await browser.get(`/Tags/${tag}`);
    expect(mapOf(page)?.markers).toEqual([
      {
        data: { at: '90 -180', name: 'NFC chip AA:01' },
        text: 'NFC chip AA:01',
        links: [`/hardwares/${north}`],
      },
      {
        data: { at: '0 0', name: 'NFC chip AA:02' },
        text: 'NFC chip AA:02',
        links: [`/hardwares/${origin}`],
      },
    ]);
    // The map is an extra: the numbers are on the page, and it stays hidden until a script draws it.
    expect(mapOf(page)?.isHidden).toBe(true);
    expect(cellsOf(page)).toEqual(expect.arrayContaining(['90', '-180']));
  });

  test('has no map and loads none of its files when no item has a location', async () => {
    const tag = await makeRecord(app, 'tags', customer);
    await item(tag, 'AB:01', { latitude: 1 });
    const page = await browser.get(`/Tags/${tag}`);
    expect(mapOf(page)).toBeUndefined();
    expect(page.text.match(files)).toBeNull();
  });

  test('shows identifiers as literal text', async () => {
    const tag = await makeRecord(app, 'tags', customer);
    const identifier = '"><IMG SRC=X ONERROR=ALERT(1)>';
    await make('hardwares', { tag_id: tag, hardware_type: 'qr', identifier, latitude: 1, longitude: 2 });
    const [marker] = mapOf(await browser.get(`/Tags/${tag}`))?.markers ?? [];
    expect([marker?.data.name, marker?.text]).toEqual([`QR code ${identifier}`, `QR code ${identifier}`]);
  });
});

test('the page of an item has its marker', async () => {
  const id = await item(await makeRecord(app, 'tags', customer), 'AC:01', { latitude: -33.9, longitude: 151.2 });
  const [marker, ...others] = mapOf(await browser.get(`/hardwares/${id}`))?.markers ?? [];
  expect(marker?.data).toEqual({ at: '-33.9 151.2', name: 'NFC chip AC:01' });
  expect(others).toEqual([]);
});

describe('X74: the page of a place', () => {
  test('has the place and its tags on a map, and their hardware in a table', async () => {
    const place = await make('places', { customer_id: customer, name: 'Harbour', latitude: 52.5, longitude: 4.5 });
    const tag = await makeRecord(app, 'tags', customer);
    await makeName(app, tag, 'en', 'The <crane>');
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    const elsewhere = await makeRecord(app, 'tags', customer);
    await item(tag, 'AD:01', { latitude: 52.6, longitude: 4.6 });
    await item(tag, 'AD:02');
    await item(elsewhere, 'AD:03', { latitude: 1, longitude: 1 });
    const page = await browser.get(`/places/${place}`);
    const [own, ofTag, ...others] = mapOf(page)?.markers ?? [];
    expect(own?.data).toEqual({ at: '52.5 4.5', kind: 'place', name: 'Harbour' });
    expect(ofTag).toEqual({ data: { at: '52.6 4.6' }, text: 'The <crane>', links: [`/Tags/${tag}`] });
    expect(others).toEqual([]);
    expect(cellsOf(page)).toEqual(expect.arrayContaining(['AD:01', '52.6', '4.6']));
  });

  test('has a map if the place or one of its tags has a location, and else none', async () => {
    const place = await make('places', { customer_id: customer, name: 'Harbour' });
    expect(mapOf(await browser.get(`/places/${place}`))).toBeUndefined();
    const tag = await makeRecord(app, 'tags', customer);
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    const id = await item(tag, 'AE:01', { latitude: 1, longitude: 2 });
    expect(mapOf(await browser.get(`/places/${place}`))?.markers).toHaveLength(1);
    await app.db('hardwares').where({ id }).delete();
    await app.db('places').where({ id: place }).update({ latitude: 0, longitude: 0 });
    expect(mapOf(await browser.get(`/places/${place}`))?.markers).toHaveLength(1);
  });
});

describe('a place with more tags than a map can hold', () => {
  let place: number;
  let tags: number[];
  beforeAll(async () => {
    place = await make('places', { customer_id: customer, name: 'Fair', latitude: 48, longitude: 9 });
    const row = (i: number) => ({
      tag_identifier: i.toString(16).padStart(12, '0'),
      customer_id: customer,
      place_id: place,
    });
    tags = (
      await app
        .db('tags')
        .insert(Array.from({ length: 600 }, (_, i) => row(i)))
        .returning('id')
    ).map(({ id }) => id);
    const nameOf = (i: number) => `A stall of the fair with number ${i}`;
    const made = (text: string) => ({ lang_code: 'en', origin: 'original', text, source_hash: sourceHash('en', text) });
    const names = tags.map((tag_id, i) => ({ tag_id, ...made(nameOf(i)) }));
    await app.db('name_translations').insert(names);
    const at = (i: number) => ({ latitude: 48 + (i % 25) / 1000, longitude: 9 + Math.floor(i / 25) / 1000 });
    const items = tags.map((tag_id, i) => ({ tag_id, hardware_type: 'qr', identifier: `FAIR-${i}`, ...at(i) }));
    await app.db('hardwares').insert([...items, { ...items[0], hardware_type: 'nfc' }]);
  });
  const marked = (page: Answer) => mapOf(page)?.markers.filter(({ data }) => data.kind !== 'place') ?? [];
  const countOf = (page: Answer) => marked(page).reduce((sum, { data }) => sum + Number(data.count ?? 1), 0);

  test('groups its tags into counts that link to a closer map, and stays below 60 kB', async () => {
    const page = await browser.get(`/places/${place}`);
    expect(Buffer.byteLength(page.text)).toBeLessThan(60_000);
    expect([marked(page).length <= 100, countOf(page)]).toEqual([true, 600]);
    const part = marked(page).find(({ data }) => data.count !== undefined);
    const closer = await browser.get(`${part?.links[0]}`);
    expect(countOf(closer)).toBe(Number(part?.data.count));
    for (const { data, links } of marked(closer))
      expect([data.count, links[0]]).toEqual([undefined, expect.stringMatching(/^\/Tags\/\d+$/)]);
    expect(closer.text).toContain(`<a href="/places/${place}">Show all of the place on the map</a>`);
    expect(mapOf(closer)?.markers.filter(({ data }) => data.kind === 'place').length).toBeLessThanOrEqual(1);

    expect(countOf(await browser.get(`/places/${place}?within=nonsense`))).toBe(600);
    // All at one spot are one mark, which leads to the list.
    await app.db('hardwares').whereIn('tag_id', tags).update({ latitude: 48, longitude: 9 });
    const [only, ...others] = marked(await browser.get(`/places/${place}`));
    expect(only).toEqual({
      data: { at: '48 9', count: '600' },
      text: '600 tags at one spot',
      links: [`/Tags?place_id=${place}`],
    });
    expect(others).toEqual([]);
  });
});

describe('a form', () => {
  test('X72, X75: of a place has a map at the default location, whose marker ticks the box', async () => {
    const page = await browser.get('/places/new');
    const { data, isHidden } = mapOf(page) as MapOnPage;
    expect(isHidden).toBe(true);
    expect(data).toMatchObject({ latitude: '48.5', longitude: '9.25', zoom: '13' });
    for (const name of ['latitude-field', 'longitude-field', 'ticks']) expect(ids(page)).toContain(data[name]);
    expect([data['latitude-field'], data['longitude-field'], data.ticks]).toEqual([
      'place_latitude',
      'place_longitude',
      'place_use_location',
    ]);
  });

  test('of a place with a location has no box to tick', async () => {
    const place = await make('places', { customer_id: customer, latitude: 1, longitude: 2 });
    const page = await browser.get(`/places/${place}/edit`);
    expect(mapOf(page)?.data.ticks).toBeUndefined();
    expect(ids(page)).not.toContain('place_use_location');
  });

  test('shows the whole world without a default location', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const { data } = mapOf(await (await signedIn(other)).get('/places/new')) as MapOnPage;
      expect(data).toMatchObject({ latitude: '0', longitude: '0', zoom: '1' });
    } finally {
      await other.stop();
    }
  });

  test('of hardware is not prefilled, and its map starts at the place of the tag', async () => {
    const place = await make('places', { customer_id: customer, latitude: 52.5, longitude: 4.5 });
    const tag = await makeRecord(app, 'tags', customer);
    const start = async (path: string) => {
      const page = await browser.get(path);
      expect(page.text).toMatch(/<input type="number" id="hardware_latitude"[^>]* value=""/);
      const { data } = mapOf(page) as MapOnPage;
      expect([data['latitude-field'], data['longitude-field']]).toEqual(['hardware_latitude', 'hardware_longitude']);
      return [data.latitude, data.longitude];
    };
    expect(await start(`/hardwares/new?tag_id=${tag}`)).toEqual(['48.5', '9.25']);
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    expect(await start(`/hardwares/new?tag_id=${tag}`)).toEqual(['52.5', '4.5']);
    expect(await start(`/hardwares/${await item(tag, 'AF:01')}/edit`)).toEqual(['52.5', '4.5']);
    await app.db('places').where({ id: place }).update({ longitude: null });
    expect(await start(`/hardwares/new?tag_id=${tag}`)).toEqual(['48.5', '9.25']);
    expect(await start('/hardwares/new')).toEqual(['48.5', '9.25']);
  });

  test('does not reveal the location of another customer’s tag', async () => {
    const other = (await Customer.add(app.db, { email: 'bob@example.com', password })).id;
    const place = await make('places', { customer_id: other, latitude: 52.5, longitude: 4.5 });
    const tag = await makeRecord(app, 'tags', other);
    await app.db('tags').where({ id: tag }).update({ place_id: place });
    const { data } = mapOf(await browser.get(`/hardwares/new?tag_id=${tag}`)) as MapOnPage;
    expect([data.latitude, data.longitude]).toEqual(['48.5', '9.25']);
  });
});

describe('the background map', () => {
  const newPlace = async (env: Record<string, string>) => {
    const other = await startApp({ env, databaseUrl: app.databaseUrl });
    try {
      return await (await signedIn(other)).get('/places/new');
    } finally {
      await other.stop();
    }
  };
  const images = ({ headers }: Answer) =>
    headers
      .get('content-security-policy')
      ?.split('; ')
      .find((each) => each.startsWith('img-src'));

  test('is OpenStreetMap, with a link to its licence', async () => {
    const page = await browser.get('/places/new');
    expect(mapOf(page)?.data.tiles).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
    expect(page.text).toContain(
      '© <a href="https://www.openstreetmap.org/copyright" rel="noopener noreferrer">OpenStreetMap</a> contributors',
    );
    expect(images(page)).toBe("img-src 'self' data: https://tile.openstreetmap.org");
  });

  test('comes from a configured server, with its attribution as literal text', async () => {
    const MAP_TILES_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png?a=1&b="2"';
    const page = await newPlace({ MAP_TILES_URL, MAP_ATTRIBUTION: '<b>City</b> of Tiles' });
    expect(mapOf(page)?.data.tiles).toBe(MAP_TILES_URL);
    expect(page.text).toContain('<p class="attribution">&lt;b&gt;City&lt;/b&gt; of Tiles</p>');
    expect(images(page)).toBe(
      "img-src 'self' data: https://a.tiles.example https://b.tiles.example https://c.tiles.example",
    );
  });

  test('is empty without a tile server: nothing is fetched or named', async () => {
    const page = await newPlace({ MAP_TILES_URL: '' });
    const { data } = mapOf(page) as MapOnPage;
    expect(data).not.toHaveProperty('tiles');
    expect(page.text).not.toContain('attribution');
    expect(images(page)).toBe("img-src 'self' data:");
  });
});

describe('the files of a map', () => {
  test('are served by the service below its prefix, with no others, and cached for ever', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL: 'http://tags.example/below' } });
    try {
      const { text } = await (await signedIn(other)).get('/places/new');
      const loaded = tokensOf(text).flatMap((token) => {
        if (token.kind !== 'tag' || !['script', 'link'].includes(token.name)) return [];
        return [token.attributes.src ?? token.attributes.href ?? 'inline'];
      });
      for (const path of loaded) expect(path).toMatch(/^\/below\/assets\//);
      expect(text.match(files)).toHaveLength(4);
      for (const path of loaded) {
        const answer = await other.call('GET', path.slice('/below'.length));
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    } finally {
      await other.stop();
    }
  });

  test('are Leaflet and our own script, with their styles', async () => {
    const { text } = await browser.get('/places/new');
    const types = await Promise.all(
      (text.match(files) ?? []).map(async (path) => (await app.call('GET', path)).headers.get('content-type')),
    );
    expect(types.sort()).toEqual([
      'text/css; charset=utf-8',
      'text/css; charset=utf-8',
      'text/javascript; charset=utf-8',
      'text/javascript; charset=utf-8',
    ]);
  });

  test('are not loaded by pages without a map', async () => {
    for (const path of ['/', '/Tags', '/Tags/new', '/places', '/hardwares'])
      expect((await browser.get(path)).text.match(files)).toBeNull();
  });
});
