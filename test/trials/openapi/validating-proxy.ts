/** Prism as a proxy in front of several services: the header `x-upstream` of a request names its service. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../setup/eventually.ts';
import { tool } from './tools.ts';

interface ValidatingProxy {
  url: string;
  stop(): void;
}

export async function startValidatingProxy(document: string): Promise<ValidatingProxy> {
  const forwarder = await listening(createForwarder());
  const free = await listening(createServer());
  const port = portOf(free);
  await new Promise((resolve) => free.close(resolve));
  const upstream = `http://127.0.0.1:${portOf(forwarder)}`;
  const prism = spawn(
    process.execPath,
    [tool('prism'), 'proxy', document, upstream, '--host', '127.0.0.1', '--port', `${port}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await eventually('Prism listens', () => answers(url, prism), 120_000);
  return {
    url,
    stop: () => {
      prism.kill();
      forwarder.closeAllConnections();
      forwarder.close();
    },
  };
}

/** Forwards each request to its service, since Prism has only one upstream. */
const createForwarder = (): Server =>
  createServer((incoming, res) => {
    const { 'x-upstream': upstream, ...headers } = incoming.headers;
    if (typeof upstream !== 'string') return void res.writeHead(502).end();
    const onward = request(upstream + incoming.url, { method: incoming.method, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.once('error', () => res.destroy());
    incoming.pipe(onward);
  });

const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function answers(url: string, prism: ChildProcess): Promise<boolean> {
  if (prism.exitCode !== null) throw new Error('Prism has ended');
  return fetch(url).then(
    () => true,
    () => false,
  );
}
