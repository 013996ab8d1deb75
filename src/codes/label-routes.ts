/** Sheets of labels: codes of many tags, to be printed at once. */
import { type Request, Router } from 'express';
import { LabelSheet, LabelTags } from '../../contracts/management/labels.ts';
import { noReference } from '../../contracts/management/reference.ts';
import { isBlank } from '../../contracts/text.ts';
import { Invalid } from '../errors.ts';
import type { View } from '../html/page.ts';
import { defaultMargin, modulesOf, qrCode } from '../html/qr-code.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { callOf } from '../http/call.ts';
import { pageCallOf } from '../http/crud-pages.ts';
import { parseQuery } from '../http/field-messages.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { queryOf, withoutBlanks } from '../http/parameters.ts';
import { recordIdOf } from '../http/record-id.ts';
import { resolveReferences } from '../http/resource-pages.ts';
import { sendLongPage } from '../http/streams.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import { choicesAmong, idResolver } from '../model/access/record-names.ts';
import { Place } from '../model/place.ts';
import { type LabelTag, readLabelTags, searchLabelTags } from '../model/tags/label-tags.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import { Tag } from '../model/tags/tag.ts';
import { chosenTags, withTagIds } from './label-names.ts';
import { type Content, layOutLabel, minModule, type Sheet, sheetOf } from './label-sheets.ts';
import { labelStyle } from './label-style.ts';
import {
  type LabelForm,
  type LabelPage,
  labelForm,
  labelPage,
  labelsAddress,
  maxFoundTags,
  sheetPieces,
} from './label-views.ts';

interface LabelOptions {
  /** Where phones reach the service. */
  publicUrl: string;
  yielding: StreamTurns;
}

export function labelPages({ publicUrl, yielding }: LabelOptions): Router {
  const router = Router();
  const prefix = new URL(publicUrl).pathname.replace(/\/$/, '');

  router.get('/labels', async (req, res) => {
    const requested = withoutBlanks(queryOf(req));
    try {
      if (requested.sheet === undefined || requested.find !== undefined)
        return sendPage(res, await chosenLabels(req, requested, { publicUrl }));
      if (isNoneTicked(requested)) {
        const errors = { tag_ids: ['has no tags to print'] };
        return sendPage(res.status(422), await chosenLabels(req, requested, { publicUrl, errors }));
      }
      const page = await sheets(req, requested, publicUrl);
      const codeOf = (tag: LabelTag) => codeIn(publicAddress(publicUrl, tag));
      sendLongPage(res, yielding, labelPage(page), sheetPieces(page, codeOf, prefix));
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      sendPage(res.status(422), await form(req, requested, { publicUrl, errors: error.errors }));
    }
  });

  router.get('/labels.css', (req, res) => {
    const sizeParameters = LabelSheet.pick({ sheet: true, width: true, height: true, words: true, with: true });
    const { words, with: parts, ...size } = parseQuery(sizeParameters, withoutBlanks(queryOf(req)));
    res.type('css').send(labelStyle(sheetOf(size), contentOf({ words, with: parts })));
  });

  // The former page of a tag's code.
  router.get('/Tags/:id/qr', async (req, res) => {
    const { caller, db } = callOf(req);
    const { id } = await Tag.find(db, caller, recordIdOf(req));
    seeOther(res, labelsAddress({ tag_ids: id }));
  });
  router.all(['/labels', '/labels.css', '/Tags/:id/qr'], refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

type LabelParameters = Readonly<Record<string, unknown>>;

/** Boxes were shown and are all empty: not even what `q` finds is to be printed. */
const isNoneTicked = ({ ticks, tag_ids, tags, place_id }: LabelParameters): boolean =>
  ticks !== undefined && place_id === undefined && [tag_ids, tags].flat().every((each) => isBlank(each ?? ''));

/** The parameters with the ids of a place and of tags that were named in words. Throws `Invalid`. */
async function understood(req: Request, requested: LabelParameters): Promise<LabelParameters> {
  const call = pageCallOf(req);
  return withTagIds(call.db, call.caller, await resolveReferences(call, requested, { place_id: idResolver(Place) }));
}

const contentOf = ({ words, with: parts = [] }: Pick<LabelSheet, 'words' | 'with'>): Content => ({
  words,
  lines: new Set(parts).size,
});

async function form(
  req: Request,
  requested: LabelParameters,
  { errors, ...more }: Pick<LabelForm, 'publicUrl' | 'errors' | 'found'>,
): Promise<View> {
  const { caller, db, searches } = pageCallOf(req);
  const chosen = requested.place_id === noReference ? undefined : requested.place_id;
  const places = await choicesAmong(Place, searches, caller).offer(chosen);
  const tags = await chosenTags(db, caller, requested);
  const { tag_ids, ...others } = errors ?? {};
  return labelForm({
    requested,
    places,
    chosen: tags,
    ...more,
    errors: { ...others, ...(tag_ids && { tags: tag_ids }) },
  });
}

/** The form; tags that it names already have to exist. */
async function chosenLabels(
  req: Request,
  requested: LabelParameters,
  more: Pick<LabelForm, 'publicUrl' | 'errors'>,
): Promise<View> {
  const { caller, db, searches } = pageCallOf(req);
  const { tag_ids, place_id, q } = parseQuery(LabelTags, await understood(req, requested));
  await readLabelTags(db, caller, { tag_ids });
  await readLabelTags(db, caller, { place_id });
  if (q === undefined) return form(req, requested, more);
  const found = await searchLabelTags(searches, caller, q, maxFoundTags);
  return form(req, requested, { ...more, found: found.filter(({ id }) => !tag_ids?.includes(id)) });
}

/** The labels to print. Throws `Invalid`. */
async function sheets(req: Request, requested: LabelParameters, publicUrl: string): Promise<LabelPage> {
  const { caller, db, searches } = pageCallOf(req);
  const query = parseQuery(LabelSheet, await understood(req, requested));
  const sheet = sheetOf(query);
  const { tags, hasMore } = await readLabelTags(query.q === undefined ? db : searches, caller, query);
  const [first] = tags;
  if (!first) throw new Invalid({ [nothingIn(query)]: ['has no tags to print'] });
  demandReadable(publicAddress(publicUrl, first), sheet, contentOf(query));
  return { publicUrl, tags, hasMore, sheet, query };
}

/** The field of the error where no tags are selected. */
const nothingIn = ({ place_id, tag_ids, q }: LabelSheet) =>
  place_id ? 'place_id' : q && !tag_ids?.length ? 'q' : 'tag_ids';

const codeIn = (address: string) => qrCode(address, `QR code of the address ${address}`);

/** All addresses have one length. Throws `Invalid` where a code would be too small for cameras. */
function demandReadable(address: string, sheet: Sheet, content: Content): void {
  const modules = modulesOf(address).size + 2 * defaultMargin;
  if (layOutLabel(sheet, content).code / modules >= minModule) return;
  const { width, height } = sheet.label;
  throw new Invalid({ [width < height ? 'width' : 'height']: ['is too small for a code that phones can read'] });
}
