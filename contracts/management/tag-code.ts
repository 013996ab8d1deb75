/** The parameters of a tag's QR code file. */
import { z } from 'zod';
import { integerParameter, numberParameter } from '../primitives.ts';

/** Error correction levels: 7, 15, 25 and 30 per cent may be damaged (ISO/IEC 18004). */
export const codeLevels = ['L', 'M', 'Q', 'H'] as const;
export type CodeLevel = (typeof codeLevels)[number];

export const TagCodeQuery = z.object({
  /** Pixels per side. */
  size: integerParameter(64, 4096).optional(),
  /** Of a drawing: millimetres per side. */
  mm: numberParameter(5, 1000).optional(),
  level: z.enum(codeLevels).optional(),
  /** The quiet zone in modules. */
  margin: integerParameter(0, 16).optional(),
});
