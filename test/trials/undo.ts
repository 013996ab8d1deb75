/**
 * `npm run try:undo -- --sequences 1000 --kills 1 --seed 7`: random sequences of writes, deletions, restores and undos, through two web
 * processes, one of which is killed during `--kills` per cent of the writes and twice as many of the undos. Fails if an undo reports
 * something else than it has done, is incomplete, changes another customer's records, or leaves a bundle or a lookup stale.
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
import { Run } from './undo/run.ts';
import { Webs } from './undo/webs.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '4' },
    seed: { type: 'string' },
  },
});
const sequences = Number(values.sequences);
const kills = Number(values.kills);
const seed = Number(values.seed ?? randomInt(1_000_000));
console.log(`${sequences} sequences, --kills ${kills} --seed ${seed}`);

const directory = mkdtempSync(join(tmpdir(), 'tag-undo-'));
const server = await startEmbedded({ directory });
let isGood = true;
try {
  await migrateToLatest(server.url);
  const db = connect(server.url, { pool: 4, name: 'trial' });
  const webs = new Webs(server.url, db);
  await webs.start();
  try {
    for (let n = 1; n <= sequences && isGood; n += 1) {
      const run = new Run({ db, webs, kills, random: randomFrom(seed, n) });
      await run.go();
      for (const violation of run.violations) console.log(`sequence ${n}: ${violation}`);
      isGood = run.violations.length === 0;
      if (n % 50 === 0) console.log(`${n} sequences, ${webs.kills} kills: no violation`);
    }
  } finally {
    await webs.stop();
    await db.destroy();
  }
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
