/** How something is published: for everybody, for scripts of other sites too, and to be read only. */
import type { IRouter, RequestHandler } from 'express';
import { Failure } from '../errors.ts';
import { apiHeaders, shareWithSites, strongETag } from '../http/headers.ts';

export interface Published {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

export const publish = (router: IRouter, path: string, published: Published) =>
  router.all(path, shareWithSites, apiHeaders, readOnly, send(published));

export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.setHeader('Allow', 'GET, HEAD, OPTIONS');
  throw new Failure('wrong_method');
};

function send({ type, text, headers = {} }: Published): RequestHandler {
  const bytes = Buffer.from(text);
  const all = { ...headers, 'Content-Type': type, ETag: strongETag(bytes) };
  return (_req, res) => void res.set(all).send(bytes);
}
