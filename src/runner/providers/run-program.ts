import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderFailure } from './provider.ts';

interface Run {
  program: string;
  arguments: readonly string[];
  input: string;
  environment: NodeJS.ProcessEnv;
  /** More output than this, in bytes, is a failure. */
  mostOutput: number;
  signal: AbortSignal;
}

/** The grace period of a program in milliseconds, to remove its temporary files, before it is killed. */
const graceMs = 500;

/**
 * Runs a program without a shell and returns its output, which has to be UTF-8.
 *
 * The program leads its own process group, so that its children end with it. All have ended when this settles.
 *
 * @throws ProviderFailure `unavailable`, or the signal's reason when that was aborted
 */
export async function runProgram(what: Run): Promise<string> {
  what.signal.throwIfAborted();
  const input = await inputFile(what.input).catch((error: NodeJS.ErrnoException) => {
    throw new ProviderFailure('unavailable', `could not be given the text (${error.code ?? 'unknown'})`);
  });
  try {
    what.signal.throwIfAborted();
    return asText(await outputOf(what, input.fd));
  } finally {
    await input.close();
  }
}

/**
 * The input as an open unlinked file, which leaves nothing behind.
 *
 * Node's pipes to its children are sockets, and those cannot be opened as /dev/stdin, as Apertium's script does.
 */
async function inputFile(text: string): Promise<FileHandle> {
  const path = join(tmpdir(), `translation-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    // Written at a position, so that the file offset stays at the start.
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at, bytes.length - at, at)).bytesWritten;
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function outputOf(what: Run, input: number): Promise<Buffer> {
  const { program, arguments: given, environment, mostOutput, signal } = what;
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, { env: environment, stdio: [input, 'pipe', 'ignore'], detached: true });
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
        child.stdout?.destroy();
      }, graceMs);
    };
    const aborted = () => end(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });

    child.on('error', (error: NodeJS.ErrnoException) => {
      failure ??= new ProviderFailure('unavailable', `could not be started (${error.code ?? 'unknown'})`);
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > mostOutput) end(new ProviderFailure('unavailable', `wrote more than ${mostOutput} bytes`));
      else chunks.push(chunk);
    });
    child.on('close', (code, killedBy) => {
      clearTimeout(grace);
      // Its children may have outlived it.
      if (grace) killGroup(child.pid, 'SIGKILL');
      signal.removeEventListener('abort', aborted);
      if (failure) return reject(failure);
      if (code !== 0) return reject(new ProviderFailure('unavailable', `ended with ${killedBy ?? `code ${code}`}`));
      resolve(Buffer.concat(chunks));
    });
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

function asText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ProviderFailure('unavailable', 'wrote something other than UTF-8');
  }
}
