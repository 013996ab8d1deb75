/** Pictures of tags and places: PX1 to PX4. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureAddress } from '../../contracts/pictures.ts';
import { prunePictures } from '../../src/model/pictures/picture.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer, noId, notFound } from '../setup/management.ts';
import { drawn, jpeg, upload } from '../setup/pictures.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let stranger: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp({ env: { PICTURES_MB_PER_OWNER: '1' } });
  [owner, stranger] = [await signedIn(app), await signedIn(app)];
});
afterAll(() => app.stop());

type Shown = { id: number; image_url: string | null; credit?: string | null };

const byOwner = (method: string, path: string, body?: unknown) => as(app, owner)(method, path, body);
const newTag = async (fields: object = {}) => (await byOwner('POST', '/Tags.json', { tag: fields })).body as Shown;
const newPlace = async () => (await byOwner('POST', '/places.json', { place: { name: 'Hall' } })).body as Shown;
const shown = async (id: number) => (await byOwner('GET', `/Tags/${id}.json?expand=details`)).body as Shown;
const put = (id: number, file: Uint8Array | FormData, headers = {}) =>
  upload(app, `/Tags/${id}/picture`, owner.token, file, headers);
const hashIn = (address: string | null) => /[0-9a-f]{64}/.exec(address ?? '')?.[0] as string;

const fetched = async (hash: string, file: string) => {
  const answer = await fetch(`${app.url}/pictures/${hash}/${file}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A tag with a picture of this colour. */
async function pictured(background: string): Promise<{ id: number; hash: string }> {
  const { id } = await newTag();
  const { body } = await put(id, await jpeg({ background }));
  return { id, hash: hashIn((body as Shown).image_url) };
}

