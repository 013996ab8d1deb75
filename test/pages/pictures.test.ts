/** Pictures in the forms of tags and places, and on visitors' pages. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pictureAddress } from '../../contracts/pictures.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, leadsTo, type People } from '../setup/four-people.ts';
import { makeName, makeRecord } from '../setup/management.ts';
import { ahead } from '../setup/other-clock.ts';
import { drawn, jpeg } from '../setup/pictures.ts';
import { csrfTokenOf, formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const upload = async (page: string, action: string, file: Buffer | undefined, fields: Record<string, string> = {}) =>
  all.browsers.A.upload(
    await all.get('A', page),
    action,
    action.startsWith('/places') ? 'place[picture]' : 'tag[picture]',
    file && blob(file),
    fields,
  );

test.each([
  ['place', 303, 'Redirecting'],
  ['place[names]', 422, 'is not names by language'],
])('a file in the field %s is not read as an object of its bytes', async (field, is, message) => {
  const page = await all.get('A', '/places/new');
  const fields = { 'place[name]': 'Museum' };
  const { status, text } = await all.browsers.A.upload(page, '/places', field, blob(Buffer.alloc(2000)), fields);
  expect([status, text]).toEqual([is, expect.stringContaining(message)]);
});

const madeBy = (answer: Answer): number => {
  const [status, to] = leadsTo(answer);
  expect(status).toBe(303);
  return Number(/\/(\d+)$/.exec(`${to}`)?.[1]);
};
const tagOf = (id: number) => app.db('tags').where({ id }).first();

describe('PX5: forms have a field for a picture', () => {
  test('of a new tag, with the camera on a phone', async () => {
    const page = await all.get('A', '/Tags/new');
    expect(page.text).toMatch(
      /<input type="file" id="tag_picture" name="tag\[picture\]"[^>]* accept="image\/jpeg,[^"]*" capture="environment">/,
    );
    const text = 'é'.repeat(30_000);
    const made = await upload('/Tags/new', '/Tags', await jpeg({ background: '#001122' }), {
      'tag[name]': 'The harp',
      'tag[text]': text,
      'tag[lang_code]': 'en',
      'tag[languages]': 'fr',
    });
    const tag = await tagOf(madeBy(made));
    expect(tag.picture).toMatch(/^[0-9a-f]{64}$/);
    const shown = await all.get('A', `/Tags/${tag.id}`);
    expect(shown.text).toContain(`<img class="picture" src="${pictureAddress(app.url, tag.picture)}"`);
    expect(shown.text).toMatch(/<p class="notice caution" id="broken-picture" hidden>/);
  });

  test('of a tag: keeps the picture for its own or no address, replaces it by a file, and removes it', async () => {
    const id = madeBy(await upload('/Tags/new', '/Tags', await jpeg({ background: '#002233' })));
    const { picture } = await tagOf(id);
    const [path, edit] = [`/Tags/${id}`, `/Tags/${id}/edit`];
    const address = pictureAddress(app.url, picture);
    for (const page of [path, edit]) expect((await all.get('A', page)).text).not.toContain(`>${address}<`);
    expect((await all.get('A', edit)).text).not.toContain(`value="${address}"`);
    madeBy(await upload(edit, path, undefined, { 'tag[image_url]': '', 'tag[description]': 'Blank' }));
    expect(await tagOf(id)).toMatchObject({ picture, description: 'Blank' });
    madeBy(await upload(edit, path, undefined, { 'tag[image_url]': address, 'tag[description]': 'New' }));
    expect(await tagOf(id)).toMatchObject({ picture, description: 'New' });
    madeBy(await upload(edit, path, await jpeg({ background: '#003344' }), { 'tag[image_url]': address }));
    expect((await tagOf(id)).picture).not.toBe(picture);
    madeBy(await upload(edit, path, undefined, { 'tag[image_url]': '', 'tag[no_picture]': '1' }));
    expect(await tagOf(id)).toMatchObject({ picture: null, image_url: null });
    expect((await all.get('A', edit)).text).not.toContain('no_picture');
  });

  test('of a tag: removes a credit with the picture it came from, and keeps any other', async () => {
    const by = (name: string) =>
      drawn({ background: '#112233' })
        .withExif({ IFD0: { Artist: name } })
        .jpeg()
        .toBuffer();
    const id = madeBy(await upload('/Tags/new', '/Tags', await by('Anna')));
    const [path, edit] = [`/Tags/${id}`, `/Tags/${id}/edit`];
    expect((await tagOf(id)).credit).toBe('Anna');
    const other = { 'tag[image_url]': 'https://example.com/a.jpg' };
    const { version } = formsOf(await all.get('A', edit)).find(({ action }) => action === path)?.fields ?? {};
    madeBy(await upload(edit, path, undefined, { ...other, 'tag[credit]': 'Anna', version: `${version}` }));
    expect(await tagOf(id)).toMatchObject({ ...{ picture: null, credit: null }, image_url: other['tag[image_url]'] });
    madeBy(await upload(edit, path, await by('Bob'), { 'tag[image_url]': '', 'tag[credit]': 'Museum' }));
    expect((await tagOf(id)).credit).toBe('Museum');
  });

  test('of a tag in stock, behind its printed code', async () => {
    const id = await makeRecord(app, 'tags', all.ids.A);
    const fill = `/Tags/${id}/fill`;
    expect((await all.get('A', fill)).text).toContain('name="tag[picture]"');
    const filled = await upload(fill, fill, await jpeg(), { 'tag[name]': 'Found', 'tag[lang_code]': 'en' });
    expect(madeBy(filled)).toBe(id);
    const { picture } = await tagOf(id);
    expect(picture).not.toBeNull();
    expect((await all.get('A', '/Tags')).text).toContain(
      `<img class="thumbnail" src="${pictureAddress('', picture, '320.webp')}" alt=""`,
    );
  });

  test('of a tag in stock: a picture alone does not fill the tag, which is filled later', async () => {
    const id = await makeRecord(app, 'tags', all.ids.A);
    const fill = `/Tags/${id}/fill`;
    const before = await all.get('A', fill);
    const photographed = await upload(fill, fill, await jpeg({ background: '#6a6a01' }), { 'tag[lang_code]': 'en' });
    expect(await all.notice('A', photographed)).toMatch(/^The tag has its picture. Its text can be written later/);
    const { picture, in_use } = await tagOf(id);
    expect([picture !== null, in_use]).toEqual([true, false]);
    const other = blob(await jpeg({ background: '#6a6a02' }));
    const blank = { 'tag[lang_code]': 'en', 'tag[image_url]': '' };
    const late = await all.browsers.A.upload(before, fill, 'tag[picture]', other, blank);
    expect([late.status, (await tagOf(id)).picture]).toEqual([409, picture]);
    const elsewhere = { ...blank, 'tag[name]': 'Found', 'tag[image_url]': 'https://example.com/a.jpg' };
    expect((await all.browsers.A.upload(before, fill, 'tag[picture]', undefined, elsewhere)).status).toBe(409);
    // The picture itself is shown; its address, which says nothing to a person, is not.
    for (const { text } of [late, await all.get('A', fill)]) {
      expect(text).toContain(
        `<img class="picture" src="${pictureAddress('', picture, '320.webp')}" alt="Its picture">`,
      );
      expect(text.split(picture)).toHaveLength(2);
      expect(text).toMatch(/name="tag\[image_url\]"(?![^>]* value="[^"])/);
    }
    expect(late.text).toContain('Picture has been changed meanwhile');
    const written = { 'tag[name]': 'Found', 'tag[lang_code]': 'en', 'tag[image_url]': '' };
    const filled = await upload(fill, fill, undefined, written);
    expect(await all.notice('A', filled)).toBe('The tag is filled.');
    expect(await tagOf(id)).toMatchObject({ picture, in_use: true });
  });

  test('of a place, and removes it', async () => {
    const id = madeBy(await upload('/places/new', '/places', await jpeg(), { 'place[name]': 'Hall' }));
    const { picture } = await app.db('places').where({ id }).first();
    expect((await all.get('A', `/places/${id}`)).text).toContain(`src="${pictureAddress('', picture, '640.webp')}"`);
    madeBy(await upload(`/places/${id}/edit`, `/places/${id}`, undefined, { 'place[no_picture]': '1' }));
    expect((await app.db('places').where({ id }).first()).picture).toBeNull();
  });

  test.each(['Tags', 'places'])('of %s: do not remove a picture that was replaced meanwhile', async (table) => {
    const id = madeBy(await upload(`/${table}/new`, `/${table}`, await jpeg({ background: '#101010' })));
    const [path, edit] = [`/${table}/${id}`, `/${table}/${id}/edit`];
    const before = await all.get('A', edit);
    const { fields = {} } = formsOf(before).find(({ action }) => action === path) ?? {};
    madeBy(await upload(edit, path, await jpeg({ background: '#202020' }), { 'tag[image_url]': '' }));
    const stored = () => app.db(table.toLowerCase()).where({ id }).first();
    const { picture } = await stored();
    const group = table === 'Tags' ? 'tag' : 'place';
    const off = { 'tag[image_url]': '', [`${group}[no_picture]`]: '1' };
    const late = await upload(edit, path, undefined, { ...off, version: `${fields.version}` });
    expect([late.status, (await stored()).picture]).toEqual([409, picture]);
    expect(late.text).toContain('Another picture');
    expect(late.text).not.toContain(`>${picture}<`);
    madeBy(await upload(edit, path, undefined, off));
    expect((await stored()).picture).toBeNull();
  });

  test('refuse a file that is no picture, keep the input, and store nothing', async () => {
    const before = await app.db('tags').count();
    const answer = await upload('/Tags/new', '/Tags', Buffer.from('no'), { 'tag[name]': 'Kept words' });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('Kept words')]);
    expect(answer.text).toContain('is not a JPEG, PNG, WebP, AVIF or GIF');
    const large = await upload('/Tags/new', '/Tags', Buffer.alloc(20 * 1024 * 1024 + 1), { 'tag[name]': 'Kept words' });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('Kept words')]);
    expect(large.text).toContain('at most 20 MB');
    expect(await app.db('tags').count()).toEqual(before);
  });

  test('are kept through the sign-in after their session ends, without the file', async () => {
    const page = await all.get('B', '/Tags/new');
    await app.db('sessions').where({ customer_id: all.ids.B }).delete();
    const sent = { 'tag[name]': 'Carried' };
    const answer = await all.browsers.B.upload(page, '/Tags', 'tag[picture]', blob(await jpeg()), sent);
    expect(answer.status).toBe(401);
    const carrying = formsOf(answer).find(({ fields }) => fields['tag[name]'] === 'Carried');
    expect(carrying?.fields.form_path).toBe('/Tags');
  });
});

describe('PX6: a visitor sees the picture', () => {
  const pageOf = async (id: number) => {
    const { tag_identifier } = await tagOf(id);
    return (await app.call('GET', `/t/${tag_identifier}`, { headers: { Accept: 'text/html' } })).text;
  };

  test('in sizes for any screen, with reserved space, its credit, and the name as its alt text', async () => {
    const file = await drawn({ width: 2000, height: 1000 })
      .withExif({ IFD0: { Artist: 'Ann <b>' } })
      .jpeg()
      .toBuffer();
    const id = madeBy(await upload('/Tags/new', '/Tags', file));
    await makeName(app, id);
    const { picture } = await tagOf(id);
    const page = await pageOf(id);
    const at = (name: '320.webp' | '640.webp' | '1280.webp') => pictureAddress(app.url, picture, name);
    expect(page).toContain(`srcset="${at('320.webp')} 320w, ${at('640.webp')} 640w, ${at('1280.webp')} 1280w"`);
    expect(page).toContain('width="1280" height="640"');
    expect(page).toContain('<figcaption><bdi>Ann &lt;b&gt;</bdi></figcaption>');
    expect(page).toMatch(/<img class="tag-image"[^>]* alt="[^"]+"/);
    expect(page).toMatch(/\/assets\/broken-pictures\.[0-9a-f]+\.js/);
  });

  test('in its own width only if it is small, and from another site as it is', async () => {
    const id = madeBy(
      await upload('/Tags/new', '/Tags', await jpeg({ width: 200, height: 100, background: '#334455' })),
    );
    const { picture } = await tagOf(id);
    expect(await pageOf(id)).toContain(`srcset="${pictureAddress(app.url, picture, '320.webp')} 200w"`);
    await app.db('tags').where({ id }).update({ picture: null, image_url: 'https://example.com/a.jpg', credit: 'Bob' });
    const page = await pageOf(id);
    expect(page).toContain('src="https://example.com/a.jpg" alt=');
    expect(page).toContain('<figcaption><bdi>Bob</bdi></figcaption>');
  });

  test('only once the tag is not hidden any more', async () => {
    const file = await drawn({ background: '#445566' })
      .withExif({ IFD0: { Artist: 'Ann' } })
      .jpeg()
      .toBuffer();
    const id = madeBy(await upload('/Tags/new', '/Tags', file));
    const { picture } = await tagOf(id);
    await app.db('tags').where({ id }).update({ hidden: true });
    for (const word of [picture, 'Ann', 'tag-image']) expect(await pageOf(id)).not.toContain(word);
  });
});

describe('PX5: many pictures at once', () => {
  const path = '/pictures/import';
  const file = async (name: string, background: string) =>
    new File([new Uint8Array(await jpeg({ background }))], name, { type: 'image/jpeg' });
  const send = async (...files: File[]) => all.browsers.A.upload(await all.get('A', path), path, 'pictures', files);
  const tag = async (reference: string | null, owner = all.ids.A) => {
    const id = await makeRecord(app, 'tags', owner);
    await app.db('tags').where({ id }).update({ reference });
    return tagOf(id);
  };

  test('are matched to tags by their file names, and wait for confirmation', async () => {
    const [one, two] = [await tag('INV 1'), await tag(null)];
    await tag('Foreign', all.ids.B);
    const look = await send(
      ...[await file('inv 1.JPG', '#500001'), await file(`${two.tag_identifier}.jpeg`, '#500002')],
      ...[
        await file('Foreign.jpg', '#500003'),
        await file('nothing.jpg', '#500004'),
        await file('INV 1.png', '#500005'),
      ],
      new File(['no'], `${two.tag_identifier}.gif`),
    );
    expect(look.status).toBe(200);
    expect(look.text).toContain('2 pictures find their tags, 4 would change nothing.');
    expect(look.text.match(/Is left out\. No tag of yours has this reference or identifier/g)).toHaveLength(2);
    expect(look.text.match(/Is left out\. Another file before it is for the same tag/g)).toHaveLength(2);
    expect((await tagOf(one.id)).picture).toBeNull();
    const done = await all.browsers.A.submit(look, path);
    expect(leadsTo(done)).toEqual([303, '/Tags']);
    expect(await all.notice('A', done)).toBe(
      '2 pictures are on their tags. 4 files were left out. Foreign.jpg, nothing.jpg: No tag of yours has this reference or identifier. ' +
        `INV 1.png, ${two.tag_identifier}.gif: Another file before it is for the same tag.`,
    );
    for (const { id } of [one, two]) expect((await tagOf(id)).picture).toMatch(/^[0-9a-f]{64}$/);
    // The same once more changes nothing.
    const again = await send(await file('INV 1.jpg', '#500001'));
    expect(again.text).toContain('Is its picture already');
  });

  test('are refused with the reason in words', async () => {
    expect((await send()).text).toContain('can&#39;t be blank');
    const { id } = await tag('INV 2');
    const broken = await send(new File(['no'], 'INV 2.jpg'));
    expect(broken.text).toContain('It is not a JPEG, PNG, WebP, AVIF or GIF.');
    const look = await send(await file('INV 2.jpg', '#500011'));
    const submit = (fields: Record<string, string>) => all.browsers.A.submit(look, path, fields);
    const late = await submit({ until: '1' });
    expect([late.status, late.text]).toEqual([422, expect.stringContaining('more than an hour ago')]);
    expect((await submit({ agreed: 'x' })).status).toBe(422);
    // The hour is the database's.
    const kept = await ahead(2 * 3_600_000, () => submit({ agreed: `${id} ${'a'.repeat(64)}` }));
    expect(kept.text).toContain('not kept any more');
    await app.db('tags').where({ id }).delete();
    const gone = await submit({});
    expect([gone.status, gone.text]).toEqual([422, expect.stringContaining('gone by now')]);
  });

  test('a broken or too large one does not hold up the others', async () => {
    const [good, large, bad, last] = [await tag('Good'), await tag('Large'), await tag('Bad'), await tag('Last')];
    const tooLarge = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'Large.jpg');
    const look = await send(
      ...[await file('Good.jpg', '#500021'), tooLarge, new File(['no'], 'Bad.png'), new File([''], 'Bad.jpg')],
      await file('Last.jpg', '#500022'),
    );
    expect([look.status, look.text.match(/Is left out/g)?.length]).toEqual([200, 3]);
    expect(look.text).toContain('20 MB');
    expect(leadsTo(await all.browsers.A.submit(look, path))).toEqual([303, '/Tags']);
    const pictures = await Promise.all([good, large, bad, last].map(async ({ id }) => (await tagOf(id)).picture));
    expect(pictures.map((picture) => picture !== null)).toEqual([true, false, false, true]);
  });

  test('the notice says of any number of left-out files how many there are', async () => {
    const [good, ...files] = ['Many', ...Array.from({ length: 49 }, (_, at) => `${at} ${'long name '.repeat(20)}`)];
    await tag(`${good}`);
    const refused = files.map((name) => new File(['no'], `${name}.jpg`));
    const done = await all.browsers.A.submit(await send(await file('Many.jpg', '#500041'), ...refused), path);
    const notice = await all.notice('A', done);
    expect(notice).toMatch(
      /^1 picture is on its tag\. 49 files were left out\. 0 long name .*… and 46 more: No tag of yours/,
    );
    expect(notice?.endsWith('identifier.')).toBe(true);
  });

  test('more than 50 are refused with 413', async () => {
    const one = new File(['x'], 'x.jpg');
    expect((await send(...Array.from({ length: 50 }, () => one))).status).toBe(200);
    const { status, text } = await send(...Array.from({ length: 51 }, () => one));
    expect([status, text.includes('Too much at once')]).toEqual([413, true]);
  });

  test('come in rounds that include earlier results; one confirmation stores all', async () => {
    const [one, two] = [await tag('Round 1'), await tag('Round 2')];
    const first = await send(await file('Round 1.jpg', '#500031'), new File(['x'], 'No tag.jpg'));
    const found = `${/data-found="([^"]*)"/.exec(first.text)?.[1]}`.replaceAll('&quot;', '"');
    const page = await all.get('A', path);
    const sent = (fields: Record<string, string>, ...files: File[]) =>
      all.browsers.A.upload(page, path, 'pictures', files, fields);
    const again = await sent({ found }, await file('Round 1.jpg', '#500032'));
    expect(again.text).toContain('Another file before it is for the same tag');
    const look = await sent({ found }, await file('Round 2.jpg', '#500033'));
    expect(look.text).toContain('2 pictures find their tags, 1 would change nothing.');
    expect(leadsTo(await all.browsers.A.submit(look, path))).toEqual([303, '/Tags']);
    for (const { id } of [one, two]) expect((await tagOf(id)).picture).toMatch(/^[0-9a-f]{64}$/);
    for (const wrong of [
      'x',
      '{}',
      '[{"name":1}]',
      '[{"name":"a","action":"new","more":1}]',
      `[${'1,'.repeat(50_000)}1]`,
    ]) {
      const refused = await sent({ found: wrong }, await file('Round 2.jpg', '#500034'));
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining('did not come from the page before'),
      ]);
    }
  });

  test('are limited to 10000 over all rounds', async () => {
    const page = await all.get('A', path);
    const afterOthers = (count: number) => {
      const { id, tag_identifier } = { id: 123_456, tag_identifier: '0123456789ab' };
      const tag = { id, tag_identifier, reference: 'INV-12345' };
      const one = { name: 'INV-12345.jpg', tag, action: 'refused', why: 'It is not a JPEG, PNG, WebP, AVIF or GIF.' };
      const found = JSON.stringify(Array.from({ length: count }, () => ({ ...one, hash: 'a'.repeat(64) })));
      return all.browsers.A.upload(page, path, 'pictures', new File(['x'], 'No tag.jpg'), { found });
    };
    const last = await afterOthers(9_999);
    expect([last.status, last.text.includes('10000 would change nothing')]).toEqual([200, true]);
    const refused = await afterOthers(10_000);
    expect([refused.status, refused.text.includes('are more than 10000')]).toEqual([422, true]);
  });

  describe('are matched by', () => {
    const foundBy = async (name: string) => (await send(new File(['x'], name))).text;
    /** It is looked at, but is no picture. */
    const isFound = expect.stringContaining('It is not a JPEG');

    test('an identifier in groups', async () => {
      const key = (await tag(null)).tag_identifier;
      const groups = [key.slice(0, 4), key.slice(4, 8), key.slice(8)];
      for (const name of [groups.join(' '), groups.join('-'), `${groups[0]}-${key.slice(4)}`, key.toUpperCase()])
        expect(await foundBy(`${name}.jpg`)).toEqual(isFound);
    });

    test.each([
      ['A\u20101', ['a-1', 'A\u20131']],
      ["L'été 1", ['L’été 1', 'l‘e\u0301te\u0301 1', "L'ete 1"]],
      ['\ufb01sch 1', ['fisch 1', 'FISCH 1']],
      ['ΣΑΣ 1', ['σας 1', 'σασ 1']],
      ['Q"1%25', ['Q"1%25', 'q"1%25']],
      ['50%_1', ['50%_1']],
    ])('the reference %s, however it is spelled', async (reference, names) => {
      await tag(reference);
      for (const name of names) expect(await foundBy(`${name}.jpg`)).toEqual(isFound);
      expect(await foundBy(`${reference}2.jpg`)).toContain('No tag of yours');
    });

    test('the most similar of several references', async () => {
      for (const reference of ['CASE 1', 'case 1', 'Cäse 1', 'Other 1', 'ÓTHER 1']) {
        const { id } = await tag(reference);
        const page = await foundBy(`${reference}.jpg`);
        expect([page, page]).toEqual([isFound, expect.stringContaining(`/Tags/${id}"`)]);
      }
      for (const name of ['other 1', 'óther 1']) expect(await foundBy(`${name}.jpg`)).toEqual(isFound);
      for (const name of ['Case 1', 'öther 1']) expect(await foundBy(`${name}.jpg`)).toContain('Several tags have');
      expect(await foundBy(`${'ü'.repeat(5000)}.jpg`)).toContain('No tag of yours');
    });
  });

  test('may have control characters in their names, which are ignored', async () => {
    const { id } = await tag('Control');
    const look = await send(await file('Con\u0000trol.jpg', '#500041'));
    expect([look.status, look.text.includes('1 picture finds its tag')]).toEqual([200, true]);
    expect((await tagOf(id)).picture).toBeNull();
  });

  test('a malformed or truncated form is refused, and stores nothing', async () => {
    const before = await app.db('pictures').count();
    const page = await all.get('A', path);
    const token = csrfTokenOf(page);
    const Cookie = all.browsers.A.cookie;
    const sent = async (raw: string, headers: Record<string, string>) =>
      (
        await app.call('POST', path, {
          raw,
          headers: { Accept: 'text/html', Origin: app.config.publicUrl, ...headers },
        })
      ).status;
    const body = (rest: string) =>
      `--x\r\nContent-Disposition: form-data; name="csrf_token"\r\n\r\n${token}\r\n${rest}`;
    const begun = '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\nabc';
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const whole = `${begun}\r\n--x--\r\n`;
    expect(await sent(body(begun), { ...type, Cookie })).toBe(400);
    expect(await sent('no form', { ...type, Cookie })).toBe(400);
    expect(await sent(body(''), { 'Content-Type': 'multipart/form-data', Cookie })).toBe(400);
    // Without the page's token the files are not even looked at.
    expect(await sent(whole, { ...type, Cookie })).toBe(403);
    expect(await sent(whole, type)).toBe(302);
    expect(await app.db('pictures').count()).toEqual(before);
  });
});
