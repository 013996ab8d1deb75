/** The start page for a signed-in customer: counts, the newest tags, and pending work. */

import { mostCounted } from '../../../contracts/management/list-query.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { instant } from '../../html/text.ts';
import type { Call } from '../../http/call.ts';
import { browse } from '../../model/access/browse.ts';
import { BinEntry } from '../../model/bin/bin-entry.ts';
import { Place } from '../../model/place.ts';
import { Report } from '../../model/reports/report.ts';
import { Tag } from '../../model/tags/tag.ts';
import { namesAround } from '../../model/tags/tag-names.ts';

/** Enough to find the newest one. */
const mostNewest = 5;
/** Beyond that the page says that there are more. */
const mostWaiting = 100;

interface Figure {
  path: string;
  one: string;
  many: string;
  total: number;
}

/** Empty without a caller. */
export async function overview(call: Call<'optional'>): Promise<(context: PageContext) => Html> {
  const { caller, searches } = call;
  if (!caller) return () => nothing;
  const places = await browse(Place, searches, caller, { q: '' });
  const tags = await browse(Tag, searches, caller, { q: '' }, { order: { isDescending: true } });
  const newest = tags.rows.slice(0, mostNewest);
  const names = await namesAround(call.db, caller, newest);
  const binned = await BinEntry.browsed(call, caller, { q: '' });
  const figures: Figure[] = [
    { path: '/Tags', one: 'tag', many: 'tags', total: tags.total },
    { path: '/places', one: 'place', many: 'places', total: places.total },
    ...(binned.total > 0
      ? [{ path: '/bin', one: 'entry in the bin', many: 'entries in the bin', total: binned.total }]
      : []),
  ];
  const reports = await Report.waiting(searches, caller, mostWaiting + 1);
  return ({ prefix }) => html`<ul class="figures">${figures.map((figure) => figureView(prefix, figure))}</ul>
${reports > 0 && html`<p class="notice caution"><a href="${prefix}/reports">${visitors(reports)} reported something wrong</a>.</p>`}
${newest.length > 0 && html`<h2>Newest tags</h2>\n${newestTable(prefix, newest, names)}`}`;
}

/** The visitors whose reports are still open. */
function visitors(reports: number): string {
  if (reports === 1) return 'A visitor has';
  return `${reports > mostWaiting ? `More than ${mostWaiting}` : reports} visitors have`;
}

const totalInWords = (total: number) => (total > mostCounted ? `more than ${mostCounted}` : `${total}`);

const figureView = (prefix: string, { path, one, many, total }: Figure): Html =>
  html`<li><a href="${prefix}${path}"><strong>${totalInWords(total)}</strong> ${total === 1 ? one : many}</a></li>\n`;

const newestTable = (prefix: string, rows: readonly Tag[], { tags, places }: { tags: Names; places: Names }): Html =>
  table({
    caption: 'Newest tags',
    columns: [
      {
        heading: 'Tag',
        cell: ({ id }) => {
          const name = tags.get(id);
          return name && nameLink(`${prefix}/Tags`, name);
        },
      },
      { heading: 'Place', cell: ({ place_id }) => reference(`${prefix}/places`, places, place_id, 'Place') },
      { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
    ],
    rows,
    empty: nothing,
  });
