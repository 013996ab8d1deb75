/** Where else a tag is found: its page in each language, and what it is for programs. */
import { languageByCode } from '../../contracts/languages.ts';
import { type Linkset, type TagFormat, tagTypes } from '../../contracts/visitors.ts';
import { publicAddress } from '../model/tags/public-address.ts';

/** The tag in one format, whatever `Accept` says. */
const inFormat = (address: string, format: TagFormat) => `${address}?format=${format}`;

/** A tag, and in which languages its text is stored. */
interface Linked {
  tag_identifier: string;
  stored: readonly string[];
}

/** The page of a tag in each language in which its text is stored. */
export const alternatesOf = (publicUrl: string, tag: Linked) =>
  tag.stored.map((code) => ({
    href: `${publicAddress(publicUrl, tag)}?lang=${code}`,
    type: tagTypes.html,
    hreflang: [languageByCode(code).tag],
  }));

/** As RFC 9264 has it; a relation without links has no place there. */
export function linksetOf(publicUrl: string, tag: Linked): Linkset {
  const anchor = publicAddress(publicUrl, tag);
  const alternate = alternatesOf(publicUrl, tag);
  return {
    linkset: [
      {
        anchor,
        canonical: [{ href: anchor }],
        ...(alternate.length > 0 && { alternate }),
        describedby: [{ href: inFormat(anchor, 'json'), type: tagTypes.json }],
      },
    ],
  };
}

/** The header `Link` that leads there. */
export const linkToLinkset = (publicUrl: string, tag: { tag_identifier: string }): string =>
  `<${inFormat(publicAddress(publicUrl, tag), 'linkset')}>; rel="linkset"; type="${tagTypes.linkset}"`;
