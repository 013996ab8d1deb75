import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Process {
  url: string;
  child: ChildProcess;
  /** Whether it still runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a process of the service, or any that reports its address to its parent when ready. Its log goes to `onLine` or
 * is discarded; its errors are shown.
 */
export async function startProcess(
  file: string,
  env: Record<string, string>,
  onLine?: (line: string) => void,
): Promise<Process> {
  const child = fork(file, {
    // The same number on every machine.
    env: { ...process.env, WEB_PROCESSES: '1', ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`${file} ended before it was ready`)));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return {
    url: message.ready.url,
    child,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
