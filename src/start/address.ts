import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The address under which a process of this machine reaches one that listens on `host`. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Throws when the address can't be listened on. A web process whose starter was killed may still be giving it up. */
export async function assertFree(port: number, host: string): Promise<void> {
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

function tryListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Waits until the web process says that it can do its work. */
export async function untilReady(localUrl: string, signal: AbortSignal): Promise<void> {
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
