/**
 * Confirmed moves of hardware in forms: the item is attached to another tag of the same owner. The form names that tag,
 * and is sent once more to confirm; JSON and the API move without asking, as documented.
 */
import { HardwareChanges } from '../../contracts/management/hardwares.ts';
import { BeaconUuidFormat, type HardwareType } from '../../contracts/primitives.ts';
import type { HardwareKey } from './hardware-key.ts';

/** The tag that the item is attached to. */
export interface OtherAttachment {
  id: number;
  tag_id: number;
}

/** Confirmation is required, and what was confirmed so far. */
export interface MoveConfirmation {
  confirmed: string | undefined;
}

/** The confirmation in a form, for this item and tag: it is void once the item is attached to another tag. */
export const confirmationOf = ({ id, tag_id }: OtherAttachment): string => `${id} from ${tag_id}`;

/** The form's field for it. */
export const confirmationField = 'moved';

/** The form's question: the name of the item's tag, and the hidden confirmation. */
export const moveQuestion = <Name>(elsewhere: OtherAttachment, tag: Name) => ({
  tag,
  confirmation: { [confirmationField]: confirmationOf(elsewhere) },
});

/** A UUID without a type is a beacon's. */
export const typeByIdentifier = (identifier: unknown): HardwareType | undefined =>
  BeaconUuidFormat.safeParse(identifier).success ? 'ble-beacon' : undefined;

const HardwareFields = HardwareChanges.pick({ identifier: true, hardware_type: true, major: true, minor: true });

/** The item that a form names; undefined where it names none. */
export function parseHardwareKey(values: Readonly<Record<string, unknown>>): HardwareKey | undefined {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const { identifier, hardware_type, major, minor } = HardwareFields.safeParse(filled).data ?? {};
  const type = hardware_type ?? typeByIdentifier(identifier);
  if (identifier === undefined || type === undefined) return undefined;
  return { type, identifier, major, minor };
}
