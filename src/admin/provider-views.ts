/** The page of the translation providers. */
import { type ProviderStatus, type ProvidersStatus, providerTitles, type Spender } from '../../contracts/providers.ts';
import { button } from '../html/button.ts';
import { formatFigure } from '../html/chart.ts';
import { type Content, html, nothing } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { details, emptyState, table } from '../html/table.ts';
import { utcTime } from '../html/text.ts';
import { breakerTag } from './state-views.ts';

export const providersPage =
  ({ providers, spent }: ProvidersStatus): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Translation providers',
    body: html`<p>They are asked in this order, until one translates. One that fails five times in a row is left alone for half a minute; then one text tries it again.</p>
${table({
  caption: 'Translation providers',
  columns: [
    { heading: 'Provider', cell: ({ name }) => providerTitles[name] },
    { heading: 'State', cell: stateOf },
    { heading: 'Last success', cell: ({ last_success_at }) => moment(last_success_at) },
    { heading: 'Last failure', cell: lastFailure },
    { heading: 'Characters today', cell: ({ characters_today }) => formatFigure(characters_today), isNumber: true },
    {
      heading: 'Actions',
      cell: ({ name, breaker: state, failures }) =>
        (state !== 'closed' || failures > 0) &&
        html`<div class="row-actions">${button({
          action: `${prefix}/providers/${name}/reset`,
          csrfToken: csrfToken(),
          label: 'Ask it again',
          context: providerTitles[name],
        })}</div>`,
    },
  ],
  rows: providers,
  empty: emptyState(
    'No provider is configured, so nothing is translated. Set the key or the address of one for the runner, for instance DEEPL_API_KEY, or install Apertium.',
  ),
})}
<h2>Characters today (UTC)</h2>
${details([
  ['For all tags', ofCap(spent.all)],
  ['Of these for orders and readers, at most', formatFigure(spent.all.cap - Math.floor(spent.all.cap / 10))],
  ['For tags without an owner', ofCap(spent.unowned)],
  ...(spent.owner ? [['For the tags of one owner', ofEach(spent.owner, `${prefix}/customers`)] as const] : []),
  ...(spent.tag ? [['For one tag, by lookups', ofEach(spent.tag, `${prefix}/Tags`)] as const] : []),
])}
<p><a href="${prefix}/providers">Refresh</a> · <a href="${prefix}/jobs">Translation jobs</a></p>`,
  });

/** The circuit breaker's state, since when, and until when it is open. */
function stateOf({ breaker: state, failures, last_failure_at, retry_at }: ProviderStatus): Content {
  if (state === 'closed') return html`${breakerTag('closed')}${failures > 0 && html` failures in a row: ${failures}`}`;
  const why = failures > 1 ? html`failures in a row: ${failures}` : html`it wants to be left alone`;
  if (state === 'open')
    return html`${breakerTag('open')} since ${moment(last_failure_at)}: ${why}. Asked again from ${moment(retry_at)}`;
  return html`${breakerTag('half_open')} since ${moment(retry_at)}: ${why}. The next text tries it`;
}

const lastFailure = ({ last_failure_at, last_failure }: ProviderStatus): Content =>
  last_failure_at !== null && html`${moment(last_failure_at)}: <span>it ${last_failure}</span>`;

const moment = (at: string | null): Content => (at === null ? nothing : utcTime(new Date(at)));

const ofCap = ({ characters, cap }: { characters: number; cap: number }): Content =>
  html`${formatFigure(characters)} of ${formatFigure(cap)}`;

/** The spending cap of each customer or owner, and the largest spenders. */
const ofEach = ({ most, cap }: { most: readonly Spender[]; cap: number }, path: string): Content =>
  html`${cap === 0 ? 'no cap' : html`at most ${formatFigure(cap)}`}${
    most.length > 0 &&
    html`; most so far: ${most.map(({ id, characters }, at) => html`${at > 0 && ', '}<a href="${path}/${id}">${formatFigure(characters)}</a>`)}`
  }`;
