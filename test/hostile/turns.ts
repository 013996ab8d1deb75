/**
 * Loaded into each process of the service (`--import`): writes into a file of its own which turns of its event loop were long, and when, by the
 * processor's time of its thread, as others use the machine too.
 */
import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const file = join(`${process.env.TURNS_DIR}`, `${basename(process.argv[1] ?? 'node')}-${process.pid}`);
appendFileSync(file, '');
/** Milliseconds that are worth a line. */
const long = 20;
let used = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(used);
  const turn = (user + system) / 1000;
  if (turn > long) appendFileSync(file, `${Date.now()} ${turn}\n`);
  used = process.threadCpuUsage();
}, 1).unref();
