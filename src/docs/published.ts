/** Published read-only for everybody, including scripts of other sites. */
import type { IRouter, RequestHandler } from 'express';
import { Failure } from '../errors.ts';
import { precompress } from '../http/compressed.ts';
import { allowEmbedding, apiHeaders } from '../http/headers.ts';

export interface PublishedFile {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/** `make` is called on the first request, or at once where documents are to be `ready` before it. */
export function publish(router: IRouter, path: string, make: () => PublishedFile, ready: boolean): void {
  const made = () => {
    const { type, text, headers = {} } = make();
    return { bytesFor: precompress(text), headers: { ...headers, 'Content-Type': type } };
  };
  let answer = ready ? made() : undefined;
  router.all(path, allowEmbedding, apiHeaders, readOnly, async (_req, res) => {
    answer ??= made();
    const { bytesFor, headers } = answer;
    const bytes = await bytesFor(res);
    res.set(headers).send(bytes);
  });
}

export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.setHeader('Allow', 'GET, HEAD, OPTIONS');
  throw new Failure('wrong_method');
};
