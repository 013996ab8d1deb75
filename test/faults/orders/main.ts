/** `npm run faults -- --orders 300`: on a PostgreSQL of its own, for people to read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { ordersUnderFaults } from './run.ts';

interface Asked {
  faults: number;
  seed: number;
  say: (line: string) => void;
}

/** Answers what the command ends with: 1 where something was broken. */
export async function troubleOrders({ faults, seed, say }: Asked): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'tag-orders-'));
  const server = await startEmbedded({ directory });
  try {
    await migrateToLatest(server.url);
    const begun = performance.now();
    const { tally, judge, ended } = await ordersUnderFaults({
      databaseUrl: server.url,
      faults,
      seed,
      longest: 4_000,
      isHurried: false,
      say: (line) => process.stderr.write(`${line}\n`),
    });
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.table(tally.table());
    say(`how orders ended: ${JSON.stringify(ended)}`);
    say(`seed ${seed}: ${tally.total} faults in ${minutes} min, ${judge.faultCount} broken promises`);
    for (const fault of judge.faults) say(`  ${fault}`);
    return judge.faultCount === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
