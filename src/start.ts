/** `npm start`: the whole service on one machine. `npm run dev` adds `--reload`: web and runner follow their sources. */
import { parseArgs } from 'node:util';
import { announcement } from './start/announcement.ts';
import { startInstallation } from './start/installation.ts';
import { runUntilStopped, waitForStop } from './start/process-lifecycle.ts';

const log = (line: string) => console.log(line);

await runUntilStopped(async (opened, signal) => {
  const { values } = parseArgs({ options: { reload: { type: 'boolean', default: false } } });
  const service = await startInstallation({ environment: process.env, opened, signal, log, reload: values.reload });
  log(announcement(service, performance.now()));
  await waitForStop(signal);
  log('Stopping.');
});
