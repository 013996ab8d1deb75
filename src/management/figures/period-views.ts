/** Shortcuts to the most frequent periods of figures. */
import { attributes, type Html, html } from '../../html/html.ts';
import { listAddress, type RecordFilterValues } from '../../html/list-filters.ts';

export function spans(path: string, { requested }: RecordFilterValues): Html {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const dayIn = (months: number, date: number) =>
    new Date(Date.UTC(year, month + months, date)).toISOString().slice(0, 10);
  const link = (label: string, from: string | undefined, to: string | undefined) =>
    html`<li><a href="${listAddress(path, requested, { from, to })}"${attributes({ 'aria-current': requested.from === from && requested.to === to && 'true' })}>${label}</a></li>\n`;
  return html`<nav aria-label="Days"><ul class="filters">${link('Last 30 days', undefined, undefined)}${link('This month', dayIn(0, 1), dayIn(1, 0))}${link('Last month', dayIn(-1, 1), dayIn(0, 0))}</ul></nav>`;
}
