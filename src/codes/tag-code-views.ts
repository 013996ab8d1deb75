/** The QR code of a tag: on the tag's page, and by itself to be printed. */
import { assetPath } from '../html/assets.ts';
import { type Html, html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { type CodeOptions, qrCode } from '../html/qr-code.ts';
import { links } from '../html/record.ts';
import { inLanguage } from '../html/text.ts';
import type { SectionOf } from '../http/sections.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import type { Tag } from '../model/tags/tag.ts';
import type { NameTranslation } from '../model/translations/name-translation.ts';

export interface TagCode {
  tag: Tag;
  publicUrl: string;
}

const addressOf = ({ tag, publicUrl }: TagCode): string => publicAddress(publicUrl, tag);

export const tagCode = (code: TagCode, options?: CodeOptions): Html =>
  qrCode(addressOf(code), `QR code of the address ${addressOf(code)}`, options);

/** A section of the tag's page: the code with its address beneath, and the ways to have it on paper. */
export const tagCodeSection =
  (publicUrl: string): SectionOf<Tag> =>
  ({ record: tag }) =>
  ({ prefix }) => ({
    body: html`<h2>QR code</h2>
${codeWithAddress({ tag, publicUrl })}
${links(
  [`${prefix}/Tags/${tag.id}/qr`, 'Print the code'],
  [`${prefix}/Tags/${tag.id}/qr.svg`, 'Download it as SVG'],
  [`${prefix}/Tags/${tag.id}/qr.png`, 'Download it as PNG'],
)}`,
  });

/** What is printed of it is the label alone. */
export const tagCodePage =
  (code: TagCode, name: NameTranslation | undefined): View =>
  ({ prefix }) => {
    const address = `${prefix}/Tags/${code.tag.id}`;
    return {
      title: `QR code of tag ${code.tag.tag_identifier}`,
      heading: html`QR code of tag <code>${code.tag.tag_identifier}</code>`,
      body: html`<div class="label">
${name && html`<p class="label-name">${inLanguage(name.lang_code, name.text)}</p>`}
${codeWithAddress(code)}
</div>
<div class="actions"><button type="button" hidden data-prints>Print</button> <a class="button quiet" href="${address}/qr.svg">Download it as SVG</a> <a href="${address}">Back to the tag</a></div>
<p class="quiet-text">On paper there is only the name, the code and the address.</p>
<script type="module" src="${prefix}${assetPath('print.js')}"></script>`,
    };
  };

const codeWithAddress = (code: TagCode): Html => html`<figure class="code">
${tagCode(code)}
<figcaption><a href="${addressOf(code)}">${addressOf(code)}</a></figcaption>
</figure>`;
