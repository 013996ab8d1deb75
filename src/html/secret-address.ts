/** A URL with a secret, which only the page that creates it shows. */
import { assetPath } from './assets.ts';
import { type Html, html } from './html.ts';

export const secretAddress = (prefix: string, address: string): Html =>
  html`<p><strong>Its address is shown here and never again.</strong> Send it to nobody else: the first to open it is let in.</p>
<div class="field"><label for="address">Address</label><input type="text" id="address" value="${address}" dir="ltr" readonly autocomplete="off" spellcheck="false"></div>
<div class="actions"><button type="button" hidden data-copies="address">Copy the address</button> <span role="status" data-copied></span></div>
<script type="module" src="${prefix}${assetPath('copy.js')}"></script>`;
