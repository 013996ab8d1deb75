/** A child process for tests of supervisors: FATES gives its end for each start; the file STARTS counts them. */
import { appendFileSync, readFileSync } from 'node:fs';
import { reportReady, runUntilStopped, waitForStop } from '../../src/start/process-lifecycle.ts';

const { STARTS = '', FATES = '' } = process.env;
appendFileSync(STARTS, '.');
const start = readFileSync(STARTS, 'utf8').length;
const fate = FATES.split(',')[start - 1] ?? 'live';

await runUntilStopped(async (opened, signal) => {
  if (fate === 'killed') process.kill(process.pid, 'SIGKILL');
  if (fate === 'told to end') process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1_000_000);
  if (fate === 'killed' || fate === 'told to end') return waitForStop(signal);
  if (fate === 'refused') throw new Error('this will not do');
  if (fate === 'hung') setImmediate(() => setImmediate(hang));
  if (fate === 'deaf') opened.add(() => new Promise(() => {}));
  reportReady({ start });
  await waitForStop(signal);
}, 'unlucky');

function hang(): void {
  for (;;);
}
