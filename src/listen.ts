/** A process' listening port and address. */
import type { Server } from 'node:http';
import { type AddressInfo, isIPv4, Server as NetServer } from 'node:net';

/** True if a host, as written, is the machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The URL of who listens there; an IPv6 address stands in brackets. */
export const urlAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Begins to listen, and answers the port: one that is free, where it is 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Takes no more connections, and lets those end that are there: each answer from now on is its connection's last, and says so.
 * Closed by us while its client asks anew, a connection would lose that request. Done when all have ended, or after that time.
 */
export function drain(server: Server, ms: number): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  return new Promise((resolve) => {
    const enough = setTimeout(resolve, ms);
    // Not as an HTTP server closes, which would cut off idle clients at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(enough);
      resolve();
    });
  });
}

/** Takes no more connections, lets requests that are under way end, and cuts off what takes longer than the grace. */
export function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
