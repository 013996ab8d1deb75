/** The page of the beacon UUIDs. */
import { button, confirmButton } from '../html/button.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import type { PageContext, View } from '../html/page.ts';
import { emptyState, table } from '../html/table.ts';
import { utcTime } from '../html/text.ts';
import type { BeaconUuid } from '../model/beacon-uuid.ts';

/** A UUID that was not added, and why. */
interface Draft {
  uuid: unknown;
  errors: FieldErrors | undefined;
}

export const beaconUuidsPage =
  (uuids: readonly BeaconUuid[], draft?: Draft): View =>
  (context) => ({
    title: 'Beacon UUIDs',
    isFailure: draft?.errors !== undefined,
    body: html`<p>Apps find only beacons whose UUID they know, and they get the active ones of this list. Beacons with other UUIDs can still be attached to tags.</p>
${addition(context, draft)}
<h2>The list</h2>
${table({
  caption: 'Beacon UUIDs',
  columns: [
    { heading: 'UUID', cell: ({ uuid }) => html`<code>${uuid}</code>` },
    { heading: 'Maker', cell: ({ maker }) => maker },
    { heading: 'State', cell: state },
    { heading: 'Added', cell: ({ created_at }) => utcTime(created_at) },
    {
      heading: 'Actions',
      cell: (row) => html`<div class="row-actions">${activation(context, row)}${removal(context, row)}</div>`,
    },
  ],
  rows: uuids,
  empty: emptyState('There are none: apps find no beacons. Add the UUID that your beacons send.'),
})}`,
  });

const addition = ({ prefix, csrfToken }: PageContext, draft: Draft | undefined): Html =>
  form({
    action: `${prefix}/beacon-uuids`,
    csrfToken: csrfToken(),
    fields: [
      {
        kind: 'text',
        name: 'uuid',
        label: 'UUID',
        hint: '32 hexadecimal digits, with hyphens or without. Apps get it as you write it.',
        required: true,
        autocomplete: 'off',
        dir: 'ltr',
      },
    ],
    values: { uuid: draft?.uuid },
    ...(draft?.errors && { errors: draft.errors }),
    submit: 'Add the UUID',
  });

const state = ({ active }: BeaconUuid): Html =>
  active ? html`<span class="state good">active</span>` : html`<span class="state plain">not active</span>`;

const activation = ({ prefix, csrfToken }: PageContext, { id, uuid, active }: BeaconUuid): Html =>
  button({
    action: `${prefix}/beacon-uuids/${id}`,
    csrfToken: csrfToken(),
    method: 'patch',
    label: active ? 'Deactivate' : 'Activate',
    context: uuid,
    hidden: { active: active ? '0' : '1' },
  });

const removal = ({ prefix, csrfToken }: PageContext, { id, uuid }: BeaconUuid): Html =>
  confirmButton('Apps do not listen for it any more. Hardware that has it stays as it is.', {
    action: `${prefix}/beacon-uuids/${id}`,
    csrfToken: csrfToken(),
    label: 'Delete',
    context: uuid,
  });
