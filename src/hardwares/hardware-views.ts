/** The pages of hardware items. */
import type { Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { deletion, links, tagOr } from '../html/record.ts';
import { details, emptyState } from '../html/table.ts';
import { anyText, instant } from '../html/text.ts';
import type { Hardware } from './hardware.ts';

/** Hardware is not listed, to nobody; the page says where it is found instead. */
export const hardwaresPage: View = ({ prefix }) => ({
  title: 'Hardware',
  body: html`${emptyState('Hardware is not listed: each chip, beacon or code is on the page of the tag that it leads to.', { href: `${prefix}/Tags`, label: 'To the tags' })}
${links([`${prefix}/hardwares/new`, 'Add hardware'])}`,
});

const types = [
  { value: 'nfc', label: 'NFC chip' },
  { value: 'ble-beacon', label: 'Bluetooth beacon' },
  { value: 'qr', label: 'QR code' },
];

export const hardwarePage =
  (item: Hardware): View =>
  (context) => {
    const { prefix } = context;
    const path = `/hardwares/${item.id}`;
    return {
      title: `Hardware ${item.identifier}`,
      heading: html`Hardware ${anyText(item.identifier)}`,
      body: html`${details([
        ['Type', types.find(({ value }) => value === item.hardware_type)?.label],
        [
          'Tag',
          item.tag_id === null
            ? 'none: it is free'
            : html`<a href="${prefix}/Tags/${item.tag_id}">Tag ${item.tag_id}</a>`,
        ],
        ['Major', item.major],
        ['Minor', item.minor],
        ['Latitude', item.latitude],
        ['Longitude', item.longitude],
        ['Made', instant(item.created_at)],
        ['Changed', instant(item.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit the item'])}
${deletion(context, { path, what: 'this item', consequence: 'Who scans it finds no tag any more. This cannot be taken back.' })}`,
    };
  };

export interface HardwareForm {
  /** The item that is changed; undefined for a new one. */
  item?: Hardware | undefined;
  values: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

const beaconNumber = (name: string, label: string): Field => ({
  kind: 'number',
  name,
  label,
  hint: 'Of beacons only.',
  min: 0,
  max: 65_535,
  step: 1,
});

const fields: readonly Field[] = [
  {
    kind: 'text',
    name: 'identifier',
    label: 'Identifier',
    hint: 'The UUID of a beacon, the UID of an NFC chip, the text of a QR code.',
    required: true,
    dir: 'ltr',
  },
  { kind: 'select', name: 'hardware_type', label: 'Type', required: true, choices: types, none: 'Choose' },
  {
    kind: 'number',
    name: 'tag_id',
    label: 'Tag (number)',
    hint: 'The tag that it leads to. Without one, it is free.',
    min: 1,
    step: 1,
  },
  beaconNumber('major', 'Major'),
  beaconNumber('minor', 'Minor'),
  { kind: 'number', name: 'latitude', label: 'Latitude in degrees', min: -90, max: 90, step: 'any' },
  { kind: 'number', name: 'longitude', label: 'Longitude in degrees', min: -180, max: 180, step: 'any' },
];

export const hardwareForm =
  ({ item, values, errors }: HardwareForm): View =>
  ({ prefix, csrfToken }) => {
    const address = `${prefix}/hardwares${item ? `/${item.id}` : ''}`;
    return {
      title: item ? `Edit hardware ${item.identifier}` : 'New hardware',
      isRefusal: errors !== undefined,
      body: form({
        action: address,
        method: item ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'hardware',
        fields,
        values,
        ...(errors && { errors }),
        submit: item ? 'Save the item' : 'Add the item',
        cancel: item ? address : tagOr(prefix, values.tag_id, address),
      }),
    };
  };
