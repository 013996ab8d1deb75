/**
 * Compares creates without the database's triggers, with those of the journal, and with those of the history too: in alternating
 * rounds, by the same process on the same tables.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Process } from '../setup/process.ts';
import { median } from './load.ts';

interface Writes {
  /** The web process, with a connection for each writer. */
  service: Process;
  database: Client;
  token: string;
  rounds: number;
  seconds: number;
}

const ways = ['without triggers', 'with the journal', 'with the history too'] as const;
type Way = (typeof ways)[number];

/** A table, its triggers that a create does not need, and those of them that record the history. */
interface TableTriggers {
  name: string;
  optional: string[];
  history: string[] | null;
}

function switchTriggers({ name, optional, history }: TableTriggers, way: Way): string {
  const without = { 'without triggers': optional, 'with the journal': history ?? [], 'with the history too': [] }[way];
  return [
    `alter table ${name} enable trigger user`,
    ...without.map((each) => `alter table ${name} disable trigger ${each}`),
  ].join('; ');
}

interface Creates {
  rate: number;
  p50: number;
  p99: number;
  /** Bytes of PostgreSQL's write-ahead log for each create. */
  wal: number;
}

export async function compareWrites({ service, database, token, rounds, seconds }: Writes): Promise<void> {
  const { rows } = await database.query<TableTriggers>(
    `select tgrelid::regclass::text as name, array_agg(tgname::text) as optional,
       array_agg(tgname::text) filter (where tgname like 'history%') as history
     from pg_trigger where tgname ~ '^(journal|row_updated|history)' group by 1`,
  );
  const switchTo = (way: Way) => database.query(rows.map((table) => switchTriggers(table, way)).join('; '));
  for (const writers of [1, 16]) {
    const results: Record<Way, Creates[]> = {
      'without triggers': [],
      'with the journal': [],
      'with the history too': [],
    };
    for (let round = 0; round <= rounds; round += 1) {
      for (const way of ways) {
        process.stderr.write(`${writers} writers: round ${round} of ${rounds}, ${way} …\n`);
        await switchTo(way);
        const creates = await createFor(round === 0 ? 2 : seconds, writers, service.url, token, database);
        // The first round is warm-up.
        if (round > 0) results[way].push(creates);
      }
    }
    report(writers, results);
  }
}

async function createFor(seconds: number, writers: number, url: string, token: string, database: Client) {
  const times: number[] = [];
  const before = await walPosition(database);
  const begun = performance.now();
  const write = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const sent = performance.now();
      const answer = await fetch(`${url}/api/v1/tags/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(newTag()),
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A create was answered with ${answer.status}`);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const rate = times.length / ((performance.now() - begun) / 1000);
  const wal = ((await walPosition(database)) - before) / times.length;
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { rate, p50: percentile(0.5), p99: percentile(0.99), wal };
}

const newTag = () => ({
  lang: 'en',
  purchase_id: randomUUID(),
  text: 'It stands in the great hall. '.repeat(7),
  name: 'The old clock',
  hardware_id: randomBytes(7).toString('hex'),
  hardware_type: 'nfc',
});

async function walPosition(database: Client): Promise<number> {
  const { rows } = await database.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`);
  return Number(rows[0].bytes);
}

function report(writers: number, results: Record<Way, Creates[]>): void {
  const row = (of: Creates[]) => {
    const figure = (key: keyof Creates) => median(of.map((result) => result[key]));
    return {
      'creates/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'WAL bytes/create': Math.round(figure('wal')),
    };
  };
  const ratios = (way: Way, to: Way) => {
    const ratio = (key: keyof Creates) =>
      median(results[way].map((result, i) => result[key] / (results[to][i]?.[key] ?? Number.NaN))).toFixed(2);
    return {
      'creates/s': ratio('rate'),
      'p50 ms': ratio('p50'),
      'p99 ms': ratio('p99'),
      'WAL bytes/create': ratio('wal'),
    };
  };
  console.log(`\na create with a name and a chip, ${writers === 1 ? 'one writer' : `${writers} writers`}`);
  console.table({
    ...Object.fromEntries(ways.map((way) => [way, row(results[way])])),
    'journal / without': ratios('with the journal', 'without triggers'),
    'history / journal': ratios('with the history too', 'with the journal'),
  });
}
