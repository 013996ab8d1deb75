/** How many tags there are, as a link to the list of them. */
import { type Html, html } from './html.ts';
import { counted } from './record.ts';

/** `most`: what is counted at most. */
export function tagCount(href: string, count: number, most: number): Html | false {
  if (count === 0) return false;
  return html`<a href="${href}">${count > most ? `more than ${most} tags` : counted(count, 'tag')}</a>`;
}
