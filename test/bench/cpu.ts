/**
 * The processor time of a server and of PostgreSQL. On a machine with other load, it is more reliable than elapsed time. It is
 * read from Linux' `/proc`; on other systems it is NaN.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import type { Process } from '../setup/process.ts';

/** The unit of `/proc/PID/stat`. */
const msPerTick = 10;

/** Returns a function for the milliseconds of a process, its children and all processes of PostgreSQL so far. */
export async function meterOf(database: Client, { child }: Process): Promise<() => number> {
  if (!existsSync('/proc/self/stat')) return () => Number.NaN;
  const { rows } = await database.query('select pg_backend_pid() as pid');
  const postmaster = statOf(rows[0].pid)?.parent;
  const isMeasured = (pid: number, parent: number) =>
    pid === child.pid || parent === child.pid || parent === postmaster;
  const last = new Map<string, number>();
  let sum = 0;
  return () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(pid);
      if (!stat || !isMeasured(Number(pid), stat.parent)) continue;
      // Differences are added up, since the count of a process is lost when it ends.
      sum += stat.ticks - (last.get(pid) ?? 0);
      last.set(pid, stat.ticks);
    }
    return sum * msPerTick;
  };
}

/** Undefined if the process has ended. */
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
