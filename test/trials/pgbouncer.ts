/**
 * `npm run try:pgbouncer -- test/api/v1`: runs tests with a real PgBouncer between the service and PostgreSQL, first in session mode,
 * then in transaction mode. Without paths it runs the tests of `/api/v1`.
 *
 * It needs the program pgbouncer (Debian's package, 1.18 or later) on PATH or in /usr/sbin.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['test/api/v1'];
const flags = ['--disable-warning=ExperimentalWarning'];
const outcomes: Record<string, string> = {};
for (const mode of ['session', 'transaction']) {
  console.log(`PgBouncer in ${mode} mode: ${paths.join(' ')}`);
  const jest = spawn(process.execPath, [...flags, 'node_modules/jest/bin/jest.js', ...paths], {
    env: { ...process.env, TEST_POOLER: mode },
    stdio: 'inherit',
  });
  const [code] = await once(jest, 'exit');
  outcomes[mode] = code === 0 ? 'all tests passed' : 'tests failed: see above';
}
console.table(outcomes);
process.exit(Object.values(outcomes).every((outcome) => outcome === 'all tests passed') ? 0 : 1);
