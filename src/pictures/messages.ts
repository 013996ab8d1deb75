/** Messages between a web process and the process that converts pictures. */

export interface MadeFiles {
  /** The size of the largest file in pixels, after rotation. */
  width: number;
  height: number;
  credit: string | null;
  webp_320: Buffer;
  webp_640: Buffer;
  webp_1280: Buffer;
  jpg_1280: Buffer;
}

/** The reason why a file cannot be converted. */
export type Refusal = 'unknown' | 'heic' | 'broken' | 'too_many_pixels' | 'too_costly';

export interface PictureJob {
  id: number;
  bytes: Buffer;
}

/** Said once, when the process has all that it needs: if it ends before, no file is to blame. */
export const ready = 'ready';

export type Outcome = { id: number } & ({ made: MadeFiles } | { refused: Refusal });
