/** The limits of input. Lengths are in Unicode code points. */
export const limits = {
  text: 30_000,
  name: 500,
  /** A visitor's report. */
  report: 500,
  hardwareIdentifier: 128,
  /** A customer's own reference for a tag. */
  reference: 255,
  email: 254,
  url: 2048,
  password: { min: 8, max: 1024 },
  /** A translation may be longer than its original. */
  translation: 120_000,
  /** A request's body, in bytes. */
  body: 1024 * 1024,
  /** An imported table of tags: its rows, its columns (as many as a spreadsheet has), and its body in bytes. */
  tableRows: 5000,
  tableColumns: 16_384,
  table: 20 * 1024 * 1024,
  /** Further limits of such a table: records with headings and blank ones, cells, and hardware items in a row. */
  tableRecords: 10_000,
  tableCells: 600_000,
  tableItems: 200,
  /** Bytes of one of its rows in CSV. */
  tableRow: 8 * 1024 * 1024,
  /** A JSON body: its depth, and its number of names and elements. */
  jsonDepth: 32,
  jsonNames: 10_000,
  jsonElements: 100_000,
  /** A picture: its bytes as it is sent, and its pixels. */
  picture: 20 * 1024 * 1024,
  pixels: 50_000_000,
  credit: 200,
  /** Parts of a multipart form. */
  parts: 48,
  /** Fields of a form or a query. */
  fields: 1000,
  /** Links of a customer. */
  bundleLinks: 50,
} as const;
