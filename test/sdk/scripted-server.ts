/** A service that behaves as a test says, answer by answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How one request is answered. `break` ends the connection without an answer, `silence` never answers. */
export type Scripted =
  | 'break'
  | 'break in the body'
  | 'silence'
  | { status: number; headers?: Record<string, string>; body?: unknown; text?: string };

export interface ScriptedServer {
  url: string;
  requests: SeenRequest[];
  /** What the next requests get, one each; the last one goes on for all that follow. */
  script(...answers: Scripted[]): void;
  stop(): Promise<void>;
}

export async function startScripted(): Promise<ScriptedServer> {
  const requests: SeenRequest[] = [];
  let answers: Scripted[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { method = '', url = '', headers } = req;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new Error('The test says nothing of this request');
    give(res, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...next) => {
      answers = next;
      requests.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function give(res: ServerResponse, answer: Scripted): void {
  if (answer === 'silence') return;
  if (answer === 'break') {
    res.socket?.destroy();
    return;
  }
  if (answer === 'break in the body') {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    res.write('{"language_codes":', () => res.socket?.destroy());
    return;
  }
  const { status, headers, body, text = body === undefined ? '' : JSON.stringify(body) } = answer;
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  res.end(text);
}
