/** `/t/{tag_identifier}`: the page for a person who has scanned a tag's code. */
import { type Request, type Response, Router } from 'express';
import { type Language, languageByCode, lookUpLanguage } from '../../contracts/languages.ts';
import { imageUrlOf } from '../../contracts/pictures.ts';
import { languagesAsText } from '../../contracts/preferences.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import { webUrl } from '../html/text.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { parseBody, readBody } from '../http/body.ts';
import { isNoVisitor, isPrefetchOrHead } from '../http/bots-and-prefetch.ts';
import { callOf } from '../http/call.ts';
import { noteFailure } from '../http/errors.ts';
import { type PublicPage, seeOther, sendPublicPage } from '../http/pages.ts';
import { queryOf, withoutBlanks } from '../http/parameters.ts';
import type { ReadCounts } from '../lookup/counts/read-counts.ts';
import { firstLanguage, type LanguagePreferences, parsePreferences } from '../lookup/preferences.ts';
import { readIncludingHidden } from '../lookup/read/by-identifier.ts';
import type { Extra } from '../lookup/read/reading.ts';
import { type RunnerAccess, type ServedTag, serveReading } from '../lookup/translate.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import { neighboursWithNames, placeName } from './chosen-name.ts';
import { linkToLinkset } from './linkset.ts';
import { offeredLanguages } from './offered-languages.ts';
import { refreshCount } from './polling-views.ts';
import { type PublicTagPage, withoutContents } from './public-tag.ts';
import { rememberedLanguage } from './remembered-language.ts';
import { publicTagPage, unknownTagPage } from './tag-views.ts';

type TagRequest = Request<{ tag_identifier: string }>;

export interface TagPagesOptions {
  asking: RunnerAccess;
  counts: ReadCounts;
  config: Pick<Config, 'publicUrl' | 'prefix'>;
}

/** The columns of the page. */
const pageExtras = ['place', 'image', 'look', 'provenance', 'neighbours', 'spot', 'stored'] as const;

/** What the page reads of a tag. */
export const pageOptions = ({ codes, excluded }: LanguagePreferences) => ({
  preferences: codes,
  excluded,
  extras: pageExtras,
});

/** Headers that the page depends on. */
const vary = 'Accept, Accept-Language, Cookie';

export function publicTagPages({ asking, counts, config }: TagPagesOptions): Router {
  const router = Router();
  const path = '/t/:tag_identifier';
  const remembered = rememberedLanguage(config);
  const isUnread = isNoVisitor(config);
  const preferencesFor = (req: TagRequest) => preferencesOf(req, remembered.of(req));

  router.get(path, async (req: TagRequest, res) => {
    const { chosen, preferences, lang } = preferencesFor(req);
    const found = await readTag(req, pageOptions(preferences));
    if (!found) return answerUnknown(req, res, preferences);
    const reading = found.hidden ? withoutContents(found) : found;
    const { tag, isLasting, ...outcome } = await serveReading(reading, preferences, asking, !isUnread(req));
    // A prefetched page requests its translation once it is displayed.
    const reasons = isUnread(req) && !isPrefetchOrHead(req) ? reasonsWithoutRequest(outcome) : reasonsOf(outcome);
    const { again, reported } = queryOf(req);
    const visit = { again: refreshCount(again), isReported: reported !== undefined };
    const offered = offeredLanguages(reading, asking.translator);
    const published = { address: publicAddress(config.publicUrl, tag), stored: tag.stored.text };
    const page = { tag, lang, chosen, preferences, reasons, ...visit, offered, published };
    const reads = counts.tallyOf(tag, 'page', preferences);
    // A polling request is part of the same reading.
    if (again === undefined && !isUnread(req)) reads.count();
    // A page with links to the tags before and after depends on any tag that could come between.
    const dependsOn = isLasting && !tag.neighbours ? { tag: tag.id, reads, isUnread } : undefined;
    const link = tag.hidden ? undefined : linkToLinkset(config.publicUrl, tag);
    sendPublicPage(res, { ...publicPageOf(config.publicUrl, page, link), dependsOn });
  });

  // No CSRF token: another site could only choose a language for its reader.
  router.post(path, readBody, async (req: TagRequest, res) => {
    const tag = await readTag(req, {});
    if (!tag) return answerUnknown(req, res, preferencesFor(req).preferences);
    remembered.keep(res, lookUpLanguage(textOrUndefined(parseBody(req).lang) ?? ''));
    seeOther(res, `/t/${tag.tag_identifier}`);
  });

  router.all(path, refuseOtherMethods(['GET', 'HEAD', 'POST', 'OPTIONS']));
  return router;
}

const reasonsOf = ({ text, name }: Pick<ServedTag<never>, 'text' | 'name'>) => ({
  text: text.reason,
  name: name.reason,
});

/** For a page that has requested no translation: nothing is pending either. */
export function reasonsWithoutRequest(outcome: Parameters<typeof reasonsOf>[0]): ReturnType<typeof reasonsOf> {
  const { text, name } = reasonsOf(outcome);
  const heard = (reason: typeof text) => (reason === 'pending' ? 'unavailable' : reason);
  return { text: heard(text), name: heard(name) };
}

const readTag = <E extends Extra = never>(req: TagRequest, wanted: Parameters<typeof readIncludingHidden<E>>[2]) =>
  readIncludingHidden(callOf<'none'>(req).lookups, req.params.tag_identifier, wanted);

/** The page with its headers. `link`: to its other formats. */
export function publicPageOf(
  publicUrl: string,
  {
    preferences,
    ...page
  }: Omit<PublicTagPage, 'image' | 'wanted' | 'place' | 'neighbours'> & { preferences: LanguagePreferences },
  link: string | undefined,
): PublicPage {
  const { tag } = page;
  const [place, neighbours] = [placeName(tag.place, preferences), neighboursWithNames(tag.neighbours, preferences)];
  const image = webUrl(imageUrlOf(publicUrl, tag) ?? '');
  return {
    headers: {
      'Content-Language': languageByCode(tag.text_lang ?? tag.name_lang ?? 'en').tag,
      ...(link !== undefined && { Link: link }),
      Vary: vary,
    },
    body: publicTagPage({ ...page, image, wanted: firstLanguage(preferences), place, neighbours }),
    // Addresses of images often redirect to an unknown host.
    images: image && `https: ${image.origin}`,
  };
}

interface PageLanguages extends Pick<PublicTagPage, 'lang' | 'chosen'> {
  preferences: LanguagePreferences;
}

/** Precedence: the address, then the remembered choice, then the browser's header. */
export function preferencesOf(req: Request, remembered: Language | undefined): PageLanguages {
  const { lang } = withoutBlanks(queryOf(req));
  const asked = lang === undefined ? undefined : languagesAsText(lang);
  const preferences = parsePreferences(asked ?? remembered?.code ?? 'auto', req.get('accept-language'));
  return { lang: asked, chosen: preferences.isByHeader ? undefined : firstLanguage(preferences), preferences };
}

export function answerUnknown(req: Request, res: Response, preferences: LanguagePreferences): void {
  if (req.format === 'json') throw new Failure('tag_not_found');
  noteFailure(req, res, new Failure('tag_not_found'));
  const body = unknownTagPage(firstLanguage(preferences));
  sendPublicPage(res.status(404), { headers: { Vary: vary, 'Cache-Control': 'no-store' }, body });
}
