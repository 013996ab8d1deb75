/** Lookups beside imports: how long a table of 5 000 rows takes, and how much longer lookups take meanwhile. */
import { once } from 'node:events';
import { request } from 'node:http';
import type { Process } from '../setup/process.ts';
import { textRow, workbookOf } from '../setup/workbook.ts';
import { reportBeside } from './lists.ts';
import { type Load, type LoadOptions, load, median } from './load.ts';

/** Rows of a table, and languages of each beside its original. */
const rows = 5000;
const languages = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** A table of things that are not there yet, each with a chip, a name and its text in eight languages. */
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

interface Beside {
  /** The web process. */
  service: Process;
  /** Lookups. */
  paths: string[];
  /** Of who imports. */
  token: string;
  rounds: number;
  options: LoadOptions;
}

/** Rounds alternate: lookups alone, and lookups while one table after the other comes in. */
export async function besideImports({ service, paths, token, rounds, options }: Beside): Promise<void> {
  const alone: Load[] = [];
  const beside: Load[] = [];
  const seconds: number[] = [];
  await load(service.url, paths, { connections: options.connections, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds} …\n`);
    alone.push(await load(service.url, paths, options));
    let isOver = false;
    const importing = (async () => {
      while (!isOver) seconds.push(await bringIn(service.url, token, tableOf(seconds.length)));
    })();
    beside.push(await load(service.url, paths, options));
    isOver = true;
    // The last one ends without lookups beside it.
    await importing;
  }
  reportBeside('beside an import', alone, beside);
  const said = [median(seconds), Math.max(...seconds)].map((each) => each.toFixed(1));
  console.log(`${seconds.length} tables of ${rows} rows: ${said[0]} s in the middle, ${said[1]} s at most`);
}

/** Answers how many seconds it took. */
async function bringIn(url: string, token: string, table: string): Promise<number> {
  const begun = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/csv' };
  const asked = request(`${url}/Tags/import.json`, { method: 'POST', headers, agent: false });
  asked.end(table);
  const [answer] = await once(asked, 'response');
  const report = JSON.parse(Buffer.concat(await answer.toArray()).toString());
  if (report.create !== rows) throw new Error(`An import came to ${JSON.stringify(report).slice(0, 500)}`);
  return (performance.now() - begun) / 1000;
}
