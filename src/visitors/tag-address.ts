/** `/t/{tag_identifier}`, the address printed on a tag: as a page, as JSON, or as a link set. */
import { type IRouter, type RequestHandler, Router } from 'express';
import { visitors } from '../../contracts/index.ts';
import type { TagFormat } from '../../contracts/visitors.ts';
import { serveContract } from '../http/api.ts';
import { answerPreflight, publicHeaders } from '../http/headers.ts';
import { queryOf, readParameters } from '../http/parameters.ts';
import { requestedFormat } from './formats.ts';
import { lookStyles } from './look-style.ts';
import { tagAddressApi } from './tag-api.ts';
import { publicTagPages, type TagPagesOptions } from './tag-routes.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set on requests for a tag's address alone. */
      tagFormat?: TagFormat | undefined;
    }
  }
}

/** Negotiates the format. Failures are pages where a page was requested. */
const readFormat: RequestHandler = (req, res, next) => {
  if (req.method === 'OPTIONS') return answerPreflight(req, res, next);
  res.setHeader('Vary', 'Accept, Accept-Language');
  req.tagFormat = requestedFormat(queryOf(req).format, req.headers.accept);
  req.format = req.tagFormat === 'html' ? 'html' : 'json';
  next();
};

export function tagAddress({ config, ...options }: TagPagesOptions): IRouter {
  const path = '/t/:tag_identifier';
  const { publicUrl } = config;
  const forPrograms = serveContract(visitors, { tagAddresses: tagAddressApi({ ...options, publicUrl }) }, [
    readParameters,
  ]);

  const router = Router();
  router.use(lookStyles());
  router.all(path, readFormat);
  router.get(path, (req, res, next) => {
    if (req.tagFormat === 'html') return next();
    publicHeaders(req, res, () => forPrograms(req, res, next));
  });
  router.use(publicTagPages({ ...options, config }));
  return router;
}
