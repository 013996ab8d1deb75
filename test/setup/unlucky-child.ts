/** A process for tests of who keeps it running: FATES says what becomes of it, start by start; the file STARTS counts them. */
import { appendFileSync, readFileSync } from 'node:fs';
import { runProcess } from '../../src/process.ts';

const { STARTS = '', FATES = '' } = process.env;
appendFileSync(STARTS, '.');
const start = readFileSync(STARTS, 'utf8').length;
const fate = FATES.split(',')[start - 1] ?? 'live';

await runProcess('unlucky', async () => {
  if (fate === 'killed') process.kill(process.pid, 'SIGKILL');
  if (fate === 'told to end') process.kill(process.pid, 'SIGTERM');
  if (fate === 'killed' || fate === 'told to end') await new Promise((resolve) => setTimeout(resolve, 1_000_000));
  if (fate === 'refused') throw new Error('this will not do');
  if (fate === 'hung') setImmediate(() => setImmediate(hang));
  setInterval(() => {}, 1_000_000);
  if (fate === 'deaf') return { ready: { start }, stop: () => new Promise(() => {}) };
  return { ready: { start }, stop: async () => {} };
});

function hang(): void {
  for (;;);
}
