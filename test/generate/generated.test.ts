import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { differences, type GeneratedFile, writeDifferences } from '../../src/generate/generated-files.ts';
import { fill, markdownTable } from '../../src/generate/markdown.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const quietly = () => {};
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const contents = (path: string) => readFileSync(join(root, path), 'utf8');

const files: GeneratedFile[] = [
  { path: 'generated/deep/one.txt', text: () => 'one\n' },
  { path: 'page.md', text: async (page) => fill(page, 'two', '2') },
];
const page = '# Page\n\n<!-- two: generated -->\n<!-- /two -->\n\nBelow.\n';

describe('generated files', () => {
  test('differences() returns missing and differing files with their expected text, and writes nothing', async () => {
    write('page.md', page);
    const found = await differences(root, files, quietly);
    expect(found).toEqual([
      { path: 'generated/deep/one.txt', text: 'one\n' },
      { path: 'page.md', text: '# Page\n\n<!-- two: generated -->\n\n2\n\n<!-- /two -->\n\nBelow.\n' },
    ]);
    expect(contents('page.md')).toBe(page);
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });

  test('nothing differs after writeDifferences(), until a file is edited', async () => {
    write('page.md', page);
    writeDifferences(root, await differences(root, files, quietly));
    expect(await differences(root, files, quietly)).toEqual([]);
    write('generated/deep/one.txt', 'edited\n');
    expect(await differences(root, files, quietly)).toEqual([{ path: 'generated/deep/one.txt', text: 'one\n' }]);
  });

  test('writeDifferences() removes a file in generated/ that is no longer generated', async () => {
    write('page.md', page);
    write('generated/old.txt', 'left over');
    writeDifferences(root, await differences(root, files, quietly));
    expect(existsSync(join(root, 'generated/old.txt'))).toBe(false);
    expect(await differences(root, files, quietly)).toEqual([]);
  });

  test('one line is reported for each file', async () => {
    write('page.md', page);
    write('generated/old.txt', '');
    const lines: string[] = [];
    await differences(root, files, (line) => lines.push(line));
    expect(lines.map((line) => line.replace(/\d+ ms/, '… ms'))).toEqual([
      'generated/deep/one.txt: differs (… ms)',
      'page.md: differs (… ms)',
      'generated/old.txt: nothing generates it',
    ]);
  });

  test('a failure names the file that could not be generated', async () => {
    await expect(differences(root, files, quietly)).rejects.toThrow(
      /^page\.md can't be generated: .*<!-- two: generated -->/,
    );
  });
});

describe('the generated part of a page', () => {
  test('is replaced, and the text around it stays', () => {
    const first = fill(page, 'two', 'A | B');
    expect(fill(first, 'two', 'C')).toBe(fill(page, 'two', 'C'));
    expect(first).toBe('# Page\n\n<!-- two: generated -->\n\nA | B\n\n<!-- /two -->\n\nBelow.\n');
  });

  test.each([
    ['no marks', '# Page'],
    ['no closing mark', '<!-- two: generated -->'],
    ['the marks the wrong way round', '<!-- /two --><!-- two: generated -->'],
    ['the marks twice', page + page],
  ])('a page with %s is rejected', (_, text) => {
    expect(() => fill(text, 'two', '2')).toThrow('once and in this order');
  });

  test('a table escapes bars in its cells', () => {
    expect(markdownTable(['A', 'B'], [['1', 'x|y']])).toBe('| A | B |\n| --- | --- |\n| 1 | x\\|y |');
  });
});
