/** What goes between a web process and the process that makes pictures. */

export interface MadeFiles {
  /** In pixels, as the picture stands: of the largest file. */
  width: number;
  height: number;
  credit: string | null;
  webp_320: Buffer;
  webp_640: Buffer;
  webp_1280: Buffer;
  jpg_1280: Buffer;
}

/** Why no picture is made. */
export type Refusal = 'unknown' | 'heic' | 'broken' | 'too_many_pixels' | 'too_costly';

export interface Wish {
  id: number;
  bytes: Buffer;
}

/** Said once, when the process has all that it needs: if it ends before, no file is to blame. */
export const ready = 'ready';

export type Outcome = { id: number } & ({ made: MadeFiles } | { refused: Refusal });
