/** A server that accepts connections and stays silent, as a frozen PostgreSQL does. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export async function startMuteServer(): Promise<{ url: string; close(): void }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://nobody@127.0.0.1:${port}/nothing`, close };
}
