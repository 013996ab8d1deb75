/** The QR code of a tag on a page to be printed, for who manages the tag. */
import { Router } from 'express';
import { refuseOtherMethods } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { sendPage } from '../http/pages.ts';
import { idOf } from '../http/record-id.ts';
import { Tag } from '../model/tags/tag.ts';
import { tagCodePage } from './tag-code-views.ts';

/** `publicUrl`: where phones reach the service. */
export function tagCodePages(publicUrl: string): Router {
  const router = Router();

  router.get('/Tags/:id/qr', async (req, res) => {
    const { caller, db } = callOf(req);
    const tag = await Tag.find(db, caller, idOf(req));
    const { name_translations: names } = await tag.belonging(db, caller, 'name_translations');
    const name = names.find(({ origin }) => origin === 'original');
    sendPage(res, tagCodePage({ tag, publicUrl }, name));
  });

  router.all('/Tags/:id/qr', refuseOtherMethods(['GET', 'HEAD']));
  return router;
}
