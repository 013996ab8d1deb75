/** Exported tables that were opened and saved in LibreOffice are imported unchanged. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { signedIn } from '../../setup/factories.ts';
import { csvOf, hasLibreOffice, languages, savedBy, workbook } from '../../setup/libreoffice.ts';
import { bearer, makeName, makeRecord, makeText } from '../../setup/management.ts';
import { workbookType } from '../../setup/workbook.ts';

const texts: [lang: string, name: string, text: string, reference: string][] = [
  ['de', 'Schlüssel; der größte', 'Zeile eins\nund „Zeile zwei“, mit "Anführung"; und Semikolon', 'Inv. 12/1911 ä'],
  ['en', 'The clock', 'It’s =1+1, -5 °C, 50 %, and 3.5 million years old', 'INV-0017'],
  ['fr', 'L’œuvre', 'Né le 1 janvier 1800 — à Saint-Étienne ', 'FR_2'],
  ['ja', '鍵', '古い鍵です。', 'JP-1'],
];

(hasLibreOffice('tables saved by LibreOffice') ? describe : describe.skip)('tables saved by LibreOffice', () => {
  let app: TestApp;
  let owner: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    app = await startApp();
    owner = await signedIn(app);
    const place = await makeRecord(app, 'places', owner.id);
    await app.db('places').where({ id: place }).update({ name: 'Großer Saal' });
    for (const [at, [lang, name, text, reference]] of texts.entries()) {
      const id = await makeRecord(app, 'tags', owner.id);
      const position = at % 2 ? null : 1000 + at;
      await app
        .db('tags')
        .where({ id })
        // In a CSV a spreadsheet takes an identifier such as 81e0 for a number.
        .update({
          tag_identifier: `abcdef00000${at}`,
          reference,
          place_id: place,
          position,
          description: `Text Nr. ${at}`,
        });
      await makeText(app, id, lang, text);
      await makeName(app, id, lang, name);
      await app.db('hardwares').insert({ tag_id: id, hardware_type: 'nfc', identifier: `04${at}A2B3C4D5E6` });
    }
  });
  afterAll(() => app.stop());

  const exported = async (file: string) => {
    const answer = await fetch(`${app.url}/Tags/${file}`, { headers: bearer(owner.token) });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const comesBackSame = async (file: Buffer, type: string) => {
    const headers = { ...bearer(owner.token), 'Content-Type': type };
    const answer = await app.call('POST', '/Tags/import.json?dry_run=1', { raw: file, headers });
    const counted = { same: texts.length, create: 0, update: 0, invalid: 0, ignored_columns: [] };
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(counted)]);
  };

  // Leading zeros survive in a workbook alone: in a CSV a spreadsheet takes them for a number.
  test('a workbook keeps all values, also leading zeros', async () => {
    await app.db('tags').where({ reference: 'FR_2' }).update({ reference: '00042', description: '1.10' });
    const file = await exported('export.xlsx');
    await comesBackSame(file, workbookType);
    for (const language of Object.values(languages)) {
      await comesBackSame(savedBy(file, { extension: 'xlsx', language }, workbook), workbookType);
      const ods = savedBy(file, { extension: 'xlsx', language }, { filter: 'ods', extension: 'ods' });
      await comesBackSame(savedBy(ods, { extension: 'ods', language }, workbook), workbookType);
    }
    await app.db('tags').where({ reference: '00042' }).update({ reference: 'FR_2', description: 'Text Nr. 2' });
  });

  test.each(Object.entries(languages))('a workbook saved as CSV is imported unchanged: %s', async (_, language) => {
    const file = await exported('export.xlsx');
    for (const separator of [',', ';', '\t'])
      await comesBackSame(savedBy(file, { extension: 'xlsx', language }, csvOf(separator, language)), 'text/csv');
  });

  test.each(Object.entries(languages))(
    'a CSV saved as a workbook or as CSV is imported unchanged: %s',
    async (name, language) => {
      const separator = name === 'German' ? ';' : ',';
      const file = await exported(`export.csv?separator=${separator === ';' ? 'semicolon' : 'comma'}`);
      const saving = { extension: 'csv', separator, language };
      await comesBackSame(savedBy(file, saving, workbook), workbookType);
      await comesBackSame(savedBy(file, saving, csvOf(separator, language)), 'text/csv');
    },
  );

  test('the template has no unknown columns after it was saved', async () => {
    const file = await exported('template.xlsx');
    const saved = savedBy(file, { extension: 'xlsx', language: languages.German }, workbook);
    const headers = { ...bearer(owner.token), 'Content-Type': workbookType };
    const [one, other] = await Promise.all(
      [file, saved].map((raw) => app.call('POST', '/Tags/import.json?dry_run=1&create_places=1', { raw, headers })),
    );
    expect(other?.body).toEqual(one?.body);
    expect(other?.body).toMatchObject({ ignored_columns: [] });
  });
});
