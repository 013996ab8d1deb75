/** What the log says when somebody logs too much. */
import { expect, test } from '@jest/globals';
import { createLog } from '../../src/log.ts';

test.each(['authorization', 'cookie', 'password', 'auth_token', 'secret'])(
  'M7: %s is cut out, and so it is of what is logged with it',
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

test('a cause that is told in words is logged as it is', () => {
  const lines: string[] = [];
  const log = createLog('web', 'info', { write: (line: string) => void lines.push(line) });
  log.error({ err: 'the runner says: cap' }, 'request failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { message: 'the runner says: cap' }, msg: 'request failed' });
});
