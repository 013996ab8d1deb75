/** Sends requests from an address of the loopback network; the service treats each address as a separate network. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
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

  /** Status 0 stands for a broken connection. */
  send(path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> {
    const begun = performance.now();
    const { hostname, port } = this.#url;
    return new Promise((resolve) => {
      const end = (status: number, text = '') => resolve({ status, text, ms: performance.now() - begun });
      const options = { hostname, port, path, method, agent: this.#agent, localAddress: this.#localAddress };
      const length = body === undefined ? {} : { 'Content-Length': `${Buffer.byteLength(body)}` };
      const sent = request({ ...options, headers: { ...length, ...headers } }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => end(res.statusCode ?? 0, Buffer.concat(parts).toString()));
        res.on('error', () => end(0));
      });
      sent.setTimeout(60_000, () => sent.destroy());
      sent.on('error', () => end(0));
      sent.end(body);
    });
  }

  /** Opens a connection and sends the given bytes. */
  open(text: string): Socket {
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
