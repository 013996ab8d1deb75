/** Bodies that come slowly, or are refused while they come, at a server of the test's own with smaller limits. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { limitBody, ReceivedBodies } from '../../src/http/received-bodies.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Connects to a server that answers by this. */
async function connected(listener: RequestListener): Promise<() => Promise<Socket>> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

const head = (length: string) => `POST / HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`;
const answer = async (socket: Socket) => `${(await once(socket, 'data'))[0]}`;

/** Answers `short` to a body of at most 3 bytes, and `long` to others. */
const watching =
  (readingMs: number, bodies?: ReceivedBodies): RequestListener =>
  (req, res) => {
    limitBody(req, res, () => res.end('long'), { limit: 3, readingMs, ...(bodies && { bodies }) });
    req.resume().once('end', () => res.writableEnded || res.end('short'));
  };

test.each([
  ['announced', head('Content-Length: 9'), 'abc'],
  ['that nobody has announced', head('Transfer-Encoding: chunked'), '4\r\nabcd\r\n'],
])('a body %s: too long, it is refused before it has come, and the connection closed soon', async (_, sent, part) => {
  const socket = await (await connected(watching(50)))();
  const answered = answer(socket);
  socket.write(sent);
  socket.write(part);
  expect(await answered).toMatch(/long/);
  await once(socket, 'close');
});

test('a refused body that has come by then costs its sender no connection', async () => {
  const socket = await (await connected(watching(3_600_000)))();
  socket.write(`${head('Content-Length: 4')}abcd`);
  expect(await answer(socket)).toMatch(/long/);
  socket.write(`${head('Content-Length: 3')}abc`);
  expect(await answer(socket)).toMatch(/short/);
  socket.write(`${head('Transfer-Encoding: chunked')}3\r\nabc\r\n0\r\n\r\n`);
  expect(await answer(socket)).toMatch(/short/);
});

test('beyond a number of bytes together the longest body is cut off, and the others go on', async () => {
  const bodies = new ReceivedBodies(4);
  const received: (() => void)[] = [];
  const open = await connected((req, res) => {
    watching(50, bodies)(req, res);
    req.on('data', () => received.shift()?.());
  });
  const send = async (socket: Socket, text: string) => {
    const isReceived = new Promise<void>((resolve) => received.push(resolve));
    socket.write(text);
    await isReceived;
  };
  const [long, short, other] = [await open(), await open(), await open()];
  const isCutOff = once(long, 'close');
  await send(long, `${head('Content-Length: 3')}ab`);
  await send(short, `${head('Content-Length: 2')}a`);
  await send(other, `${head('Content-Length: 2')}a`);
  // What is over counts no more.
  for (const each of [short, other]) {
    const answered = answer(each);
    each.write('b');
    expect(await answered).toMatch(/short/);
  }
  await isCutOff;
  const next = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    const answered = answer(next);
    next.write(`${head('Content-Length: 3')}abc`);
    expect(await answered).toMatch(/short/);
  }
});

test('many short bodies of one address cut off none of another', () => {
  const bodies = new ReceivedBodies(10);
  const cutOff: string[] = [];
  const body = (ip: string, name: string) =>
    ({ ip, socket: { destroy: () => cutOff.push(name) } }) as unknown as Parameters<ReceivedBodies['add']>[0];
  const theirs = body('192.0.2.1', 'theirs');
  bodies.add(theirs, 4);
  for (const [at, more] of [1, 2, 1, 1, 1, 1].entries()) bodies.add(body('198.51.100.7', `short ${at}`), more);
  expect([bodies.add(theirs, 1), cutOff]).toEqual([5, ['short 1']]);
});
