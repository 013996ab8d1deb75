/** A museum's own look on the pages of its visitors. */
import { type Html, html, nothing } from '../html/html.ts';
import type { Page, PageContext } from '../html/page.ts';
import type { PublicTag } from './public-tag.ts';
import type { Words } from './words/words.ts';

type Look = PublicTag['look'];

/** Its colour, in the head of the page. */
export const lookHead = ({ colour }: NonNullable<Look>, { prefix }: PageContext): Html =>
  colour === null
    ? nothing
    : html`<link rel="stylesheet" href="${prefix}/looks/${colour.slice(1)}.css">
`;

/** Its name at the top, and at the end with its pages. */
export function looked(look: Look, words: Words): Pick<Page, 'brand' | 'foot'> {
  if (!look) return {};
  const { display_name, imprint_url, privacy_url } = look;
  const links: [string | null, string][] = [
    [imprint_url, words.imprint],
    [privacy_url, words.privacy],
  ];
  const shown = links.flatMap(([address, label]) =>
    address === null ? [] : [html`<a rel="noopener noreferrer" href="${address}">${label}</a> `],
  );
  const name = display_name !== null && html`<bdi>${display_name}</bdi> `;
  return {
    brand: display_name === null ? undefined : { name: display_name },
    foot: name || shown.length > 0 ? html`${name}${shown}` : undefined,
  };
}
