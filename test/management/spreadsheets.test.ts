/** Tables as museums have them: workbooks, encodings, headings, new places, and blank cells. */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer, makeRecord, makeText } from '../setup/management.ts';
import { textRow, type WorkbookParts, workbookOf, workbookType } from '../setup/workbook.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await signedIn(app);
});

const path = '/Tags/import.json';
const send = (raw: string | Buffer, type: string, query = '') =>
  app.call('POST', path + query, { raw, headers: { ...bearer(owner.token), 'Content-Type': type } });
const csv = (raw: string | Buffer, query = '') => send(raw, 'text/csv', query);
const xlsx = (parts: WorkbookParts, query = '') => send(workbookOf(parts), workbookType, query);
const rows = (given: unknown[], query = '') => as(app, owner)('POST', path + query, { import: { rows: given } });
const changesOf = (answer: Awaited<ReturnType<typeof csv>>) =>
  answer.body.rows.map((row: { changes: object }) => row.changes);
const tags = () => app.db('tags').where({ customer_id: owner.id }).orderBy('id');

describe('SH1: a workbook', () => {
  test('is read as text, whatever the types of its cells', async () => {
    const styles = `<numFmts count="3"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-407]d/\\ mmm\\ yy;@"/><numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs>`;
    const strings = '<si><t>Hall</t></si><si><r><t>Bo</t></r><r><t>ld</t></r><rPh sb="0" eb="1"><t>ボ</t></rPh></si>';
    const cells: [string, string][] = [
      ['<c t="s"><v>0</v></c>', 'Hall'],
      ['<c t="s"><v>1</v></c>', 'Bold'],
      ['<c t="inlineStr"><is><t xml:space="preserve"> =1+1 &amp; _x000D_\n</t></is></c>', ' =1+1 & \r\n'],
      ['<c t="str"><f>A1</f><v>a result</v></c>', 'a result'],
      ['<c><v>42</v></c>', '42'],
      ['<c s="1"><v>42</v></c>', '00042'],
      ['<c><v>0.1</v></c>', '0.1'],
      ['<c><v>1E+21</v></c>', '1000000000000000000000'],
      ['<c><v>1.5E-7</v></c>', '0.00000015'],
      ['<c><v>-2.50</v></c>', '-2.5'],
      ['<c s="2"><v>45992</v></c>', '2025-12-01'],
      ['<c s="3"><v>45992</v></c>', '2025-12-01'],
      ['<c s="4"><v>45992.75</v></c>', '2025-12-01 18:00'],
      ['<c s="2"><v>59</v></c>', '1900-02-28'],
      ['<c s="2"><v>61</v></c>', '1900-03-01'],
      ['<c s="5"><v>45992</v></c>', '45992'],
      ['<c s="6"><v>0.5</v></c>', '12:00'],
      ['<c t="b"><v>1</v></c>', 'TRUE'],
    ];
    const table = cells.map(([cell], at) => `<row><c t="inlineStr"><is><t>r${at}</t></is></c>${cell}</row>`).join('');
    const answer = await xlsx({ strings, styles, sheets: { Tags: textRow('reference', 'description') + table } });
    expect([answer.status, answer.body.create]).toEqual([200, cells.length]);
    expect(await tags().pluck('description')).toEqual(cells.map(([, text]) => text));
  });

  test('is read from the sheet Tags, or else the first; dates respect the 1904 system', async () => {
    const sheets = { First: textRow('reference') + textRow('first'), tags: textRow('reference') + textRow('second') };
    await xlsx({ sheets });
    await xlsx({ sheets: { First: sheets.First } });
    expect(await tags().pluck('reference')).toEqual(['second', 'first']);
    const day = '<row><c t="inlineStr"><is><t>third</t></is></c><c s="1"><v>44530</v></c></row>';
    const styles = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>';
    await xlsx({ is1904: true, styles, sheets: { T: textRow('reference', 'description') + day } });
    expect((await tags().pluck('description')).at(-1)).toBe('2025-12-01');
  });

  test.each(['hidden', 'veryHidden'])('is read from the first sheet that is not %s', async (state) => {
    const sheets = { First: textRow('Shelf') + textRow('4'), Second: textRow('reference') + textRow('second') };
    expect((await xlsx({ sheets, states: { First: state } })).body).toMatchObject({ create: 1 });
    const hidden = { First: sheets.Second };
    expect((await xlsx({ sheets: hidden, states: { First: state } })).body).toMatchObject({ same: 1 });
  });

  test('stores booleans, in cells or in words of several languages', async () => {
    const cells = ['<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>'];
    const table = cells.map((cell, at) => `<row><c t="inlineStr"><is><t>r${at}</t></is></c>${cell}</row>`).join('');
    const answer = await xlsx({ sheets: { T: textRow('reference', 'hidden') + table } });
    expect([answer.body.create, await tags().pluck('hidden')]).toEqual([2, [true, false]]);
    const words = 'TRUE FALSE WAHR FALSCH VRAI FAUX VERDADERO FALSO VERO'.split(' ');
    await app.db('tags').delete();
    const written = await csv(`reference;hidden\n${words.map((word, at) => `w${at};${word}\n`).join('')}v;Wahrheit\n`);
    expect(written.body.rows[9].errors).toEqual({ hidden: ['is not true or false'] });
    expect(await tags().pluck('hidden')).toEqual([true, false, true, false, true, false, true, false, true]);
  });

  test('is read by the cells’ addresses and the sheet’s row numbers', async () => {
    const row = (at: number, reference: string) =>
      `<row r="${at}"><c r="C${at}" t="inlineStr"><is><t>${reference}</t></is></c></row>`;
    const answer = await xlsx({ sheets: { T: row(3, 'reference') + row(4, 'A') + row(900_000, 'B') } });
    expect(answer.body.rows).toMatchObject([
      { row: 1, line: 4, action: 'create' },
      { row: 2, line: 900_000, action: 'create' },
    ]);
  });

  test('has invalid rows where a cell has an error or a formula without a result', async () => {
    const cells = ['<c t="e"><f>B9</f><v>#REF!</v></c>', '<c><f>NOW()</f></c>', '<c t="str"><f>A1</f><v></v></c>'];
    const table = cells.map((cell, at) => `<row><c t="inlineStr"><is><t>r${at}</t></is></c>${cell}</row>`).join('');
    const answer = await xlsx({ sheets: { T: textRow('reference', 'description') + table } });
    expect(answer.body.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
      { description: ['has the error #REF!'] },
      { description: ['is a formula without a result: save the file once more'] },
      {},
    ]);
  });

  test.each(['_x0000_', '_xD800_'])('has an invalid row if a cell has %s, which cannot be stored', async (letter) => {
    const table = textRow('reference', 'description', `Sh${letter}elf`) + textRow('A', `x${letter}y`) + textRow('B');
    const answer = await xlsx({ sheets: { T: table } });
    expect([answer.status, answer.body.create, answer.body.ignored_columns]).toEqual([200, 1, []]);
    expect(answer.body.rows[0].errors).toEqual({ description: ['has a character that cannot be stored'] });
  });

  test.each<[string, () => Buffer, RegExp]>([
    ['of an old Excel, or encrypted', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), /old or encrypted/],
    ['that is none', () => Buffer.from('reference\nA\n'), /not an \.xlsx file/],
    ['that is empty', () => Buffer.alloc(0), /not an \.xlsx file|no table/],
    [
      'that is cut off',
      () => workbookOf({ sheets: { T: textRow('reference') } }).subarray(0, 400),
      /not an \.xlsx file/,
    ],
    ['without a sheet', () => workbookOf({ sheets: {} }), /no table/],
    ['with broken XML', () => workbookOf({ sheets: { T: '<row><c></row>' } }), /not an \.xlsx file/],
    [
      'with entities of its own',
      () =>
        workbookOf({
          sheets: { T: textRow('reference') },
          others: { 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>' },
        }),
      /not an \.xlsx file/,
    ],
  ])('%s is refused in words', async (_, file, message) => {
    const answer = await send(file(), workbookType);
    expect([answer.status, answer.body]).toEqual([422, { base: [expect.stringMatching(message)] }]);
  });

  test('answers 413 if it unpacks to more than 100 MB', async () => {
    const strings = `${' '.repeat(100_000)}<r/>`.repeat(1060);
    const answer = await xlsx({ sheets: { T: textRow('reference') }, strings });
    expect(answer.status).toBe(413);
  });

  test.each([
    ['is wrong in each of its elements', `${textRow('reference')}${'<a>'.repeat(1000)}`, 422],
    ['is closed wrongly', `${textRow('reference')}${'<a>'.repeat(90)}</b>`, 422],
    ['is very deep', `${textRow('reference')}${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, 422],
    [
      'has very many attributes',
      `${textRow('reference')}${textRow('A')}<row ${Array.from({ length: 257 }, (_, at) => `a${at}=""`).join(' ')}/>`,
      422,
    ],
    ['has a very long attribute', `<row a="${' '.repeat(300_000)}"/>`, 413],
    ['has a very long name', `<${'a'.repeat(300_000)}/>`, 413],
    ['has a very long comment', `<!--${' '.repeat(300_000)}-->`, 413],
    ['has a cell of very many pieces', `<row><c><v>${'<![CDATA[0000]]>'.repeat(70_000)}</v></c></row>`, 413],
    ['has a text of very many pieces', textRow('aaaa<!---->'.repeat(70_000)), 413],
    ['has a very long cell', textRow('reference', 'text') + textRow('A', 'a'.repeat(300_000)), 413],
  ])('that %s is refused at the first error', async (_, sheet, status) => {
    const failed = jest.spyOn(SaxesParser.prototype, 'fail');
    try {
      const answer = await xlsx({ sheets: { T: sheet } });
      expect([answer.status, failed.mock.calls.length <= 1]).toEqual([status, true]);
    } finally {
      failed.mockRestore();
    }
  });

  test('is accepted with the deepest nesting and longest cells that spreadsheets write', async () => {
    const deep = `${'<a b="">'.repeat(90)}${'</a>'.repeat(90)}`;
    const cell = '_x0001_'.repeat(32_767);
    const answer = await xlsx({ sheets: { T: deep + textRow('reference', 'Shelf') + textRow('A', cell) } });
    expect([answer.status, answer.body.create]).toEqual([200, 1]);
  });

  test('is refused with too many cells, even blank ones', async () => {
    const blank = `<row>${'<c/>'.repeat(1000)}</row>`.repeat(601);
    const answer = await xlsx({ sheets: { T: textRow('reference') + blank } });
    expect([answer.status, answer.body]).toEqual([422, { base: ['The table has more than 600000 cells.'] }]);
  });

  test('is refused with few cells far to the right, since the blank cells before them count', async () => {
    const far = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(40);
    const answer = await xlsx({ sheets: { T: textRow('reference') + far } });
    expect([answer.status, answer.body]).toEqual([422, { base: ['The table has more than 600000 cells.'] }]);
  });

  test.each([
    ['a text', 's', 0],
    ['an error', 'e', 'x'.repeat(200_000)],
  ])('answers 413 with more than 20 MB, even of %s repeated in many cells', async (_, type, value) => {
    const cells = `<row><c t="${type}"><v>${value}</v></c></row>`;
    const strings = `<si><t>${'a'.repeat(200_000)}</t></si>`;
    const few = await xlsx({ strings, sheets: { T: textRow('Shelf', 'reference') + cells.repeat(100) } }, '?dry_run=1');
    const many = await xlsx(
      { strings, sheets: { T: textRow('Shelf', 'reference') + cells.repeat(110) } },
      '?dry_run=1',
    );
    expect([few.status, many.status]).toEqual([200, 413]);
  });

  test('counts each shared text once if only one cell uses it', async () => {
    const strings = Array.from({ length: 60 }, () => `<si><t>${'a'.repeat(200_000)}</t></si>`).join('');
    const cells = Array.from({ length: 60 }, (_, at) => `<row><c t="s"><v>${at}</v></c></row>`).join('');
    const answer = await xlsx({ strings, sheets: { T: textRow('Shelf', 'reference') + cells } }, '?dry_run=1');
    expect([answer.status, answer.body.ignored_columns]).toEqual([200, ['Shelf']]);
  });

  test('answers 413 with too many formats or texts', async () => {
    const sheets = { T: textRow('reference') };
    const formats = await xlsx({ sheets, styles: `<cellXfs>${'<xf/>'.repeat(70_000)}</cellXfs>` });
    const texts = await xlsx({ sheets, strings: '<si/>'.repeat(600_001) });
    expect([formats.status, texts.status]).toEqual([413, 413]);
  });

  test('is imported unchanged after an export', async () => {
    const id = await makeRecord(app, 'tags', owner.id);
    await app.db('tags').where({ id }).update({ reference: '0042', description: '=1+1 _x0041_ \u0001 <b> 𝄞' });
    await makeText(app, id, 'de', 'Zeile\r\nund "Zeile"');
    const headers = bearer(owner.token);
    const file = await fetch(new URL(`${app.url}/Tags/export.xlsx`), { headers });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, workbookType]);
    const answer = await send(Buffer.from(await file.arrayBuffer()), workbookType);
    expect(answer.body).toMatchObject({ same: 1, create: 0, update: 0, invalid: 0, ignored_columns: [] });
  });

  test('SH7: is not exported with a cell longer than spreadsheets allow', async () => {
    const id = await makeRecord(app, 'tags', owner.id);
    const { record } = await makeText(app, id, 'de', 'Kurz');
    const text = '𝄞'.repeat(16_384);
    await app.db('translations').insert({
      text_record_id: record,
      lang_code: 'fr',
      origin: 'machine',
      provider: 'deepl',
      text,
      source_hash: '0'.repeat(64),
    });
    const [{ tag_identifier }] = await tags();
    const answer = await app.call('GET', '/Tags/export.xlsx', { headers: bearer(owner.token) });
    expect([answer.status, answer.body.base ?? answer.body]).toEqual([
      422,
      [`The tag ${tag_identifier} has a cell of more than 32767 characters: export it as CSV.`],
    ]);
  });
});

describe('SH1: encodings', () => {
  const table = Buffer.from('reference;description\nA;Gem\xe4lde f\xfcr \x80 5\n', 'latin1');

  test('are taken from the content type', async () => {
    const answer = await send(table, 'text/csv; charset="windows-1252"');
    expect([answer.status, changesOf(answer)[0].description]).toEqual([200, [null, 'Gemälde für € 5']]);
  });

  test.each(['utf-16', 'utf-16le', 'utf-16be'])('in %s follow the byte order mark', async (charset) => {
    const little = Buffer.from('\ufeffreference;description\nA;Gemälde\n', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      await app.db('tags').where({ customer_id: owner.id }).delete();
      const answer = await send(bytes, `text/csv; charset=${charset}`);
      expect([answer.status, changesOf(answer)[0].description]).toEqual([200, [null, 'Gemälde']]);
    }
  });

  test.each([
    ['text/csv; charset=klingon', 'The charset klingon is not known.'],
    ['text/csv', 'It is not UTF-8: save it as “CSV UTF-8”.'],
    ['text/csv; charset=utf-8', 'It is not UTF-8: save it as “CSV UTF-8”.'],
  ])('%s', async (type, message) => {
    const answer = await send(table, type);
    expect([answer.status, answer.body]).toEqual([422, { base: [message] }]);
  });
});

describe('SH2: headings', () => {
  test.each([
    ['Inventarnummer;Titel;Beschreibung;Raum;Breitengrad;Längengrad', ['Beschreibung']],
    ['INVENTORY_NUMBER;Title;Floor;Location;lat;lng', ['Floor']],
    ["N° d'inventaire;Titre;Étage;Salle;Latitude;Longitude", ['Étage']],
    ['N.º de inventario;Título;Piso;Ubicación;LATITUD;Longitud', ['Piso']],
    ['numero di inventario;Titolo;Piano;Luogo;latitudine;longitudine', ['Piano']],
    ['Inv-Nr;Bezeichnung;x;Saal;Breite;Laenge', ['x']],
  ])('%s', async (headings, ignored) => {
    const answer = await csv(`${headings};lang\nA-1;Harp;y;Hall;52,5;4,9;en\n`, '?create_places=1');
    expect([answer.status, answer.body.ignored_columns]).toEqual([200, ignored]);
    expect(changesOf(answer)).toEqual([
      { reference: [null, 'A-1'], name: [null, 'Harp'], name_lang: [null, 'en'], place: [null, 'Hall'] },
    ]);
    expect(await app.db('places').where({ customer_id: owner.id })).toMatchObject([{ latitude: 52.5, longitude: 4.9 }]);
  });

  test('are refused if two columns mean the same field', async () => {
    const answer = await csv('reference;Titel;Name\nA;x;y\n');
    expect([answer.status, answer.body]).toEqual([422, { base: ['The column name is there twice.'] }]);
  });

  test.each(['csv', 'xlsx'])('a template in %s has all columns, and an example row that is refused', async (ending) => {
    const file = await fetch(`${app.url}/Tags/template.${ending}`, { headers: bearer(owner.token) });
    const type = ending === 'csv' ? 'text/csv' : workbookType;
    const answer = await send(Buffer.from(await file.arrayBuffer()), type);
    expect(answer.body.ignored_columns).toEqual([]);
    expect(answer.body.rows).toMatchObject([{ action: 'invalid', errors: { tag_identifier: ['does not exist'] } }]);
  });
});

describe('SH3: new places', () => {
  const table =
    'reference;place;latitude;longitude\nA;Hall;52,5;4.9\nB;hall ;1;2\nC;Tower;;\nD;Tower;3;4\nE;Other;x;4\nF;Cellar;;4\n';
  const places = () => app.db('places').where({ customer_id: owner.id }).orderBy('id');

  test('are created once, with the location in their first row', async () => {
    const dry = await csv(table, '?create_places=1&dry_run=1');
    expect(await places()).toEqual([]);
    const answer = await csv(table, '?create_places=1');
    for (const { body } of [dry, answer])
      expect(body).toMatchObject({
        create: 4,
        invalid: 2,
        places: [
          { name: 'Hall', action: 'create' },
          { name: 'Tower', action: 'create' },
        ],
        other_locations: [
          { line: 3, place: 'hall' },
          { line: 5, place: 'Tower' },
        ],
      });
    expect(answer.body.rows.slice(4)).toMatchObject([
      { errors: { latitude: ['is not a number'] } },
      { errors: { latitude: ["can't be blank where there is a longitude"] } },
    ]);
    expect(await places()).toMatchObject([
      { name: 'Hall', latitude: 52.5, longitude: 4.9 },
      { name: 'Tower', latitude: null, longitude: null },
    ]);
    const [hall, tower] = await places().clone().select('id');
    expect(await tags().pluck('place_id')).toEqual([hall.id, hall.id, tower.id, tower.id]);
  });

  test('are not moved or created again by a second import', async () => {
    await csv(table, '?create_places=1');
    const again = await csv(table, '?create_places=1');
    expect(again.body).toMatchObject({
      create: 0,
      update: 0,
      same: 4,
      places: [
        { name: 'Hall', action: 'same' },
        { name: 'Tower', action: 'same' },
      ],
    });
    expect(await places()).toHaveLength(2);
  });

  test('match names spelled with or without umlauts, within the file and with existing places', async () => {
    const names = ['Altes Muenchen Haus', 'Altes München Haus', 'Bauer', 'Baur'];
    const answer = await csv(
      `reference;place\n${names.map((name, at) => `r${at};${name}`).join('\n')}\n`,
      '?create_places=1',
    );
    const made = ['Altes Muenchen Haus', 'Bauer', 'Baur'];
    expect(answer.body.places).toEqual(made.map((name) => ({ name, action: 'create' })));
    expect(await places().pluck('name')).toEqual(made);
    await csv('reference;place\ns1;Säulenhalle\n', '?create_places=1');
    const again = await csv(
      'reference;place\nt1;ALTES MÜNCHEN HAUS\nt2;Saeulenhalle\nt3;Saulenhalle\n',
      '?create_places=1',
    );
    expect(again.body.places).toMatchObject([{ action: 'same' }, { action: 'same' }]);
    expect(await places()).toHaveLength(4);
  });

  test('are not created for invalid rows or without create_places', async () => {
    const answer = await csv(`${table}G;Hall;;\n`);
    expect(answer.body).toMatchObject({ create: 0, places: [] });
    expect(answer.body.rows[6].errors).toEqual({ place: ["is not the name of one place of the tag's customer: Hall"] });
    await csv('reference;place;lang\nA;Attic;xx\n', '?create_places=1');
    expect(await places()).toEqual([]);
  });

  test('are created once across batches and individually written rows', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, at) => `r${at};${at % 2 ? 'Wing' : 'WING'};${at === 7 ? 'qr twice' : at === 9 ? 'qr twice' : ''}`,
    );
    const answer = await csv(`reference;place;hardware\n${lines.join('\n')}\n`, '?create_places=1');
    expect(answer.body).toMatchObject({ create: 249, invalid: 1, places: [{ name: 'WING', action: 'create' }] });
    expect(await places()).toHaveLength(1);
  });
});

test('SH4: lines are counted like in a spreadsheet', async () => {
  const answer = await csv('sep=;\nreference;description\n\nA;"one\ntwo"\n;\nB;x\n');
  expect(answer.body.rows).toMatchObject([
    { row: 1, line: 3 },
    { row: 2, line: 5 },
  ]);
});

describe('SH6: blank cells', () => {
  const fields = {
    reference: 'A',
    description: 'd',
    image_url: 'http://example.com/i',
    text_url: 'http://example.com/t',
  };
  let id: number;
  let identifier: string;

  beforeEach(async () => {
    id = await makeRecord(app, 'tags', owner.id);
    const place_id = await makeRecord(app, 'places', owner.id);
    await app.db('places').where({ id: place_id }).update({ name: 'Hall' });
    await app
      .db('tags')
      .where({ id })
      .update({ ...fields, place_id });
    await makeText(app, id, 'en', 'Hello');
    identifier = (await app.db('tags').where({ id }).first()).tag_identifier;
  });
  const stored = async () => {
    const { reference, description, image_url, text_url, place_id } = await app.db('tags').where({ id }).first();
    return { reference, description, image_url, text_url, place_id };
  };
  const none = { reference: null, description: null, image_url: null, text_url: null, place_id: null };
  const headings = 'tag_identifier,reference,description,image_url,text_url,place,lang,text';

  test('clear their fields on request, but never a text', async () => {
    const before = await csv(`${headings}\n${identifier},,,,,,,\n`);
    expect([before.body.same, before.body.cleared]).toEqual([1, 0]);
    const answer = await csv(`${headings}\n${identifier}\n`, '?blank=clear');
    expect(answer.body).toMatchObject({ update: 1, cleared: 5 });
    expect(changesOf(answer)[0]).toMatchObject({ description: ['d', null], place: ['Hall', null] });
    expect(await stored()).toEqual(none);
    expect(await app.db('text_records').where({ tag_id: id })).toHaveLength(1);
    expect((await csv(`${headings}\n${identifier}\n`, '?blank=clear')).body).toMatchObject({ same: 1, cleared: 0 });
  });

  test('keep the place if the row has its id', async () => {
    const { place_id } = await stored();
    const answer = await csv(`tag_identifier,place_id,place\n${identifier},${place_id},\n`, '?blank=clear');
    expect(answer.body).toMatchObject({ same: 1, cleared: 0 });
    expect(await stored()).toMatchObject({ place_id });
  });

  test('in JSON rows are null or an empty string; absent fields stay', async () => {
    const row = { tag_identifier: identifier, description: null, image_url: '', place: null };
    expect((await rows([row], '?blank=clear')).body).toMatchObject({ update: 1, cleared: 3 });
    expect(await stored()).toEqual({ ...none, reference: 'A', text_url: fields.text_url });
  });

  test('SH6: are cleared only by `clear`; another value is refused', async () => {
    const answer = await csv(`${headings}\n${identifier}\n`, '?blank=keep');
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['blank']]);
  });
});

describe('SH7: CSV', () => {
  const exported = async (query = '') => {
    const answer = await app.call('GET', `/Tags/export.csv${query}`, { headers: bearer(owner.token) });
    return answer;
  };

  test.each([
    ['semicolon', ';'],
    ['tab', '\t'],
    ['comma', ','],
  ])('uses the requested separator: %s', async (name, separator) => {
    const id = await makeRecord(app, 'tags', owner.id);
    await app.db('tags').where({ id }).update({ reference: 'A', description: 'a,b;c\td|e' });
    const { status, text } = await exported(`?separator=${name}`);
    expect(status).toBe(200);
    expect(text.split('\r\n')[0]).toContain(['tag_identifier', 'reference', 'place_id'].join(separator));
    expect(text).toContain('"a,b;c\td|e"');
    expect((await csv(text)).body).toMatchObject({ same: 1 });
  });

  test('refuses an unknown separator', async () => {
    const answer = await exported('?separator=colon');
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['separator']]);
  });

  test.each(['＝1+1', '＋1', '－1', '＠x', '=1', '|x'])(
    '%s is exported and imported unchanged',
    async (description) => {
      const id = await makeRecord(app, 'tags', owner.id);
      await app.db('tags').where({ id }).update({ reference: 'A', description });
      const { text } = await exported();
      if (description !== '|x') expect(text).toContain(`'${description}`);
      expect((await csv(text)).body).toMatchObject({ same: 1 });
    },
  );
});
