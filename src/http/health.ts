/** Whether the process runs, and whether it can do its work. Neither asks the runner: lookups do without it. */
import { Router } from 'express';
import type { Database } from '../database/connect.ts';
import { isMigrated } from '../database/migrations/index.ts';
import { callOf } from './call.ts';

export function health(): Router {
  const router = Router();
  router.use('/health', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_req, res) => {
    res.json({ status: 'live' });
  });
  router.get('/health/ready', async (req, res) => {
    const status = await readiness(callOf<'none'>(req).lookups).catch((err) => {
      req.log.warn({ err }, 'not ready');
      return 'database unavailable' as const;
    });
    if (status !== 'ready') res.setHeader('Retry-After', '1');
    res.status(status === 'ready' ? 200 : 503).json({ status });
  });
  return router;
}

async function readiness(db: Database): Promise<'ready' | 'migrations missing'> {
  return (await isMigrated(db)) ? 'ready' : 'migrations missing';
}
