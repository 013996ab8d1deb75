/** `npm run backup -- --to DIR`: a backup of the embedded PostgreSQL while it runs. DIR is then a complete `DATA_DIR`. */
import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { backUp } from './database/embedded/backup.ts';

const usage = `Usage:
  npm run backup -- --to DIR

DIR is created, or empty. To restore it, replace DATA_DIR/postgres by DIR/postgres: see docs/operating.md.`;

function readTarget(): string {
  let to: string | undefined;
  try {
    to = parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
  if (!to?.trim()) throw new Error(usage);
  return to;
}

async function main(): Promise<void> {
  const to = readTarget();
  const config = loadConfig();
  if (config.databaseUrl) {
    throw new Error(
      'DATABASE_URL names a PostgreSQL of its own, which is backed up with its own tools: pg_dump, or base backups. docs/operating.md shows how.',
    );
  }
  const begun = Date.now();
  let loggedAt = begun;
  const mb = (bytes: number) => (bytes / 1_000_000).toFixed(0);
  const { bytes } = await backUp(config.dataDir, to, (written, total) => {
    if (Date.now() - loggedAt < 2_000) return;
    loggedAt = Date.now();
    console.log(`${mb(written)} of about ${mb(total)} MB`);
  });
  console.log(`The backup is in ${to}: ${mb(bytes)} MB after ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  console.log(`It holds the password of the database and what customers have stored: keep it as safe as the original.`);
  console.log(`To restore it, replace DATA_DIR/postgres by ${to}/postgres: see docs/operating.md.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
