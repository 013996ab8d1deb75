/** Lookups during imports: the duration of an import of 5 000 rows, and how much slower lookups are meanwhile. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { Process } from '../setup/process.ts';
import { textRow, workbookOf } from '../setup/workbook.ts';
import { reportBeside } from './lists.ts';
import { type Load, type LoadOptions, load, median } from './load.ts';

/** The rows of a table, and the languages of each row beside its original. */
const rows = 5000;
const languages = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** A CSV table of new tags, each with a chip, a name and a text in eight languages. */
export const tableOf = (number: number): string =>
  rowsOf(number)
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n');

/** The same as a workbook. */
export const workbookOfTable = (number: number): Buffer =>
  workbookOf({
    sheets: {
      Tags: rowsOf(number)
        .map((cells) => textRow(...cells))
        .join(''),
    },
  });

function rowsOf(number: number): string[][] {
  const head = ['reference', 'hardware', 'lang', 'name', 'text', ...languages.map((code) => `text:${code}`)];
  const sentence =
    'It was found in the harbour when the old pier was taken away, and nobody knows who had lost it there.';
  const line = (row: number) => {
    const serial = (number * rows + row).toString(16).toUpperCase().padStart(12, '0');
    const texts = languages.map((code) => `(${code} ${number}.${row}) ${sentence}`);
    return [
      `BENCH-${number}-${row}`,
      `nfc 04${serial}`,
      'en',
      `Thing ${number}.${row}`,
      `${row}: ${sentence}`,
      ...texts,
    ];
  };
  return [head, ...Array.from({ length: rows }, (_, row) => line(row))];
}

interface ImportOptions {
  /** The web process. */
  service: Process;
  /** Of the lookups. */
  paths: string[];
  /** Of the customer that imports. */
  token: string;
  rounds: number;
  options: LoadOptions;
}

/** Rounds alternate: lookups alone, and lookups during imports, one after the other. */
export async function lookupsDuringImports({ service, paths, token, rounds, options }: ImportOptions): Promise<void> {
  const alone: Load[] = [];
  const beside: Load[] = [];
  const seconds: number[] = [];
  await load(service.url, paths, { connections: options.connections, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds} …\n`);
    alone.push(await load(service.url, paths, options));
    let isOver = false;
    const importing = (async () => {
      while (!isOver) seconds.push(await importTable(service.url, token, tableOf(seconds.length)));
    })();
    beside.push(await load(service.url, paths, options));
    isOver = true;
    // The last import ends without concurrent lookups.
    await importing;
  }
  reportBeside('during imports', alone, beside);
  const [middle, longest] = [median(seconds), Math.max(...seconds)].map((each) => each.toFixed(1));
  console.log(`${seconds.length} tables of ${rows} rows: median ${middle} s, longest ${longest} s`);
}

/** Imports a table and returns the seconds that it took. */
async function importTable(url: string, token: string, table: string): Promise<number> {
  const begun = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/csv' };
  const sent = request(`${url}/Tags/import.json`, { method: 'POST', headers, agent: false });
  sent.end(table);
  const [answer] = await once(sent, 'response');
  const report = JSON.parse(Buffer.concat(await answer.toArray()).toString());
  if (report.create !== rows) throw new Error(`An import answered ${JSON.stringify(report).slice(0, 500)}`);
  return (performance.now() - begun) / 1000;
}
