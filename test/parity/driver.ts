/** The channel through an SDK: a program in its language, which reads calls from standard input and writes their outcomes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Channel, Outcome } from './outcome.ts';

/** Starts a driver. It reads a line of JSON for each call and writes one for each outcome, in the same order. */
export function driven(command: readonly string[], baseUrl: string, cwd?: string): Channel {
  const [program = '', ...args] = command;
  const child: ChildProcess = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { resolve(outcome: Outcome): void; reject(error: Error): void }[] = [];
  let ended: Error | undefined;
  const endAll = (error: Error) => {
    ended = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  child.on('error', endAll);
  child.on('exit', (code) => endAll(new Error(`${program} ended with ${code}`)));
  if (!child.stdin || !child.stdout) throw new Error('A driver needs its standard input and output');
  const input = child.stdin;
  input.on('error', endAll);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id: _, ...outcome } = JSON.parse(line);
    waiting.shift()?.resolve(outcome);
  });
  let id = 0;
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        waiting.push({ resolve, reject });
        id += 1;
        input.write(`${JSON.stringify({ id, baseUrl, ...call })}\n`);
      }),
    end: async () => {
      input.end();
      if (child.exitCode === null && ended === undefined) await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
