import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Process {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server that says its address to its parent when it listens. What it logs is written and thrown away. */
export async function startProcess(file: string, env: Record<string, string>): Promise<Process> {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return {
    url: message.ready.url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
