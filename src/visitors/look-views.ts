/** A museum's own look on the pages of its visitors. */
import { type Html, html, nothing } from '../html/html.ts';
import type { Brand, Page, PageContext } from '../html/page.ts';
import { logoAddress } from '../model/look/look.ts';
import type { PublicTag } from './public-tag.ts';
import type { Words } from './words/words.ts';

type Look = PublicTag['look'];

/** Its colour, in the head of the page. */
export const lookHead = ({ colour }: NonNullable<Look>, { prefix }: PageContext): Html =>
  colour === null
    ? nothing
    : html`<link rel="stylesheet" href="${prefix}/looks/${colour.slice(1)}.css">
`;

/** The museum's name at the top, and at the end with its links. */
export function museumBrand(look: Look, words: Words, prefix: string): Pick<Page, 'brand' | 'foot'> {
  if (!look) return {};
  const { display_name, imprint_url, privacy_url, logo } = look;
  const links: [string | null, string][] = [
    [imprint_url, words.imprint],
    [privacy_url, words.privacy],
  ];
  const shown = links.flatMap(([address, label]) =>
    address === null ? [] : [html`<a rel="noopener noreferrer" href="${address}">${label}</a> `],
  );
  const name = display_name !== null && html`<bdi>${display_name}</bdi> `;
  return {
    brand: brandOf(display_name, logo, prefix),
    foot: name || shown.length > 0 ? html`${name}${shown}` : undefined,
  };
}

/** As high as the line at the top; without a name, the logo stands for the museum. */
const height = 32;
/** The limit of the style sheet. */
const maxWidth = 320;

function brandOf(name: string | null, logo: NonNullable<Look>['logo'], prefix: string): Brand | undefined {
  if (name === null && !logo) return undefined;
  if (!logo) return { name, logo: undefined };
  const width = Math.min(Math.max(Math.round((height * logo.width) / logo.height), 1), maxWidth);
  return { name, logo: { address: logoAddress(prefix, logo.hash) ?? '', width, height } };
}
