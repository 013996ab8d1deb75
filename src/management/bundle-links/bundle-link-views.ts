/** The page of the bundle links, and the one with the address of a new link. */
import { management } from '../../../contracts/index.ts';
import type { NewBundleLink } from '../../../contracts/management/bundle-links.ts';
import type { Names, Offer } from '../../../contracts/management/reference.ts';
import { limits } from '../../../contracts/primitives.ts';
import { confirmButton } from '../../html/button.ts';
import { withNames } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { qrCode } from '../../html/qr-code.ts';
import { links as linksTo, pluralise } from '../../html/record.ts';
import { reference } from '../../html/record-name.ts';
import { addressField, copyScript } from '../../html/secret-address.ts';
import { emptyState, table } from '../../html/table.ts';
import { utcTime } from '../../html/text.ts';
import type { BundleLink } from '../../model/bundle-link.ts';

const { path } = management.bundleLinks.index;

const everything = 'All your tags';

interface BundleLinks {
  links: readonly BundleLink[];
  /** Names of the links' places. */
  names: Names;
  /** The places on offer for a new link. */
  places: Offer;
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

export const bundleLinksPage =
  ({ links, names, ...filled }: BundleLinks): View =>
  (context) => ({
    title: 'Bundle links',
    isFailure: filled.errors !== undefined,
    body: html`<p>An app with such a link loads tags in all their languages at once, and shows them without a network, too. It needs no account: anybody who has the link can read what visitors can.</p>
${addition(context, filled)}
<h2>Your links</h2>
<p class="count">${pluralise(links.length, 'link')} of ${limits.bundleLinks}</p>
${table({
  caption: 'Your links',
  columns: [
    { heading: 'Leads to', cell: (link) => target(context, names, link) },
    { heading: 'Created', cell: ({ created_at }) => utcTime(created_at) },
    { heading: 'Last used', cell: ({ last_used_at }) => (last_used_at ? utcTime(last_used_at) : 'never') },
    { heading: 'End it', cell: (link) => revocation(context, names, link) },
  ],
  rows: links,
  empty: emptyState('There are none. Make one for the app that your visitors use.'),
})}`,
  });

const addition = (
  { prefix, csrfToken }: PageContext,
  { places, values, errors }: Pick<BundleLinks, 'places' | 'values' | 'errors'>,
): Html =>
  form({
    action: `${prefix}${path}`,
    csrfToken: csrfToken(),
    group: 'bundle_link',
    hidden: newFormKey(),
    fields: withNames<NewBundleLink>({
      place_id: picker({ name: 'place_id', label: 'Tags of the place', none: everything }, places),
    }),
    values,
    ...(errors && { errors }),
    submit: 'Make a link',
  });

const target = ({ prefix }: PageContext, names: Names, { place_id }: BundleLink): Html =>
  place_id === null
    ? html`${everything}`
    : names.has(place_id)
      ? reference(`${prefix}/places`, names, place_id, 'Place')
      : html`A place that was given away: nothing`;

/** Distinguishes links to the same tags. */
const nameOf = (names: Names, { place_id, created_at }: BundleLink): string =>
  `the link to ${place_id === null ? 'all your tags' : (names.get(place_id)?.name ?? `place ${place_id}`)} of ${created_at.toISOString().slice(0, 16).replace('T', ' ')}`;

const revocation = ({ prefix, csrfToken }: PageContext, names: Names, link: BundleLink): Html =>
  confirmButton('Apps that use it keep what they have, and get nothing new.', {
    action: `${prefix}${path}/${link.id}`,
    csrfToken: csrfToken(),
    label: 'Revoke',
    context: nameOf(names, link),
  });

interface MadeLink {
  link: BundleLink;
  names: Names;
  address: string;
}

/** The only page that ever shows the address. */
export const madeLinkPage =
  ({ link, names, address }: MadeLink): View =>
  (context) => ({
    title: 'The link is made',
    body: html`<p>It leads to: ${target(context, names, link)}</p>
<p><strong>Its address is shown here and never again.</strong> Keep it where nobody but the makers of your app finds it.</p>
${addressField(address)}
<figure class="code">${qrCode(address, 'QR code of the address')}</figure>
${linksTo([`${context.prefix}${path}`, 'To all links'])}
${copyScript(context.prefix)}`,
  });