describe('PX1: uploading a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'accepts %s, whatever its name and type say',
    async (format) => {
      const tag = await newTag({ image_url: 'https://example.com/before.jpg' });
      const { status, headers, body } = await put(tag.id, await drawn().toFormat(format).toBuffer(), {
        'Content-Type': 'text/html',
        Accept: 'text/html',
      });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      const { image_url } = body as Shown;
      expect(image_url).toBe(pictureAddress(app.url, hashIn(image_url)));
      expect(body).toEqual({ ...(body as object), id: tag.id });
      expect(Object.keys(body as object)).not.toContain('credit');
      expect((await shown(tag.id)).image_url).toBe(image_url);
    },
  );

  test('works as a form field and in JSON', async () => {
    const { id } = await newTag();
    const form = new FormData();
    form.append('note', 'nothing');
    form.append('picture', new Blob([new Uint8Array(await jpeg({ background: '#010203' }))]), 'a.txt');
    const sent = await put(id, form);
    expect(sent.status).toBe(200);
    const data = (await jpeg({ background: '#010203' })).toString('base64');
    const again = await byOwner('PUT', `/Tags/${id}/picture.json`, { picture: { data } });
    expect([again.status, again.body]).toEqual([200, { ...(sent.body as object) }]);
    form.append('picture', new Blob([new Uint8Array(await jpeg())]), 'b.jpg');
    const two = await put(id, form);
    expect([two.status, two.body]).toEqual([422, { picture: ['must be one file'] }]);
    expect((await put(noId, form)).status).toBe(404);
  });

  test('works for a place, whose record then has the address', async () => {
    const place = await newPlace();
    expect(place.image_url).toBeNull();
    const { status, body } = await upload(app, `/places/${place.id}/picture`, owner.token, await jpeg());
    expect(status).toBe(200);
    const { image_url } = body as Shown;
    expect((await fetched(hashIn(image_url), '640.webp')).status).toBe(200);
    expect(((await byOwner('GET', `/places/${place.id}.json`)).body as Shown).image_url).toBe(image_url);
    expect((await byOwner('DELETE', `/places/${place.id}/picture.json`)).status).toBe(204);
    expect(((await byOwner('GET', `/places/${place.id}.json`)).body as Shown).image_url).toBeNull();
  });

  test.each([
    ['nothing', Buffer.alloc(0), "can't be blank"],
    ['a text', Buffer.from('no picture'), 'is not a JPEG, PNG, WebP, AVIF or GIF'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'is not a JPEG, PNG, WebP, AVIF or GIF',
    ],
    ['a HEIC', Buffer.from('0000001c6674797068656963000000006d69663168656963', 'hex'), expect.stringContaining('HEIC')],
  ])('%s is refused with a reason', async (_name, bytes, words) => {
    const { id } = await newTag();
    const { status, body } = await put(id, bytes);
    expect([status, body]).toEqual([422, { picture: [words] }]);
    expect((await shown(id)).image_url).toBeNull();
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a truncated %s is refused', async (format) => {
    const { id } = await newTag();
    const whole = await drawn({ background: '#0a0b0c' }).toFormat(format).toBuffer();
    for (const length of [Math.floor(whole.length * 0.7), whole.length - 1]) {
      const { status, body } = await put(id, whole.subarray(0, length));
      expect([status, body]).toEqual([422, { picture: ['is broken, or ends early'] }]);
    }
    expect((await put(id, Buffer.concat([whole, Buffer.from('more')]))).status).toBe(200);
  });

  test('answers 413 with the limit for too many bytes or pixels', async () => {
    const { id } = await newTag();
    const bytes = await put(id, Buffer.alloc(20 * 1024 * 1024 + 1, 0xff));
    const more = await put(id, Buffer.alloc(30 * 1024 * 1024, 0xff));
    const pixels = await put(id, await drawn({ width: 10_000, height: 5001 }).png().toBuffer());
    for (const { status, headers, body } of [bytes, more, pixels]) {
      expect([status, headers.get('x-error-reason')]).toEqual([413, 'picture_too_large']);
      expect(body).toMatchObject({ error: { message: 'A picture may have at most 20 MB and 50 million pixels' } });
    }
  });

  test('answers 404 for another customer’s or unknown tag, and 401 without a token', async () => {
    const { id } = await newTag();
    const file = await jpeg();
    for (const each of [id, noId]) {
      const { status, body } = await upload(app, `/Tags/${each}/picture`, stranger.token, file);
      expect([status, body]).toEqual([404, notFound]);
      expect((await as(app, stranger)('DELETE', `/Tags/${each}/picture.json`)).status).toBe(404);
    }
    expect((await upload(app, `/Tags/${id}/picture`, 'no token', file)).status).toBe(401);
    expect((await app.call('DELETE', `/Tags/${id}/picture.json`)).status).toBe(401);
    expect((await app.call('GET', `/Tags/${id}/picture`)).status).toBe(405);
    for (const method of ['PUT', 'DELETE'])
      for (const path of [`/places/${noId}/picture.json`]) {
        expect((await app.call(method, path)).status).toBe(401);
        expect((await byOwner(method, path, { picture: { data: 'AAAA' } })).status).toBe(404);
      }
    const place = await newPlace();
    expect((await byOwner('PUT', `/places/${place.id}/picture.json`, { picture: { data: 'AAAA' } })).status).toBe(422);
  });

  test('enforces a storage quota for each customer', async () => {
    const [full, other] = [await signedIn(app), await signedIn(app)];
    const noise = async (seed: number, width = 1280) => {
      const height = (width * 3) / 4;
      const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * (seed + 7)) >> 5));
      return sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg()
        .toBuffer();
    };
    const answers: number[] = [];
    for (const seed of [1, 2, 3]) {
      const tag = (await as(app, full)('POST', '/Tags.json', { tag: {} })).body as Shown;
      const { status, headers, body } = await upload(app, `/Tags/${tag.id}/picture`, full.token, await noise(seed));
      answers.push(status);
      if (status === 200) continue;
      expect(headers.get('x-error-reason')).toBe('pictures_full');
      const { message } = (body as { error: { message: string } }).error;
      expect(message).toMatch(/ may take [\d.]+ MB, of which [\d.]+ MB are used: .* 30 days .* administrator /);
      expect(message).not.toContain('PICTURES_MB');
    }
    expect(answers.at(-1)).toBe(413);
    const tag = (await as(app, other)('POST', '/Tags.json', { tag: {} })).body as Shown;
    expect((await upload(app, `/Tags/${tag.id}/picture`, other.token, await jpeg())).status).toBe(200);
    // What was given away leaves its room after the 30 days, too.
    await app.db('tags').where({ customer_id: full.id }).update({ customer_id: other.id });
    const mine = (await as(app, full)('POST', '/Tags.json', { tag: {} })).body as Shown;
    const again = async () => (await upload(app, `/Tags/${mine.id}/picture`, full.token, await noise(4, 640))).status;
    await prunePictures(app.db);
    expect(await again()).toBe(413);
    await app.db('picture_owners').whereNotNull('unheld_since').update({ unheld_since: '2020-01-01' });
    await prunePictures(app.db);
    expect(await again()).toBe(200);
  });
});

