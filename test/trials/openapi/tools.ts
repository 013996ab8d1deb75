/** The tools, which are installed in a separate folder, and how they are run. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const directory = join(import.meta.dirname, '../../tools/openapi');
export const toolsPackages = join(directory, 'node_modules');

/** The packages of the programs. */
const packages = {
  spectral: '@stoplight/spectral-cli',
  prism: '@stoplight/prism-cli',
  'openapi-typescript': 'openapi-typescript',
  'openapi-ts': '@hey-api/openapi-ts',
  orval: 'orval',
  'swagger-typescript-api': 'swagger-typescript-api',
  tsc: 'typescript',
};
type Tool = keyof typeof packages;

export const isInstalled = (): boolean => existsSync(toolsPackages);

/** The file of a program. */
export function tool(name: Tool): string {
  const of = join(toolsPackages, packages[name]);
  const { bin } = JSON.parse(readFileSync(join(of, 'package.json'), 'utf8'));
  return join(of, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a program; returns its output if it fails, otherwise undefined. */
export function errorsOf(program: string, args: readonly string[], cwd?: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}
