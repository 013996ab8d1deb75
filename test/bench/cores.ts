/** Separates the cores of servers and clients, so that clients take no processor time from what they measure. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

type Side = 'servers' | 'clients';

/**
 * Confines this process, and all that it starts later, to one half of the cores. False if the system has no `taskset` (Linux) or
 * only one core: then nothing is confined.
 */
export function confineTo(side: Side): boolean {
  const cores = availableCores;
  const middle = Math.floor(cores / 2);
  if (middle === 0) return false;
  const list = side === 'servers' ? `0-${middle - 1}` : `${middle}-${cores - 1}`;
  try {
    execFileSync('taskset', ['-acp', list, String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The cores of the machine, counted before this process is confined. */
export const availableCores = availableParallelism();
