/**
 * `npm run try:journal -- --sequences 1000 --seed 7`: random sequences of writes, and followers that keep copies up to date by the
 * journal alone. Fails if a copy differs from a full read.
 *
 * The writes are SQL, in transactions that stay open, roll back in part or commit in another order; and requests to the API and the
 * management, through two web processes and a runner.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../../src/database/connect.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { randomFrom } from '../faults/random-source.ts';
import { startService } from './journal/calls.ts';
import { runSequence } from './journal/sequence.ts';

const { values } = parseArgs({
  options: { sequences: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const sequences = Number(values.sequences);
const seed = Number(values.seed ?? randomInt(1_000_000));
console.log(`${sequences} sequences, --seed ${seed}`);

const directory = mkdtempSync(join(tmpdir(), 'tag-journal-'));
const server = await startEmbedded({ directory });
let isGood = true;
try {
  await migrateToLatest(server.url);
  const service = await startService(server.url);
  const db = connect(server.url, { pool: 8 });
  try {
    for (let n = 1; n <= sequences && isGood; n += 1) {
      const differences = await runSequence({ db, random: randomFrom(seed, n), caller: service.call });
      for (const difference of differences) console.log(`sequence ${n}: ${difference}`);
      isGood = differences.length === 0;
      if (n % 100 === 0) console.log(`${n} sequences: all followers have what a full read shows`);
    }
    const { rows } = await db.raw('select count(*) as rows, count(distinct version) as transactions from tag_changes');
    console.log(`the journal has ${rows[0].rows} rows of ${rows[0].transactions} transactions`);
    console.table(Object.fromEntries([...service.answers].sort()));
  } finally {
    await db.destroy();
    await service.stop();
  }
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
