/** Liveness and readiness of the process. Neither depends on the runner: lookups work without it. */
import { join } from 'node:path';
import { Router } from 'express';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import { isLow, readFreeSpace } from '../database/embedded/free-space.ts';
import { isMigrated } from '../database/migrations/index.ts';
import { callOf } from './call.ts';

export function health({ dataDir }: Pick<Config, 'dataDir'>): Router {
  /** The data directory of the embedded PostgreSQL, if there is one. */
  const data = join(dataDir, 'postgres');
  const router = Router();
  router.use('/health', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_req, res) => {
    res.json({ status: 'live' });
  });
  router.get('/health/ready', async (req, res) => {
    const { lookups, searches, db } = callOf<'none'>(req);
    const status = await readiness(freest([lookups, searches, db])).catch((err) => {
      req.log.warn({ err }, 'not ready');
      return 'database unavailable' as const;
    });
    if (status !== 'ready') res.setHeader('Retry-After', '1');
    const warnings = isLow(await readFreeSpace(data)) ? ['less than 1 GB is free on the disk of the data'] : undefined;
    res.status(status === 'ready' ? 200 : 503).json({ status, warnings });
  });
  return router;
}

/** The least busy pool: a long queue for a connection does not mean that the database is down. */
const freest = (pools: readonly [Database, ...Database[]]): Database =>
  pools.reduce((one, other) => (busyness(other) < busyness(one) ? other : one));

function busyness({ client: { pool } }: Database): number {
  return pool.numPendingAcquires() + pool.numUsed() / pool.max;
}

async function readiness(db: Database): Promise<'ready' | 'migrations missing'> {
  return (await isMigrated(db)) ? 'ready' : 'migrations missing';
}
