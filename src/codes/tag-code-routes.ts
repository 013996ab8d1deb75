/** The QR code of a tag, for who manages the tag. `req.actor` is who is signed in. */
import { type Request, Router } from 'express';
import type { Database } from '../database/connect.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { idOf } from '../http/record-id.ts';
import { Tag } from '../model/tags/tag.ts';
import { NameTranslation } from '../model/translations/name-translation.ts';
import { tagCode, tagCodePage } from './tag-code-views.ts';

export interface TagCodeOptions {
  db: Database;
  /** Where phones reach the service. */
  publicUrl: string;
}

export function tagCodePages({ db, publicUrl }: TagCodeOptions): Router {
  const router = Router();

  router.get('/Tags/:id/qr', async (req, res) => {
    const tag = await tagOf(db, req);
    res.page(tagCodePage({ tag, publicUrl }, await NameTranslation.originalOf(db, tag.id)));
  });

  router.get('/Tags/:id/qr.svg', async (req, res) => {
    const tag = await tagOf(db, req);
    res.setHeader('Cache-Control', 'private, no-store');
    res
      .attachment(`tag-${tag.tag_identifier}.svg`)
      .type('svg')
      .send(`${tagCode({ tag, publicUrl })}`);
  });

  router.all(['/Tags/:id/qr', '/Tags/:id/qr.svg'], refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

/** Throws `record_not_found`. */
const tagOf = (db: Database, req: Request<{ id: string }>): Promise<Tag> => Tag.find(db, req.actor, idOf(req));
