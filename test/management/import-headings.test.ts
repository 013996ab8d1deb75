/** The first lines of an imported table: its separator and its headings. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer } from '../setup/management.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const csv = async (raw: string) => {
  owner = await signedIn(app);
  const headers = { ...bearer(owner.token), 'Content-Type': 'text/csv' };
  return app.call('POST', '/Tags/import.json', { raw, headers });
};
const rows = async (given: unknown) => {
  owner = await signedIn(app);
  return as(app, owner)('POST', '/Tags/import.json', { import: { rows: given } });
};
const textsOf = async () =>
  app
    .db('translations')
    .join('text_records', 'text_records.id', 'translations.text_record_id')
    .join('tags', 'tags.id', 'text_records.tag_id')
    .where({ customer_id: owner.id })
    .orderBy('lang_code')
    .select('lang_code', 'text');

const hello = [{ lang_code: 'en', text: 'Hello' }];

describe('SH1: the separator', () => {
  test.each(['sep=;', 'SEP=;', '"sep=;"', '\ufeffsep=;', 'sep=;;;', '\r\n \r\nsep=;', 'sep=;\r\n\r\n'])(
    '%j sets it and is not a row',
    async (line) => {
      const answer = await csv(`${line}\r\nreference;lang;text\r\nr,1;en;Hello\r\n`);
      expect([answer.status, answer.body.rows]).toMatchObject([200, [{ row: 1, action: 'create' }]]);
      expect(await textsOf()).toEqual(hello);
    },
  );

  test.each([',', '\t', '|', ';', '^', '§'])('sep=%s', async (separator) => {
    const table = ['reference;lang;text', 'r1;en;Hello'].join('\n').replaceAll(';', separator);
    const answer = await csv(`sep=${separator}\n${table}`);
    expect([answer.status, answer.body.create]).toEqual([200, 1]);
    expect(await textsOf()).toEqual(hello);
  });

  test('detects a pipe without a `sep=` line', async () => {
    const answer = await csv('reference|lang|text\nr1|en|"Hello"\n');
    expect([answer.status, answer.body.create]).toEqual([200, 1]);
    expect(await textsOf()).toEqual(hello);
  });

  test('counts lines in errors from the beginning of the file', async () => {
    const answer = await csv('sep=;\nreference;lang;text\nr1;en;He"llo\n');
    expect(answer.body).toEqual({
      base: ['The table cannot be read: there is a quotation mark in line 3 where none can be.'],
    });
  });

  test('HU14: a row of more than 8 MB is refused while it is read', async () => {
    const answer = await csv(`reference,lang,text\nr1,en,Hello\nr2,en,"${'a\n'.repeat(5 * 1024 * 1024)}"\n`);
    expect([answer.status, answer.body]).toEqual([
      422,
      { base: [expect.stringMatching(/^The table cannot be read: the row in line \d+ has more than 8 MB\. /)] },
    ]);
  });
});

describe('SH2: headings in common spellings', () => {
  test.each([
    'Inventar-Nr.',
    'Inventar Nr',
    'Inventar-\nNr.',
    'Inv.-Nr.',
    'Inv. Nr.:',
    'Inventarnummer:',
    'Inventarnummer *',
    'Inventory\r\nnumber',
    'Inventory No.',
    'N.º de inventario:',
    'reference*',
  ])('accepts %j as the reference', async (heading) => {
    const answer = await csv(`"${heading}",Name:,lang\nA-1,Hall,en\n`);
    expect([answer.status, answer.body.ignored_columns]).toEqual([200, []]);
    expect(answer.body.rows).toMatchObject([{ changes: { reference: [null, 'A-1'], name: [null, 'Hall'] } }]);
  });

  test('accepts extra punctuation around languages in headings', async () => {
    const answer = await csv('reference,lang:,text*,"text:\nfr.",text:de:state:,1:,:\nr1,en,Hello,Salut,human,,\n');
    expect([answer.status, answer.body.ignored_columns]).toEqual([200, ['1:', ':']]);
    expect(await textsOf()).toEqual([...hello, { lang_code: 'fr', text: 'Salut' }]);
  });
});

describe('SH2: language aliases', () => {
  const expected = [
    { lang_code: 'en', text: 'Hello' },
    { lang_code: 'no', text: 'Hei' },
    { lang_code: 'pt', text: 'Olá' },
    { lang_code: 'zh-CHT', text: '你好' },
  ];

  test('are accepted in the headings of a table', async () => {
    const answer = await csv(
      'reference,lang,text,text:pt-BR,TEXT: zh_TW,text:nb,text:nb:state,name,name:iw,text:xx\nr1,en,Hello,Olá,你好,Hei,machine,Hall,אולם,x\n',
    );
    expect([answer.status, answer.body.create, answer.body.ignored_columns]).toEqual([200, 1, ['text:xx']]);
    expect(await textsOf()).toEqual(expected);
    expect(await app.db('name_translations').where({ text: 'אולם' })).toMatchObject([{ lang_code: 'he' }]);
  });

  test('are accepted in rows, and in their texts and names', async () => {
    const answer = await rows([
      {
        reference: 'r1',
        lang: 'en',
        text: 'Hello',
        name: 'Salon',
        'text:nb': 'Hei',
        texts: { 'pt-BR': { text: 'Olá' }, 'zh-Hant-HK': '你好' },
        names: { iw: 'סלון' },
      },
    ]);
    expect([answer.status, answer.body.create, answer.body.ignored_columns]).toEqual([200, 1, []]);
    expect(await textsOf()).toEqual(expected);
    expect(await app.db('name_translations').where({ text: 'סלון' })).toMatchObject([{ lang_code: 'he' }]);
  });

  test('are refused if two columns mean the same language', async () => {
    const twice = { base: ['The column text:pt is there twice.'] };
    const table = await csv('reference,lang,text,text:pt,text:pt-BR\nr1,en,Hello,Olá,Oi\n');
    expect([table.status, table.body]).toEqual([422, twice]);
    const row = { reference: 'r1', lang: 'en', text: 'Hello' };
    for (const texts of [{ texts: { pt: 'Olá', 'pt-BR': 'Oi' } }, { 'text:pt': 'Olá', texts: { 'pt-PT': 'Oi' } }]) {
      const answer = await rows([{ ...row, ...texts }]);
      expect([answer.status, answer.body]).toEqual([422, twice]);
    }
    const blank = await rows([{ ...row, texts: { pt: 'Olá', 'pt-BR': '' } }]);
    expect([blank.status, blank.body.create]).toEqual([200, 1]);
  });
});

test.each(['lzh', 'yue', 'zh-yue', 'nan-TW', 'hak-Hant'])(
  'HU4: %s means traditional Chinese in tables and rows',
  async (tag) => {
    const chinese = [
      { lang_code: 'en', text: 'Hello' },
      { lang_code: 'zh-CHT', text: '你好' },
    ];
    for (const heading of [`text:${tag}`, `TEXT: ${tag.replace('-', '_')}`]) {
      const table = await csv(`reference,lang,text,${heading}\nr1,en,Hello,你好\n`);
      expect([table.status, table.body.ignored_columns]).toEqual([200, []]);
      expect(await textsOf()).toEqual(chinese);
    }
    const row = await rows([{ reference: 'r1', lang: tag, text: '你好', texts: { en: 'Hello' } }]);
    expect([row.status, row.body.create]).toEqual([200, 1]);
    expect(await textsOf()).toEqual(chinese);
  },
);