describe('PX2 and PX3: picture files', () => {
  test('have fixed widths, are rotated, without metadata, and cached by browsers', async () => {
    const { id } = await newTag();
    const photograph = await drawn({ width: 3000, height: 2000 })
      .withExif({
        IFD0: { Orientation: '6', Copyright: '(c) Ann', Artist: 'Ann' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await put(id, photograph);
    const hash = hashIn((body as Shown).image_url);
    for (const [file, width, format] of [
      ['320.webp', 320, 'webp'],
      ['640.webp', 640, 'webp'],
      ['1280.webp', 1280, 'webp'],
      ['1280.jpg', 1280, 'jpeg'],
    ] as const) {
      const { status, headers, bytes } = await fetched(hash, file);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(format === 'jpeg' ? 'image/jpeg' : 'image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { exif, icc, iptc, xmp, ...read } = await sharp(bytes).metadata();
      expect([read.width, read.height, read.format]).toEqual([width, (width * 3) / 2, format]);
      expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
      const etag = headers.get('etag') as string;
      const again = await fetch(`${app.url}/pictures/${hash}/${file}`, { headers: { 'If-None-Match': etag } });
      expect([again.status, etag.startsWith('"')]).toEqual([304, true]);
    }
    expect((await shown(id)).credit).toBe('(c) Ann');
  });

  test('are never enlarged, and stored once for equal pictures', async () => {
    const [one, other] = [await newTag(), await newTag()];
    const small = await jpeg({ width: 200, height: 100, background: '#abcdef' });
    const first = (await put(one.id, small)).body as Shown;
    expect(((await put(other.id, small)).body as Shown).image_url).toBe(first.image_url);
    const { bytes } = await fetched(hashIn(first.image_url), '1280.webp');
    expect((await sharp(bytes).metadata()).width).toBe(200);
    expect(await app.db('pictures').where({ hash: hashIn(first.image_url) })).toHaveLength(1);
  });

  test('are served only while a record uses the picture', async () => {
    const { id, hash } = await pictured('#111111');
    expect((await byOwner('DELETE', `/Tags/${id}/picture.json`)).status).toBe(204);
    expect((await fetched(hash, '320.webp')).status).toBe(404);
    expect((await shown(id)).image_url).toBeNull();
    for (const path of [
      `/pictures/${hash}/300.webp`,
      `/pictures/${hash.toUpperCase()}/320.webp`,
      '/pictures/x/320.webp',
    ])
      expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call('POST', `/pictures/${hash}/320.webp`)).status).toBe(405);
  });

  test('cease to be a former owner’s 30 days after a gift, and stay the new owner’s', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    const { id, hash } = await pictured('#241424');
    const kept = await pictured('#251525');
    await as(app, admin)('PATCH', `/Tags/${id}.json`, { tag: { customer_id: stranger.id } });
    const ownersOf = (wanted: string) =>
      app.db('picture_owners').where({ hash: wanted }).orderBy('customer_id').pluck('customer_id');
    const later = (days: number) =>
      app
        .db('picture_owners')
        .whereNotNull('unheld_since')
        .update({ unheld_since: app.db.raw(`now() - ? * interval '1 day'`, [days]) });
    await prunePictures(app.db);
    await later(30);
    await prunePictures(app.db);
    expect(await ownersOf(hash)).toEqual([owner.id, stranger.id]);
    // Back, and away again: the days begin anew.
    await as(app, admin)('PATCH', `/Tags/${id}.json`, { tag: { customer_id: owner.id } });
    await prunePictures(app.db);
    await as(app, admin)('PATCH', `/Tags/${id}.json`, { tag: { customer_id: stranger.id } });
    await prunePictures(app.db);
    expect(await ownersOf(hash)).toEqual([owner.id, stranger.id]);
    await later(32);
    await prunePictures(app.db);
    expect([await ownersOf(hash), await ownersOf(kept.hash)]).toEqual([[stranger.id], [owner.id]]);
    expect((await fetched(hash, '320.webp')).status).toBe(200);
  });

  test('are deleted 30 days after the last record stopped using the picture', async () => {
    const [held, gone] = [await pictured('#121212'), await pictured('#131313')];
    await byOwner('DELETE', `/Tags/${gone.id}.json`);
    await prunePictures(app.db);
    expect((await app.db('pictures').whereIn('hash', [held.hash, gone.hash])).length).toBe(2);
    await app.db('pictures').update({ let_go_at: new Date(Date.now() - 32 * 86_400_000) });
    await prunePictures(app.db);
    expect(await app.db('pictures').whereIn('hash', [held.hash, gone.hash]).pluck('hash')).toEqual([held.hash]);
  });

  test('return with a restore or an undo, and the history names the picture', async () => {
    const { id, hash } = await pictured('#141414');
    await byOwner('DELETE', `/Tags/${id}.json`);
    expect((await fetched(hash, '320.webp')).status).toBe(404);
    const [entry] = (await byOwner('GET', '/bin.json?limit=1')).body as { id: number }[];
    expect((await byOwner('POST', `/bin/${entry?.id}/restore.json`)).status).toBe(200);
    expect((await fetched(hash, '320.webp')).status).toBe(200);

    await byOwner('DELETE', `/Tags/${id}/picture.json`);
    const told = (await byOwner('GET', `/Tags/${id}/history.json`)).body as { changes: object; change_set: string }[];
    const last = told.findLast(({ changes }) => Object.keys(changes).join() === 'picture');
    expect(last?.changes).toEqual({ picture: [hash, null] });
    const undone = await byOwner('POST', `/history/change_sets/${last?.change_set}/undo.json`);
    expect(undone.body).toMatchObject({ undone: 1, kept: [] });
    expect((await shown(id)).image_url).toBe(pictureAddress(app.url, hash));
  });
});

describe('PX2: the credit', () => {
  const by = async (name: string, background: string) =>
    drawn({ background })
      .withExif({ IFD0: { Artist: name } })
      .jpeg()
      .toBuffer();

  test('is kept if written by hand, and changes with the picture if read from it', async () => {
    const { id } = await newTag();
    await put(id, await by('Ann', '#202020'));
    expect((await shown(id)).credit).toBe('Ann');
    await put(id, await jpeg({ background: '#212121' }));
    expect((await shown(id)).credit).toBeNull();
    await byOwner('PATCH', `/Tags/${id}.json`, { tag: { credit: 'Museum' } });
    await put(id, await by('Bob', '#222222'));
    expect((await shown(id)).credit).toBe('Museum');
    const long = await byOwner('PATCH', `/Tags/${id}.json`, { tag: { credit: 'x'.repeat(201) } });
    expect([long.status, Object.keys(long.body as object)]).toEqual([422, ['credit']]);
  });

  test('read from a picture is removed with it and restored with it', async () => {
    const { id } = await newTag();
    const patch = (tag: object) => byOwner('PATCH', `/Tags/${id}.json`, { tag });
    const first = (await put(id, await by('Anna', '#242424'))).body as Shown;
    await byOwner('DELETE', `/Tags/${id}/picture`);
    expect((await shown(id)).credit).toBeNull();
    await put(id, await jpeg({ background: '#252525' }));
    expect((await shown(id)).credit).toBeNull();
    await patch({ image_url: first.image_url });
    expect((await shown(id)).credit).toBe('Anna');
    await patch({ image_url: 'https://example.com/a.jpg' });
    expect((await shown(id)).credit).toBeNull();
    for (const _twice of [1, 2]) {
      await patch({ image_url: 'https://example.com/a.jpg', credit: 'Anna' });
      expect((await shown(id)).credit).toBe('Anna');
    }
    await patch({ image_url: first.image_url, credit: 'Museum' });
    await byOwner('DELETE', `/Tags/${id}/picture`);
    expect((await shown(id)).credit).toBe('Museum');
  });
});

describe('PX4: a picture’s own address sent back', () => {
  test('means the picture on any host, for customers who have or had it', async () => {
    const { id, hash } = await pictured('#303030');
    const other = await newTag({ image_url: pictureAddress('https://elsewhere.example.com/x', hash, '320.webp') });
    expect(other.image_url).toBe(pictureAddress(app.url, hash));
    await byOwner('DELETE', `/Tags/${id}.json`);
    await byOwner('DELETE', `/Tags/${other.id}.json`);
    const later = await newTag({ image_url: pictureAddress(app.url, hash) });
    expect((await fetched(hash, '320.webp')).status).toBe(200);

    const foreign = await as(app, stranger)('POST', '/Tags.json', { tag: { image_url: later.image_url } });
    await byOwner('PATCH', `/Tags/${later.id}.json`, { tag: { image_url: 'https://example.com/a.jpg' } });
    expect((await shown(later.id)).image_url).toBe('https://example.com/a.jpg');
    expect((foreign.body as Shown).image_url).toBe(pictureAddress(app.url, hash));
    expect((await fetched(hash, '320.webp')).status).toBe(404);
  });

  test('survives export and import, with its credit', async () => {
    const { id, hash } = await pictured('#323232');
    await byOwner('PATCH', `/Tags/${id}.json`, { tag: { credit: 'Ann', reference: 'P-1' } });
    const csv = (await app.call('GET', `/Tags/export.csv?tag_ids=${id}`, { headers: bearer(owner.token) })).text;
    expect(csv).toContain(pictureAddress(app.url, hash));
    expect(csv).toMatch(/,credit/);
    const bring = async (text: string) =>
      (
        await app.call('POST', '/Tags/import.json?blank=clear', {
          raw: text,
          headers: { ...bearer(owner.token), 'Content-Type': 'text/csv' },
        })
      ).body;
    expect(await bring(csv)).toMatchObject({ same: 1, update: 0, invalid: 0 });
    const address = pictureAddress('https://old.example.com', hash);
    const [head, row] = ['reference,image_url,credit', `P-2,${address},Bob`];
    expect(await bring(`${head}\n${row}`)).toMatchObject({ create: 1 });
    expect(await bring(`${head}\n${row}`)).toMatchObject({ same: 1 });
    expect(await app.db('tags').where({ reference: 'P-2' }).first()).toMatchObject({ picture: hash, credit: 'Bob' });
    expect(await bring('reference,image_url\nP-2,')).toMatchObject({ update: 1, cleared: 1 });
    expect(await app.db('tags').where({ reference: 'P-2' }).first()).toMatchObject({ picture: null });
  });

  test('removes the picture if blank; lookups return it', async () => {
    const { id, hash } = await pictured('#313131');
    const { tag_identifier } = (await shown(id)) as unknown as { tag_identifier: string };
    const look = async () =>
      ((await app.call('GET', `/api/v1/tags/show?id=${tag_identifier}`)).body as { tags: Shown[] }).tags[0]?.image_url;
    expect(await look()).toBe(pictureAddress(app.url, hash));
    await byOwner('PATCH', `/Tags/${id}.json`, { tag: { image_url: '' } });
    expect(await look()).toBeNull();
  });
});
