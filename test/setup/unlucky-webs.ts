/** Supervises two failing processes like web processes; a message replaces them. */
import { resolve } from 'node:path';
import { rejectOnAbort, reportReady, runUntilStopped, waitForStop } from '../../src/start/process-lifecycle.ts';
import { WebProcesses } from '../../src/start/web-processes.ts';

await runUntilStopped(async (opened, signal) => {
  const file = resolve('test/setup/unlucky-child.ts');
  const webs = new WebProcesses({ count: 2, file, env: process.env, log: (line) => console.log(line) });
  opened.add(() => webs.stop());
  await Promise.race([webs.start(), rejectOnAbort(signal)]);
  process.on('message', (message) => {
    if (message === 'replace') void webs.replaceAll();
  });
  reportReady({ url: '' });
  await waitForStop(signal);
}, 'unlucky webs');
