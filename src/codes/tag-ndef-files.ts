/** The NDEF message of a tag: as bytes for tools that write chips, and described as JSON. */
import { type IRouter, Router } from 'express';
import { media } from '../../contracts/index.ts';
import { TagNdefQuery } from '../../contracts/management/tag-ndef.ts';
import { ok } from '../http/answers.ts';
import { addRoute, serveContract } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { parseRequestQuery } from '../http/files.ts';
import { handlers } from '../http/handlers.ts';
import { readParameters } from '../http/parameters.ts';
import { recordIdOf } from '../http/record-id.ts';
import { Tag } from '../model/tags/tag.ts';
import { chipsFor } from './ndef.ts';
import { type NdefConfig, tagNdef } from './tag-ndef.ts';

export function tagNdefFiles(config: NdefConfig): IRouter {
  const router = Router();

  addRoute(router, '/Tags/:id/ndef', {
    get: async (req, res) => {
      const { caller, db } = callOf(req);
      const tag = await Tag.find(db, caller, recordIdOf(req));
      const { message } = tagNdef(config, tag, parseRequestQuery(TagNdefQuery, req).app === 1);
      res.attachment(`tag-${tag.tag_identifier}.ndef`).type('application/octet-stream').send(message);
    },
  });

  const tagMediaHandlers = handlers(media.tagMedia, {
    ndef: async ({ params, query }, { caller, db }) => {
      const { records, message } = tagNdef(config, await Tag.find(db, caller, params.id), query.app === 1);
      const bytes = message.length;
      return ok({ hex: message.toString('hex'), bytes, records, fits: chipsFor(bytes) });
    },
  });
  router.use(serveContract(media, { tagMedia: tagMediaHandlers }, [readParameters]));
  return router;
}
