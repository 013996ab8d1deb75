/** The processes of this machine, from the system's list. */
import { execFileSync } from 'node:child_process';

interface Listed {
  pid: number;
  parent: number;
  command: string;
}

function all(): Listed[] {
  const lines = execFileSync('ps', ['-ww', '-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [, pid, parent, command = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
}

/** The descendants of a process whose command line matches. */
export function below(ancestor: number, pattern = /./): number[] {
  const listed = all();
  const found = new Set([ancestor]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of listed) if (found.has(parent)) found.add(pid);
  }
  return listed
    .filter(({ pid, command }) => pid !== ancestor && found.has(pid) && pattern.test(command))
    .map(({ pid }) => pid);
}

/** Sends the signal to those of the processes that are still alive. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    // These would address process groups, including our own.
    if (pid <= 1) throw new Error(`${pid} is no process`);
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Freezes PostgreSQL with all its backends, as a debugger, a paused machine or a hanging disk does. Returns the function
 * that resumes it.
 */
export function standStill(postmaster: number): () => void {
  // The postmaster first, so that it starts no further backends.
  signal([postmaster], 'SIGSTOP');
  const backends = below(postmaster);
  signal(backends, 'SIGSTOP');
  return () => signal([...backends, postmaster], 'SIGCONT');
}
