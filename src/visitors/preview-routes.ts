/** `/Tags/{id}/preview`: the visitors' page of a tag, even a hidden one, for customers who may see the tag. */
import { Router } from 'express';
import { Failure } from '../errors.ts';
import { addRoute } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { privateNoStore } from '../http/headers.ts';
import { sendPublicPage } from '../http/pages.ts';
import { recordIdOf } from '../http/record-id.ts';
import { readIncludingHidden } from '../lookup/read/by-identifier.ts';
import { type RunnerAccess, serveReading } from '../lookup/translate.ts';
import { Tag } from '../model/tags/tag.ts';
import { pageOptions, preferencesOf, publicPageOf, reasonsWithoutRequest } from './tag-routes.ts';

export interface PreviewOptions {
  asking: RunnerAccess;
  publicUrl: string;
}

export function tagPreviews({ asking, publicUrl }: PreviewOptions): Router {
  return addRoute(Router(), '/Tags/:id/preview', {
    get: async (req, res) => {
      const { db, caller, lookups } = callOf(req);
      const { tag_identifier } = await Tag.find(db, caller, recordIdOf(req));
      const { chosen, preferences, lang } = preferencesOf(req, undefined);
      const reading = await readIncludingHidden(lookups, tag_identifier, pageOptions(preferences));
      if (!reading) throw new Failure('record_not_found');
      // A preview counts no read and requests no translation.
      const { tag, text, name } = await serveReading({ ...reading, hidden: false }, preferences, asking, false);
      const reasons = reasonsWithoutRequest({ text, name });
      const preview = `/Tags/${tag.id}/preview`;
      const page = publicPageOf(publicUrl, { tag, lang, chosen, preferences, reasons, again: 0, preview }, undefined);
      sendPublicPage(res, { ...page, headers: { ...page.headers, 'Cache-Control': privateNoStore } });
    },
  });
}
