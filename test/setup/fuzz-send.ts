/** Sends a request verbatim over persistent connections; and formats an exchange for people. */
import { Agent, type IncomingHttpHeaders, request as startRequest } from 'node:http';
import type { FuzzRequest } from './fuzz-requests.ts';

export interface FuzzAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The timeout in milliseconds. */
const patience = 30_000;

export const connections = (most: number) => new Agent({ keepAlive: true, maxSockets: most });

export function send(base: string, agent: Agent, { method, target, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(base);
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const options = {
    hostname,
    port,
    agent,
    method,
    path: target,
    headers: { ...headers, ...length },
    timeout: patience,
  };
  return new Promise((resolve, reject) => {
    const outgoing = startRequest(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patience} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const shortened = (text: string) => (text.length > 800 ? `${text.slice(0, 800)}… (${text.length} characters)` : text);

const telling = [
  'content-type',
  'cache-control',
  'x-error-reason',
  'retry-after',
  'allow',
  'x-translation-status',
  'link',
];

/** Request and answer, as lines. */
export function describeExchange(
  { method, target, headers, body }: FuzzRequest,
  answer: FuzzAnswer | undefined,
): string {
  const lines = [
    `${method} ${shortened(target)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${shortened(JSON.stringify(value))}`),
    ...(body === undefined
      ? []
      : ['', shortened(Buffer.isBuffer(body) ? `bytes ${body.toString('hex')}` : JSON.stringify(body))]),
    '',
    ...(answer ? [`→ ${answer.status}`, ...headersOf(answer), shortened(answer.text)] : ['→ no answer']),
  ];
  return lines.map((line) => `    ${line}`).join('\n');
}

const headersOf = ({ headers }: FuzzAnswer) =>
  telling.filter((name) => name in headers).map((name) => `${name}: ${headers[name]}`);
