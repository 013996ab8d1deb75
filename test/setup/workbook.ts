/** Workbooks for tests, from the XML of their parts. */
import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface WorkbookParts {
  /** The `row` elements of each sheet, by name. */
  sheets: Record<string, string>;
  /** Of sheets that are hidden, by name. */
  states?: Record<string, string>;
  /** The `si` elements. */
  strings?: string;
  /** The `numFmts` and `cellXfs` elements. */
  styles?: string;
  is1904?: boolean;
  /** Other parts, by path. */
  others?: Record<string, string>;
}

export function workbookOf({
  sheets,
  states = {},
  strings = '',
  styles = '',
  is1904 = false,
  others = {},
}: WorkbookParts): Buffer {
  const names = Object.keys(sheets);
  const stateOf = (name: string) => (states[name] ? ` state="${states[name]}"` : '');
  const list = names
    .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}"${stateOf(name)} r:id="rId${at + 1}"/>`)
    .join('');
  const links = names
    .map(
      (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  const parts: Record<string, string> = {
    // Sheets before what they refer to: the order in the archive says nothing.
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...others,
  };
  return zipOf(parts);
}

/** An archive of these parts alone. */
export function zipOf(parts: Record<string, string | Uint8Array>, level?: 0): Buffer {
  const bytes = Object.entries(parts).map(([path, xml]) => [path, typeof xml === 'string' ? strToU8(xml) : xml]);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: level ?? 6 }));
}

/** A row of texts. */
export const textRow = (...cells: string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`).join('')}</row>`;
