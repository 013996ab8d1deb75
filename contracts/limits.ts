/** The limits of what comes in. Lengths are in Unicode code points. */
export const limits = {
  text: 30_000,
  name: 500,
  /** What a visitor says in a report. */
  report: 500,
  hardwareIdentifier: 128,
  /** What a customer calls a tag in their own books. */
  reference: 255,
  email: 254,
  url: 2048,
  password: { min: 8, max: 1024 },
  /** A translation may be longer than its original. */
  translation: 120_000,
  /** A request's body, in bytes. */
  body: 1024 * 1024,
  /** A table of tags that is imported: its rows, its columns (as many as a spreadsheet has), and the body that holds it, in bytes. */
  tableRows: 5000,
  tableColumns: 16_384,
  table: 20 * 1024 * 1024,
  /** What such a table may have besides: records with its headings and the blank ones, cells, and items of hardware in a row. */
  tableRecords: 10_000,
  tableCells: 600_000,
  tableItems: 200,
  /** Of a JSON body: how deep it is nested, and how many names and elements of lists it has. */
  jsonDepth: 32,
  jsonNames: 10_000,
  jsonElements: 100_000,
  /** Parts of a form with a file. */
  parts: 48,
  /** Of a form or a query. */
  fields: 1000,
  /** Of a customer. */
  bundleLinks: 50,
} as const;
