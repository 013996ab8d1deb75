/** A small file system for the service's data, which can be filled. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  /** The directory for the data. */
  directory: string;
  /** The reason why it cannot be filled: mounting failed. */
  unfillable: string | undefined;
  /** Fills it, except for the given number of megabytes. */
  fill(leave?: number): Promise<void>;
  free(): void;
  remove(): void;
}

const megabyte = 1024 * 1024;

/** A file system in memory of the given size, or an ordinary directory if none can be mounted. */
export function makeDisk(megabytes: number): Disk {
  const directory = mkdtempSync(join(tmpdir(), 'tag-faults-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', directory], {
    encoding: 'utf8',
  });
  const unfillable = mounted.status === 0 ? undefined : mounted.stderr?.trim() || 'there is no program `mount`';
  const ballast = join(directory, 'ballast');
  const free = () => rmSync(ballast, { recursive: true, force: true });
  return {
    directory,
    unfillable,
    async fill(leave = 0) {
      mkdirSync(ballast, { recursive: true });
      // Several attempts, since other processes allocate and free space meanwhile, and `fallocate` allocates all or nothing.
      for (let turn = 0; turn < 20; turn += 1) {
        const { bavail, bsize } = await statfs(directory);
        const more = bavail * bsize - leave * megabyte;
        if (more <= 0) return;
        // Asynchronous, since requests are under way meanwhile.
        const file = join(mkdtempSync(join(ballast, 'more-')), 'ballast');
        await new Promise<void>((resolve) => execFile('fallocate', ['-l', `${more}`, file], () => resolve()));
      }
    },
    free,
    remove() {
      free();
      if (unfillable === undefined) execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
