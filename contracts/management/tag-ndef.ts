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
        'With `1` the message also names the first of the apps for Android that open the links on tags; a phone that has not got it is led to a store',
      examples: [1],
    }),
});

export const TagNdef = z
  .object({
    hex: z
      .string()
      .meta({ description: 'The message, two hexadecimal digits in lower case to a byte', examples: ['d1010f5504'] }),
    bytes: z.int().meta({ description: 'How many bytes that are', examples: [41] }),
    records: z
      .array(
        z.object({
          type: z.enum(ndefTypes).meta({ description: 'Type of the record', examples: ['U'] }),
          value: z.string().meta({
            description: 'The address, or the package of the app',
            examples: ['https://tags.example.com/t/4f0c9a17be52'],
          }),
        }),
      )
      .meta({ description: 'What the message says' }),
    fits: z.array(z.enum(ndefChips)).meta({
      description: 'Chips that hold the message as they come from the factory',
      examples: [['NTAG213', 'NTAG215', 'NTAG216']],
    }),
  })
  .meta({ id: 'TagNdef', description: 'What is written on an NFC chip for a tag.' });
export type TagNdef = z.output<typeof TagNdef>;
