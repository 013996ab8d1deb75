import { Router } from 'express';
import { assets } from '../html/assets.ts';
import { isToBeCompressed } from './compressed.ts';

/** Serves the pages' files. A name stands for its bytes for ever, so nobody needs to ask for them twice. */
export function serveAssets(): Router {
  const router = Router();
  for (const { path, type, bytes, compressed } of assets) {
    router.get(path, (_req, res) => {
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.send(isToBeCompressed(res) ? compressed : bytes);
    });
  }
  return router;
}
