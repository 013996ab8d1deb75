import { Router } from 'express';
import { assets } from '../html/assets.ts';
import { shouldCompress } from './compressed.ts';

/** Serves the pages' assets. A name is never reused for other bytes, so they are cached without revalidation. */
export function serveAssets(): Router {
  const router = Router();
  for (const { path, type, bytes, compressed } of assets) {
    router.get(path, (_req, res) => {
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.send(shouldCompress(res) ? compressed : bytes);
    });
  }
  return router;
}
