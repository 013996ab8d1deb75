/** Hardware on its tag's page, and in the form of a new tag. */
import type { FirstContents } from '../../../contracts/management/tag-form.ts';
import { withNames } from '../../html/field.ts';
import type { FormPartView } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import { markerMap, markersOf } from '../../html/map.ts';
import { links } from '../../html/record.ts';
import { emptyState, table } from '../../html/table.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { Call } from '../../http/call.ts';
import type { FormPartOf, SectionOf } from '../../http/sections.ts';
import { readRecordName } from '../../model/access/record-names.ts';
import { Hardware, hardwareTypeNames } from '../../model/hardware.ts';
import { moveQuestion, parseHardwareKey } from '../../model/hardware-move.ts';
import { Tag } from '../../model/tags/tag.ts';
import {
  beaconNumbers,
  identifierHint,
  type MoveQuestion,
  moveQuestionHint,
  typeChoices,
} from './hardware-field-views.ts';

export const tagHardware: SectionOf<Tag> = async ({ call: { caller, db }, record }) => {
  const { hardwares: rows } = await record.belonging(db, caller, 'hardwares');
  return (context) => ({
    body: html`<h2>Hardware</h2>
${markerMap(
  context,
  'Map: where the hardware of this tag is',
  markersOf(rows, (item) => ({
    name: `${hardwareTypeNames[item.hardware_type]} ${item.identifier}`,
    about: html`${hardwareTypeNames[item.hardware_type]} <a href="${context.prefix}/hardwares/${item.id}">${textOfUnknownLanguage(item.identifier)}</a>`,
  })),
)}
${table({
  caption: 'Hardware of this tag',
  columns: [
    {
      heading: 'Identifier',
      cell: (item) => html`<a href="${context.prefix}/hardwares/${item.id}"><bdi>${item.identifier}</bdi></a>`,
    },
    { heading: 'Type', cell: ({ hardware_type }) => hardwareTypeNames[hardware_type] },
    { heading: 'Major', cell: ({ major }) => major, isNumber: true },
    { heading: 'Minor', cell: ({ minor }) => minor, isNumber: true },
    { heading: 'Latitude', cell: ({ latitude }) => latitude, isNumber: true },
    { heading: 'Longitude', cell: ({ longitude }) => longitude, isNumber: true },
  ],
  rows,
  empty: emptyState('Nothing leads to it yet: attach a chip, a beacon or a code.'),
})}
${links([`${context.prefix}/hardwares/new?tag_id=${record.id}`, 'Add hardware'])}`,
  });
};

/** The first item of a new tag. */
export const newTagHardware: FormPartOf = async ({ call, values, isSent, owner, tag }) =>
  newTagPart(
    isSent ? await moveQuestionIn(call, values, { ...tag, customer_id: owner }) : undefined,
    tag ? ['this tag', 'fill'] : ['the new tag', 'add'],
  );

const newTagPart =
  (move: MoveQuestion | undefined, [to, verb]: [string, string]): FormPartView =>
  ({ prefix }) => ({
    title: 'Hardware',
    fields: withNames<Pick<FirstContents, 'hardware_type' | 'identifier' | 'major' | 'minor'>>({
      hardware_type: {
        kind: 'select',
        label: 'Type of hardware',
        choices: typeChoices,
        hint: 'Not needed for a beacon: its UUID tells.',
        none: 'Not chosen',
      },
      identifier: {
        kind: 'text',
        label: 'Its identifier',
        hint: identifierHint,
        placeholder: ' ',
        dir: 'ltr',
        ...(move && { below: moveQuestionHint(`${prefix}/Tags`, move, to) }),
      },
      ...beaconNumbers,
    }),
    ...(move && { hidden: move.confirmation, submit: `Move the hardware, and ${verb} the tag` }),
  });

/**
 * The tag that the form's item is attached to already, if it is another one of the same owner. `except`: the edited
 * item.
 */
export async function moveQuestionIn(
  { caller, db }: Call,
  values: Readonly<Record<string, unknown>>,
  tag: { id?: number; customer_id: number | null },
  except?: number,
): Promise<MoveQuestion | undefined> {
  const key = parseHardwareKey(values);
  const elsewhere = key && (await Hardware.elsewhere(db, key, tag, except));
  return elsewhere && moveQuestion(elsewhere, await readRecordName(Tag, db, caller, elsewhere.tag_id));
}
