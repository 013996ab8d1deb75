/** Sends one request. A lost connection is a result too, not an error. */
import { Agent, request } from 'node:http';

export interface Answer {
  /** 0: no answer came, because the connection could not be made or broke. */
  status: number;
  retryAfter: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: its fields are compared with what was sent
  body: any;
  /** Milliseconds. */
  took: number;
}

interface RequestOptions {
  body?: unknown;
  token?: string | undefined;
  /** `Idempotency-Key`. */
  key?: string;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** Longer than the service may take for any answer. */
const timeout = 40_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function sendRequest(
  method: string,
  url: string,
  { body, token, key, signal }: RequestOptions = {},
): Promise<Answer> {
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
    const sent = request(url, { method, headers, agent, signal, timeout }, (received) => {
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
