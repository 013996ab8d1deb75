/** Free space on a disk. PostgreSQL ends on a full one, so the operator is warned before. */
import { statfs } from 'node:fs/promises';

/** Bytes: the embedded server's journal takes a quarter of it between two checkpoints. */
const enough = 1_000_000_000;
/** How much more there has to be before a warning is taken back: else it would come and go. */
const clearly = 1.1;

/** Bytes that ordinary users may write at a path; as many as one likes where it can't be told. */
export async function freeSpace(path: string): Promise<number> {
  const disk = await statfs(path).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}

export const isLow = (free: number, wasLow = false): boolean => free < enough * (wasLow ? clearly : 1);
