/** Requests that Node's parser refuses, or that come too slowly: they never reach Express, but get the same kind of answer. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { failures } from '../../contracts/failures.ts';
import { isExemptFromTimeout } from './receive-timeouts.ts';

/** The time for a client to read the answer, in milliseconds: to close the connection at once could lose it. */
const defaultReadingMs = 2000;

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** To be called on `clientError`, where Node leaves the connection to its listener, and would never close it. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex, readingMs = defaultReadingMs): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isExemptFromTimeout(socket)) return;
  if (hasBegunAnswer(socket)) {
    socket.destroy();
    return;
  }
  const { message, code } = failures.malformed_request;
  const body = JSON.stringify({ error: { message, code } });
  const lines = [
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    // The client's own id has not been read.
    `X-Request-Id: ${randomUUID()}`,
    'X-Error-Reason: malformed_request',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), readingMs).unref();
}

/** A second answer within the first one would be taken for a part of it. Node itself looks here; there is no public API. */
const hasBegunAnswer = (socket: Duplex): boolean =>
  (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
