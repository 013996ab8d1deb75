/** The number of tags, as a link to their list. */
import { type Html, html } from './html.ts';
import { counted } from './record.ts';

/** `most`: the cap of the count. */
export function tagCount(href: string, count: number, most: number): Html | false {
  if (count === 0) return false;
  return html`<a href="${href}">${count > most ? `more than ${most} tags` : counted(count, 'tag')}</a>`;
}
