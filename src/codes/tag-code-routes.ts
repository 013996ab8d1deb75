/** Redirect from the former page of a tag's QR code; labels are printed elsewhere now. */
import { Router } from 'express';
import { refuseOtherMethods } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { seeOther } from '../http/pages.ts';
import { idOf } from '../http/record-id.ts';
import { Tag } from '../model/tags/tag.ts';
import { labelsAddress } from './label-views.ts';

export function tagCodePages(): Router {
  const router = Router();

  router.get('/Tags/:id/qr', async (req, res) => {
    const { caller, db } = callOf(req);
    const { id } = await Tag.find(db, caller, idOf(req));
    seeOther(res, labelsAddress({ tag_ids: id }));
  });

  router.all('/Tags/:id/qr', refuseOtherMethods(['GET', 'HEAD']));
  return router;
}
