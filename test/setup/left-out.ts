/**
 * Tests that a machine cannot run, for want of a program: they are skipped, and the last lines of the run name them (see
 * left-out-reporter.mjs). REQUIRE=browser,apertium makes a failure of that, for each program that it names.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tests may want of a machine besides Node and npm: programs, or to be root, or to mount. */
export type Program =
  | 'apertium'
  | 'browser'
  | 'bruno'
  | 'curl'
  | 'javac'
  | 'kotlin'
  | 'mount'
  | 'nginx'
  | 'pgbouncer'
  | 'poppler'
  | 'root'
  | 'swift'
  | 'systemd'
  | 'zbar';

/** Notes that `what` is left out, and why; the caller skips it. Throws where the program is required. */
export function leaveOut(program: Program, what: string, because: string): void {
  const required = process.env.REQUIRE?.split(',').map((name) => name.trim());
  if (required?.includes(program)) throw new Error(`${because}, and REQUIRE names ${program}: ${what}`);
  const directory = process.env.LEFT_OUT;
  if (!directory) throw new Error('jest.config.mjs says where it is noted what was left out');
  appendFileSync(join(directory, 'tests'), `${what}: ${because}\n`);
}
