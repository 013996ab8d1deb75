import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** True if a server could listen on that port of 127.0.0.1 now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A free port of 127.0.0.1 below the ephemeral range: an outgoing connection could take such a port while its server
 * restarts, even that of a client that is trying to reach it.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found on 127.0.0.1');
}
