/** Measured once: the memory of a cached answer, and the time from the start of a process to its first answer. */
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { type Process, startProcess } from '../setup/process.ts';
import { load, median } from './load.ts';
import { pathsOf } from './museum.ts';

type Environment = Record<string, string>;

/** Enough answers that other variations of memory hardly matter. */
const answers = 60_000;

/** The difference in memory after the same lookups with and without the cache. */
export async function measureAnswerMemory(database: Client, env: Environment): Promise<void> {
  const paths = await pathsOf(database, 'identifier', answers);
  const sizes: number[] = [];
  for (const LOOKUP_CACHE_MB of ['320', '0']) {
    const service = await startProcess('src/web.ts', { ...env, LOOKUP_CACHE_MB });
    await load(service.url, paths, { connections: 8, amount: 2 * paths.length });
    sizes.push(memoryOf(service));
    await service.stop();
  }
  const [cached = 0, uncached = 0] = sizes;
  const each = (cached - uncached) / paths.length;
  console.log(
    `\nmemory: ${cached} kB with ${paths.length} cached answers, ${uncached} kB without: ${each.toFixed(1)} kB each`,
  );
}

/** The time from the start of a process to its first answer to a lookup. */
export async function timeStarts(database: Client, files: Record<string, string>, env: Environment): Promise<void> {
  const [path = ''] = await pathsOf(database, 'identifier', 1);
  for (const [name, file] of Object.entries(files)) {
    const times: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const begun = performance.now();
      const started = await startProcess(file, env);
      const { status } = await fetch(started.url + path);
      times.push(performance.now() - begun);
      await started.stop();
      if (status !== 200) throw new Error(`The first lookup was answered with ${status}`);
    }
    console.log(`start to first answer, ${name}: ${Math.round(median(times))} ms`);
  }
}

/** Resident memory in kilobytes, from Linux' `/proc`. */
export function memoryOf({ child }: Process): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes);
}
