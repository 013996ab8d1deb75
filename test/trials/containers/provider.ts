/** The fake provider, with a relay on all addresses: it listens only on loopback, which containers cannot reach. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { startFakeProvider } from '../../setup/fake-provider.ts';

export async function openProvider(): Promise<{ port: number; close(): Promise<void> }> {
  const provider = await startFakeProvider();
  const relay = createServer((socket) => {
    const onward = connect(Number(new URL(provider.url).port), '127.0.0.1');
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
    socket.pipe(onward).pipe(socket);
  });
  relay.listen(0, '0.0.0.0');
  await once(relay, 'listening');
  return {
    port: (relay.address() as AddressInfo).port,
    close: async () => {
      relay.close();
      await provider.close();
    },
  };
}
