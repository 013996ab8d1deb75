/** Clients that disconnect: during their request, before the answer, or during it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { newTag } from './expected-state.ts';
import type { RandomSource } from './random-source.ts';

/** Such a request may take effect or not, since it is never acknowledged. But a tag must be complete or absent. */
function requestsOf(mark: string): string[] {
  const body = JSON.stringify(newTag(mark));
  const head = 'HTTP/1.1\r\nHost: tags\r\nContent-Type: application/json\r\n';
  return [
    `GET /openapi.json ${head}\r\n`,
    `GET /api/v1/tags/show?id=0123456789ab&lang=fi HTTP/1.1\r\nHo`,
    `POST /api/v1/tags/create ${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    `POST /api/v1/tags/create ${head}Content-Length: ${body.length}\r\n\r\n${body}`,
    `POST /api/v1/tags/create ${head}Content-Length: 5000\r\n\r\n${body}`,
    `POST /places.json ${head}Transfer-Encoding: chunked\r\n\r\n1F\r\n{"place"`,
  ];
}

/** Concurrent clients, each of which disconnects after a random time. */
export async function hangUp(url: string, clients: number, random: RandomSource): Promise<void> {
  const { hostname, port } = new URL(url);
  const disconnect = async () => {
    const request = random.pick(requestsOf(randomUUID()));
    const [delay, isReset] = [random.between(0, 40), random.percent(50)];
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
    socket.on('connect', () => socket.write(request));
    socket.resume();
    const closed = once(socket, 'close').catch(() => {});
    await pause(delay);
    if (isReset) socket.resetAndDestroy();
    else socket.destroy();
    await closed;
  };
  await Promise.all(Array.from({ length: clients }, disconnect));
}
