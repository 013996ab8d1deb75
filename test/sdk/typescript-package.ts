/** The TypeScript SDK as somebody has it who has nothing else: in a project of their own. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const packageName = '@tag-information-service/client';
/** As it was called up to 0.2.0; apps may go on calling it so, by an alias. */
const formerName = 'tag-information-service-client';

export interface Project {
  /** What the compiler complains of in these files, by their names; empty where it does not. */
  complaints(files: Record<string, string>, settings?: object): Promise<string>;
  /** What a program of this project prints. Rejects where it fails. */
  run(source: string): Promise<string>;
  remove(): void;
}

/** `sdk`: where the package lies. */
export function newProject(sdk = 'generated/typescript'): Project {
  const directory = mkdtempSync(join(tmpdir(), 'typescript-sdk-'));
  const modules = join(directory, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  for (const name of [packageName, formerName]) cpSync(sdk, join(modules, name), { recursive: true });
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(modules, name));
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  return {
    complaints: async (files, settings = {}) => {
      for (const [name, text] of Object.entries(files)) write(name, text);
      write(
        'tsconfig.json',
        JSON.stringify({ compilerOptions: { ...strict, ...settings }, files: Object.keys(files) }),
      );
      return output(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc')], directory);
    },
    run: async (source) => {
      write('program.ts', source);
      return ran(process.execPath, ['--disable-warning=ExperimentalWarning', join(directory, 'program.ts')]);
    },
    remove: () => rmSync(directory, { recursive: true }),
  };
}

const strict = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
};

/** What a program prints, whether it fails or not. */
const output = (program: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve) => execFile(program, args, { cwd }, (_, stdout, stderr) => resolve(stdout + stderr)));

function ran(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code) =>
      code === 0 ? resolve(printed.out) : reject(new Error(`It ended with ${code}: ${printed.err}`)),
    ),
  );
}
