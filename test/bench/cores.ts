/** Which cores of the machine are whose, where clients must not take those of what they ask. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

type Half = 'asked' | 'asking';

/**
 * From now on this process runs on that half of the cores, and so does whatever it starts from here on. False where the system
 * has no way to say so (Linux' `taskset`), or one core only: then all run on all.
 */
export function stayOn(half: Half): boolean {
  const cores = availableCores;
  const middle = Math.floor(cores / 2);
  if (middle === 0) return false;
  const list = half === 'asked' ? `0-${middle - 1}` : `${middle}-${cores - 1}`;
  try {
    execFileSync('taskset', ['-acp', list, String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Of the machine: before this process has confined itself. */
export const availableCores = availableParallelism();
