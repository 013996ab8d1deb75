/** `npm run faults -- --orders 300`: starts a separate PostgreSQL and prints the results. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { ordersUnderFaults } from './run.ts';

interface OrderFaultsOptions {
  faults: number;
  seed: number;
  say: (line: string) => void;
}

/** Returns the exit code of the command: 1 if a rule was violated. */
export async function runOrderFaults({ faults, seed, say }: OrderFaultsOptions): Promise<number> {
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
      resetsBackOff: false,
      say: (line) => process.stderr.write(`${line}\n`),
    });
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    console.table(tally.table());
    say(`how orders ended: ${JSON.stringify(ended)}`);
    say(`seed ${seed}: ${tally.total} faults in ${minutes} min, ${judge.violationCount} violations`);
    for (const violation of judge.violations) say(`  ${violation}`);
    return judge.violationCount === 0 ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
