/**
 * Tests that need a missing program are skipped, and the last lines of the run list them (see left-out-reporter.mjs).
 * REQUIRE=browser,apertium makes that a failure for the named programs.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Requirements of tests besides Node and npm: programs, root, or mounting. */
type Program =
  | 'apertium'
  | 'browser'
  | 'bruno'
  | 'curl'
  | 'javac'
  | 'kotlin'
  | 'libreoffice'
  | 'mount'
  | 'nginx'
  | 'pgbouncer'
  | 'poppler'
  | 'postgresql-15'
  | 'root'
  | 'swift'
  | 'systemd'
  | 'zbar';

/** Records that `what` is skipped, and why; the caller skips it. Throws where the program is required. */
export function leaveOut(program: Program, what: string, because: string): void {
  const required = process.env.REQUIRE?.split(',').map((name) => name.trim());
  if (required?.includes(program)) throw new Error(`${because}, and REQUIRE names ${program}: ${what}`);
  const directory = process.env.LEFT_OUT;
  if (!directory) throw new Error('jest.config.mjs says where it is noted what was left out');
  appendFileSync(join(directory, 'tests'), `${what}: ${because}\n`);
}
