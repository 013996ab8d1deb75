/** Processes that stand still without being dead: stopped, as a debugger, a paused machine or a hanging disk leaves them. */
import { readFileSync } from 'node:fs';

/** The processes that a process has started, by Linux' account. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Stops PostgreSQL with all its backends. Answers how to let it go on. */
export function standStill(postmaster: number): () => void {
  // The postmaster first: it makes no more of the others then.
  process.kill(postmaster, 'SIGSTOP');
  const stopped = [postmaster, ...childrenOf(postmaster)];
  for (const pid of stopped.slice(1)) send(pid, 'SIGSTOP');
  return () => {
    for (const pid of stopped.reverse()) send(pid, 'SIGCONT');
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
