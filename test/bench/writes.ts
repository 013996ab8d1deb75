/**
 * Creates with the database's triggers, and without them as before there was a journal: in turn, by the same process on the same
 * tables.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Process } from '../setup/process.ts';
import { median } from './load.ts';

export interface Writes {
  /** The web process, with a connection for each writer. */
  service: Process;
  database: Client;
  token: string;
  rounds: number;
  seconds: number;
}

const ways = { before: 'disable', now: 'enable' } as const;
type Way = keyof typeof ways;

interface Creates {
  rate: number;
  p50: number;
  p99: number;
  /** Bytes of PostgreSQL's own log for each. */
  wal: number;
}

export async function compareWrites({ service, database, token, rounds, seconds }: Writes): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname ~ '^(journal|row_updated)'`,
  );
  const turn = (way: Way) =>
    database.query(rows.map(({ name }) => `alter table ${name} ${ways[way]} trigger user`).join('; '));
  for (const writers of [1, 16]) {
    const results: Record<Way, Creates[]> = { before: [], now: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const way of ['before', 'now'] as const) {
        process.stderr.write(`${writers} writers: round ${round} of ${rounds}, ${way} …\n`);
        await turn(way);
        const creates = await createFor(round === 0 ? 2 : seconds, writers, service.url, token, database);
        // The first plans, and fills the caches.
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

function report(writers: number, { before, now }: Record<Way, Creates[]>): void {
  const row = (of: Creates[]) => {
    const figure = (key: keyof Creates) => median(of.map((result) => result[key]));
    return {
      'creates/s': Math.round(figure('rate')),
      'p50 ms': figure('p50').toFixed(2),
      'p99 ms': figure('p99').toFixed(2),
      'WAL bytes/create': Math.round(figure('wal')),
    };
  };
  const ratio = (key: keyof Creates) =>
    median(now.map((result, i) => result[key] / (before[i]?.[key] ?? Number.NaN))).toFixed(2);
  console.log(`\na create with a name and a chip, ${writers === 1 ? 'one writer' : `${writers} writers`}`);
  console.table({
    'without triggers': row(before),
    'with triggers': row(now),
    'with / without': {
      'creates/s': ratio('rate'),
      'p50 ms': ratio('p50'),
      'p99 ms': ratio('p99'),
      'WAL bytes/create': ratio('wal'),
    },
  });
}
