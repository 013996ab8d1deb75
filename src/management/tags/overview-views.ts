/** The start page's view of a collection. */

import { maxCounted } from '../../../contracts/management/list-query.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { formatFigure } from '../../html/chart.ts';
import { attributes, type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { links, pluralise } from '../../html/record.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { table } from '../../html/table.ts';
import { languageName, utcTime } from '../../html/text.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';

/** The cap of the shown counts. */
export const maxWaiting = 100;

interface Overview {
  tags: number;
  places: number;
  /** The number of visitors with open reports. */
  reports: number;
  /** Items of orders of the last 30 days. */
  failed: number;
  newest: readonly Tag[];
  names: TagNames;
  /** Undefined for a collection that is too large to count on each start page. */
  figures: Figures | undefined;
}

export interface Figures {
  /** By language, the most complete first. */
  languages: readonly { lang_code: string; share: number; part: TagPart | undefined }[];
  stale: number;
  /** Of the last 30 days. */
  reads: number;
  missed: number;
  days: readonly number[];
}

export const overviewView =
  (all: Overview) =>
  ({ prefix }: PageContext): Html =>
    all.tags === 0
      ? firstSteps(prefix)
      : html`${reported(prefix, all.reports)}${failedInOrders(prefix, all.failed)}
<ul class="figures">${figuresOf(all).map((each) => figureView(prefix, each))}</ul>
<div class="sides">
<section><h2>Newest tags</h2>
${newestTable(prefix, all.newest, all.names)}</section>
${all.figures && all.figures.languages.length > 0 && coverageView(prefix, all.figures)}
${all.figures && all.figures.reads > 0 && readsView(prefix, all.figures)}
</div>`;

function firstSteps(prefix: string): Html {
  const steps = [
    [`${prefix}/Tags/import`, 'Import a table of yours'],
    [`${prefix}/Tags/mint`, 'Print codes first, fill them where they hang'],
  ] as const;
  const isOne = steps.some(([href]) => isAllowed('GET', href));
  return html`<div class="empty"><p>There is nothing here yet.${isOne && ' Begin with what you have:'}</p>
${isOne && links(...steps)}</div>`;
}

const reported = (prefix: string, reports: number): Html | false =>
  reports > 0 &&
  html`<p class="notice caution"><a href="${prefix}/reports">${visitors(reports)} reported something wrong</a>.</p>`;

const failedInOrders = (prefix: string, failed: number): Html | false =>
  failed > 0 &&
  html`<p class="notice caution"><a href="${prefix}/translation_orders">${pluralise(failed, 'translation')} of your orders failed</a>: each says why.</p>`;

function visitors(reports: number): string {
  if (reports === 1) return 'A visitor has';
  return `${reports > maxWaiting ? `More than ${maxWaiting}` : reports} visitors have`;
}

interface FigureShown {
  path: string;
  value: string;
  of: string;
  /** Whether somebody has to act. */
  waits?: boolean;
}

const totalInWords = (total: number) => (total > maxCounted ? `more than ${maxCounted}` : `${total}`);

/** Figures that call for work come first. */
const figuresOf = ({ tags, places, figures }: Overview): FigureShown[] => [
  ...(figures
    ? [
        { path: '/coverage', value: formatFigure(figures.stale), of: 'out of date', waits: figures.stale > 0 },
        {
          path: '/stats/reads',
          value: formatFigure(figures.missed),
          of: 'wanted and not had',
          waits: figures.missed > 0,
        },
        { path: '/stats/reads', value: formatFigure(figures.reads), of: 'reads in 30 days' },
      ]
    : []),
  { path: '/Tags', value: totalInWords(tags), of: tags === 1 ? 'tag' : 'tags' },
  { path: '/places', value: totalInWords(places), of: places === 1 ? 'place' : 'places' },
];

const figureView = (prefix: string, { path, value, of, waits }: FigureShown): Html =>
  html`<li${attributes({ class: waits && 'waits' })}><a href="${prefix}${path}"><strong>${value}</strong> ${of}</a></li>\n`;

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
      { heading: 'Changed', cell: ({ updated_at }) => utcTime(updated_at) },
    ],
    rows,
    empty: nothing,
  });

/** Each language links to the tags that lack it. */
function coverageView(prefix: string, { languages }: Figures): Html {
  const bar = ({ lang_code, share, part }: Figures['languages'][number]) => {
    const percent = Math.floor(share * 100);
    const query = new URLSearchParams({ lang_code, state: 'missing', ...(part === 'name' && { part }) });
    return html`<li><a href="${prefix}/Tags?${query.toString()}"><span>${languageName(lang_code)}</span><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="6"/></svg><b>${percent} %</b></a></li>\n`;
  };
  return html`<section><h2>Coverage</h2>
<ul class="bars" aria-label="Texts and names that are there, by language">${languages.map(bar)}</ul>
<p><a href="${prefix}/coverage">All languages, place by place</a></p></section>`;
}

function readsView(prefix: string, { days, reads }: Figures): Html {
  const most = Math.max(...days, 1);
  const bar = (count: number, day: number) => {
    const height = Math.round((count / most) * 40 * 100) / 100;
    return html`<rect x="${day * 10}" y="${40 - height}" width="8" height="${height}"/>`;
  };
  return html`<section><h2>Reads of 30 days</h2>
<svg class="spark" role="img" aria-label="${formatFigure(reads)} reads in 30 days, day by day" viewBox="0 0 ${days.length * 10} 40" preserveAspectRatio="none">${days.map(bar)}</svg>
<p><a href="${prefix}/stats/reads">How it was read, and what was wanted</a></p></section>`;
}
