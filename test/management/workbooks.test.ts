/** Workbooks as programs other than Excel write them, and cells that are shown in a form of their own. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { bearer } from '../setup/management.ts';
import { textRow, type WorkbookParts, workbookOf, workbookType, zipOf } from '../setup/workbook.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await signedIn(app);
});

const send = (raw: string | Buffer, type = workbookType) =>
  app.call('POST', '/Tags/import.json', { raw, headers: { ...bearer(owner.token), 'Content-Type': type } });
const xlsx = (parts: WorkbookParts) => send(workbookOf(parts));
const stored = (column: string) => app.db('tags').where({ customer_id: owner.id }).orderBy('id').pluck(column);

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const linksTo = (...links: [id: string, type: string, target: string][]) =>
  `<Relationships>${links.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const sheet = `<worksheet><sheetData>${textRow('reference', 'description')}<row><c t="s"><v>0</v></c><c s="1"><v>42</v></c></row></sheetData></worksheet>`;
const strings = '<sst><si><t>A</t></si></sst>';
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>';
const mainOf = (prefix: string) =>
  `<workbook xmlns:${prefix}="${office}"><sheets><sheet name="T" sheetId="1" ${prefix}:id="x1"/></sheets></workbook>`;
const usual = {
  'xl/workbook.xml': mainOf('r'),
  'xl/_rels/workbook.xml.rels': linksTo(['x1', 'worksheet', 'worksheets/one.xml']),
  'xl/worksheets/one.xml': sheet,
  'xl/sharedStrings.xml': strings,
  'xl/styles.xml': styles,
};

describe('SH1: the parts of a workbook', () => {
  test.each<[string, Record<string, string | Uint8Array>]>([
    ['have their usual names', usual],
    ['have links of another prefix', { ...usual, 'xl/workbook.xml': mainOf('rel') }],
    [
      'are where the links say',
      {
        '_rels/.rels': linksTo(['a', 'officeDocument', '/book/main.xml']),
        'book/main.xml': mainOf('r'),
        'book/_rels/main.xml.rels': linksTo(
          ['x1', 'worksheet', 'one.xml'],
          ['x2', 'sharedStrings', '../words.xml'],
          ['x3', 'styles', '/looks.xml'],
        ),
        'book/one.xml': sheet,
        'words.xml': strings,
        'looks.xml': styles,
      },
    ],
    [
      'are where they mostly are, where links lead nowhere',
      { ...usual, '_rels/.rels': linksTo(['a', 'officeDocument', 'x.xml']) },
    ],
    [
      'are named in another case',
      Object.fromEntries(
        Object.entries(usual).map(([name, xml]) => [name.replace('xl/s', 'XL/S').replace('one', 'One'), xml]),
      ),
    ],
    [
      'are in UTF-16',
      {
        ...usual,
        'xl/worksheets/one.xml': Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${sheet}`, 'utf16le'),
        'xl/styles.xml': Buffer.from(`\ufeff${styles}`, 'utf16le').swap16(),
      },
    ],
  ])('%s', async (_, parts) => {
    const answer = await send(zipOf(parts));
    expect([answer.status, answer.body.create]).toEqual([200, 1]);
    expect([await stored('reference'), await stored('description')]).toEqual([['A'], ['00042']]);
  });
});
