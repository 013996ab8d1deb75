/** Supervises two failing processes like web processes; a message replaces them. */
import { resolve } from 'node:path';
import { aborted, runUntilStopped, sayReady, stopRequested } from '../../src/start/life.ts';
import { WebProcesses } from '../../src/start/web-processes.ts';

await runUntilStopped(async (opened, signal) => {
  const file = resolve('test/setup/unlucky-child.ts');
  const webs = new WebProcesses({ count: 2, file, env: process.env, log: (line) => console.log(line) });
  opened.add(() => webs.stop());
  await Promise.race([webs.start(), aborted(signal)]);
  process.on('message', (message) => {
    if (message === 'replace') void webs.replaceAll();
  });
  sayReady({ url: '' });
  await stopRequested(signal);
}, 'unlucky webs');
