import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen, urlAt } from '../listen.ts';

/** The URL by which a process of this machine reaches a listener on that host. */
export const localUrlAt = (host: string, port: number): string =>
  urlAt(host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, port);

/** Throws when the address is taken. A web process whose parent was killed may still be releasing it. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const deadline = Date.now() + 1_500;
  for (;;) {
    const error = await tryListen(port, host);
    if (!error) return;
    if (error.code !== 'EADDRINUSE')
      throw new Error(`HOST ${host} and PORT ${port} can't be listened on: ${error.message}`);
    if (Date.now() > deadline)
      throw new Error(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`);
    await pause(100);
  }
}

async function tryListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  try {
    await listen(server, port, host);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
  await close(server, 0);
  return undefined;
}

/** Waits until the web process is ready. */
export async function waitUntilReady(localUrl: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const answer = await fetch(`${localUrl}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
}
