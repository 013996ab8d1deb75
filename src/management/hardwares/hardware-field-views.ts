/** The hardware fields of the form of an item and of that of a new tag. */
import { NewHardware } from '../../../contracts/management/hardwares.ts';
import type { RecordName } from '../../../contracts/management/reference.ts';
import type { Choice } from '../../html/field.ts';
import { type Html, html } from '../../html/html.ts';
import { numberField } from '../../html/number-field.ts';
import { nameLink } from '../../html/record-name.ts';
import { hardwareTypeNames } from '../../model/hardware.ts';

export const typeChoices: readonly Choice[] = Object.entries(hardwareTypeNames).map(([value, label]) => ({
  value,
  label,
}));

/** The identifier, for each type. */
export const identifierHint = 'The UUID of a beacon, the UID of an NFC chip, the text of a QR code.';

export const beaconNumbers = {
  major: numberField(NewHardware.shape.major, { name: 'major', label: 'Major', hint: 'Of beacons only.' }),
  minor: numberField(NewHardware.shape.minor, { name: 'minor', label: 'Minor', hint: 'Of beacons only.' }),
};

/** The tag that an item is attached to already. */
export interface MoveQuestion {
  tag: RecordName;
  /** Hidden fields that confirm that the item leaves that tag. */
  confirmation: Record<string, string>;
}

/**
 * The question for that confirmation, below the identifier. `path`: of the tags, with the prefix. `it`: the tag that the
 * item would lead to.
 */
export const moveQuestionHint = (path: string, { tag }: MoveQuestion, it: string): Html =>
  html`<div class="notice caution" role="note"><p>It leads to ${nameLink(path, tag)} now. To move it to ${it}, send the form again; it then leaves its present tag. Otherwise change the identifier.</p></div>`;
