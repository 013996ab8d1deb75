/** `/t/{tag_identifier}`: what a person sees who has scanned the code on a tag. */
import { type Request, type Response, Router } from 'express';
import { type Language, languageByCode } from '../../contracts/languages.ts';
import { Failure } from '../errors.ts';
import { webUrl } from '../html/text.ts';
import { callOf } from '../http/call.ts';
import { noteFailure } from '../http/errors.ts';
import { nobodyReads } from '../http/nobody-reads.ts';
import { type PublicPage, sendPage, sendPublicPage } from '../http/pages.ts';
import { queryOf } from '../http/parameters.ts';
import { readByIdentifier } from '../lookup/read/by-identifier.ts';
import { type Asking, serve } from '../lookup/translate.ts';
import { firstLanguage, readWishes, type Wishes } from '../lookup/wishes.ts';
import { type PublicTag, publicTagPage, unknownTagPage } from './tag-views.ts';

export function publicTagPages({ asking }: { asking: Asking }): Router {
  const router = Router();
  router.get('/t/:tag_identifier', async (req: Request<{ tag_identifier: string }>, res) => {
    const { chosen, wishes } = wishesOf(req);
    const reading = await readByIdentifier(callOf<'none'>(req).lookups, req.params.tag_identifier, {
      wishes: wishes.codes,
      extras: ['place'],
    });
    if (!reading) return answerUnknown(req, res);
    const { tag } = await serve(reading, wishes.codes, nobodyReads(req) ? undefined : asking);
    const isReported = queryOf(req).reported !== undefined;
    sendPublicPage(res, shown(tag, chosen, firstLanguage(wishes), isReported));
  });
  return router;
}

function shown(
  tag: PublicTag,
  chosen: Language | undefined,
  wanted: Language | undefined,
  isReported: boolean,
): PublicPage {
  const image = webUrl(tag.image_url ?? '');
  return {
    // Not by who reads: no answer is used again without asking us, and then its ETag tells whether it is the same.
    headers: {
      'Content-Language': languageByCode(tag.text_lang ?? tag.name_lang ?? 'en').tag,
      Vary: 'Accept-Language',
    },
    body: publicTagPage({ tag, chosen, wanted, image, isReported }),
    // Many addresses of images lead on to another one, whose host nobody can tell beforehand.
    images: image && `https: ${image.origin}`,
  };
}

/** What was picked on the page comes before what the browser asks for. */
function wishesOf(req: Request): { chosen: Language | undefined; wishes: Wishes } {
  const [, query = ''] = req.originalUrl.split('?', 2);
  const picked = readWishes(new URLSearchParams(query).get('lang') ?? undefined, undefined);
  const chosen = firstLanguage(picked);
  return { chosen, wishes: chosen ? picked : readWishes('auto', req.get('accept-language')) };
}

function answerUnknown(req: Request, res: Response): void {
  noteFailure(req, res, new Failure('tag_not_found'));
  sendPage(res.status(404), unknownTagPage);
}
