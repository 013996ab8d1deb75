/** The tables in the documentation that are derived from the code. */
import { type FailureReason, failures, publicReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { documentedVariables } from '../config.ts';
import { markdownTable } from './markdown.ts';

/** A default that depends on other settings is in the variable's description, after these words. */
const defaultInWords = /\.? ?Default: /;

/** All variables of the configuration: name, meaning, default. */
export const variablesTable = (): string =>
  markdownTable(
    ['Variable', 'Meaning', 'Default'],
    documentedVariables.map(({ name, description, default: value }) => {
      const [meaning = '', inWords] = description.split(defaultInWords);
      return [`\`${name}\``, meaning, inWords ?? literal(value)];
    }),
  );

const literal = (value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? 'none' : `\`${value}\``;

/** All refusals of the API, by ascending status. */
export const errorsTable = (): string =>
  markdownTable(
    ['Status', '`code`', '`X-Error-Reason`', '`message`'],
    Object.entries(failures)
      .sort(([, a], [, b]) => a.status - b.status)
      .map(([reason, { status, code, message }]) => [
        `${status}`,
        `\`${code}\``,
        `\`${publicReason(reason as FailureReason)}\``,
        message,
      ]),
  );

const characters = 'characters (Unicode code points)';
const limitsInWords: Record<keyof typeof limits, [what: string, unit: string]> = {
  text: ['The text of a tag', characters],
  name: ['A name, of a tag or a place or a customer', characters],
  report: ['What a visitor says in a report', characters],
  hardwareIdentifier: ['The identifier of a hardware item', characters],
  reference: ['The reference of a tag', characters],
  email: ['An e-mail address', characters],
  url: ['`image_url` and `text_url`', characters],
  password: ['A password', characters],
  translation: ['A translation, as it is stored', characters],
  body: ["A request's body", 'bytes'],
  tableRows: ['A table that is imported', 'rows'],
  tableColumns: ['A table that is imported', 'columns'],
  table: ['The body that holds it', 'bytes'],
  tableRecords: ['Its records, with headings and blank ones', 'records'],
  tableCells: ['Its cells', 'cells, or names and elements in JSON'],
  tableRow: ['A row of it in CSV', 'bytes'],
  tableItems: ['Hardware items in a row of it', 'items'],
  jsonDepth: ['A JSON body', 'levels'],
  jsonNames: ['Other JSON bodies', 'names'],
  jsonElements: ['Their lists, all together', 'elements'],
  picture: ['A picture, as it is sent', 'bytes'],
  pixels: ['The same', 'pixels'],
  credit: ['Whose picture it is', characters],
  parts: ['A form with a file', 'parts'],
  fields: ['The fields of a form or a query', 'fields, each of a name that is repeated'],
  bundleLinks: ['The bundle links of a customer', 'links'],
  keepWords: ['The keep words of a customer', 'words'],
  keepWord: ['A keep word', 'characters'],
};

/** The limits of lengths and sizes. */
export const limitsTable = (): string =>
  markdownTable(
    ['What', 'At least', 'At most', 'Unit'],
    (Object.keys(limits) as (keyof typeof limits)[]).map((key) => {
      const [what, unit] = limitsInWords[key];
      const limit = limits[key];
      const { min, max } = typeof limit === 'number' ? { min: undefined, max: limit } : limit;
      return [what, min === undefined ? '' : grouped(min), grouped(max), unit];
    }),
  );

/** 30 000: with a non-breaking space. */
const grouped = (value: number): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
