/** The import of a table on a page: first a preview, then the import once it is confirmed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { spreadsheet } from '../../contracts/management/tag-import.ts';
import { TimeSlices } from '../../src/http/time-slices.ts';
import { parseXlsx } from '../../src/management/exchange/xlsx-table.ts';
import { importLock } from '../../src/model/exchange/import-lock.ts';
import { pruneDoneImports } from '../../src/model/exchange/import-reports.ts';
import { pruneOpenImports } from '../../src/model/exchange/pending-imports.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { gather, leadsTo, type People, type Person } from '../setup/four-people.ts';
import { makeName, makeRecord, makeText } from '../setup/management.ts';
import { csrfTokenOf, formsOf } from '../setup/test-browser.ts';
import { textRow, workbookOf } from '../setup/workbook.ts';

const path = '/Tags/import';
const table = 'reference;lang;text;Shelf\r\nA-1;en;One;4\r\nA-2;en;Two;5\r\nA-3;xx;Three;6\r\n';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db('tags').delete();
  await app.db('open_imports').delete();
  await app.db('done_imports').delete();
});

const blob = (text: string | Buffer) => new Blob([typeof text === 'string' ? text : new Uint8Array(text)]);
const upload = async (text: string | Buffer | undefined, fields = {}, person: Person = 'A') =>
  all.browsers[person].upload(
    await all.get(person, path),
    path,
    'table',
    text === undefined ? undefined : blob(text),
    fields,
  );
const agree = (look: Answer, person: Person = 'A', fields = {}) => all.browsers[person].submit(look, path, fields);
const fileAt = (address: string) => {
  const Cookie = all.browsers.A.cookie;
  return fetch(`${app.url}${address}`, { headers: { Cookie } });
};
const references = () => app.db('tags').orderBy('id').pluck('reference');

describe('the preview of an import', () => {
  test('Y2: says what would happen, and changes nothing', async () => {
    const look = await upload(table);
    expect(look.status).toBe(200);
    for (const said of [
      'Import 2 tags?',
      '2 tags would be made, 0 changed',
      '1 row would be left out',
      '<bdi>Shelf</bdi>',
    ])
      expect(look.text).toContain(said);
    expect(look.text).toContain('Language of the text is not one of the supported codes');
    expect(await references()).toEqual([]);
  });

  test('Y2: names changed tags by their reference, else by their name, then by their identifier', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => makeRecord(app, 'tags', all.ids.A)));
    await app.db('tags').where({ id: one }).update({ reference: 'INV <1>', tag_identifier: 'a1a1a1a1a1a1' });
    await app.db('tags').where({ id: two }).update({ tag_identifier: 'b2b2b2b2b2b2' });
    await app.db('tags').where({ id: three }).update({ tag_identifier: 'c3c3c3c3c3c3' });
    await makeName(app, one as number);
    await makeName(app, two as number);
    const rows = ['a1a1a1a1a1a1', 'b2b2b2b2b2b2', 'c3c3c3c3c3c3'].map((identifier) => `${identifier},Beside the door`);
    const { text } = await upload(`tag_identifier,description\n${rows.join('\n')}\n`);
    const link = (id: number | undefined) => new RegExp(`<a href="/Tags/${id}">(.*?)</td>`, 's').exec(text)?.[1];
    expect([one, two, three].map((id) => link(id)?.replaceAll(/<[^>]*>/g, ''))).toEqual([
      'INV &lt;1&gt; Entrance a1a1a1a1a1a1',
      'Entrance b2b2b2b2b2b2',
      'c3c3c3c3c3c3',
    ]);
  });

  test('SH2: reports columns of unknown languages as translations that are left out', async () => {
    const look = await upload('reference,lang,text,text:xx,Name : English,Shelf\nA-1,en,One,Un,Uno,4\n');
    expect(look.text).toContain(
      '<strong>Translations that are left out</strong>, since no language is called so: <bdi>text:xx</bdi>, <bdi>Name : English</bdi>',
    );
    expect(look.text).toContain('Columns that are not read: <bdi>Shelf</bdi>');
  });

  test('shows current values beside new ones', async () => {
    const id = await makeRecord(app, 'tags', all.ids.A);
    await app.db('tags').where({ id }).update({ reference: 'A-1' });
    await makeText(app, id, 'en', 'Once <upon>');
    const look = await upload(table);
    expect(look.text).toContain('1 tag would be made, 1 changed');
    expect(look.text).toContain('<del><bdi>Once &lt;upon&gt;</bdi></del> <ins><bdi>One</bdi></ins>');
    expect(look.text).toContain(`href="/Tags/${id}"`);
  });

  test('offers no button when nothing would change', async () => {
    await agree(await upload(table));
    const look = await upload(table.replace(/A-3.*/, ''));
    expect(look.text).toContain('Nothing would change');
    expect(formsOf(look).filter(({ action }) => action === path)).toEqual([]);
  });

  test('stays small for thousands of rows', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `r${at},en,${'long '.repeat(60)}${at}`);
    const look = await upload(`reference,lang,text\n${rows.join('\n')}\n`);
    expect(look.text).toContain('And 2950 rows more like these.');
    expect(Buffer.byteLength(look.text)).toBeLessThan(60_000);
  });

  test.each([
    ['no file', undefined, 'Table can&#39;t be blank'],
    ['an empty file', ' ', 'Table can&#39;t be blank'],
    ['a character that cannot be stored', 'reference\n\0', 'Table has a character that cannot be stored'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'Table is a picture, not a table'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'Table is a PDF document, not a table'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old or encrypted'],
  ])('Y2: refuses %s, and says why in the form', async (_, file, message) => {
    const answer = await upload(file, { only_known: '1' });
    expect([answer.status, answer.text.includes(message)]).toEqual([422, true]);
    expect(answer.text).toMatch(/name="only_known"[^>]* checked/);
  });

  test('SH1: asks for the encoding of bytes that are not UTF-8, with sample lines in each', async () => {
    const look = await upload(Buffer.from('reference;description\nA-1;Gem\xe4lde\n', 'latin1'), { create_places: '1' });
    expect(look.text).toContain('Which of these reads right?');
    expect(look.text).toContain('<bdi>A-1;Gemälde</bdi>');
    const lookPath = `${path}/look`;
    const forms = formsOf(look).filter(({ action }) => action === lookPath);
    const windows = forms.find(({ fields }) => fields.encoding === 'windows-1252');
    const chosen = await all.browsers.A.post(lookPath, windows?.fields ?? {});
    expect(chosen.text).toContain('<ins><bdi>Gemälde</bdi></ins>');
    const cyrillic = forms.find(({ fields }) => fields.encoding === 'windows-1251');
    const other = await all.browsers.A.post(lookPath, cyrillic?.fields ?? {});
    expect(other.text).toContain('<ins><bdi>Gemдlde</bdi></ins>');
    expect((await agree(chosen)).status).toBe(303);
    expect(await app.db('tags').pluck('description')).toEqual(['Gemälde']);
  });

  test('SH1: reads UTF-16 with a byte order mark, as spreadsheets write it, without asking', async () => {
    const look = await upload(Buffer.from('\ufeffreference\tdescription\r\nA-1\tGemälde\r\n', 'utf16le'));
    expect(look.text).toContain('<ins><bdi>Gemälde</bdi></ins>');
  });

  test.each([
    [
      'without any known column',
      'Shelf;Floor\nA-1;2\n',
      { column_0: 'reference', column_1: '' },
      { reference: 'A-1', description: null },
    ],
    [
      'with two columns of the same meaning',
      'Inventarnummer;Reference;Internal description\nA-1;x;y\n',
      { column_0: 'reference', column_1: '', column_2: 'description' },
      { reference: 'A-1', description: 'y' },
    ],
  ])('SH2: asks about the headings of a table %s', async (_, file, columns, expected) => {
    const look = await upload(file);
    expect([look.status, look.text.includes('What are the columns of the table?')]).toEqual([422, true]);
    // A question: nothing was chosen that could be wrong.
    expect(look.text).not.toContain('Error:');
    const again = await all.browsers.A.submit(look, `${path}/look`, columns);
    expect([again.status, again.text.includes('Import 1 tag?')]).toEqual([200, true]);
    expect((await agree(again)).status).toBe(303);
    expect(await app.db('tags')).toMatchObject([expected]);
  });

  test('SH4: names the code of a language that is written by its name, and the words for yes and no', async () => {
    const look = await upload(
      'Inv.-Nr.;Sprache;Text;hidden\n1;Deutsch;x;0\n2;französisch;x;0\n3;Klingon;x;ja\n4;xx;x;\n',
    );
    for (const words of [
      'Language of the text is not one of the supported codes: the code of Deutsch is de<',
      'the code of französisch is fr<',
      'the code of Klingon is tlh<',
      'Language of the text is not one of the supported codes<',
      'Not open to visitors yet is not true or false: 1 is for yes, and 0 for no',
    ])
      expect(look.text).toContain(words);
    const done = await agree(await upload('reference;lang;text\n1;Deutsch;x\n2;en;x\n'));
    const file = await all.get('A', `${leadsTo(done)[1]}/left-out.csv`);
    expect(file.text).toContain('codes: the code of Deutsch is de\r\n');
  });

  test('says that the example row of the template is an example', async () => {
    const { text } = await all.get('A', '/Tags/template.csv');
    const look = await upload(text);
    expect(look.text).toContain('Identifier does not exist: this is the example of the template');
    const other = await upload(text.replace('0a1b2c3d4e5f', '0a1b2c3d4e50'));
    expect(other.text).toContain('Identifier does not exist<');
  });

  test('SH4: shows equal errors once, with their value and lines', async () => {
    const look = await upload(`reference;place\n${Array.from({ length: 30 }, (_, at) => `r${at};Attic`).join('\n')}\n`);
    expect(look.text.split('is not the name of one place').length - 1).toBe(1);
    expect(look.text).toContain('lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 18 more');
    const again = await all.browsers.A.submit(look, `${path}/look`, { create_places: '1' });
    expect(again.text).toContain('1 place would be made: <bdi>Attic</bdi>');
    expect((await agree(again)).status).toBe(303);
    expect(await app.db('places').where({ customer_id: all.ids.A, name: 'Attic' })).toHaveLength(1);
  });

  test('refuses a file that is too large with 413, and a malformed form with 400', async () => {
    const tooLarge = await upload(`reference\n${'x'.repeat(21 * 1024 * 1024)}`);
    expect([tooLarge.status, tooLarge.text.includes('a table in several parts, each of at most 20 MB')]).toEqual([
      413,
      true,
    ]);
    const token = csrfTokenOf(await all.get('A', path));
    const answer = await all.browsers.A.post(path, { csrf_token: token }, { 'Content-Type': 'multipart/form-data' });
    expect(answer.status).toBe(400);
  });

  test('without the CSRF token stores no table', async () => {
    expect((await upload(table, { csrf_token: 'forged' })).status).toBe(403);
    expect(await app.db('open_imports')).toEqual([]);
  });

  test('requires a sign-in', async () => {
    const sent = [await all.browsers.nobody.post(path, {}), await all.get('nobody', path)];
    for (const answer of sent) expect(leadsTo(answer)).toEqual([302, expect.stringContaining('/login')]);
  });
});

