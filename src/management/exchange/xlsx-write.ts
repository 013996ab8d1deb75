/** Writes a table as an .xlsx file: one sheet, `Tags`, with text cells only. */
import { buffer } from 'node:stream/consumers';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { TimeSlices } from '../../http/time-slices.ts';
import { escapeText } from './xlsx-values.ts';

/** The most UTF-16 units of a spreadsheet cell. */
export const maxCellLength = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The style of cells (1) and of headings (2); 49 is the format of text. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Tags" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
};

/** The start of the sheet, with frozen headings. */
export const sheetHead = (headings: readonly string[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${headings.length}" width="18" style="1" customWidth="1"/></cols><sheetData>${rowOf(headings, 2)}`;

export const sheetRow = (cells: readonly (string | null)[]): string => rowOf(cells, 1);

export const sheetTail = '</sheetData></worksheet>';

const rowOf = (cells: readonly (string | null)[], style: number): string =>
  `<row>${cells
    .map((cell) =>
      cell
        ? `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`
        : `<c s="${style}"/>`,
    )
    .join('')}</row>`;

type Rows = Iterable<readonly string[]>;

/** A table in memory as a file. */
export const writeWorkbook = (headings: readonly string[], rows: Rows): Promise<Buffer> =>
  buffer(zipWorkbook(sheetOf(headings, rows)));

async function* sheetOf(headings: readonly string[], rows: Rows): AsyncGenerator<string> {
  const slices = new TimeSlices();
  yield sheetHead(headings);
  for (const row of rows) {
    yield sheetRow(row);
    if (slices.isOver) await slices.yield();
  }
  yield sheetTail;
}

/** Wraps the XML of a sheet, given in pieces, into the file. */
export async function* zipWorkbook(sheet: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(Buffer.from(chunk));
  });
  for (const [name, text] of Object.entries(parts)) {
    const part = new ZipDeflate(name);
    archive.add(part);
    part.push(strToU8(declaration + text), true);
  }
  const own = new ZipDeflate('xl/worksheets/sheet1.xml');
  archive.add(own);
  for await (const text of sheet) {
    own.push(strToU8(text));
    yield* chunks.splice(0);
  }
  own.push(new Uint8Array(), true);
  archive.end();
  yield* chunks.splice(0);
}
