/** A disk of its own for the service's data, which can be full. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  /** Where the data goes. */
  directory: string;
  /** Why it can't be filled: the machine lets us mount nothing. */
  unfillable: string | undefined;
  /** Leaves so many megabytes free, or none. */
  fill(leave?: number): Promise<void>;
  free(): void;
  remove(): void;
}

const megabyte = 1024 * 1024;

/** A file system in memory of so many megabytes, or an ordinary directory where none can be mounted. */
export function makeDisk(megabytes: number): Disk {
  const directory = mkdtempSync(join(tmpdir(), 'tag-faults-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', directory], {
    encoding: 'utf8',
  });
  const unfillable = mounted.status === 0 ? undefined : mounted.stderr?.trim() || 'there is no program to mount with';
  const ballast = join(directory, 'ballast');
  const free = () => rmSync(ballast, { recursive: true, force: true });
  return {
    directory,
    unfillable,
    async fill(leave = 0) {
      mkdirSync(ballast, { recursive: true });
      // Others take and give room meanwhile, and what is asked for is given whole or not at all.
      for (let turn = 0; turn < 20; turn += 1) {
        const { bavail, bsize } = await statfs(directory);
        const more = bavail * bsize - leave * megabyte;
        if (more <= 0) return;
        // It takes its time, in which answers are waited for.
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
