/** A URL with a secret, which only the page that creates it shows. */
import { assetPath } from './assets.ts';
import { type Html, html } from './html.ts';
import type { View } from './page.ts';
import { links } from './record.ts';
import { textOfUnknownLanguage, utcTime } from './text.ts';

/** The address, to be copied by `copyScript`. */
export const addressField = (address: string): Html =>
  html`<div class="field"><label for="address">Address</label><input type="text" id="address" value="${address}" dir="ltr" readonly autocomplete="off" spellcheck="false"></div>
<div class="actions"><button type="button" hidden data-copies="address">Copy the address</button> <span role="status" data-copied></span></div>`;

export const copyScript = (prefix: string): Html =>
  html`<script type="module" src="${prefix}${assetPath('copy.js')}"></script>`;

export const secretAddress = (prefix: string, address: string): Html =>
  html`<p><strong>Its address is shown here and never again.</strong> Send it to nobody else: the first to open it is let in.</p>
${addressField(address)}
${copyScript(prefix)}`;

interface MadeInvitation {
  email: string;
  /** A mail server has accepted it. */
  sent: boolean;
  expires_at: Date;
}

/** The page after an invitation was made. `back`: the path of the page before, and its link's label. */
export const madeInvitationPage =
  ({ email, sent, expires_at }: MadeInvitation, address: string, [path, label]: readonly [string, string]): View =>
  ({ prefix }) => ({
    title: 'The invitation is made',
    body: html`<p>It is for ${textOfUnknownLanguage(email)}, until ${utcTime(expires_at)}. ${sent ? 'It is sent there by e-mail.' : 'It is not sent by e-mail: send its address yourself.'}</p>
${secretAddress(prefix, address)}
${links([`${prefix}${path}`, label])}`,
  });
