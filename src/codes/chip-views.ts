/** A section of the tag's page: the contents for an NFC chip, and ways to write it. */
import { assetPath } from '../html/assets.ts';
import { html } from '../html/html.ts';
import type { SectionOf } from '../http/sections.ts';
import type { Tag } from '../model/tags/tag.ts';
import { chipsFor } from './ndef.ts';
import { type NdefConfig, tagNdef } from './tag-ndef.ts';

export const chipSection =
  (config: NdefConfig): SectionOf<Tag> =>
  ({ record: tag }) =>
  ({ prefix }) => {
    const { records, message } = tagNdef(config, tag);
    const [smallest] = chipsFor(message.length);
    return {
      body: html`<h2>NFC chip</h2>
<p>A phone that is held to a chip with this message comes to the same address. It takes ${message.length} bytes${smallest !== undefined && html`: the smallest chip for it is an ${smallest}`}.</p>
<div class="actions"><button type="button" hidden data-chip-address="${records[0]?.value}">Write a chip</button> <a class="button quiet" href="${prefix}/Tags/${tag.id}/ndef">Download the message</a></div>
<p class="quiet-text" role="status" data-chip-said></p>
<script type="module" src="${prefix}${assetPath('chip.js')}"></script>`,
    };
  };
