/** Content negotiation for management resources: JSON or a page. */
import type { RequestHandler } from 'express';

type Format = 'json' | 'html';

declare global {
  namespace Express {
    interface Request {
      /** For requests of management resources only. */
      format?: Format;
    }
  }
}

/**
 * Determines the format for the paths of resources, and removes the suffix: `/places/3.json` is `/places/3` in JSON.
 * Without a suffix `Accept` decides, but where files are sent.
 */
export function readFormat(paths: readonly string[]): RequestHandler {
  const names = paths.map((path) => path.slice(1)).join('|');
  const ours = new RegExp(`^/(?:${names})(?:/|\\.json$|$)`, 'i');
  const file = new RegExp(`^/(?:${names})/(?:[^/]+/picture|logo)$`, 'i');
  const suffixed = new RegExp(`^/(?:${names})(?:/[^/]+){0,2}\\.json$`, 'i');

  return (req, res, next) => {
    const { path } = req;
    if (!ours.test(path)) return next();
    if (suffixed.test(path)) {
      req.format = 'json';
      req.url = path.slice(0, -'.json'.length) + req.url.slice(path.length);
    } else if (file.test(path)) {
      req.format = 'json';
    } else {
      res.vary('Accept');
      req.format = req.accepts(['html', 'json']) === 'json' ? 'json' : 'html';
    }
    next();
  };
}
