/** Requests from an address of the loopback network: each is a network of its own to the service. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  text: string;
  ms: number;
}

export class Client {
  readonly #url: URL;
  readonly #localAddress: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string, localAddress: string) {
    this.#url = new URL(url);
    this.#localAddress = localAddress;
  }

  /** Status 0: the connection broke. */
  ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answered> {
    const begun = performance.now();
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      const end = (status: number, text = '') => resolve({ status, text, ms: performance.now() - begun });
      const options = { hostname, port, path, method, agent: this.#agent, localAddress: this.#localAddress };
      const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
      const asked = request({ ...options, headers: { ...length, ...headers } }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => end(res.statusCode ?? 0, Buffer.concat(parts).toString()));
        res.on('error', () => end(0));
      });
      asked.setTimeout(60_000, () => asked.destroy());
      asked.on('error', () => end(0));
      asked.end(body);
    });
  }

  /** A connection on which only this is said. */
  say(text: string): Socket {
    const { hostname, port } = this.#url;
    const socket = connect({ host: hostname, port: Number(port), localAddress: this.#localAddress });
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export const json = { 'Content-Type': 'application/json' };
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
