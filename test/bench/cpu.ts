/**
 * How much of the processor a server's answers take, with what PostgreSQL does for them: where others use the machine too,
 * this says more than the time that passes. Linux says it in files; elsewhere it is not known.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import type { Process } from '../setup/process.ts';

/** What the files count in. */
const msPerTick = 10;

/** Milliseconds that a process with its own, and all of PostgreSQL's, have taken so far. */
export async function meterOf(database: Client, { child }: Process): Promise<() => number> {
  if (!existsSync('/proc/self/stat')) return () => Number.NaN;
  const { rows } = await database.query('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0].pid)?.parent;
  const isTheirs = (pid: number, parent: number) => pid === child.pid || parent === child.pid || parent === postmaster;
  const last = new Map<string, number>();
  let sum = 0;
  return () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(pid);
      if (!stat || !isTheirs(Number(pid), stat.parent)) continue;
      // Summed up, as what ends takes its count along.
      sum += stat.ticks - (last.get(pid) ?? 0);
      last.set(pid, stat.ticks);
    }
    return sum * msPerTick;
  };
}

/** Undefined where it has ended meanwhile. */
function statOf(pid: number | string): { parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
  } catch {
    return undefined;
  }
}
