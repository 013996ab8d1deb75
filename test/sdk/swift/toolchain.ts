/** The Swift compiler of this machine, or of a folder that test/tools/swift/make-chroot.sh has made. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const inChroot = join(root, 'test/tools/swift/in-chroot.sh');

export interface Toolchain {
  /** The command line by which a program runs that sees this directory. */
  command(directory: string, ...command: readonly string[]): string[];
}

/** Undefined where there is none. Throws where `SWIFT_CHROOT` names a folder without one. */
export function swiftToolchain(): Toolchain | undefined {
  const chroot = process.env.SWIFT_CHROOT;
  if (chroot) {
    // A link whose target is right only inside.
    if (!lstatSync(join(chroot, 'usr/bin/swift'), { throwIfNoEntry: false }))
      throw new Error(`SWIFT_CHROOT: there is no Swift in ${chroot}`);
    return { command: (directory, ...command) => [inChroot, resolve(chroot), directory, ...command] };
  }
  const path = process.env.PATH?.split(delimiter) ?? [];
  return path.some((folder) => existsSync(join(folder, 'swiftc')))
    ? { command: (_, ...command) => [...command] }
    : undefined;
}

/** Builds a package, as quickly as SwiftPM can: nobody debugs it, and no editor asks for its index. */
export const build = (toolchain: Toolchain, directory: string, ...options: readonly string[]): Promise<string> =>
  output(toolchain, directory, 'swift', 'build', '--disable-index-store', '-Xswiftc', '-gnone', ...options);

/** Runs a program to its end and gives what it wrote. Throws with all of it where it fails. */
export async function output(toolchain: Toolchain, directory: string, ...command: readonly string[]): Promise<string> {
  const [program = '', ...args] = toolchain.command(directory, ...command);
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: directory, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
