/**
 * Loaded into each process of the service (`--import`): records its long turns of the event loop in a file, in processor time of the
 * thread, which other load on the machine does not affect.
 */
import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const file = join(`${process.env.TURNS_DIR}`, `${basename(process.argv[1] ?? 'node')}-${process.pid}`);
appendFileSync(file, '');
/** Turns of fewer milliseconds are not recorded. */
const long = 20;
let used = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(used);
  const turn = (user + system) / 1000;
  if (turn > long) appendFileSync(file, `${Date.now()} ${turn}\n`);
  used = process.threadCpuUsage();
}, 1).unref();
