/** Workbooks as programs other than Excel write them, and cells with number formats. */
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

describe('SH1: a broken archive', () => {
  test('with a wrong checksum is refused', async () => {
    const bytes = zipOf(usual, 0);
    bytes[bytes.indexOf('description')] = 'D'.charCodeAt(0);
    const answer = await send(bytes);
    expect([answer.status, answer.body]).toEqual([422, { base: ['It is not an .xlsx file that can be read.'] }]);
  });

  test('with encryption is refused with an explanation', async () => {
    const bytes = zipOf(usual);
    const entry = bytes.lastIndexOf('PK\x01\x02');
    bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8);
    const answer = await send(bytes);
    expect([answer.status, answer.body]).toEqual([422, { base: [expect.stringMatching(/encrypted Excel file/)] }]);
  });
});

describe('SH1: lines and columns', () => {
  const cell = (text: string, at = '') => `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`;

  test.each(['-5', '1.5', '0', 'Infinity', '1e3', '9007199254740993', '99999999999', '1048577', ' 7', 'x', ''])(
    'a row with the invalid number %j is taken as the next row',
    async (line) => {
      const answer = await xlsx({ sheets: { T: `${textRow('reference')}<row r="${line}">${cell('A')}</row>` } });
      expect([answer.status, answer.body.rows]).toMatchObject([200, [{ line: 2, action: 'create' }]]);
    },
  );

  test.each(['B0', 'B-1', 'B', 'ABCD1', 'XFE1', 'B1048577', 'b2', '7', ''])(
    'a cell with the invalid address %j is taken as the next cell',
    async (reference) => {
      const row = `<row>${cell('A')}${cell('x', `r="${reference}"`)}</row>`;
      const answer = await xlsx({ sheets: { T: textRow('reference', 'description') + row } });
      expect([answer.status, await stored('description')]).toEqual([200, ['x']]);
    },
  );
});

/** A description of each cell, or its error. */
async function read(cells: readonly (readonly [code: string, cell: string, text: string])[]): Promise<string[]> {
  const codes = cells.map(
    ([code], at) =>
      `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
  );
  const styles = `<numFmts>${codes.join('')}</numFmts><cellXfs>${cells.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs>`;
  const table = cells.map(
    ([, given], at) =>
      `<row><c t="inlineStr"><is><t>r${at}</t></is></c>${given.startsWith('<') ? given : `<c s="${at}"><v>${given}</v></c>`}</row>`,
  );
  const answer = await xlsx({ styles, sheets: { T: textRow('reference', 'description') + table.join('') } });
  const described = answer.body.rows as { changes?: { description?: string[] }; errors: { description?: string[] } }[];
  return described.map(({ changes, errors }) => `${errors.description?.[0] ?? changes?.description?.[1]}`);
}

describe('SH1: cells', () => {
  const letters = 'is shown with letters that only its number format has: write it as text';
  const cases =
    (...all: [code: string, cell: string, text: string][]) =>
    async () => {
      const texts = await read(all);
      expect(all.map(([code, cell], at) => [code, cell, texts[at]])).toEqual(all);
    };

  test(
    'get leading zeros from their number format',
    cases(
      ['00000', '42', '00042'],
      ['[$-407]00000', '42', '00042'],
      ['[Red]00000', '42', '00042'],
      ['00000;-00000', '42', '00042'],
      ['00000;-00000', '-42', '-00042'],
      ['000;(00000)', '-42', '-00042'],
      ['000;-000;00000', '0', '00000'],
      ['000000_ ', '42', '000042'],
      ['[<=99999]00000;000000', '42', '00042'],
      ['[<=99999]00000;0000000', '123456', '0123456'],
      ['[>=1000]0;[>=100]00000;000', '142', '00142'],
      ['0000""', '42', '0042'],
      ['#000', '42', '042'],
      ['000 000', '42', '000042'],
      ['00000', '12345678', '12345678'],
      ['00000', '4.5', '4.5'],
    ),
  );

  test(
    'whose format adds letters around leading zeros are errors',
    cases(
      ['"INV-"0000', '42', letters],
      ['\\I0000', '42', letters],
      ['00-0000', '123456', letters],
      ['00"."0000', '123456', letters],
    ),
  );

  test(
    'with other formats keep their plain numbers',
    cases(
      ['0.00 "kg"', '1.5', '1.5'],
      ['00.00 "kg"', '1.5', '1.5'],
      ['#,##0.00\\ "€"', '1234.5', '1234.5'],
      ['#,##0\\ [$€-407]', '1234', '1234'],
      ['"No. "0', '42', '42'],
      ['General" pieces"', '42', '42'],
      ['000%', '0.5', '0.5'],
      ['00E+00', '1200', '1200'],
      ['@', '42', '42'],
    ),
  );

  test(
    'with elapsed time can exceed a day',
    cases(
      ['[h]:mm', '1.25', '30:00'],
      ['[h]:mm:ss', '1.2500115740740742', '30:00:01'],
      ['[mm]:ss', '0.5', '12:00'],
      ['[m]', '100', '2400:00'],
      ['[h]:mm', '-1', '-1'],
      ['h:mm', '0.25', '06:00'],
    ),
  );

  test(
    'with explicit types are parsed like XML Schema types',
    cases(
      ['General', '<c t="b"><v>true</v></c>', 'TRUE'],
      ['General', '<c t="b"><v> false </v></c>', 'FALSE'],
      ['General', '<c t="b"><v>constructor</v></c>', 'is not true or false'],
      ['General', '<c t="s"><v></v></c>', 'refers to a text that is not in the file'],
      ['General', '<c t="d"><v>2025-12-01</v></c>', '2025-12-01'],
      ['General', '<c t="d"><v>2025-12-01T00:00</v></c>', '2025-12-01'],
      ['General', '<c t="d"><v>2025-12-01T00:00:00</v></c>', '2025-12-01'],
      ['General', '<c t="d"><v>2025-12-01T00:00:00.000Z</v></c>', '2025-12-01'],
      ['General', '<c t="d"><v>2025-12-01T18:00:00.000Z</v></c>', '2025-12-01 18:00'],
      ['General', '<c t="d"><v>2025-12-01T18:00:05</v></c>', '2025-12-01 18:00:05'],
      ['General', '<c t="d"><v>next year</v></c>', 'next year'],
    ),
  );

  test(
    'that are not decimal numbers are errors',
    cases(
      ['General', '0x1F', 'is not a number'],
      ['General', '0b1', 'is not a number'],
      ['General', 'Infinity', 'is not a number'],
      ['General', '1e999', 'is not a number'],
      ['General', '1_000', 'is not a number'],
      ['General', ' +1.E2 ', '100'],
      ['General', '.5', '0.5'],
    ),
  );
});
