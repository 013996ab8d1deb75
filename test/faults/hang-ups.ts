/** Clients that go away: within their request, before the answer, or within it. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { newTag } from './promises.ts';

/** What such a client asks for may be done, or not: nobody has promised it anything. But a tag is whole, or not there. */
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

/** So many clients at once, each of which goes away after a moment of its own. */
export async function hangUp(url: string, clients: number, chance: Chance): Promise<void> {
  const { hostname, port } = new URL(url);
  const leave = async () => {
    const request = chance.pick(requestsOf(randomUUID()));
    const [moment, isRude] = [chance.between(0, 40), chance.percent(50)];
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
    socket.on('connect', () => socket.write(request));
    socket.resume();
    const closed = once(socket, 'close').catch(() => {});
    await pause(moment);
    if (isRude) socket.resetAndDestroy();
    else socket.destroy();
    await closed;
  };
  await Promise.all(Array.from({ length: clients }, leave));
}
