import { Router } from 'express';
import { assets } from '../html/assets.ts';

/** Serves the pages' files. A name stands for its bytes for ever, so nobody needs to ask for them twice. */
export function serveAssets(): Router {
  const router = Router();
  for (const { path, type, bytes, compressed } of assets) {
    router.get(path, (req, res) => {
      const isCompressed = req.acceptsEncodings('gzip', 'identity') === 'gzip';
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.setHeader('Vary', 'Accept-Encoding');
      if (isCompressed) res.setHeader('Content-Encoding', 'gzip');
      res.send(isCompressed ? compressed : bytes);
    });
  }
  return router;
}
