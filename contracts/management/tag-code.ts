/** What may be said of the file of a tag's QR code, in the query of its address. */
import { z } from 'zod';
import { integerParameter } from '../primitives.ts';

/** How much of a code may be worn off or dirty: a fourteenth, a seventh, a quarter, or three tenths of it (ISO/IEC 18004). */
export const codeLevels = ['L', 'M', 'Q', 'H'] as const;
export type CodeLevel = (typeof codeLevels)[number];

export const TagCodeQuery = z.object({
  /** Pixels of each side. */
  size: integerParameter(64, 4096).optional(),
  level: z.enum(codeLevels).optional(),
  /** Empty modules around the code. */
  margin: integerParameter(0, 16).optional(),
});
