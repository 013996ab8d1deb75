/** Free disk space. PostgreSQL crashes on a full disk, so the operator is warned before. */
import { statfs } from 'node:fs/promises';

/** Bytes: the embedded server's WAL takes a quarter of it between two checkpoints. */
const enough = 1_000_000_000;
/** Hysteresis: the warning ends only above this multiple. */
const clearly = 1.1;

/** Bytes that ordinary users may write at a path; infinite if unknown. */
export async function readFreeSpace(path: string): Promise<number> {
  const disk = await statfs(path).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
}

export const isLow = (free: number, wasLow = false): boolean => free < enough * (wasLow ? clearly : 1);
