/** The start page for a signed-in customer: open work, the coverage of languages, and the newest tags. */

import { daysOf } from '../../../contracts/management/days.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import { type Html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import type { Call } from '../../http/call.ts';
import { browse, type ListReader } from '../../model/access/browse.ts';
import { missingPart, readCoverageOfAll, shareOf } from '../../model/figures/coverage.ts';
import { groupReads } from '../../model/figures/reads.ts';
import { undefinedOnTimeout } from '../../model/figures/undefined-on-timeout.ts';
import { TranslationOrder } from '../../model/orders/translation-order.ts';
import { Place } from '../../model/place.ts';
import { Report } from '../../model/reports/report.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readTagNames } from '../../model/tags/tag-names.ts';
import { type Figures, maxWaiting, overviewView } from './overview-views.ts';

/** Enough tags to find the newest one. */
const maxNewest = 5;
/** The languages on the start page. */
const maxLanguages = 8;

/** Empty without a caller. */
export async function readOverview(call: Call<'optional'>): Promise<(context: PageContext) => Html> {
  const { caller, searches } = call;
  if (!caller) return () => nothing;
  const places = await browse(Place, searches, caller, { q: '' });
  const tags = await browse(Tag, searches, caller, { q: '' }, { order: { isDescending: true } });
  const newest = tags.rows.slice(0, maxNewest);
  return overviewView({
    tags: tags.total,
    places: places.total,
    newest,
    names: await readTagNames(call.db, caller, newest),
    reports: await Report.waiting(searches, caller, maxWaiting + 1),
    failed: await TranslationOrder.failedItems(call.db, caller),
    // Larger collections have their figures on separate pages, which may be slow.
    figures: tags.total > maxCounted ? undefined : await undefinedOnTimeout(figuresOf({ ...call, caller })),
  });
}

async function figuresOf(looking: ListReader): Promise<Figures> {
  const rows = await readCoverageOfAll(looking, {});
  const { rows: read, reads, ...span } = await groupReads(looking, { by: ['day', 'missed'] });
  const byDay = Map.groupBy(read, ({ day }) => day);
  const sum = (some: readonly { reads: number }[] = []) => some.reduce((total, row) => total + row.reads, 0);
  return {
    languages: rows
      .map((row) => ({ lang_code: row.lang_code, share: shareOf(row), part: missingPart(row) }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, maxLanguages),
    stale: rows.reduce((total, { texts, names }) => total + texts.stale + names.stale, 0),
    reads,
    missed: sum(read.filter(({ missed }) => missed !== null)),
    days: daysOf(span).map((day) => sum(byDay.get(day))),
  };
}
