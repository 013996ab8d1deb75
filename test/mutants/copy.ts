/** Copies of the working tree, in which sources can be changed without an effect on others. */
import { execFileSync, spawnSync } from 'node:child_process';
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

/** `npm run generate` refuses the sources, for example since the SDK does not compile with them. */
export class GeneratorFailed extends Error {}

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

  /**
   * Replaces a file during the work, and regenerates the files derived from it if needed. Throws `GeneratorFailed` if that is
   * impossible.
   */
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
    const options = { cwd: this.directory, encoding: 'utf8', timeout: 300_000 } as const;
    const { status, stderr, error } = spawnSync(process.execPath, [generator], options);
    if (error) throw error;
    if (status !== 0) throw new GeneratorFailed(/^\w*Error: .*$/m.exec(stderr)?.[0]);
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}
