/** The pages of hardware items. */
import { management } from '../../../contracts/index.ts';
import { type HardwareChanges, NewHardware } from '../../../contracts/management/hardwares.ts';
import type { Names, Offer } from '../../../contracts/management/reference.ts';
import { withNames } from '../../html/field.ts';
import { html } from '../../html/html.ts';
import { searchForm } from '../../html/list.ts';
import { locationFields } from '../../html/location-fields.ts';
import { markerMap, markersOf } from '../../html/map.ts';
import type { View } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { picker } from '../../html/picker.ts';
import { cancelTarget, deleteButton, headWithLinks, recordDetails, recordForm } from '../../html/record.ts';
import { reference, tagOfRecord } from '../../html/record-name.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { FormState } from '../../html/version.ts';
import { type Hardware, hardwareTypeNames, type Location } from '../../model/hardware.ts';
import {
  beaconNumbers,
  identifierHint,
  type MoveQuestion,
  moveQuestionHint,
  typeChoices,
} from './hardware-field-views.ts';

/** There is no list of hardware; the page explains where to find it. */
export const hardwaresPage: View = ({ prefix }) => ({
  title: 'Hardware',
  body: html`<p>Hardware is not listed: each chip, beacon or code is on the page of the tag that it leads to.</p>
${isAllowed('GET', `${prefix}/hardwares/new`) && html`<div class="actions"><a class="button" href="${prefix}/hardwares/new">Add hardware</a></div>`}
${searchForm({ path: `${prefix}/Tags`, words: '', label: 'Find the tag of an item', hint: 'By the beginning of the item’s identifier, from four characters on; a QR code by any part of its text.' })}`,
});

const beaconDetails = ({ major, minor }: Hardware): [string, number | null][] => [
  ['Major', major],
  ['Minor', minor],
];

export const hardwarePage =
  (item: Hardware, tags: Names): View =>
  (context) => {
    const { prefix } = context;
    const path = `/hardwares/${item.id}`;
    return {
      title: `Hardware ${item.identifier}`,
      heading: html`Hardware ${textOfUnknownLanguage(item.identifier)}`,
      body: html`${headWithLinks(item.tag_id === null ? html`It leads to no tag: it is free` : tagOfRecord(reference(`${prefix}/Tags`, tags, item.tag_id, 'Tag')), [`${prefix}${path}/edit`, 'Edit the item'], [`${prefix}${path}/history`, 'History'])}
${recordDetails(item, [
  ['Type', hardwareTypeNames[item.hardware_type]],
  ...(item.hardware_type === 'ble-beacon' ? beaconDetails(item) : []),
  ['Latitude', item.latitude],
  ['Longitude', item.longitude],
])}
${markerMap(
  context,
  'Map: where this item is',
  markersOf([item], ({ hardware_type, identifier }) => ({
    name: `${hardwareTypeNames[hardware_type]} ${identifier}`,
    about: html`${hardwareTypeNames[hardware_type]} ${textOfUnknownLanguage(identifier)}`,
  })),
)}
${deleteButton(context, { path, what: 'this item', consequence: 'Scanning it leads to no tag any more. This can be undone for 30 days.' })}`,
    };
  };

interface HardwareForm extends FormState {
  /** The item to edit; undefined for a new one. */
  item?: Hardware | undefined;
  /** The tags on offer. */
  tags: Offer;
  /** The start of the map for an item without a location. */
  start: Location;
  /** The tag that the item is attached to already, if it is another one. */
  move?: MoveQuestion | undefined;
}

export const hardwareForm =
  ({ item, tags, values, errors, basis, start, move }: HardwareForm): View =>
  (context) => {
    const path = `${context.prefix}/Tags`;
    const submit = item ? 'Save the item' : 'Add the item';
    return recordForm(context, management.hardwares, {
      title: item ? `Edit hardware ${item.identifier}` : 'New hardware',
      id: item?.id,
      fields: withNames<HardwareChanges>({
        identifier: {
          kind: 'text',
          label: 'Identifier',
          hint: identifierHint,
          required: true,
          placeholder: ' ',
          dir: 'ltr',
          ...(move && { below: moveQuestionHint(path, move, 'the tag below') }),
        },
        hardware_type: { kind: 'select', label: 'Type', required: true, choices: typeChoices, none: 'Choose' },
        tag_id: picker(
          {
            name: 'tag_id',
            label: 'Tag',
            hint: 'The tag that it leads to. Without one, it is free.',
            none: 'None: it is free',
          },
          tags,
        ),
        ...beaconNumbers,
        ...locationFields(context, { group: 'hardware', schemas: NewHardware.shape, start }),
      }),
      values,
      basis,
      errors,
      hidden: move?.confirmation ?? {},
      submit: move ? 'Move it, and save' : submit,
      ...(!item && { cancel: cancelTarget(path, values.tag_id, `${context.prefix}/hardwares`) }),
    });
  };
