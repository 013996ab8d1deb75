import type { Response } from 'express';
import { keepAnswer } from './cached.ts';
import { strongETag } from './headers.ts';

/**
 * Sends a JSON answer, in place of Express' own `json`: that one copies the text into a buffer to name and to send it, and
 * parses the content type that it has just set, which together is a twelfth of a lookup's time. What it promises is the
 * same: ETag, Content-Length, 304 for who has the bytes already, and no body for HEAD. But what answers a write has no ETag:
 * the one of its own bytes would be taken for that of the record (RFC 9110, 15.3.2), and sent back as `If-Match`.
 */
export function sendJson(this: Response, body: unknown): Response {
  const text = JSON.stringify(body);
  if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (this.req.method === 'GET' || this.req.method === 'HEAD') this.setHeader('ETag', strongETag(text));
  keepAnswer(this, text);
  if (this.req.fresh) {
    this.removeHeader('Content-Type');
    return this.status(304).end();
  }
  this.setHeader('Content-Length', Buffer.byteLength(text));
  return this.end(this.req.method === 'HEAD' ? undefined : text);
}
