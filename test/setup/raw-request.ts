/** A request whose response is returned undecoded. */

import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

export interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The headers of the request. */
  sent: Record<string, string>;
}

export function raw(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent: false }, async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks), sent: headers });
    });
    sending.on('error', reject).end(body);
  });
}
