/** A process' listening port and address. */
import type { Server } from 'node:http';
import { type AddressInfo, isIPv4, Server as NetServer } from 'node:net';

/** True if a host, as written, is the machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The URL of a listener; IPv6 addresses are in brackets. */
export const urlAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Starts to listen, and returns the port: a free one for 0. A connection that the system cannot give later, for want of
 * file descriptors, is a warning, and not the end of the process.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject).on('error', (error) => process.emitWarning(error));
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Clients learn by each next answer that the connection ends. */
const sayClose = (server: Server) =>
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));

/**
 * Stops accepting connections, and drains the existing ones: each next answer has `Connection: close`. Closing a
 * connection just as its client sends another request would lose that request. Resolves when all have ended, or on
 * timeout.
 */
export function drain(server: Server, ms: number): Promise<void> {
  sayClose(server);
  return new Promise((resolve) => {
    const enough = setTimeout(resolve, ms);
    // An HTTP server's own close would cut off idle clients at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(enough);
      resolve();
    });
  });
}

/** Stops accepting connections, lets requests finish, and cuts them off after the grace period. */
export function close(server: Server, graceMs: number): Promise<void> {
  sayClose(server);
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
