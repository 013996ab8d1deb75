/** The NDEF message for an NFC chip, which leads a phone to the tag's public URL. */
import { z } from 'zod';
import { integerParameter } from '../primitives.ts';

/** Chips that hold a message as delivered. */
const ndefChips = ['NTAG213', 'NTAG215', 'NTAG216'] as const;
export type NdefChip = (typeof ndefChips)[number];

/** The types of records: a URL, or the Android app to open. */
const ndefTypes = ['U', 'android.com:pkg'] as const;

export const TagNdefQuery = z.object({
  app: integerParameter(0, 1)
    .optional()
    .meta({
      description:
        '`1`: the message also names the first of the Android apps that open tag links. A phone without that app is led to a store',
      examples: [1],
    }),
});

export const TagNdef = z
  .object({
    hex: z.string().meta({
      description: 'The message as lower-case hexadecimal digits, two for each byte',
      examples: ['d1010f5504'],
    }),
    bytes: z.int().meta({ description: 'Length of the message in bytes', examples: [41] }),
    records: z
      .array(
        z.object({
          type: z.enum(ndefTypes).meta({ description: 'Type of the record', examples: ['U'] }),
          value: z.string().meta({
            description: 'The URL, or the package of the app',
            examples: ['https://tags.example.com/t/4f0c9a17be52'],
          }),
        }),
      )
      .meta({ description: 'Records of the message' }),
    fits: z.array(z.enum(ndefChips)).meta({
      description: 'Chips that can hold the message in their factory state',
      examples: [['NTAG213', 'NTAG215', 'NTAG216']],
    }),
  })
  .meta({ id: 'TagNdef', description: "The NDEF message for a tag's NFC chip." });
export type TagNdef = z.output<typeof TagNdef>;
