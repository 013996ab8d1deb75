/** One request, as a client sends it that can't know what becomes of it. */
import { Agent, request } from 'node:http';

export interface Answer {
  /** 0: no answer came, because the connection could not be made or broke. */
  status: number;
  retryAfter: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of it is compared with what was sent
  body: any;
  /** Milliseconds. */
  took: number;
}

interface Asked {
  body?: unknown;
  token?: string | undefined;
  /** `Idempotency-Key`. */
  key?: string;
  /** Given when the client goes away. */
  signal?: AbortSignal;
}

/** Longer than the service may take for anything; who waits in vain for so long has found a fault. */
const patience = 40_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function ask(method: string, url: string, { body, token, key, signal }: Asked = {}): Promise<Answer> {
  const begun = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, text = '', retryAfter?: string) =>
      resolve({ status, retryAfter, body: parsed(text), took: performance.now() - begun });
    const headers = {
      ...(payload !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(payload),
      }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const sent = request(url, { method, headers, agent, signal, timeout: patience }, (received) => {
      const chunks: Buffer[] = [];
      received.on('data', (chunk: Buffer) => chunks.push(chunk));
      received.on('error', () => end(0));
      received.on('end', () => {
        if (!received.complete) return end(0);
        end(received.statusCode ?? 0, Buffer.concat(chunks).toString(), received.headers['retry-after']);
      });
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0));
    sent.end(payload);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
