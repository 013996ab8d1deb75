/** The QR code of a tag as a file: a drawing or a bitmap. */
import { type Request, Router } from 'express';
import { TagCodeQuery } from '../../contracts/management/tag-code.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { parseRequestQuery } from '../http/files.ts';
import { recordIdOf } from '../http/record-id.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import { Tag } from '../model/tags/tag.ts';
import { codeImage } from './code-image.ts';
import { tagCode } from './tag-code-views.ts';

/** `publicUrl`: where phones reach the service. */
export function tagCodeFiles(publicUrl: string): Router {
  const router = Router();

  router.get('/Tags/:id/qr.svg', async (req, res) => {
    const tag = await tagOf(req);
    const drawing = tagCode({ tag, publicUrl }, parseRequestQuery(TagCodeQuery, req));
    res.attachment(`tag-${tag.tag_identifier}.svg`).type('svg').send(`${drawing}`);
  });

  router.get('/Tags/:id/qr.png', async (req, res) => {
    const tag = await tagOf(req);
    const image = await codeImage(publicAddress(publicUrl, tag), parseRequestQuery(TagCodeQuery, req));
    res.attachment(`tag-${tag.tag_identifier}.png`).type('png').send(image);
  });

  router.all(['/Tags/:id/qr.svg', '/Tags/:id/qr.png'], refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

/** Throws `record_not_found`. */
function tagOf(req: Request<{ id: string }>): Promise<Tag> {
  const { caller, db } = callOf(req);
  return Tag.find(db, caller, recordIdOf(req));
}
