/** Copies of the working tree, in which sources can be changed without an effect on others. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Installed packages, which all copies share. */
const installed = ['node_modules', 'test/tools/kotlin/node_modules', 'test/tools/bruno/node_modules'];

/** All files of the project in the working tree, uncommitted ones included. */
export function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

export class Copy {
  readonly directory = mkdtempSync(join(tmpdir(), 'mutants-'));

  constructor() {
    for (const path of files()) cpSync(join(root, path), join(this.directory, path));
    for (const path of installed) {
      if (existsSync(join(root, path))) {
        mkdirSync(dirname(join(this.directory, path)), { recursive: true });
        symlinkSync(join(root, path), join(this.directory, path));
      }
    }
  }

  /** Replaces a file during the work, and regenerates the files derived from it if needed. */
  async with<T>(path: string, contents: string, isGenerated: boolean, work: () => Promise<T>): Promise<T> {
    const before = readFileSync(join(this.directory, path));
    writeFileSync(join(this.directory, path), contents);
    try {
      if (isGenerated) this.#generate();
      return await work();
    } finally {
      writeFileSync(join(this.directory, path), before);
      if (isGenerated) cpSync(join(root, 'generated'), join(this.directory, 'generated'), { recursive: true });
    }
  }

  #generate(): void {
    const generator = join(this.directory, 'src/generate/main.ts');
    execFileSync(process.execPath, [generator], { cwd: this.directory, stdio: 'ignore', timeout: 120_000 });
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
