/** `/t/{tag_identifier}`: what a person sees who has scanned the code on a tag. */
import { type Request, type Response, Router } from 'express';
import { type Language, languageByCode } from '../../contracts/languages.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import { webUrl } from '../html/text.ts';
import { languagesWanted } from '../http/accept-language.ts';
import { noteFailure } from '../http/errors.ts';
import { nobodyReads } from '../http/nobody-reads.ts';
import { readPublicTag } from '../lookup/public-tag.ts';
import { type ReadingOptions, translateReading } from '../lookup/translate.ts';
import { publicTagPage, unknownTagPage } from './tag-views.ts';

export interface PublicTagOptions {
  lookups: Database;
  reading: ReadingOptions;
}

export function publicTagPages({ lookups, reading }: PublicTagOptions): Router {
  const router = Router();
  router.get('/t/:tag_identifier', async (req: Request<{ tag_identifier: string }>, res) => {
    const { chosen, wanted } = languagesOf(req);
    const tag = await readPublicTag(lookups, req.params.tag_identifier, wanted);
    if (!tag) return answerUnknown(req, res);
    const [first] = wanted;
    if (first && !nobodyReads(req)) await translateReading(tag, first.code, reading);
    const image = webUrl(tag.image_url ?? '');
    res.setHeader('Content-Language', languageByCode(tag.text_lang ?? tag.name_lang ?? 'en').tag);
    // Not by who reads: no answer is used again without asking us, and then its ETag tells whether it is the same.
    res.vary('Accept-Language');
    // Many addresses of images lead on to another one, whose host nobody can tell beforehand.
    res.publicPage(publicTagPage({ tag, chosen, wanted, image }), image && `https: ${image.origin}`);
  });
  return router;
}

/** What was picked on the page comes before what the browser asks for. */
function languagesOf(req: Request): { chosen: Language | undefined; wanted: Language[] } {
  const [, query = ''] = req.originalUrl.split('?', 2);
  const [chosen, ...others] = languagesWanted(new URLSearchParams(query).get('lang') ?? undefined);
  return chosen
    ? { chosen, wanted: [chosen, ...others] }
    : { chosen, wanted: languagesWanted(req.get('accept-language')) };
}

function answerUnknown(req: Request, res: Response): void {
  noteFailure(req, res, new Failure('tag_not_found'));
  res.status(404).page(unknownTagPage);
}
