import { spawn } from 'node:child_process';
import { ProviderFailure } from './provider.ts';

export interface Run {
  program: string;
  arguments: readonly string[];
  input: string;
  environment: NodeJS.ProcessEnv;
  /** More output than this, in bytes, is a failure. */
  mostOutput: number;
  signal: AbortSignal;
}

/** How long a program may take over ending properly, and removing its temporary files, before it is killed. */
const graceMs = 500;

/**
 * Runs a program without a shell and gives back what it wrote, which has to be UTF-8.
 *
 * The program leads a process group of its own, so that whatever it starts ends with it. When this settles, it is gone.
 *
 * @throws ProviderFailure `unavailable`, or the signal's reason when that was aborted
 */
export function run({ program, arguments: given, input, environment, mostOutput, signal }: Run): Promise<string> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, { env: environment, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
    const chunks: Buffer[] = [];
    let size = 0;
    let failure: unknown;
    let grace: NodeJS.Timeout | undefined;

    const end = (why: unknown) => {
      failure ??= why;
      if (grace) return;
      killGroup(child.pid, 'SIGTERM');
      grace = setTimeout(() => {
        killGroup(child.pid, 'SIGKILL');
        child.stdout.destroy();
      }, graceMs);
    };
    const aborted = () => end(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });

    child.on('error', (error: NodeJS.ErrnoException) => {
      failure ??= new ProviderFailure('unavailable', `could not be started (${error.code ?? 'unknown'})`);
    });
    // A program that ends early closes its input; its exit code says more than the broken pipe.
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > mostOutput) end(new ProviderFailure('unavailable', `wrote more than ${mostOutput} bytes`));
      else chunks.push(chunk);
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(grace);
      signal.removeEventListener('abort', aborted);
      if (failure) return reject(failure);
      if (code !== 0) return reject(new ProviderFailure('unavailable', `ended with ${killedBy ?? `code ${code}`}`));
      try {
        resolve(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)));
      } catch {
        reject(new ProviderFailure('unavailable', 'wrote something other than UTF-8'));
      }
    });
    child.stdin.end(input);
  });
}

function killGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is gone already.
  }
}
