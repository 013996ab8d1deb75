/**
 * Hardware that leads to a tag, where a form wants it for another tag of the same owner. The person is told which tag it would
 * leave, and agrees by sending the form once more; JSON and the API move it as they are documented to.
 */
import { HardwareChanges } from '../../contracts/management/hardwares.ts';
import { BeaconUuidFormat, type HardwareType } from '../../contracts/primitives.ts';
import type { HardwareKey } from './hardware-key.ts';

/** Where an item leads that is wanted elsewhere. */
export interface Elsewhere {
  id: number;
  tag_id: number;
}

/** Somebody is asked before an item leaves its tag: what they have agreed to so far. */
export interface Asked {
  agreed: string | undefined;
}

/** What a form sends back once it has named item and tag: it holds for that item only while it leads to that tag. */
export const agreementTo = ({ id, tag_id }: Elsewhere): string => `${id} from ${tag_id}`;

/** The field that carries it. */
export const agreementField = 'moved';

/** What a form asks with: the tag that the item leads to, by its name, and what is sent along by who agrees. */
export const leadingTo = <Name>(elsewhere: Elsewhere, tag: Name) => ({
  tag,
  agreement: { [agreementField]: agreementTo(elsewhere) },
});

/** What nobody has said of a UUID: it is a beacon's. */
export const typeByIdentifier = (identifier: unknown): HardwareType | undefined =>
  BeaconUuidFormat.safeParse(identifier).success ? 'ble-beacon' : undefined;

const Named = HardwareChanges.pick({ identifier: true, hardware_type: true, major: true, minor: true });

/** The item that a form names, as it is filled in; undefined where it names none. */
export function keyIn(values: Readonly<Record<string, unknown>>): HardwareKey | undefined {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const { identifier, hardware_type, major, minor } = Named.safeParse(filled).data ?? {};
  const type = hardware_type ?? typeByIdentifier(identifier);
  if (identifier === undefined || type === undefined) return undefined;
  return { type, identifier, major: major ?? undefined, minor: minor ?? undefined };
}
