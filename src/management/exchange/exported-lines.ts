/** An exported tag as a line of JSON for programs, or of a table for people. */
import { languages } from '../../../contracts/languages.ts';
import { spreadsheet } from '../../../contracts/management/tag-import.ts';
import type { Export, ExportedTag, ExportedTranslation } from '../../model/exchange/export.ts';
import { itemsInWords } from '../../model/exchange/hardware-cell.ts';
import { byteOrderMark, csvLine, escapeNames, lineEnd, type Separator } from './csv.ts';
import { sheetHead, sheetRow, sheetTail } from './xlsx-write.ts';

/** The format of one export. */
export interface ExportFormat {
  type: string;
  /** The header, before all lines. */
  head: string;
  /** A line with its end. */
  line(tag: ExportedTag): string;
}

/** Only admins get the column of the owner, since others export their own tags only. */
export interface Reader {
  isAdmin: boolean;
}

export const ndjsonFormat = ({ isAdmin }: Reader): ExportFormat => ({
  type: 'application/x-ndjson; charset=utf-8',
  head: '',
  line: ({ customer, ...tag }) => {
    const { tag_identifier, reference, ...others } = tag;
    return `${JSON.stringify({ tag_identifier, reference, ...(isAdmin && { customer }), ...others })}\n`;
  },
});

/** The columns of an exported table, and a tag's cells in them. */
interface Columns {
  names: string[];
  cells(tag: ExportedTag): (string | null)[];
}

function columnsOf({ isAdmin }: Reader, { languages: those, isAny }: Pick<Export, 'languages' | 'isAny'>): Columns {
  const codes = languages.map(({ code }) => code).filter((code) => those.has(code));
  const columns = [
    ...Object.entries(cells).filter(([name]) => isAdmin || name !== 'customer'),
    ...Object.entries(ofVisits).filter(([name]) => isAny[name as keyof typeof isAny]),
  ];
  const ofLanguages = codes.flatMap((code) =>
    ['text', 'name'].flatMap((part) => [`${part}:${code}`, `${part}:${code}:state`]),
  );
  return {
    names: [...columns.map(([name]) => name), ...ofLanguages],
    cells: (tag) => [
      ...columns.map(([, cell]) => cell(tag)),
      ...codes.flatMap((code) => [...inTable(tag.texts[code]), ...inTable(tag.names[code])]),
    ],
  };
}

export function csvFormat(
  reader: Reader,
  found: Pick<Export, 'languages' | 'isAny'>,
  separator?: Separator,
): ExportFormat {
  const { names, cells } = columnsOf(reader, found);
  return {
    type: 'text/csv; charset=utf-8',
    head: byteOrderMark + csvLine(names, separator) + lineEnd,
    line: (tag) => csvLine(escapeNames(names, cells(tag)), separator) + lineEnd,
  };
}

/** The sheet of an .xlsx file, whose cells are text by their type. */
export function sheetFormat(
  reader: Reader,
  found: Pick<Export, 'languages' | 'isAny'>,
): ExportFormat & { tail: string } {
  const { names, cells } = columnsOf(reader, found);
  return { type: spreadsheet, head: sheetHead(names), line: (tag) => sheetRow(cells(tag)), tail: sheetTail };
}

/** Cells by column, in order. */
const cells: Record<string, (tag: ExportedTag) => string | null> = {
  tag_identifier: ({ tag_identifier }) => tag_identifier,
  reference: ({ reference }) => reference,
  customer: ({ customer }) => customer,
  place_id: ({ place_id }) => (place_id === null ? null : `${place_id}`),
  place: ({ place }) => place,
  hardware: ({ hardware }) => itemsInWords(hardware),
  description: ({ description }) => description,
  image_url: ({ image_url }) => image_url,
  text_url: ({ text_url }) => text_url,
  gender: ({ gender }) => gender,
  lang: ({ lang }) => lang,
  text: ({ text }) => text,
  name_lang: ({ name_lang }) => name_lang,
  name: ({ name }) => name,
};

/** Columns that are present only if any of the tags has a value. */
const ofVisits: Record<keyof Export['isAny'], (tag: ExportedTag) => string | null> = {
  hidden: ({ hidden }) => (hidden ? '1' : '0'),
  position: ({ position }) => (position === undefined ? null : `${position}`),
  credit: ({ credit = null }) => credit,
};

/** A translation, and its state. */
const inTable = (translation: ExportedTranslation | undefined): [string | null, string | null] =>
  translation ? [translation.text, `${translation.origin}${translation.stale ? ' stale' : ''}`] : [null, null];
