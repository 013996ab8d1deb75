/** Where the rooms meet: the web process' Express application. */
import type { RequestListener } from 'node:http';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { v1 } from '../contracts/index.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { serveContract } from './http/api.ts';
import { readBody } from './http/body.ts';
import { answerErrors, answerUnknownPath, withLastWord } from './http/errors.ts';
import { apiHeaders, securityHeaders, strongETag } from './http/headers.ts';
import { health } from './http/health.ts';
import { sendJson } from './http/json.ts';
import { logRequests } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { loginApi } from './login/login-api.ts';
import type { Translator } from './tags/reading.ts';
import { tagApi } from './tags/tag-api.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  translator: Translator;
  log: Logger;
  metrics: Metrics;
}

export function createApp({ config, db, translator, log, metrics }: AppOptions): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', strongETag);
  app.response.json = sendJson;
  app.use(logRequests(log, metrics));
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));

  const service = Router();
  service.use('/api/v1', apiHeaders, readBody);
  service.use(
    // Routes are tried in this order, and most requests are lookups.
    serveContract(v1, {
      tags: tagApi({
        db,
        publicUrl: config.publicUrl,
        tokenIdleDays: config.tokenIdleDays,
        reading: { translator, budgetMs: config.lookupBudgetMs, log },
      }),
      login: loginApi({ db, config }),
    }),
  );
  service.use(health(db));
  service.use(docsRoutes(config.publicUrl));

  app.use(config.prefix || '/', service);
  app.use(answerUnknownPath);
  app.use(answerErrors);
  return withLastWord(app);
}