describe('the confirmation of an import', () => {
  test('Y2: imports the table, and reports the result', async () => {
    const done = await agree(await upload(table));
    expect(leadsTo(done)).toEqual([303, expect.stringMatching(/^\/Tags\/import\/[0-9a-f-]{36}$/)]);
    expect(await all.notice('A', done)).toBe('2 tags are made, 0 changed. 1 row was left out.');
    expect(await references()).toEqual(['A-1', 'A-2']);
    expect(await app.db('open_imports')).toEqual([]);
  });

  test('SH4: keeps the result for a day, with the rejected rows as a table to correct and import again', async () => {
    const done = await agree(await upload(table.replace('Three', "'=1+1")));
    const [, address] = leadsTo(done);
    const page = await all.get('A', `${address}`);
    expect(page.text).toContain('2 tags are made, 0 changed');
    const file = await all.get('A', `${address}/left-out.csv`);
    expect(file.text).toBe(
      "\ufeffreference;lang;text;Shelf;error\r\nA-3;xx;'=1+1;6;Language of the text is not one of the supported codes\r\n",
    );
    const workbook = await fileAt(`${address}/left-out.xlsx`);
    expect(workbook.headers.get('content-type')).toBe(spreadsheet);
    const sheet = await parseXlsx(Buffer.from(await workbook.arrayBuffer()), new TimeSlices());
    expect(sheet.records).toEqual([
      ['reference', 'lang', 'text', 'Shelf', 'error'],
      ['A-3', 'xx', '=1+1', '6', 'Language of the text is not one of the supported codes'],
    ]);
    const mended = await upload(file.text.replace('xx', 'en'));
    expect(mended.text).toContain('1 tag would be made');
    expect((await agree(mended)).status).toBe(303);
    expect(await app.db('translations').where({ lang_code: 'en' }).pluck('text')).toContain('=1+1');
    expect((await all.get('B', `${address}`)).status).toBe(404);
    await app.db('done_imports').update({ created_at: app.db.raw("now() - interval '25 hours'") });
    expect((await all.get('A', `${address}/left-out.csv`)).status).toBe(404);
    expect([await pruneDoneImports(app.db), await app.db('done_imports')]).toEqual([2, []]);
  });

  test('SH4: returns the rejected rows under the chosen columns', async () => {
    const look = await upload('No.;Object;In;What;Ort\n00051;Harp;xx;One;Ulm\n52;Lute;en;Two;Ulm\n');
    const columns = { column_0: 'reference', column_1: 'name', column_2: 'lang', column_3: 'text', column_4: '' };
    const again = await all.browsers.A.submit(look, `${path}/look`, columns);
    expect(again.text).toContain('<div><bdi>xx</bdi></div>');
    const done = await agree(again);
    const file = await all.get('A', `${leadsTo(done)[1]}/left-out.csv`);
    expect(file.text.split('\r\n')[0]).toBe('\ufeffreference;name;lang;text;Ort (not to be read);error');
    expect(file.text).toContain("'00051;Harp;xx;One;Ulm;Language of the text is not");
    expect((await upload(file.text.replace('xx', 'de'))).text).toContain('1 tag would be made');
  });

  test('imports the other rows of a workbook when one has a character that cannot be stored', async () => {
    const rows = [textRow('reference', 'description'), textRow('A-1', 'x_x0000_y'), textRow('A-2', 'z')];
    const done = await agree(await upload(workbookOf({ sheets: { T: rows.join('') } })));
    expect(await all.notice('A', done)).toBe('1 tag is made, 0 changed. 1 row was left out.');
    const file = await all.get('A', `${leadsTo(done)[1]}/left-out.csv`);
    expect(file.text).toContain('A-1,#VALUE!,Description has a character that cannot be stored');
    // Until it is mended the row stays wrong.
    expect((await upload(file.text)).text).toContain('Description has the error #VALUE!');
    expect((await upload(file.text.replace('#VALUE!', 'y'))).text).toContain('1 tag would be made');
  });

  test.each(['csv', 'xlsx'])(
    'leaves out the second row for a tag again until its mark is removed: %s',
    async (ending) => {
      const done = await agree(await upload('reference,description\n00051,Harp\n00051,Lute\n'));
      const page = await all.get('A', `${leadsTo(done)[1]}`);
      expect(page.text).toContain('marked <code>#DOUBLE!</code>: it is left out again until the mark is removed.');
      const address = `${leadsTo(done)[1]}/left-out`;
      expect((await all.get('A', `${address}.csv`)).text).toContain(
        '#DOUBLE! 00051,Lute,Reference is of a tag that an earlier row has: line 2',
      );
      const file = Buffer.from(await (await fileAt(`${address}.${ending}`)).arrayBuffer());
      const again = await upload(file);
      expect(again.text).toContain('Nothing would change');
      expect(again.text).toContain('Reference is marked #DOUBLE!, because an earlier row had the same tag');
      expect(await app.db('tags').pluck('description')).toEqual(['Harp']);
      const { left_out } = await app.db('done_imports').first('left_out');
      expect((await upload(left_out.replace('#DOUBLE! ', ''))).text).toContain('0 tags would be made, 1 changed');
      expect((await upload(left_out.replace('#DOUBLE! 00051', '00052'))).text).toContain('1 tag would be made');
    },
  );

  test('keeps the marks of rows for one tag, and the errors of cells, however often a file is imported', async () => {
    const rows = [
      textRow('reference', 'description'),
      '<row><c t="inlineStr"><is><t>A-1</t></is></c><c t="e"><v>#DIV/0!</v></c></row>',
      textRow('A-2', 'y'),
      textRow('A-2', 'z'),
    ];
    const done = await agree(await upload(workbookOf({ sheets: { T: rows.join('') } })));
    const first = await all.get('A', `${leadsTo(done)[1]}/left-out.csv`);
    expect(first.text).toContain('A-1,#DIV/0!,Description has the error #DIV/0!');
    const again = await agree(await upload(`${first.text}A-3,x,\r\n`));
    const second = await all.get('A', `${leadsTo(again)[1]}/left-out.csv`);
    expect(second.text).toContain('A-1,#DIV/0!,Description has the error #DIV/0!');
    expect(second.text).toContain('\r\n#DOUBLE! A-2,z,"Reference is marked #DOUBLE!');
  });

  test.each(['csv', 'xlsx'])('returns all cells of a row with more cells than columns: %s', async (ending) => {
    const done = await agree(await upload('reference,description\nA-1,Gem, at the top\nA-2,z\n'));
    const file = await fileAt(`${leadsTo(done)[1]}/left-out.${ending}`);
    const again = await upload(Buffer.from(await file.arrayBuffer()));
    expect(again.text).toContain('has more cells than there are columns');
    const { left_out } = await app.db('done_imports').first('left_out');
    expect(left_out).toContain('A-1,Gem,has more cells than there are columns, at the top');
  });

  test('waits for its turn without holding a connection', async () => {
    const forms = [await upload(table)];
    for (let at = 0; at < 3; at += 1) forms.push(await all.browsers.A.submit(forms[0] as Answer, `${path}/look`));
    const open = async () => {
      const { rows } = await app.db.raw(`select count(*)::integer as n from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
      return rows[0].n;
    };
    const other = await app.db.transaction();
    try {
      await other.raw('select pg_advisory_xact_lock(?)', [importLock]);
      const sent = forms.map((form) => agree(form));
      // One is refused at once: the others are there by then.
      expect((await Promise.race(sent)).status).toBe(503);
      await eventually('the first one waits for another process', async () => (await open()) === 2);
      await other.rollback();
      expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([303, 422, 422, 503]);
    } finally {
      await other.rollback();
    }
    expect(await references()).toEqual(['A-1', 'A-2']);
  });

  test('Y2: sent twice imports once, and leads to the same result', async () => {
    const look = await upload(table);
    const [first, second] = [await agree(look), await agree(look)];
    expect(leadsTo(second)).toEqual(leadsTo(first));
    expect(await references()).toEqual(['A-1', 'A-2']);
  });

  test('shows the preview again when the import would now do something else', async () => {
    const look = await upload(table);
    await app.db('tags').insert({ tag_identifier: 'a1a1a1a1a1a1', customer_id: all.ids.A, reference: 'A-2' });
    const again = await agree(look);
    expect([again.status, again.text.includes('1 tag would be made, 1 changed')]).toEqual([409, true]);
    expect(await references()).toEqual(['A-2']);
    expect((await agree(again)).status).toBe(303);
    expect(await references()).toEqual(['A-2', 'A-1']);
  });

  test('shows the preview again when the import would now replace another value', async () => {
    await app.db('tags').insert({
      tag_identifier: 'a1a1a1a1a1a1',
      customer_id: all.ids.A,
      reference: 'A-1',
      description: 'Old',
    });
    const look = await upload('reference,description\nA-1,New\n');
    await app.db('tags').update({ description: 'By a colleague' });
    const again = await agree(look);
    expect([again.status, again.text.includes('<del><bdi>By a colleague</bdi></del>')]).toEqual([409, true]);
    expect(await app.db('tags').pluck('description')).toEqual(['By a colleague']);
    expect((await agree(again)).status).toBe(303);
    expect(await app.db('tags').pluck('description')).toEqual(['New']);
  });

  test('keeps a table that is uploaded meanwhile', async () => {
    const look = await upload(table);
    const [{ id }] = await app.db('open_imports');
    const other = await app.db.transaction();
    try {
      await other.raw('select pg_advisory_xact_lock(?)', [importLock]);
      const done = agree(look);
      const isUnderWay = async () =>
        (
          await app.db.raw(
            `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
          )
        ).rows.length > 1;
      await eventually('it has begun', isUnderWay);
      const later = upload(table.replaceAll('A-', 'B-'));
      await eventually('another table is there', async () => (await app.db('open_imports').first()).id !== id);
      await other.rollback();
      expect((await done).status).toBe(303);
      expect((await agree(await later)).status).toBe(303);
    } finally {
      await other.rollback();
    }
  });

  test('says so when nothing is left to import', async () => {
    const look = await upload(table, { only_known: '1' });
    expect(look.text).not.toContain('nothing of this table is left to import');
    await app.db('tags').insert({ tag_identifier: 'a1a1a1a1a1a1', customer_id: all.ids.A, reference: 'A-2' });
    const known = await upload(table, { only_known: '1' });
    await app.db('tags').delete();
    const again = await agree(known);
    expect([again.status, again.text.includes('nothing of this table is left to import')]).toEqual([409, true]);
  });

  test('creates no tags if only known ones were chosen', async () => {
    await app.db('tags').insert({ tag_identifier: 'a1a1a1a1a1a1', customer_id: all.ids.A, reference: 'A-2' });
    const look = await upload(table, { only_known: '1' });
    expect(look.text).toContain('0 tags would be made, 1 changed');
    expect((await agree(look)).status).toBe(303);
    expect(await references()).toEqual(['A-2']);
  });

  test('asks for a file again after an hour, after another upload, or for another customer’s table', async () => {
    const look = await upload(table);
    const id = formsOf(look).find(({ action }) => action === path)?.fields.table_id ?? '';
    const others = await upload(table.replaceAll('A-', 'B-'), {}, 'B');
    for (const another of [id, 'none', '\0'])
      expect((await agree(others, 'B', { table_id: another })).status).toBe(422);
    const later = await upload(table.replaceAll('A-', 'C-'));
    expect((await agree(look)).text).toContain('That table is not kept any more: an hour has passed');
    const agedBy = (minutes: number) =>
      app.db('open_imports').update({ created_at: app.db.raw(`created_at - interval '${minutes} minutes'`) });
    await agedBy(50);
    const again = await all.browsers.A.submit(later, `${path}/look`);
    await agedBy(50);
    expect((await all.browsers.A.submit(again, `${path}/look`)).status).toBe(200);
    await agedBy(61);
    expect((await agree(again)).status).toBe(422);
    expect(await references()).toEqual([]);
    expect([await pruneOpenImports(app.db), await app.db('open_imports')]).toEqual([2, []]);
  });
});
