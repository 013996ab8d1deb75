/**
 * Messages for NFC chips as the NFC Forum defines them: NDEF 1.0, the record type "U" (URI 1.0), and Android's own type
 * for an app. The TLV around a message is up to the tool that writes the chip.
 */
import type { NdefChip, TagNdef } from '../../contracts/management/tag-ndef.ts';

/** The URI prefixes that NDEF abbreviates, the longest first. */
const abbreviations = [
  ['https://www.', 0x02],
  ['http://www.', 0x01],
  ['https://', 0x04],
  ['http://', 0x03],
] as const;

/** Usable bytes of chips as they come from the factory (NXP's data sheets, less the TLV's own). */
const capacities: Record<NdefChip, number> = { NTAG213: 137, NTAG215: 492, NTAG216: 868 };

/** Type name formats: the NFC Forum's own, and external. */
const [wellKnown, external] = [0x01, 0x04];
const [begins, ends, isShort] = [0x80, 0x40, 0x10];

interface Part {
  kind: number;
  type: string;
  payload: Buffer;
}

export type NdefRecord = TagNdef['records'][number];

/** A message of the records, in their order. */
export function ndefMessage(records: readonly NdefRecord[]): Buffer {
  const parts = records.map(partOf);
  return Buffer.concat(parts.map((part, i) => written(part, i === 0, i === parts.length - 1)));
}

/** The chips that hold a message of so many bytes. */
export const chipsFor = (bytes: number): NdefChip[] =>
  (Object.entries(capacities) as [NdefChip, number][]).flatMap(([chip, capacity]) => (bytes <= capacity ? [chip] : []));

function partOf({ type, value }: NdefRecord): Part {
  if (type !== 'U') return { kind: external, type, payload: Buffer.from(value) };
  const [start = '', code = 0] = abbreviations.find(([each]) => value.startsWith(each)) ?? [];
  return { kind: wellKnown, type, payload: Buffer.concat([Buffer.of(code), Buffer.from(value.slice(start.length))]) };
}

/** Lengths beyond a byte take four bytes. */
function written({ kind, type, payload }: Part, isFirst: boolean, isLast: boolean): Buffer {
  const length = Buffer.alloc(payload.length > 0xff ? 4 : 1);
  length.writeUIntBE(payload.length, 0, length.length);
  const flags = (isFirst ? begins : 0) | (isLast ? ends : 0) | (length.length === 1 ? isShort : 0) | kind;
  return Buffer.concat([Buffer.of(flags, type.length), length, Buffer.from(type, 'latin1'), payload]);
}
