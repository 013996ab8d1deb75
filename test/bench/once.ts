/** What is not asked for again and again: how much memory a kept answer takes, and how soon a process answers. */
import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { type Process, startProcess } from '../setup/process.ts';
import { load, median } from './load.ts';
import { pathsOf } from './museum.ts';

type Environment = Record<string, string>;

/** So many that what a process takes besides, which comes and goes, says little. */
const answers = 60_000;

/** The same lookups with a cache and without: by how much the one is larger then. */
export async function weighAnswers(database: Client, env: Environment): Promise<void> {
  const paths = await pathsOf(database, 'identifier', answers);
  const sizes: number[] = [];
  for (const LOOKUP_CACHE_MB of ['320', '0']) {
    const service = await startProcess('src/web.ts', { ...env, LOOKUP_CACHE_MB });
    await load(service.url, paths, { connections: 8, amount: 2 * paths.length });
    sizes.push(memoryOf(service));
    await service.stop();
  }
  const [kept = 0, without = 0] = sizes;
  const each = (kept - without) / paths.length;
  console.log(
    `\nmemory: ${kept} kB with ${paths.length} answers kept, ${without} kB without: ${each.toFixed(1)} kB each`,
  );
}

/** From the start of a process to its first answer of a lookup. */
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

/** Resident, in kilobytes, where the system says it in a file. */
export function memoryOf({ child }: Process): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes);
}
