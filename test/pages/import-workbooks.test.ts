/** The preview of a workbook says which sheet and line were read, and what was not. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { textRow, type WorkbookParts, workbookOf } from '../setup/workbook.ts';

const path = '/Tags/import';
const works = textRow('reference', 'description') + textRow('A-1', 'Harp') + textRow('A-2', 'Lute');

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(() => app.db('open_imports').delete());

const upload = async (parts: WorkbookParts) =>
  all.browsers.A.upload(await all.get('A', path), path, 'table', new Blob([new Uint8Array(workbookOf(parts))]));

test('SH1: names the sheet that was read, and the others', async () => {
  const sheets = { Cover: textRow('Museum'), 'R&amp;D': works, Tags: works, Old: works };
  const look = await upload({ sheets, states: { Old: 'hidden' } });
  expect(look.text).toContain('Read: the sheet “<bdi>Tags</bdi>”, with the headings in line 1.');
  expect(look.text).toContain('Not read: 2 other sheets, <bdi>Cover</bdi>, <bdi>R&amp;D</bdi>.');
  expect(look.text).not.toContain('has headings that are known here');
});

test('SH1: names the sheet that has headings, if the one that was read has none', async () => {
  const look = await upload({ sheets: { Cover: textRow('Museum'), Notes: textRow('Floor'), Works: works } });
  expect([look.status, look.text.includes('What are the columns of the table?')]).toEqual([422, true]);
  expect(look.text).toContain('Read: the sheet “<bdi>Cover</bdi>”');
  expect(look.text).toContain(
    'The sheet “<bdi>Works</bdi>” has headings that are known here. To import it, name it “Tags”',
  );
});

test('an unread sheet that cannot be read is of no matter', async () => {
  const look = await upload({
    sheets: { Cover: textRow('Museum'), Works: works },
    others: { 'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row>' },
  });
  expect(look.text).toContain('What are the columns of the table?');
});

test('says in which line the headings seem to be, below a title', async () => {
  const look = await upload({ sheets: { Works: textRow('Museum am Hafen') + textRow('2026') + works } });
  expect(look.text).toContain('The headings seem to be in line 3, and line 1 was read as them.');
});

test('says where headings have to be, if none is known', async () => {
  const look = await upload({ sheets: { Works: `<row r="4">${textRow('Shelf', 'Floor').slice(5)}` } });
  expect(look.text).toContain('The headings have to be in the first line that is not blank: here it is line 4.');
});

test('names merged cells, which are blank but for the first', async () => {
  const ranges = ['A1:B1', 'A2:A3', ...Array.from({ length: 20 }, (_, at) => `B${at + 4}:C${at + 4}`), '<x>'];
  const merged = ranges.map((ref) => `<mergeCell ref="${ref.replace('<', '&lt;')}"/>`).join('');
  const sheet = `<worksheet><sheetData>${works}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
  const look = await upload({ sheets: { Works: '' }, others: { 'xl/worksheets/sheet1.xml': sheet } });
  expect(look.text).toContain('the others were read as blank: <bdi>A1:B1</bdi>, <bdi>A2:A3</bdi>, <bdi>B4:C4</bdi>');
  expect(look.text).toContain('<bdi>B13:C13</bdi> and 10 more.');
  expect((await upload({ sheets: { Works: works } })).text).not.toContain('merged cells');
});
