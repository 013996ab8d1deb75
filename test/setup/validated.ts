/**
 * Routes specs through a proxy that validates requests and answers by the published document, if `npm run try:tools` has
 * started one. Its findings are recorded for that command.
 */
import { appendFileSync } from 'node:fs';

export interface Sent {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  body?: unknown;
  data?: unknown;
}

interface Answered {
  statusCode?: number;
  headers: Record<string, unknown>;
}

const { VALIDATING_PROXY: proxy, VALIDATED: notes } = process.env;

/** The target of an API request instead of `base`; the proxy cannot forward HEAD, nor a GET with a body. */
export function wayOf(base: string, sent: Sent): string {
  const { method, url = '', headers, body, data } = sent;
  if (!proxy || !url.startsWith('/api/v1/')) return base;
  const isPassedOn = method !== 'HEAD' && method !== 'OPTIONS' && (method !== 'GET' || (body ?? data) === undefined);
  if (!isPassedOn) {
    note({ method, path: url, bypassesProxy: true });
    return base;
  }
  sent.headers = { ...headers, 'x-upstream': base };
  return proxy;
}

export function noteValidated({ method, url }: Sent, { statusCode, headers }: Answered): void {
  if (!notes || !proxy || !url?.startsWith(proxy)) return;
  const found = headers['sl-violations'];
  const violations = typeof found === 'string' ? JSON.parse(found) : [];
  note({ method, path: url.slice(proxy.length), statusCode, violations });
}

const note = (exchange: object) => notes && appendFileSync(notes, `${JSON.stringify(exchange)}\n`);
