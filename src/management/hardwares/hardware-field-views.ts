/** What the form of a hardware item, and that of a new tag, ask of hardware. */
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

/** What the identifier is, for each type. */
export const identifierHint = 'The UUID of a beacon, the UID of an NFC chip, the text of a QR code.';

export const beaconNumbers = {
  major: numberField(NewHardware.shape.major, { name: 'major', label: 'Major', hint: 'Of beacons only.' }),
  minor: numberField(NewHardware.shape.minor, { name: 'minor', label: 'Minor', hint: 'Of beacons only.' }),
};

/** Where the item leads that a form names. */
export interface Leading {
  tag: RecordName;
  /** What is sent along by who agrees that it leaves that tag, by the name of its field. */
  agreement: Record<string, string>;
}

/** Asks for that, below the identifier. `path`: of the tags, with the prefix. `it`: what the item would lead to. */
export const leadsElsewhere = (path: string, { tag }: Leading, it: string): Html =>
  html`<div class="notice caution" role="note"><p>It leads to ${nameLink(path, tag)} now. If it is to lead to ${it}, and to that one no more, send the form once more. Otherwise change the identifier.</p></div>`;
