/** The QR code of a tag on its page, with links to print and download it. */
import { type Html, html, nothing } from '../html/html.ts';
import { type CodeOptions, qrCode } from '../html/qr-code.ts';
import { reachWarning } from '../html/reachability.ts';
import { links } from '../html/record.ts';
import type { SectionOf } from '../http/sections.ts';
import { publicAddress } from '../model/tags/public-address.ts';
import type { Tag } from '../model/tags/tag.ts';
import { labelsAddress } from './label-views.ts';

interface TagCode {
  tag: Tag;
  publicUrl: string;
}

const addressOf = ({ tag, publicUrl }: TagCode): string => publicAddress(publicUrl, tag);

export const tagCode = (code: TagCode, options?: CodeOptions): Html =>
  qrCode(addressOf(code), `QR code of the address ${addressOf(code)}`, options);

/** The section of the tag's page: the code with its address beneath, and links to print it. */
export const tagCodeSection =
  (publicUrl: string): SectionOf<Tag> =>
  ({ record: tag }) =>
  ({ prefix }) => ({
    body: nothing,
    aside: html`<h2>QR code</h2>
${reachWarning(publicUrl)}
${codeWithAddress({ tag, publicUrl })}
${links(
  [`${prefix}${labelsAddress({ tag_ids: tag.id })}`, 'Print a label'],
  [`${prefix}/Tags/${tag.id}/qr.svg`, 'Download SVG'],
  [`${prefix}/Tags/${tag.id}/qr.png`, 'Download PNG'],
)}
<details class="section"><summary>In another size</summary>
${sizeForm(`${prefix}/Tags/${tag.id}/qr.svg`, { name: 'mm', label: 'Millimetres of each side', value: 40, min: 5, max: 1000, submit: 'Download the drawing (SVG)' })}
${sizeForm(`${prefix}/Tags/${tag.id}/qr.png`, { name: 'size', label: 'Pixels of each side', value: 1024, min: 64, max: 4096, submit: 'Download the image (PNG)' })}
</details>`,
  });

interface Size {
  name: 'mm' | 'size';
  label: string;
  value: number;
  min: number;
  max: number;
  submit: string;
}

const sizeForm = (
  action: string,
  { name, label, value, min, max, submit }: Size,
): Html => html`<form method="get" action="${action}">
<div class="field"><label for="code_${name}">${label}</label><input type="number" id="code_${name}" name="${name}" value="${value}" min="${min}" max="${max}" step="${name === 'mm' ? 'any' : '1'}" required></div>
<div class="actions"><button class="quiet" type="submit">${submit}</button></div>
</form>`;

const codeWithAddress = (code: TagCode): Html => html`<figure class="code">
${tagCode(code)}
<figcaption><a href="${addressOf(code)}">${addressOf(code)}</a></figcaption>
</figure>`;
