import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apertium, lineByLine } from '../../../src/runner/providers/apertium.ts';
import type { Provider } from '../../../src/runner/providers/provider.ts';
import { eventually } from '../../setup/eventually.ts';

const translate = (provider: Provider, text: string, to = 'es', signal = new AbortController().signal) =>
  provider.translate({ text, from: 'en', to, signal });

const upperCase = async (block: string) => block.toUpperCase();

describe('lineByLine', () => {
  test.each([
    ['one line', 'one', 'ONE'],
    ['white space around it', '  one \n', '  ONE \n'],
    [
      'white space around each line',
      ' one\t\n\n\n  two\r\n\r\nthree\rfour  ',
      ' ONE\t\n\n\n  TWO\r\n\r\nTHREE\rFOUR  ',
    ],
    ['lines of white space only', '\n \none\n \t \n', '\n \nONE\n \t \n'],
  ])('keeps %s', async (_name, text, expected) => {
    await expect(lineByLine(text, upperCase)).resolves.toBe(expected);
  });

  test('passes each line as a paragraph, without the white space around it', async () => {
    const blocks: string[] = [];
    await lineByLine(' one\n\n two \nthree', async (block) => {
      blocks.push(block);
      return block;
    });
    expect(blocks).toEqual(['one\n\ntwo\n\nthree\n\n']);
  });

  test('X29: restores the white space of the source', async () => {
    await expect(lineByLine('one \n two', async () => ' uno\n\ndos  \n\n')).resolves.toBe('uno \n dos');
  });

  test.each([
    ['the end of the block', 'uno\n\ndos'],
    ['a line', 'uno\n\n'],
    ['everything', ''],
  ])('X29: rejects an answer that lacks %s', async (_name, answer) => {
    const failure = { name: 'ProviderFailure', kind: 'unavailable', message: 'lost a part of the text' };
    await expect(lineByLine('one\ntwo', async () => answer)).rejects.toMatchObject(failure);
  });

  test('D72: refuses a text with an untranslatable line for good', async () => {
    await expect(lineByLine('one\nwill', async () => 'uno\n\n\n\n')).rejects.toMatchObject({ kind: 'rejected' });
  });
});

describe('the program', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'apertium-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** A shell script in Apertium's place, which lists one pair; `body` is what it does with a text. */
  async function standIn(name: string, body: string, timeoutMs?: number): Promise<Provider> {
    const program = join(directory, name);
    await writeFile(program, `#!/bin/sh\ncd '${directory}'\n[ "$1" = -l ] && { echo '  eng-spa'; exit; }\n${body}\n`);
    await chmod(program, 0o755);
    const provider = await apertium({ program, timeoutMs });
    if (!provider) throw new Error('the stand-in was not taken for Apertium');
    return provider;
  }

  test('gets the direction as an argument, the text as input, and none of our secrets', async () => {
    process.env.AZURE_TRANSLATOR_KEY = 'secret';
    try {
      const provider = await standIn('echo', 'echo "$@" > arguments; env > environment; cat');
      await expect(translate(provider, '$(id) `id`; "x"')).resolves.toBe('$(id) `id`; "x"');
    } finally {
      delete process.env.AZURE_TRANSLATOR_KEY;
    }
    await expect(readFile(join(directory, 'arguments'), 'utf8')).resolves.toBe('-u eng-spa\n');
    const environment = await readFile(join(directory, 'environment'), 'utf8');
    expect(environment).toContain('LC_ALL=C.UTF-8');
    expect(environment).not.toContain('AZURE');
  });

  test.each([
    ['ends with an error', 'cat; exit 3', 'ended with code 3'],
    ['is killed', 'kill -9 $$', 'ended with SIGKILL'],
    ['says nothing', 'cat > /dev/null', 'lost a part of the text'],
    ['does not read', 'exit 0', 'lost a part of the text'],
    ['writes without end', 'yes', 'wrote more than 2097152 bytes'],
    ['writes no UTF-8', "printf 'd\\351j\\340\\n\\n'", 'wrote something other than UTF-8'],
    ['writes a control character', "printf 'a\\007\\n\\n'", 'answered with characters that no text has'],
  ])('X29: that %s is unavailable', async (name, body, message) => {
    const provider = await standIn(name.replaceAll(' ', '-'), body);
    const failure = { name: 'ProviderFailure', kind: 'unavailable', message, retryAfter: undefined };
    await expect(translate(provider, 'Hello')).rejects.toMatchObject(failure);
  });

  test('that disappears after the start is unavailable', async () => {
    const provider = await standIn('gone', 'cat');
    await rm(join(directory, 'gone'));
    const failure = { kind: 'unavailable', message: 'could not be started (ENOENT)' };
    await expect(translate(provider, 'Hello')).rejects.toMatchObject(failure);
  });

  /** Whether a process is there; one that ended and that nobody waited for counts as gone. */
  async function alive(pid: number): Promise<boolean> {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    return status !== undefined && !/\) [ZX] /.test(status);
  }

  /** Writes its own id and that of a process in its pipeline, then waits for both, whatever signal comes. */
  const stuck = (file: string) =>
    `trap '' TERM; sleep 1000 & echo "$$ $!" > ${file}.new; mv ${file}.new ${file}; wait; wait`;
  async function pids(file: string): Promise<number[]> {
    let content = '';
    await eventually(`${file} is written`, async () => {
      content = await readFile(join(directory, file), 'utf8');
      return true;
    });
    return content.trim().split(' ').map(Number);
  }
  const gone = (pid: number) => eventually(`process ${pid} is gone`, async () => !(await alive(pid)));

  test('that hangs is killed with its child processes, and counts as too slow', async () => {
    const provider = await standIn('slow', stuck('slow-pids'), 200);
    const failure = { kind: 'unavailable', message: 'gave no answer within 0.2 s' };
    await expect(translate(provider, 'Hello')).rejects.toMatchObject(failure);
    for (const pid of await pids('slow-pids')) await gone(pid);
  });

  test('is ended when the caller cancels, with the caller’s own reason', async () => {
    const provider = await standIn('cancelled', stuck('cancelled-pids'));
    const cancelling = new AbortController();
    const reason = new Error('the job was cancelled');
    const translation = translate(provider, 'Hello', 'es', cancelling.signal);
    const started = await pids('cancelled-pids');
    cancelling.abort(reason);
    await expect(translation).rejects.toBe(reason);
    for (const pid of started) await gone(pid);
  });

  test('is not started if the call is already cancelled, the text is blank, or there is no route', async () => {
    const provider = await standIn('counted', 'touch was-started; cat');
    const reason = new Error('the runner stops');
    await expect(translate(provider, 'Hello', 'es', AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(translate(provider, ' \n ')).resolves.toBe(' \n ');
    await expect(translate(provider, 'Hello', 'fr')).rejects.toMatchObject({ kind: 'unsupported' });
    await expect(readFile(join(directory, 'was-started'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('is no provider when it is missing, fails, or is not a program', async () => {
    await expect(apertium({ program: join(directory, 'missing') })).resolves.toBeUndefined();
    await expect(apertium({ program: directory })).resolves.toBeUndefined();
    await writeFile(join(directory, 'failing'), '#!/bin/sh\necho eng-spa; exit 1\n', { mode: 0o755 });
    await expect(apertium({ program: join(directory, 'failing') })).resolves.toBeUndefined();
  });
});
