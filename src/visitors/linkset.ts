/** Links to a tag's other representations: its page in each language, and its formats for programs. */
import { languageByCode } from '../../contracts/languages.ts';
import { type Linkset, type TagFormat, tagTypes } from '../../contracts/visitors.ts';
import { publicAddress } from '../model/tags/public-address.ts';

/** The tag's address in one format, regardless of `Accept`. */
const inFormat = (address: string, format: TagFormat) => `${address}?format=${format}`;

/** A tag, and the languages of its stored text. */
interface LinkedTag {
  tag_identifier: string;
  stored: readonly string[];
}

/** The tag's page in each language of its stored text. */
const alternatesOf = (publicUrl: string, tag: LinkedTag) =>
  tag.stored.map((code) => ({
    href: `${publicAddress(publicUrl, tag)}?lang=${code}`,
    type: tagTypes.html,
    hreflang: [languageByCode(code).tag],
  }));

/** A link set of RFC 9264, without relations that have no links. */
export function linksetOf(publicUrl: string, tag: LinkedTag): Linkset {
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

/** The header `Link` to the link set. */
export const linkToLinkset = (publicUrl: string, tag: { tag_identifier: string }): string =>
  `<${inFormat(publicAddress(publicUrl, tag), 'linkset')}>; rel="linkset"; type="${tagTypes.linkset}"`;
