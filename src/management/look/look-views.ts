/** The page of a museum's own look. */
import type { LookChanges } from '../../../contracts/management/look.ts';
import { pictureTypes } from '../../../contracts/pictures.ts';
import { withNames as namedFields } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import type { View } from '../../html/page.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import { type LookFields, logoAddress } from '../../model/look/look.ts';

interface LookPage {
  /** The museum's name. */
  museum: string;
  /** Its id, for admins, whose address names it. */
  named: number | undefined;
  look: LookFields;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

const fieldsFor = (hasLogo: boolean) =>
  namedFields<Omit<LookChanges, 'member_of'> & { logo: Buffer; no_logo: boolean }>({
    display_name: {
      kind: 'text',
      label: 'Name',
      autocomplete: 'off',
      hint: 'Visitors see it at the top of each page, and on letters and labels, in place of this service’s name.',
    },
    colour: {
      kind: 'text',
      label: 'Colour',
      autocomplete: 'off',
      dir: 'ltr',
      hint: 'As #rrggbb, for instance #0b6e4f. For buttons and links; made darker or lighter where it would be hard to read.',
    },
    logo: {
      kind: 'file',
      label: 'Logo',
      accept: pictureTypes.join(),
      hint: 'A JPEG, PNG, WebP, AVIF or GIF. It stands beside the name, and on labels where you want it.',
    },
    no_logo: hasLogo ? { kind: 'checkbox', label: 'Take the logo off' } : undefined,
    imprint_url: { kind: 'url', label: 'Address of your imprint', autocomplete: 'off' },
    privacy_url: { kind: 'url', label: 'Address of your privacy statement', autocomplete: 'off' },
  });

export const lookPage =
  ({ museum, named, look, values, errors }: LookPage): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Look',
    isFailure: errors !== undefined,
    body: html`${look.colour !== null && html`<link rel="stylesheet" href="${prefix}/looks/${look.colour.slice(1)}.css">`}
<p>How ${textOfUnknownLanguage(museum)} looks to visitors. The preview of each tag shows a page as they see it.</p>
${
  look.colour !== null &&
  html`<p class="look-sample"><span class="button">A button</span> <strong>and words</strong> in your colour, as visitors see it.</p>`
}
${look.logo !== null && html`<p><img class="logo" src="${logoAddress(prefix, look.logo)}" alt="Your logo"></p>`}
${form({
  action: `${prefix}/look${named === undefined ? '' : `?member_of=${named}`}`,
  csrfToken: csrfToken(),
  group: 'look',
  ...(named !== undefined && { hidden: { 'look[member_of]': `${named}` } }),
  fields: fieldsFor(look.logo !== null),
  values,
  ...(errors && { errors }),
  submit: 'Save the look',
})}`,
  });
