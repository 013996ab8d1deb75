/** The process that makes pictures, when it ends unexpectedly: because of a file, or by itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { PictureProcess } from '../../src/pictures/picture-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'tag-making-'));
const program = (name: string, lines: string) => {
  const file = join(directory, `${name}.mjs`);
  writeFileSync(file, lines);
  return file;
};
const stopping = new AbortController();
const node = process.execPath;
afterEach(() => {
  process.execPath = node;
});
afterAll(() => {
  stopping.abort();
  rmSync(directory, { recursive: true });
});

const why = (making: PictureProcess) =>
  making.make(Buffer.from('file')).then(
    () => 'made',
    ({ why }) => why,
  );

describe('without a finished picture', () => {
  test.each([
    ['its program cannot be read', () => join(directory, 'nothing.ts')],
    ['a package is missing', () => program('without', "import 'a-package-that-is-nowhere';")],
    ['it ends at its start', () => program('ending', 'process.exit(1);')],
  ])('if %s, the service is to blame, for the next file too', async (_what, file) => {
    const making = new PictureProcess(stopping.signal, file());
    expect(await Promise.all([why(making), why(making)])).toEqual(['busy', 'busy']);
  });

  test('if Node is missing for a moment, the next picture succeeds', async () => {
    const file = program(
      'whole',
      "process.on('message', ({ id }) => process.send({ id, made: {} })); process.send('ready');",
    );
    const making = new PictureProcess(stopping.signal, file);
    process.execPath = join(directory, 'node');
    expect(await why(making)).toBe('busy');
    process.execPath = node;
    expect(await why(making)).toBe('made');
  });

  test('if a file ends the process, the file is to blame', async () => {
    const file = program('broken', "process.on('message', () => process.exit(1)); process.send('ready');");
    expect(await why(new PictureProcess(stopping.signal, file))).toBe('too_costly');
  });
});
