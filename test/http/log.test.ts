/** What the log omits, and what it does about errors of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { createLog } from '../../src/log.ts';

test.each(['authorization', 'cookie', 'password', 'auth_token', 'secret'])(
  'M7: %s is redacted, also in nested values',
  (name) => {
    const lines: string[] = [];
    const log = createLog('web', 'info', { write: (line: string) => void lines.push(line) });
    log.info({ [name]: 'hunter2' }, 'asked');
    log.child({ [name]: 'hunter2' }).info('asked on');
    log.warn({ headers: { [name]: 'hunter2', accept: 'text/html' } }, 'refused');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { [name]: '[secret]', msg: 'asked' },
      { [name]: '[secret]', msg: 'asked on' },
      { headers: { [name]: '[secret]', accept: 'text/html' }, msg: 'refused' },
    ]);
    expect(lines.join('')).not.toContain('hunter2');
  },
);

test('an error that is a string is logged as a message', () => {
  const lines: string[] = [];
  const log = createLog('web', 'info', { write: (line: string) => void lines.push(line) });
  log.error({ err: 'the runner says: cap' }, 'request failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { message: 'the runner says: cap' }, msg: 'request failed' });
});

test('a log that cannot be written neither ends a process nor delays its end', async () => {
  const full = await open('/dev/full', 'w');
  const log = `import { createLog } from '${pathToFileURL(resolve('src/log.ts')).href}';
    createLog('web', 'info').info('more than is buffered: '.repeat(1000));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', log], { stdio: ['ignore', full.fd, 'pipe'] });
  try {
    const errors = text(child.stderr as Readable);
    const [code] = await once(child, 'exit');
    expect([code, await errors]).toEqual([0, '']);
  } finally {
    child.kill('SIGKILL');
    await full.close();
  }
});
