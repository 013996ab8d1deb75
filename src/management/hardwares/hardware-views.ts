/** The pages of hardware items. */

import { beaconNumber } from '../../html/beacon-fields.ts';
import { type Names, reference } from '../../html/called.ts';
import type { Field } from '../../html/field.ts';
import { form } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { type Leading, leadsElsewhere } from '../../html/leads-elsewhere.ts';
import { searchForm } from '../../html/list.ts';
import { locationFields } from '../../html/location-fields.ts';
import { markerMap, markersOf } from '../../html/map.ts';
import type { View } from '../../html/page.ts';
import { type Offer, picker } from '../../html/picker.ts';
import { deletion, links, tagOr } from '../../html/record.ts';
import { details, emptyState } from '../../html/table.ts';
import { anyText, instant } from '../../html/text.ts';
import type { Filled } from '../../html/version.ts';
import { type Hardware, hardwareTypeNames, type Location } from '../../model/hardware.ts';

/** Hardware is not listed, to nobody; the page says where it is found instead. */
export const hardwaresPage: View = ({ prefix }) => ({
  title: 'Hardware',
  body: html`${searchForm({ path: `${prefix}/Tags`, words: '', label: 'Find the tag of an item', hint: 'By a part of the item’s identifier.' })}
${emptyState('Hardware is not listed: each chip, beacon or code is on the page of the tag that it leads to.', { href: `${prefix}/Tags`, label: 'To the tags' })}
${links([`${prefix}/hardwares/new`, 'Add hardware'])}`,
});

const types = Object.entries(hardwareTypeNames).map(([value, label]) => ({ value, label }));

export const hardwarePage =
  (item: Hardware, tags: Names): View =>
  (context) => {
    const { prefix } = context;
    const path = `/hardwares/${item.id}`;
    return {
      title: `Hardware ${item.identifier}`,
      heading: html`Hardware ${anyText(item.identifier)}`,
      body: html`${details([
        ['Type', hardwareTypeNames[item.hardware_type]],
        ['Tag', item.tag_id === null ? 'none: it is free' : reference(`${prefix}/Tags`, tags, item.tag_id, 'Tag')],
        ['Major', item.major],
        ['Minor', item.minor],
        ['Latitude', item.latitude],
        ['Longitude', item.longitude],
        ['Made', instant(item.created_at)],
        ['Changed', instant(item.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit the item'])}
${markerMap(
  context,
  'Map: where this item is',
  markersOf([item], ({ hardware_type, identifier }) => ({
    name: `${hardwareTypeNames[hardware_type]} ${identifier}`,
    about: html`${hardwareTypeNames[hardware_type]} ${anyText(identifier)}`,
  })),
)}
${deletion(context, { path, what: 'this item', consequence: 'Who scans it finds no tag any more. This cannot be taken back.' })}`,
    };
  };

export interface HardwareForm extends Filled {
  /** The item that is changed; undefined for a new one. */
  item?: Hardware | undefined;
  /** The tags that it may lead to. */
  tags: Offer;
  /** Where the map begins for an item that is nowhere yet. */
  start: Location;
  /** Where the item leads that is named, if that is another tag. */
  leading?: Leading | undefined;
}

const fieldsOf = (tags: Offer, belowIdentifier: Html | undefined): readonly Field[] => [
  {
    kind: 'text',
    name: 'identifier',
    label: 'Identifier',
    hint: 'The UUID of a beacon, the UID of an NFC chip, the text of a QR code.',
    required: true,
    dir: 'ltr',
    ...(belowIdentifier && { below: belowIdentifier }),
  },
  { kind: 'select', name: 'hardware_type', label: 'Type', required: true, choices: types, none: 'Choose' },
  picker(
    {
      name: 'tag_id',
      label: 'Tag',
      hint: 'The tag that it leads to. Without one, it is free.',
      none: 'None: it is free',
    },
    tags,
  ),
  beaconNumber('major', 'Major'),
  beaconNumber('minor', 'Minor'),
];

export const hardwareForm =
  ({ item, tags, values, errors, basis, start, leading }: HardwareForm): View =>
  (context) => {
    const { prefix, csrfToken } = context;
    const address = `${prefix}/hardwares${item ? `/${item.id}` : ''}`;
    const question = leading && leadsElsewhere(`${prefix}/Tags`, leading, 'the tag below');
    const submit = item ? 'Save the item' : 'Add the item';
    return {
      title: item ? `Edit hardware ${item.identifier}` : 'New hardware',
      isRefusal: errors !== undefined,
      body: form({
        action: address,
        method: item ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'hardware',
        fields: [...fieldsOf(tags, question), ...locationFields(context, { group: 'hardware', start })],
        values,
        basis,
        errors,
        hidden: leading?.agreement ?? {},
        submit: leading ? 'Move it, and save' : submit,
        cancel: item ? address : tagOr(prefix, values.tag_id, address),
      }),
    };
  };
