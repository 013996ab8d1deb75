/** `/translation_work/similar`: one text to translate, with translations by people of similar originals. */
import { Router } from 'express';
import { z } from 'zod';
import { tagParts } from '../../../contracts/management/tag-filters.ts';
import { WorkFilters, workStates } from '../../../contracts/management/translation-work.ts';
import { TagRecordIdParameter } from '../../../contracts/primitives.ts';
import { Failure } from '../../errors.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { parseQuery } from '../../http/field-messages.ts';
import { sendPage } from '../../http/pages.ts';
import { withoutBlanks } from '../../http/parameters.ts';
import { undefinedIfTooLong } from '../../model/access/record-names.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { findSimilar } from '../../model/translations/work/similar.ts';
import { listWork } from '../../model/translations/work/work-list.ts';
import { similarPage } from './similar-views.ts';
import { readCards } from './work-cards.ts';
import { filtersOf, parseList, similarPath } from './work-paths.ts';

const Query = z.object({
  lang_code: WorkFilters.shape.lang_code,
  tag_id: TagRecordIdParameter,
  part: z.enum(tagParts),
  /** The similar translation to start from. */
  take: TagRecordIdParameter.optional(),
});

export function similarPages({ machine }: { machine: MachineTranslation }): Router {
  return addRoute(Router(), similarPath, {
    get: async (req, res) => sendPage(res, await pageOf(machine, pageCallOf(req))),
  });
}

async function pageOf(machine: MachineTranslation, call: PageCall): Promise<View> {
  const { take, ...place } = parseQuery(Query, withoutBlanks(call.query));
  const { rows } = await listWork(call, { ...place, state: [...workStates] }, { limit: 1 });
  const [card] = await readCards(call, machine, rows);
  if (!card) throw new Failure('record_not_found');
  // Similar texts are optional.
  const similar = await findSimilar(call.searches, card.row).catch(undefinedIfTooLong);
  const taken = similar?.find(({ id }) => id === take)?.text;
  const list = filtersOf(parseList(call.query.list, place.lang_code));
  return similarPage({ card: { ...card, taken }, similar, list });
}
