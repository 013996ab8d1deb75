/** `/sdks`: the SDK packages, for people and for npm, Gradle, Maven and SwiftPM. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, Router } from 'express';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import { allowEmbedding, apiHeaders } from '../http/headers.ts';
import { sendPublicPage } from '../http/pages.ts';
import { readOnly } from './published.ts';
import { sdkFolder } from './sdk-folder.ts';
import { changelogPage, sdksPage } from './sdk-views.ts';

const changelog = join(import.meta.dirname, '../../docs/sdk-changelog.md');

export function sdkRoutes({ sdksDir, publicUrl }: Pick<Config, 'sdksDir' | 'publicUrl'>): Router {
  const address = publicUrl.replace(/\/$/, '');
  const folder = sdkFolder(sdksDir, `${address}/sdks`);
  const page = sdksPage(folder.versions, address);
  const changes = changelogPage(readFileSync(changelog, 'utf8'), folder.versions);

  const router = Router();
  router.all(['/sdks', '/sdks/*path'], allowEmbedding, apiHeaders, readOnly);
  router.get('/sdks', (_req, res) => sendPublicPage(res, { headers: {}, body: page }));
  router.get('/sdks/changelog', (_req, res) => sendPublicPage(res, { headers: {}, body: changes }));
  router.get('/sdks/*path', async (req: Request<{ path: string[] }>, res) => {
    const path = req.params.path.join('/');
    const file = await folder.find(path);
    if (!file) throw new Failure('unknown_path');
    res.set({ 'Content-Type': file.type, ETag: file.etag });
    if (file.isFinal) res.set('Cache-Control', 'public, max-age=31536000, immutable');
    // Required of a Swift package registry.
    if (path.startsWith('swift/')) res.set('Content-Version', '1');
    res.send(file.bytes);
  });
  return router;
}
