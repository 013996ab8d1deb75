/**
 * Loaded into each process of the service (`--import`): writes into a file of its own the longest turn of its event loop, by the
 * processor's time of its thread, as others use the machine too.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const file = join(`${process.env.TURNS_DIR}`, `${basename(process.argv[1] ?? 'node')}-${process.pid}`);
let [longest, said] = [0, 0];
let used = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(used);
  longest = Math.max(longest, (user + system) / 1000);
  if (longest > said) writeFileSync(file, `${longest}`);
  said = Math.max(said, longest);
  used = process.threadCpuUsage();
}, 1).unref();
