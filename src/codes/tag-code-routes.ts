/** The QR code of a tag, for who manages the tag. */
import { type Request, Router } from 'express';
import { refuseOtherMethods } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { sendPage } from '../http/pages.ts';
import { idOf } from '../http/record-id.ts';
import { Tag } from '../model/tags/tag.ts';
import { tagCode, tagCodePage } from './tag-code-views.ts';

/** `publicUrl`: where phones reach the service. */
export function tagCodePages(publicUrl: string): Router {
  const router = Router();

  router.get('/Tags/:id/qr', async (req, res) => {
    const tag = await tagOf(req);
    const { caller, db } = callOf(req);
    const { name_translations: names } = await tag.belonging(db, caller, 'name_translations');
    const name = names.find(({ origin }) => origin === 'original');
    sendPage(res, tagCodePage({ tag, publicUrl }, name));
  });

  router.get('/Tags/:id/qr.svg', async (req, res) => {
    const tag = await tagOf(req);
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
function tagOf(req: Request<{ id: string }>): Promise<Tag> {
  const { caller, db } = callOf(req);
  return Tag.find(db, caller, idOf(req));
}
